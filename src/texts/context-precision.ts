import { type ContextOption, contextSchema, missingContext } from "./context-option.ts";
import { judged } from "./text-scorer.ts";

/** Whether the useful contexts come first. */
export const contextPrecision = judged({
  id: "context-precision",
  direction: "higher",
  passMark: 0.7,
  what: "Whether useful contexts come first; needs a judge",
  version: 1,
  options: { context: "" as ContextOption },
  schema: (kit) => ({ context: contextSchema(kit) }),
  missing: (texts, { context }) => missingContext(texts, context),
  sheet: ({ groundTruth }) => (groundTruth === undefined ? "response" : "reference"),
  asks: () => ({}),
  unasked: () => undefined,
  score: () => ({ status: "not-assessed", reason: "not written yet" }),
});
