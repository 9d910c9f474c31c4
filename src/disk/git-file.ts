import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Far more than git writes into the files that are read here. */
const MOST_BYTES = 1024 * 1024;

/** The text of one of git's own files of a folder; null where there is no such file of a size to read. */
export function gitFile(folder: string, name: string): string | null {
  const path = join(folder, ".git", name);
  try {
    const stats = statSync(path);
    return stats.isFile() && stats.size <= MOST_BYTES ? readFileSync(path, "utf8").trim() : null;
  } catch {
    return null;
  }
}
