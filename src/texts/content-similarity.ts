import { type Against, againstSchema, missingAgainst } from "./against.ts";
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
  score: () => ({ status: "not-assessed", reason: "not written yet" }),
});
