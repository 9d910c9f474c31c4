import { counted as countOf } from "../../core/text.ts";
import { notAssessed } from "../outcome.ts";
import { commonLength } from "./common-length.ts";
import {
  type CaseTexts,
  counted,
  type RunTexts,
  type SchemaKit,
  scored,
  type TextOutcome,
  unrecorded,
} from "./text-scorer.ts";

/** Scores the longest common subsequence of characters of the answer and the reference. */
export const textualDifference = counted({
  id: "textual-difference",
  direction: "higher",
  passMark: 0.95,
  what: "Characters shared, in order, with the right answer",
  version: 1,
  options: { against: "groundTruth" as ComparedWith },
  schema: ({ choice }) => ({ against: againstSchema(choice) }),
  missing: missingAgainst,
  score: (texts, { against }) =>
    scoredAgainst(texts, against, (reference, response) => {
      const expected = Array.from(reference.normalize("NFC"));
      const got = Array.from(response.normalize("NFC"));
      const shared = commonLength(expected, got);
      const { removed, added } = changedWords(reference, response);
      const lengthDiff = lengthDifference(expected.length, got.length);
      const counts = {
        shared,
        expected: expected.length,
        got: got.length,
        removed,
        added,
        lengthDiff,
        confidence: 1 - lengthDiff,
      };
      const value = (2 * shared) / (expected.length + got.length);
      return scored(value, counts, value === 1 ? [] : [{ text: changeText(counts, against) }]);
    }),
});

/** The difference as a share of the longer text, like Mastra's `lengthDiff`. The rest is its `confidence`. */
function lengthDifference(a: number, b: number): number {
  return Math.abs(a - b) / Math.max(a, b);
}

function changedWords(reference: string, response: string): { removed: number; added: number } {
  const [expected, got] = [reference, response].map((text) => text.normalize("NFC").match(/\S+/g) ?? []);
  const shared = commonLength(expected ?? [], got ?? []);
  return { removed: (expected?.length ?? 0) - shared, added: (got?.length ?? 0) - shared };
}

function changeText({ removed, added }: { removed: number; added: number }, against: ComparedWith): string {
  if (removed + added === 0) return `the words are those of the ${against}, the white space is not`;
  return `${countOf(removed, "word")} of the ${against} removed, ${countOf(added, "word")} added`;
}

/** Scores the common character pairs of the answer and the reference. */
export const contentSimilarity = counted({
  id: "content-similarity",
  direction: "higher",
  passMark: 0.95,
  what: "Pairs of characters shared with the right answer",
  version: 1,
  options: { against: "groundTruth" as ComparedWith, ignoreCase: true, ignoreWhitespace: true },
  schema: ({ z, choice }) => ({
    against: againstSchema(choice),
    ignoreCase: z.boolean().describe("Whether A and a are the same. Where no level says it: true").optional(),
    ignoreWhitespace: z
      .boolean()
      .describe("Whether white space counts for nothing. Where no level says it: true")
      .optional(),
  }),
  missing: missingAgainst,
  score: (texts, options) =>
    scoredAgainst(texts, options.against, (reference, response) => {
      const { value, shared, pairs } = sharedPairs(
        normalized(reference, options),
        normalized(response, options),
      );
      const [expected, got] = pairs;
      const lack = `shared pairs of characters: ${shared}, of ${expected} in the ${options.against} and ${got} in the answer`;
      return scored(value, { shared, expected, got }, value === 1 ? [] : [{ text: lack }]);
    }),
});

function normalized(text: string, options: { ignoreCase: boolean; ignoreWhitespace: boolean }): string {
  const composed = text.normalize("NFC");
  const folded = options.ignoreCase ? composed.toLowerCase() : composed;
  return options.ignoreWhitespace ? folded.replace(/\s+/g, "") : folded;
}

/** Sørensen-Dice over multisets of adjacent code points: `2·|A∩B| / (|A| + |B|)`. Equal texts of any length score 1. */
function sharedPairs(a: string, b: string): { value: number; shared: number; pairs: [number, number] } {
  const left = pairsOf(a);
  const right = pairsOf(b);
  const counts = new Map<string, number>();
  for (const pair of left) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of right) {
    const count = counts.get(pair) ?? 0;
    if (count > 0) shared += 1;
    counts.set(pair, count - 1);
  }
  const all = left.length + right.length;
  const value = a === b ? 1 : all === 0 ? 0 : (2 * shared) / all;
  return { value, shared, pairs: [left.length, right.length] };
}

function pairsOf(text: string): string[] {
  const characters = Array.from(text);
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

/** The source of the reference text. */
export type ComparedWith = "groundTruth" | "input";

export function againstSchema(choice: SchemaKit["choice"]) {
  return choice("What the answer is held against. Where no level says it: groundTruth", {
    groundTruth: "What the case says is right, of several the nearest",
    input: "What the user said",
  }).optional();
}

export function missingAgainst(
  { groundTruth }: CaseTexts,
  { against }: { against: ComparedWith },
): string | undefined {
  return against === "groundTruth" && groundTruth === undefined ? "groundTruth" : undefined;
}

/** Returns the outcome of the best reference. An empty answer is scored like any other, unless the recording has no texts. */
export function scoredAgainst(
  texts: RunTexts,
  against: ComparedWith,
  score: (reference: string, response: string) => TextOutcome,
): TextOutcome {
  const unknown = unrecorded(texts);
  if (unknown !== undefined) return notAssessed(unknown);
  const all = against === "input" ? [texts.input] : (texts.groundTruth ?? []);
  const references = all.filter((text) => text.trim() !== "");
  if (references.length === 0)
    return notAssessed(`the ${against} is empty: there is nothing to compare with`);
  const outcomes = references.map((reference) => score(reference, texts.response));
  return outcomes.reduce((best, outcome) => (scoreOf(outcome) > scoreOf(best) ? outcome : best));
}

function scoreOf(outcome: TextOutcome): number {
  return outcome.status === "scored" ? outcome.value : -1;
}
