import { judged } from "./text-scorer.ts";

/** How much of the right answer the answer has. */
export const answerSimilarity = judged({
  id: "answer-similarity",
  direction: "higher",
  passMark: 0.7,
  what: "Parts of the right answer that the answer has; needs a judge",
  version: 1,
  options: {
    semanticThreshold: 0.8,
    exactMatchBonus: 0.2,
    missingPenalty: 0.15,
    contradictionPenalty: 1,
    extraInfoPenalty: 0.05,
  },
  schema: () => ({}),
  missing: ({ groundTruth }) => (groundTruth === undefined ? "groundTruth" : undefined),
  sheet: () => "reference",
  asks: () => ({}),
  unasked: () => undefined,
  score: () => ({ status: "not-assessed", reason: "not written yet" }),
});
