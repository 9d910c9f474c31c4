import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { limits } from "../limits.ts";
import type { Problem } from "../problems.ts";
import { leadsOutside } from "./contained.ts";

/**
 * The text of a configuration file, named relative to the root. What is wrong with it goes to `problems`, and undefined comes back.
 * With `contained`, a file outside the root is a problem.
 */
export function readConfigurationFile(
  file: string,
  { root, contained }: { root: string; contained: boolean },
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
      return fail(stats.isDirectory() ? "is a folder, not a file" : "is not a regular file");
    if (contained && leadsOutside(root, path)) return fail("leads outside the workspace");
    if (stats.size > limits.configurationBytes) {
      return fail(
        `has ${stats.size} bytes, more than the ${limits.configurationBytes} that are read: split it`,
      );
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
        : "does not exist",
    );
  }
}
