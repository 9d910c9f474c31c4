import { closeSync, openSync, readSync } from "node:fs";

const MOST_BYTES = 4 * 1024 * 1024;

/** What small files are read into, one after another: a buffer for each is as much work for the garbage collector as its text. */
const scratch = Buffer.allocUnsafeSlow(MOST_BYTES + 1);

/**
 * What a file of at most 4 MiB holds: bytes that stand only until the next small file is read. Undefined for a larger one. Throws what
 * the file system says.
 */
export function smallFile(path: string): Buffer | undefined {
  const file = openSync(path, "r");
  try {
    let length = 0;
    while (length < scratch.length) {
      const count = readSync(file, scratch, length, scratch.length - length, null);
      if (count === 0) return scratch.subarray(0, length);
      length += count;
    }
    return undefined;
  } finally {
    closeSync(file);
  }
}
