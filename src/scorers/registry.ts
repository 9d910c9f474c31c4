import type { Expectation } from "../expectations/expectation.ts";
import { textScorers } from "../texts/registry.ts";
import type { TextScorer } from "../texts/text-scorer.ts";
import { code } from "./code.ts";
import { countedText } from "./counted-text.ts";
import { f1 } from "./f1.ts";
import { judgedText } from "./judged-text.ts";
import { llm } from "./llm.ts";
import type { Scorer } from "./scorer.ts";

/** Every scorer, in the order in which people see them. */
export const allScorers: readonly Scorer[] = [code, f1, llm, ...textScorers.map(asScorer)];

/** Those that need nobody. */
export const deterministicScorers = allScorers.filter((scorer) => scorer.kind === "deterministic");

/** Those that ask a judge. */
export const judgedScorers = allScorers.filter((scorer) => scorer.kind === "judged");

/** Whether a scorer asks a judge. */
export function isJudged(scorer: string): boolean {
  return [...judgedScorers, ...textScorers].some(({ id, kind }) => id === scorer && kind === "judged");
}

/** Whether a case asks for a scorer. */
export function isAsked(scorer: Scorer, expectation: Expectation): boolean {
  return scorer.isAsked?.(expectation) ?? true;
}

function asScorer(text: TextScorer): Scorer {
  return text.kind === "deterministic" ? countedText(text) : judgedText(text);
}
