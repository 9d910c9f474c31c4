import { createHash, type Hash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import type { FoundFile } from "./patterns.ts";

const CHUNK_BYTES = 4 * 1024 * 1024;

/** sha256 of files' names and contents: the same for the same files. One that cannot be read counts as such. */
export function digestOf(files: readonly FoundFile[]): string {
  const all = createHash("sha256");
  const buffer = Buffer.alloc(CHUNK_BYTES);
  for (const { path, name } of files) {
    const one = createHash("sha256");
    addFile(path, one, buffer);
    all.update(JSON.stringify([name, one.digest("hex")]));
  }
  return `sha256:${all.digest("hex")}`;
}

function addFile(path: string, hash: Hash, buffer: Buffer): void {
  let file: number | undefined;
  try {
    file = openSync(path, "r");
    for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer))
      hash.update(buffer.subarray(0, size));
  } catch {
    hash.update("unreadable");
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
