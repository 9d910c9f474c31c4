import { defaultJobLimits, type JobLimits } from "../policy/job-limits.ts";
import { ConfigurationError } from "../problems.ts";

const MEBIBYTE = 1024 * 1024;

/** What may still be read of the recordings of a job, once through. Throws ConfigurationError where there is more. */
export class Allowance {
  /** Bytes that one JSON document may have. */
  readonly documentBytes: number;
  private readonly most: JobLimits;
  private bytes = 0;
  private runs = 0;

  constructor(most: JobLimits = defaultJobLimits) {
    this.most = most;
    this.documentBytes = most.documentMegabytes * MEBIBYTE;
  }

  /** Counts bytes of a recording as they are read, unpacked. */
  takeBytes(count: number, file: string): void {
    this.bytes += count;
    const { recordingMegabytes: most } = this.most;
    if (this.bytes <= most * MEBIBYTE) return;
    throw excess(
      file,
      `with it the recordings have ${Math.ceil(this.bytes / MEBIBYTE)} MiB or more, and one job reads ${most} (limits.recordingMegabytes of the policy)`,
    );
  }

  /** Counts a run, or a recording that cannot be read. */
  takeRun(file: string): void {
    this.runs += 1;
    const { runs: most } = this.most;
    if (this.runs <= most) return;
    throw excess(
      file,
      `with it the recordings hold ${this.runs} runs or more, and one job reads ${most} (limits.runs of the policy)`,
    );
  }
}

function excess(file: string, what: string): ConfigurationError {
  const message = `${what}: match fewer recordings, or share them among several suites`;
  return new ConfigurationError([{ severity: "error", file, message }]);
}
