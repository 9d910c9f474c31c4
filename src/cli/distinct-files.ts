import { realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { ConfigurationError, type Problem } from "../problems.ts";

/** A file, and the option that names it. */
export interface NamedFile {
  flag: string;
  file: string;
}

/**
 * Throws ConfigurationError when two options name one file to write, for one would be lost, or when one is to be written to a file that
 * people wrote and the command reads.
 */
export function demandDistinct(written: readonly NamedFile[], read: readonly NamedFile[]): void {
  const sources = new Map(read.map(({ flag, file }) => [placeOf(file), flag]));
  const taken = new Map<string, string>();
  const problems = written.flatMap(({ flag, file }): Problem[] => {
    const place = placeOf(file);
    const source = sources.get(place);
    const other = taken.get(place);
    taken.set(place, flag);
    const message =
      source !== undefined
        ? `is the file of ${source}, which ${flag} would overwrite: name another file for ${flag}`
        : `both ${other} and ${flag} would be written there: name another file for one of them`;
    return source === undefined && other === undefined ? [] : [{ severity: "error", file, message }];
  });
  if (problems.length > 0) throw new ConfigurationError(problems);
}

/** Where a file is or will be, links followed as far as there are any. */
function placeOf(file: string): string {
  const path = resolve(file);
  return real(path) ?? join(real(dirname(path)) ?? dirname(path), basename(path));
}

function real(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
