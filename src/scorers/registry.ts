import { code } from "./code.ts";
import { f1 } from "./f1.ts";
import { llm } from "./llm.ts";
import type { Scorer } from "./scorer.ts";

const known = [code, f1, llm] as const;

/** The name of a scorer, as policies and reports have it. */
export type ScorerId = (typeof known)[number]["id"];

/** Every scorer, in the order in which people see them. */
export const scorers: readonly (Scorer & { id: ScorerId })[] = known;

export const deterministicScorers = scorers.filter((scorer) => scorer.kind === "deterministic");

export const judgedScorers = scorers.filter((scorer) => scorer.kind === "judged");

/** Whether a scorer asks a judge. */
export function isJudged(scorer: string): boolean {
  return judgedScorers.some(({ id }) => id === scorer);
}

/** Something of each scorer, by name. */
export function ofEachScorer<Value>(get: (scorer: Scorer) => Value): Record<ScorerId, Value> {
  return Object.fromEntries(scorers.map((each) => [each.id, get(each)])) as Record<ScorerId, Value>;
}
