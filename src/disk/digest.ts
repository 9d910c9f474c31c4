import { createHash, type Hash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import { ConfigurationError } from "../problems.ts";
import type { Steps } from "../process/steps.ts";
import type { Allowance } from "./allowance.ts";
import type { FoundFile } from "./patterns.ts";

const CHUNK_BYTES = 4 * 1024 * 1024;

/**
 * sha256 of files' names and contents: the same for the same files. One that cannot be read counts as such. Throws
 * ConfigurationError when they have more bytes than is left of the allowance.
 */
export function* digestOf(files: readonly FoundFile[], allowance: Allowance): Steps<string> {
  const all = createHash("sha256");
  const buffer = Buffer.alloc(CHUNK_BYTES);
  for (const { path, name } of files) {
    const one = createHash("sha256");
    yield* addFile(path, one, buffer, (count) => allowance.takeBytes(count, name));
    all.update(JSON.stringify([name, one.digest("hex")]));
  }
  return `sha256:${all.digest("hex")}`;
}

function* addFile(path: string, hash: Hash, buffer: Buffer, onBytes: (count: number) => void): Steps<void> {
  let file: number | undefined;
  try {
    file = openSync(path, "r");
    for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer)) {
      onBytes(size);
      hash.update(buffer.subarray(0, size));
      yield;
    }
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    hash.update("unreadable");
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
