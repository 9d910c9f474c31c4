import type { Judgement, Question } from "../judgement/judgement.ts";
import type { JudgedSheet, KeptJudgement } from "./kept.ts";
import type { Outcome } from "./scorer.ts";

/** What a judge makes of a run: outcomes by scorer, and the sheet that they were made of, where it was one. */
export interface JudgedRun {
  scores: Record<string, Outcome<unknown>>;
  sheets: JudgedSheet[];
}

/** A question about a run, and what its answer means to the scorers that wait for it. */
export interface Inquiry {
  question: Question;
  /** Their ids. */
  scorers: readonly string[];
  /** What they make of a judgement. */
  score(judgement: Judgement): JudgedRun;
  /** The same of one that was kept; undefined when it is not a whole one of this question. */
  recall(kept: KeptJudgement): JudgedRun | undefined;
}

/** What can be said of a run before anybody is asked, and what there is to ask. */
export interface Inquiries {
  /** Of the scorers that have nothing to ask. */
  scores: Record<string, Outcome<unknown>>;
  inquiries: Inquiry[];
}
