import type { Json } from "../core/json.ts";
import type { Run } from "../recordings/run.ts";
import type { Expectation } from "./expectation.ts";
import type { JudgedText } from "./texts/text-scorer.ts";
import type { ToolBook } from "./tool-book.ts";

/**
 * `nothingToMeasure`: the text scorer does not apply to this run or case.
 * `unrecorded`: the recording lacks the calls or the result. Such a run must not pass because of its other scores.
 */
export interface NotAssessed {
  status: "not-assessed";
  reason: string;
  nothingToMeasure?: true;
  unrecorded?: true;
}

/** A scorer's result for one run. Only "scored" can pass. */
export type Outcome<Details = Json> =
  | { status: "scored"; value: number; details: Details }
  | NotAssessed
  | { status: "error"; reason: string };

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

/** Returns the outcome of a run that cannot be scored, for example because no judge is available. */
export function notAssessed(reason: string): NotAssessed {
  return { status: "not-assessed", reason };
}

/** The outcome of call scorers for a run whose calls are not recorded. To assume that it called nothing would be a guess. */
export const CALLS_UNRECORDED: NotAssessed = {
  status: "not-assessed",
  reason: "the recording has texts only: it does not say which tools were called",
  unrecorded: true,
};

/** Returns the outcome of a run that has nothing for the scorer to measure. */
export function nothingToMeasure(reason: string): NotAssessed {
  return { status: "not-assessed", reason, nothingToMeasure: true };
}
