import type { SchemaKit, TextOutcome } from "./text-scorer.ts";
import type { CaseTexts, RunTexts } from "./texts.ts";
import { unrecorded } from "./unrecorded.ts";

/** What an answer is held against. */
export type Against = "groundTruth" | "input";

/** The same as it may be written. */
export function againstSchema(choice: SchemaKit["choice"]) {
  return choice("What the answer is held against. Where no level says it: groundTruth", {
    groundTruth: "What the case says is right, of several the nearest",
    input: "What the user said",
  }).optional();
}

/** What a case lacks for it. */
export function missingAgainst(
  { groundTruth }: CaseTexts,
  { against }: { against: Against },
): string | undefined {
  return against === "groundTruth" && groundTruth === undefined ? "groundTruth" : undefined;
}

/**
 * The score of an answer beside what it is held against: of several right answers that of the nearest. `score` compares with one of them.
 * An answer that is empty is compared like any other, unless the recording holds no texts.
 */
export function scoredAgainst(
  texts: RunTexts,
  against: Against,
  score: (reference: string, response: string) => TextOutcome,
): TextOutcome {
  const unknown = unrecorded(texts);
  if (unknown !== undefined) return { status: "not-assessed", reason: unknown };
  const all = against === "input" ? [texts.input] : (texts.groundTruth ?? []);
  const references = all.filter((text) => text.trim() !== "");
  if (references.length === 0)
    return { status: "not-assessed", reason: `the ${against} is empty: there is nothing to compare with` };
  const outcomes = references.map((reference) => score(reference, texts.response));
  return outcomes.reduce((best, one) => (scoreOf(one) > scoreOf(best) ? one : best));
}

function scoreOf(outcome: TextOutcome): number {
  return outcome.status === "scored" ? outcome.value : -1;
}
