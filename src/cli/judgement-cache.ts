import { ConfigurationError, type Problem } from "../core/problems.ts";
import { judgementsText, readJudgements } from "../gate/baseline/read-reports.ts";
import type { StoredJudgement } from "../scorers/llm.ts";
import { writeOutput } from "./print.ts";

/** The number of judgements that may be lost when the process is killed. */
const BETWEEN_WRITES = 20;

/** A user's file of judgements. It is never partly written. */
export class JudgementCache {
  /** The judgements in the file, by the key of the question. */
  readonly known: ReadonlyMap<string, StoredJudgement>;
  private readonly file: string;
  private readonly added = new Map<string, StoredJudgement>();
  private unwritten = 0;

  /** Throws ConfigurationError for other content, or a file that cannot be written. */
  constructor(file: string) {
    const problems: Problem[] = [];
    this.file = file;
    this.known = readJudgements(file, problems);
    if (problems.length > 0) throw new ConfigurationError(problems);
    // Check that the file can be written before judgements cost money.
    this.write();
  }

  /** A failed write is repeated later and does not end the job. */
  add(judgement: StoredJudgement): void {
    this.added.set(judgement.key, judgement);
    this.unwritten += 1;
    if (this.unwritten % BETWEEN_WRITES === 0) this.tryToFinish();
  }

  /** Throws ConfigurationError when the file cannot be written. */
  finish(): void {
    if (this.unwritten > 0) this.write();
  }

  tryToFinish(): void {
    try {
      this.finish();
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
    }
  }

  private write(): void {
    writeOutput(this.file, judgementsText(this.known, this.added));
    this.unwritten = 0;
  }
}
