import { lstatSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { leadsOutside } from "../core/files.ts";
import { upToRepository } from "../core/git/git.ts";
import { ConfigurationError } from "../core/problems.ts";
import { CONFIG_FILES } from "./policy.ts";

export interface ConfigPlace {
  file: string;
  unused?: string | undefined;
}

/**
 * Finds the policy file of a folder, or the nearest one above it in the same repository. Throws ConfigurationError if one above links to
 * a file outside of the repository.
 */
export function findConfigFile(folder: string): ConfigPlace | undefined {
  const folders = upToRepository(folder);
  for (const home of folders) {
    const paths = CONFIG_FILES.map((name) => join(home, name)).filter(isThere);
    const [file, unused] = paths.map((path) => relative(resolve(folder), path).split(sep).join("/"));
    if (file === undefined) continue;
    if (home !== folders[0] && isOutside(folders.at(-1) ?? home, paths[0] ?? home)) {
      const message = "leads outside the repository: copy the file into it, or name it with --policy";
      throw new ConfigurationError([{ severity: "error", file, message }]);
    }
    return { file, unused };
  }
  return undefined;
}

/** True also for a dangling link or without permission: reading it reports the problem. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return true;
  }
}

function isOutside(folder: string, path: string): boolean {
  try {
    return leadsOutside(folder, path);
  } catch {
    return false;
  }
}
