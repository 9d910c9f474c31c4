import type { Expectation } from "../expectations/expectation.ts";
import type { Json } from "../json/json.ts";
import type { Judgement, JudgeTerms, Question } from "../judgement/judgement.ts";
import type { Seen } from "../judgement/question.ts";
import type { ToolBook } from "../policy/tools.ts";
import type { Run } from "../recordings/run.ts";
import type { LlmDetails } from "./llm-details.ts";

/**
 * What a scorer says of one run: measured, nothing to measure, or broken. The last two are never a number and never a pass.
 */
export type Outcome<Details = Json> =
  | { status: "scored"; value: number; details: Details }
  | { status: "not-assessed"; reason: string }
  | { status: "error"; reason: string };

interface ScorerFacts {
  /** The name users know it by. */
  id: string;
  /** Whether a higher or a lower score is better. */
  direction: "higher" | "lower";
  /** Raised whenever the same run may score differently than before: part of a case's fingerprint. */
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

/** A scorer that asks a judge. */
export interface JudgedScorer<Details = unknown> extends ScorerFacts {
  kind: "judged";
  /** What to ask about a run, or why there is nothing to ask. */
  ask(run: Run, seen: Seen, terms: JudgeTerms): Question | { unasked: string };
  score(judgement: Judgement, question: Question): Outcome<Details>;
  /** The outcome for a question whose judgement is known; undefined when it does not fit the question. */
  recall(details: Details, question: Question): Outcome<Details> | undefined;
}

/** One way to score a run. One file each; `registry.ts` lists them. */
export type Scorer = DeterministicScorer | JudgedScorer<LlmDetails>;
