import { code } from "./code.ts";
import { f1 } from "./f1.ts";
import { llm } from "./llm.ts";
import type { Scorer } from "./scorer.ts";

/** Every scorer, in the order in which people see them. */
export const scorers: readonly Scorer[] = [code, f1, llm];

/** Those that need nobody. */
export const deterministicScorers = scorers.filter((scorer) => scorer.kind === "deterministic");

/** Those that ask a judge. */
export const judgedScorers = scorers.filter((scorer) => scorer.kind === "judged");

/** Whether a scorer asks a judge. */
export function isJudged(scorer: string): boolean {
  return judgedScorers.some(({ id }) => id === scorer);
}
