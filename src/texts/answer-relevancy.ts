import { judged } from "./text-scorer.ts";

/** The share of what the answer asserts that bears on the request. */
export const answerRelevancy = judged({
  id: "answer-relevancy",
  direction: "higher",
  passMark: 0.7,
  what: "Sentences of the answer that bear on the request; needs a judge",
  version: 1,
  options: { uncertaintyWeight: 0.3 },
  schema: ({ z }) => ({
    uncertaintyWeight: z
      .number()
      .min(0)
      .max(1)
      .describe("What a sentence counts that may be relevant. Where no level says it: 0.3")
      .optional(),
  }),
  sheet: () => "response",
  asks: () => ({}),
  unasked: () => undefined,
  score: () => ({ status: "not-assessed", reason: "not written yet" }),
});
