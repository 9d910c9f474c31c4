import { createHash, type Hash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import type { Steps } from "../../core/interruptible.ts";
import { defaultJobLimits, type JobLimits, MEBIBYTE } from "../../core/limits.ts";
import { ConfigurationError } from "../../core/problems.ts";
import type { MatchedFile } from "./find.ts";

export interface Usage {
  bytes: number;
  runs: number;
}

/** The remaining amount that a job may read. Throws ConfigurationError beyond it. */
export class Allowance {
  readonly documentBytes: number;
  private readonly most: JobLimits;
  readonly used: Usage = { bytes: 0, runs: 0 };

  constructor(most: JobLimits = defaultJobLimits) {
    this.most = most;
    this.documentBytes = most.documentMegabytes * MEBIBYTE;
  }

  take({ bytes, runs }: Usage, file: string): void {
    this.takeBytes(bytes, file);
    this.takeRuns(runs, file);
  }

  /** Adds unpacked bytes. */
  takeBytes(count: number, file: string): void {
    this.used.bytes += count;
    const { recordingMegabytes: most } = this.most;
    if (this.used.bytes <= most * MEBIBYTE) return;
    throw excess(
      file,
      `with it the recordings have ${Math.ceil(this.used.bytes / MEBIBYTE)} MiB or more, and one job reads ${most} (limits.recordingMegabytes of the policy)`,
    );
  }

  /** Adds runs, including unreadable recordings. */
  takeRuns(count: number, file: string): void {
    this.used.runs += count;
    const { runs: most } = this.most;
    if (this.used.runs <= most) return;
    throw excess(
      file,
      `with it the recordings have ${this.used.runs} runs or more, and one job reads ${most} (limits.runs of the policy)`,
    );
  }
}

function excess(file: string, what: string): ConfigurationError {
  const message = `${what}: match fewer recordings, or share them among several suites`;
  return new ConfigurationError([{ severity: "error", file, message }]);
}

const CHUNK_BYTES = 4 * 1024 * 1024;

/** Returns a sha256 of the files' names and contents; unreadable files count as such. Throws ConfigurationError beyond the allowance. */
export function* digestOf(files: readonly MatchedFile[], allowance: Allowance): Steps<string> {
  const all = createHash("sha256");
  const buffer = Buffer.alloc(CHUNK_BYTES);
  for (const { path, name } of files) {
    const fileHash = createHash("sha256");
    yield* addFile(path, fileHash, buffer, (count) => allowance.takeBytes(count, name));
    all.update(JSON.stringify([name, fileHash.digest("hex")]));
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
