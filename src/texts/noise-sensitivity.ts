import { judged } from "./text-scorer.ts";

/** How little the noise in a request changes the answer. */
export const noiseSensitivity = judged({
  id: "noise-sensitivity",
  direction: "higher",
  passMark: 0.7,
  what: "How little noise in the request changes the answer; needs a judge",
  version: 1,
  options: {
    scoring: {
      impactWeights: { none: 1, minimal: 0.85, moderate: 0.6, significant: 0.3, severe: 0.1 },
      penalties: { majorIssuePerItem: 0.1, maxMajorIssuePenalty: 0.3 },
    },
  },
  schema: () => ({}),
  missing: ({ noise }) => (noise === undefined ? "noise" : undefined),
  sheet: () => "pair",
  asks: () => ({}),
  unasked: () => undefined,
  score: () => ({ status: "not-assessed", reason: "not written yet" }),
});
