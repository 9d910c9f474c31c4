import { type ContextOption, contextSchema, missingContext } from "./context-option.ts";
import { judged } from "./text-scorer.ts";

/** The share of what the answer asserts that the context contradicts or does not know. */
export const hallucination = judged({
  id: "hallucination",
  direction: "lower",
  passMark: 0,
  what: "Assertions that the context contradicts or does not know; needs a judge",
  version: 1,
  options: { context: "" as ContextOption },
  schema: (kit) => ({ context: contextSchema(kit) }),
  missing: (texts, { context }) => missingContext(texts, context),
  sheet: () => "response",
  asks: () => ({}),
  unasked: () => undefined,
  score: () => ({ status: "not-assessed", reason: "not written yet" }),
});
