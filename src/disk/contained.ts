import { realpathSync } from "node:fs";
import { isAbsolute, relative, sep } from "node:path";

/** True when what the path leads to, links followed, lies outside the folder. Throws when there is no such path. */
export function leadsOutside(folder: string, path: string): boolean {
  const inside = relative(realpathSync.native(folder), realpathSync.native(path));
  return inside === ".." || inside.startsWith(`..${sep}`) || isAbsolute(inside);
}
