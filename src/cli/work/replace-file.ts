import { readFileSync, realpathSync } from "node:fs";
import { writeWhole } from "../../disk/write.ts";

/**
 * Writes a file, through links to it, if it still holds the text that was read. Otherwise, or when it cannot be written, says why
 * and leaves it alone.
 */
export function replaceFile(path: string, before: string, after: string): string | undefined {
  try {
    const target = realpathSync(path);
    if (readFileSync(target, "utf8") !== before) {
      return "was changed by somebody else meanwhile and is not written: run this again";
    }
    writeWhole(target, after);
    return undefined;
  } catch (error) {
    if (error instanceof Error) return `cannot be written: ${error.message}`;
    throw error;
  }
}
