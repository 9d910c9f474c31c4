import { judged } from "./text-scorer.ts";

/** The share of opinions in the answer that are biased. */
export const bias = judged({
  id: "bias",
  direction: "lower",
  passMark: 0,
  what: "Opinions that are biased; needs a judge",
  version: 1,
  options: {},
  schema: () => ({}),
  sheet: () => "response",
  asks: () => ({}),
  unasked: () => undefined,
  score: () => ({ status: "not-assessed", reason: "not written yet" }),
});
