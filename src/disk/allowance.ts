import { defaultJobLimits, type JobLimits } from "../policy/job-limits.ts";
import { ConfigurationError } from "../problems.ts";

const MEBIBYTE = 1024 * 1024;

/** What was read of recordings. */
export interface Used {
  bytes: number;
  runs: number;
}

/** What may still be read of the recordings of a job, once through. Throws ConfigurationError where there is more. */
export class Allowance {
  /** Bytes that one JSON document may have. */
  readonly documentBytes: number;
  private readonly most: JobLimits;
  readonly used: Used = { bytes: 0, runs: 0 };

  constructor(most: JobLimits = defaultJobLimits) {
    this.most = most;
    this.documentBytes = most.documentMegabytes * MEBIBYTE;
  }

  /** Counts what was read elsewhere of a file. */
  take({ bytes, runs }: Used, file: string): void {
    this.takeBytes(bytes, file);
    this.takeRuns(runs, file);
  }

  /** Counts bytes of a recording as they are read, unpacked. */
  takeBytes(count: number, file: string): void {
    this.used.bytes += count;
    const { recordingMegabytes: most } = this.most;
    if (this.used.bytes <= most * MEBIBYTE) return;
    throw excess(
      file,
      `with it the recordings have ${Math.ceil(this.used.bytes / MEBIBYTE)} MiB or more, and one job reads ${most} (limits.recordingMegabytes of the policy)`,
    );
  }

  /** Counts runs, and recordings that cannot be read. */
  takeRuns(count: number, file: string): void {
    this.used.runs += count;
    const { runs: most } = this.most;
    if (this.used.runs <= most) return;
    throw excess(
      file,
      `with it the recordings hold ${this.used.runs} runs or more, and one job reads ${most} (limits.runs of the policy)`,
    );
  }
}

function excess(file: string, what: string): ConfigurationError {
  const message = `${what}: match fewer recordings, or share them among several suites`;
  return new ConfigurationError([{ severity: "error", file, message }]);
}
