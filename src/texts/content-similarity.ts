import { type Against, againstSchema, missingAgainst, scoredAgainst } from "./against.ts";
import { sharedPairs } from "./bigrams.ts";
import { counted } from "./text-scorer.ts";

/** How many pairs of characters the answer shares with the right one. */
export const contentSimilarity = counted({
  id: "content-similarity",
  direction: "higher",
  passMark: 0.95,
  what: "Pairs of characters shared with the right answer",
  version: 1,
  options: { against: "groundTruth" as Against, ignoreCase: true, ignoreWhitespace: true },
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
      const { value, shared, pairs } = sharedPairs(seen(reference, options), seen(response, options));
      const [expected, got] = pairs;
      const lack = `shared pairs of characters: ${shared}, of ${expected} in the ${options.against} and ${got} in the answer`;
      return {
        status: "scored",
        value,
        details: { counts: { shared, expected, got }, lacks: value === 1 ? [] : [{ text: lack }] },
      };
    }),
});

/** A text as it is compared. */
function seen(text: string, options: { ignoreCase: boolean; ignoreWhitespace: boolean }): string {
  const composed = text.normalize("NFC");
  const folded = options.ignoreCase ? composed.toLowerCase() : composed;
  return options.ignoreWhitespace ? folded.replace(/\s+/g, "") : folded;
}
