import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { Problem } from "../problems.ts";
import { leadsOutside } from "./contained.ts";

/** Where a file may be, and how large. */
export interface TextFileBounds {
  root: string;
  /** A file outside the root is a problem. */
  contained: boolean;
  mostBytes: number;
  /** What to do about a file that is larger. */
  remedy: string;
}

/**
 * The text of a file, named relative to the root. What is wrong with it goes to `problems`, and undefined comes back.
 */
export function readTextFile(
  file: string,
  { root, contained, mostBytes, remedy }: TextFileBounds,
  problems: Problem[],
): { file: string; text: string } | undefined {
  const fail = (message: string) => {
    problems.push({ severity: "error", file, message });
    return undefined;
  };
  const path = resolve(root, file);
  try {
    const stats = statSync(path);
    if (!stats.isFile())
      return fail(stats.isDirectory() ? "is a folder: name a file in it" : "is not a regular file");
    if (contained && leadsOutside(root, path))
      return fail("leads outside the workspace: copy the file into it");
    if (stats.size > mostBytes) {
      return fail(`has ${stats.size} bytes, more than the ${mostBytes} that are read: ${remedy}`);
    }
    const bytes = readFileSync(path);
    return isUtf8(bytes)
      ? { file, text: bytes.toString("utf8") }
      : fail("is not UTF-8 text: save it as UTF-8");
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    if (!missing) return fail(`cannot be read: ${(error as Error).message}`);
    return fail(
      /[*?{]/.test(file)
        ? "does not exist: patterns are not expanded here, name each file"
        : "does not exist: check its path",
    );
  }
}
