import type { Run } from "../recordings/run.ts";
import type { Expectation } from "./expectation.ts";
import type { Outcome } from "./outcome.ts";
import type { JudgedText } from "./texts/text-scorer.ts";
import type { ToolBook } from "./tool-book.ts";

interface ScorerFacts {
  id: string;
  direction: "higher" | "lower";
  /** Increase it whenever the same run may get a different score. Reports contain it, and comparisons of two versions point it out. */
  version: number;
  /** Returns true if the case requests the scorer. Absent: every case does. */
  isAsked?(expectation: Expectation): boolean;
}

/** A scorer without a judge: the same run always gets the same score. */
export interface DeterministicScorer<Details = unknown> extends ScorerFacts {
  kind: "deterministic";
  /** The scorer gives 1 to every run that `isAsExpected`, and is skipped for those runs. */
  isOneAsExpected: boolean;
  score(run: Run, expectation: Expectation, tools: ToolBook): Outcome<Details>;
}

/** Judged scorers share questions: see `questions.ts`. */
export interface JudgedScorer extends ScorerFacts {
  kind: "judged";
  text?: JudgedText;
}

export type Scorer = DeterministicScorer | JudgedScorer;
