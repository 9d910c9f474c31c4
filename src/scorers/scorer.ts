import type { Json } from "../base/json.ts";
import type { Run } from "../recordings/run.ts";
import type { Expectation } from "./expectation.ts";
import type { JudgedText } from "./texts/text-scorer.ts";
import type { ToolBook } from "./tools.ts";

/**
 * There is no score. `nothingToMeasure`: of texts, and of nobody kept from them: the run or its case has nothing to measure.
 * `unrecorded`: there would be, but the recording does not hold it, such as the calls or a result: the run must not pass by the word of
 * others.
 */
export interface NotAssessed {
  status: "not-assessed";
  reason: string;
  nothingToMeasure?: true;
  unrecorded?: true;
}

/**
 * What a scorer says of one run: measured, nothing to measure, or broken. The last two are never a number and never a pass.
 */
export type Outcome<Details = Json> =
  | { status: "scored"; value: number; details: Details }
  | NotAssessed
  | { status: "error"; reason: string };

interface ScorerFacts {
  /** The name users know it by. */
  id: string;
  /** Whether a higher or a lower score is better. */
  direction: "higher" | "lower";
  /** Raised whenever the same run may score differently than before: reports name it, and a comparison of two versions says so. */
  version: number;
  /** Whether a case asks for it. Absent: every case does. */
  isAsked?(expectation: Expectation): boolean;
}

/** A scorer that needs nobody: the same run gets the same score. */
export interface DeterministicScorer<Details = unknown> extends ScorerFacts {
  kind: "deterministic";
  /** It gives 1 to every run that `isAsExpected`, and is not asked about those. */
  isOneAsExpected: boolean;
  score(run: Run, expectation: Expectation, tools: ToolBook): Outcome<Details>;
}

/** A scorer that asks a judge. Those that ask about the same ask it together: `questions.ts`. */
export interface JudgedScorer extends ScorerFacts {
  kind: "judged";
  /** What it asks about texts; absent: it asks about calls. */
  text?: JudgedText;
}

/** One way to score a run. One file each; `index.ts` lists them. */
export type Scorer = DeterministicScorer | JudgedScorer;

/** What a scorer says that is kept from a run: by the judge, by the size of the run, by a recording without texts. */
export function notAssessed(reason: string): NotAssessed {
  return { status: "not-assessed", reason };
}

/** What a scorer of calls says of a run whose recording does not tell what was called: "called nothing" would be a guess. */
export const CALLS_UNRECORDED: NotAssessed = {
  status: "not-assessed",
  reason: "the recording has texts only: it does not say which tools were called",
  unrecorded: true,
};

/** What a scorer says that finds nothing to measure in a run. */
export function nothingToMeasure(reason: string): NotAssessed {
  return { status: "not-assessed", reason, nothingToMeasure: true };
}
