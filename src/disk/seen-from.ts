import { relative, resolve, sep } from "node:path";

/** What absolute paths are called as seen from a folder, with forward slashes; the folder itself is "". */
export function seenFrom(folder: string): (path: string) => string {
  const own = asPrefix(resolve(folder));
  // To find the way to a folder outside takes long, and most files lie in the same.
  let last = { parent: "", way: "" };
  const byWay = (path: string) => {
    const isAbove = own.startsWith(asPrefix(path));
    if (isAbove) return relative(folder, path);
    const parent = path.slice(0, path.lastIndexOf(sep) + 1);
    if (parent !== last.parent) last = { parent, way: asPrefix(relative(folder, parent)) };
    return last.way + path.slice(parent.length);
  };
  return (path) => {
    const name = path.startsWith(own) ? path.slice(own.length) : byWay(path);
    return sep === "/" ? name : name.replaceAll(sep, "/");
  };
}

function asPrefix(folder: string): string {
  return folder.endsWith(sep) ? folder : `${folder}${sep}`;
}
