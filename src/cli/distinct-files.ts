import { realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { ConfigurationError } from "../problems.ts";

/** Throws ConfigurationError when two options, by their flags, name one file to write: one would be lost. */
export function demandDistinct(files: Readonly<Record<string, string | undefined>>): void {
  const taken = new Map<string, string>();
  for (const [flag, file] of Object.entries(files)) {
    if (file === undefined) continue;
    const place = placeOf(file);
    const other = taken.get(place);
    if (other !== undefined) {
      const message = `both ${other} and ${flag} would be written there: name another file for one of them`;
      throw new ConfigurationError([{ severity: "error", file, message }]);
    }
    taken.set(place, flag);
  }
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
