import { ConfigurationError, type Problem } from "../base/problems.ts";
import { judgementsText, readJudgements } from "../gate/read-reports.ts";
import type { KeptJudgement } from "../scorers/llm.ts";
import { writeOutput } from "./print.ts";

/** Judgements after which the file is written again: as many may be lost when the process is killed. */
const BETWEEN_WRITES = 20;

/** The file that a user keeps judgements in, while a judge adds to them. It is always whole. */
export class JudgementCache {
  /** What the file held, by the keys of the questions. */
  readonly known: ReadonlyMap<string, KeptJudgement>;
  private readonly file: string;
  private readonly added = new Map<string, KeptJudgement>();
  private unwritten = 0;

  /** Throws ConfigurationError when the file holds something else, or cannot be written. */
  constructor(file: string) {
    const problems: Problem[] = [];
    this.file = file;
    this.known = readJudgements(file, problems);
    if (problems.length > 0) throw new ConfigurationError(problems);
    // What a judgement costs must not be paid before it is sure that it can be kept.
    this.write();
  }

  /** Adds a judgement. One that cannot be written now is so later: it ends no job. */
  add(judgement: KeptJudgement): void {
    this.added.set(judgement.key, judgement);
    this.unwritten += 1;
    if (this.unwritten % BETWEEN_WRITES === 0) this.tryToFinish();
  }

  /** Writes what is not written yet. Throws ConfigurationError when that is not possible. */
  finish(): void {
    if (this.unwritten > 0) this.write();
  }

  /** The same, as well as it can be done. */
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
