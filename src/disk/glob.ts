import { type Dirent, lstatSync, readdirSync, realpathSync, type Stats, statSync } from "node:fs";
import { globSync } from "tinyglobby";
import { leadsOutside } from "./contained.ts";

/** What a path leads to, or undefined when that is nothing. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/**
 * What a glob matches, in order. Links are followed, but none to a folder outside the boundary: those are named to `skip`. Links to
 * nothing and what is neither file nor folder match by their own names, so that they can be reported.
 */
export function pathsOf(
  glob: string,
  cwd: string,
  boundary: string | undefined,
  skip: (link: string) => void,
): string[] {
  let link = "";
  const realpath = (path: string) => {
    link = path;
    return statOf(path) === undefined ? path : realpathSync(path);
  };
  const stat = (path: string) => {
    const stats = statOf(path);
    if (stats === undefined) return lstatSync(path);
    if (boundary === undefined || !stats.isDirectory() || !leadsOutside(boundary, path)) return stats;
    skip(link);
    return lstatSync(link);
  };
  const entries = (path: string) => readdirSync(path, { withFileTypes: true }).map(asVisible);
  const found = globSync(glob, {
    cwd,
    absolute: true,
    dot: true,
    onlyFiles: false,
    expandDirectories: false,
    fs: {
      readdirSync: entries as unknown as typeof readdirSync,
      realpathSync: realpath as typeof realpathSync,
      statSync: stat as typeof statSync,
    },
  });
  return found.map((path) => path.replace(/\/$/, "")).sort();
}

/** The glob library passes over sockets, pipes and devices, unless they look like files. */
function asVisible(entry: Dirent): Dirent {
  if (entry.isFile() || entry.isDirectory() || entry.isSymbolicLink()) return entry;
  return Object.assign(Object.create(entry) as Dirent, { name: entry.name, isFile: () => true });
}
