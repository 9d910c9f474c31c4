import { counted as countOf } from "../wording.ts";
import { type Against, againstSchema, missingAgainst, scoredAgainst } from "./against.ts";
import { commonLength } from "./lcs.ts";
import { counted } from "./text-scorer.ts";

/** How much of both texts is the same, in order. */
export const textualDifference = counted({
  id: "textual-difference",
  direction: "higher",
  passMark: 0.95,
  what: "Characters shared, in order, with the right answer",
  version: 1,
  options: { against: "groundTruth" as Against },
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
      return {
        status: "scored",
        value,
        details: { counts, lacks: value === 1 ? [] : [{ text: changeText(counts, against) }] },
      };
    }),
});

/** By how much of the longer text the other one is shorter, after Mastra's `lengthDiff`; what is left is its `confidence`. */
function lengthDifference(one: number, other: number): number {
  return Math.abs(one - other) / Math.max(one, other);
}

/** How many words are not in the answer, and how many are there instead, in order. */
function changedWords(reference: string, response: string): { removed: number; added: number } {
  const [expected, got] = [reference, response].map((text) => text.normalize("NFC").match(/\S+/g) ?? []);
  const shared = commonLength(expected ?? [], got ?? []);
  return { removed: (expected?.length ?? 0) - shared, added: (got?.length ?? 0) - shared };
}

function changeText({ removed, added }: { removed: number; added: number }, against: Against): string {
  if (removed + added === 0) return `the words are those of the ${against}, the white space is not`;
  return `${countOf(removed, "word")} of the ${against} removed, ${countOf(added, "word")} added`;
}
