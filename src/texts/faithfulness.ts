import { type ContextOption, contextSchema, missingContext } from "./context-option.ts";
import { judged } from "./text-scorer.ts";

/** The share of what the answer asserts that the context supports. */
export const faithfulness = judged({
  id: "faithfulness",
  direction: "higher",
  passMark: 0.9,
  what: "Assertions that the context supports; needs a judge",
  version: 1,
  options: { context: "" as ContextOption },
  schema: (kit) => ({ context: contextSchema(kit) }),
  missing: (texts, { context }) => missingContext(texts, context),
  sheet: () => "response",
  asks: () => ({}),
  unasked: () => undefined,
  score: () => ({ status: "not-assessed", reason: "not written yet" }),
});
