import type { SchemaKit } from "./text-scorer.ts";
import type { CaseTexts } from "./texts.ts";

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
