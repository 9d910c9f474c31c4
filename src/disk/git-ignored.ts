import { limits } from "../limits.ts";
import { globTest } from "../policy/glob.ts";
import { readTextFile } from "./text-file.ts";

/** A line of a `.gitignore` that names a file, or a folder on the way to it. */
export interface IgnoringLine {
  file: string;
  line: number;
  /** The line itself. */
  text: string;
}

interface Rule extends IgnoringLine {
  /** The folder that its file lies in: empty for the top of the repository. */
  folder: string;
  isNegated: boolean;
  isForFolders: boolean;
  matches: (path: string) => boolean;
}

/**
 * By which line git leaves a file out, as the `.gitignore` files on the way to it say; undefined where none does. Both are relative to
 * `root`, with forward slashes. Nothing outside of it is read: what git is told elsewhere, in its own folder or that of the user, is not
 * known here, nor whether somebody has added the file by force.
 */
export function gitIgnores(root: string): (file: string) => IgnoringLine | undefined {
  const bounds = { root, contained: true, mostBytes: limits.configurationBytes, remedy: "" };
  let left: number = limits.ignoringLines;
  const rules = remembered((folder) => {
    const file = folder === "" ? ".gitignore" : `${folder}/.gitignore`;
    const text = left === 0 ? "" : (readTextFile(file, bounds, [])?.text ?? "");
    const lines = linesOf(text).slice(0, left);
    left -= lines.length;
    return lines.flatMap((line) => ruleOf(folder, { file, ...line }));
  });
  const ignoredFolder = remembered((folder) => (folder === "" ? undefined : look(folder, true)));
  function look(path: string, isFolder: boolean): IgnoringLine | undefined {
    const above = foldersAbove(path);
    const outer = ignoredFolder(above.at(-1) ?? "");
    if (outer !== undefined) return outer;
    const last = above
      .flatMap(rules)
      .findLast((rule) => (isFolder || !rule.isForFolders) && names(rule, path));
    return last === undefined || last.isNegated ? undefined : last;
  }
  return remembered((file) => look(file, false));
}

/** From the top, which has an empty name, to the one that a path lies in. */
function foldersAbove(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return ["", ...parts.map((_part, at) => parts.slice(0, at + 1).join("/"))];
}

function remembered<T>(make: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined || known.has(path)) return before as T;
    const made = make(path);
    known.set(path, made);
    return made;
  };
}

function names({ folder, matches }: Rule, path: string): boolean {
  return matches(folder === "" ? path : path.slice(folder.length + 1));
}

/** Those that say something, each with its number. */
function linesOf(text: string): Pick<IgnoringLine, "line" | "text">[] {
  return text.split(/\r?\n/).flatMap((line, at) => {
    const written = line.replace(/(?<!\\)\s+$/, "");
    return written === "" || written.startsWith("#") ? [] : [{ line: at + 1, text: written }];
  });
}

function ruleOf(folder: string, line: IgnoringLine): Rule[] {
  const isNegated = line.text.startsWith("!");
  const pattern = isNegated ? line.text.slice(1) : line.text;
  const glob = pattern.replace(/\/$/, "");
  try {
    return [{ ...line, folder, isNegated, isForFolders: glob !== pattern, matches: testOf(glob) }];
  } catch {
    // What we cannot read as a glob speaks of none of our files.
    return [];
  }
}

/** One with a slash speaks of paths, any other of names in whatever folder. */
function testOf(glob: string): Rule["matches"] {
  // To git braces, bars and brackets of this kind are characters like others.
  const plain = glob.replace(/(?<!\\)[{}()|]/g, "\\$&");
  if (plain.includes("/")) return globTest(plain.replace(/^\//, ""));
  const test = globTest(plain);
  return (path) => test(path.slice(path.lastIndexOf("/") + 1));
}
