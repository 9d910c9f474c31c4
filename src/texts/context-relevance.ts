import { type ContextOption, contextSchema, missingContext } from "./context-option.ts";
import { judged } from "./text-scorer.ts";

/** How relevant the contexts are. */
export const contextRelevance = judged({
  id: "context-relevance",
  direction: "higher",
  passMark: 0.7,
  what: "How relevant the contexts are; needs a judge",
  version: 1,
  options: {
    context: "" as ContextOption,
    penalties: {
      unusedHighRelevanceContext: 0.1,
      missingContextPerItem: 0.15,
      maxMissingContextPenalty: 0.5,
    },
  },
  schema: (kit) => ({ context: contextSchema(kit) }),
  missing: (texts, { context }) => missingContext(texts, context),
  sheet: () => "response",
  asks: () => ({}),
  unasked: () => undefined,
  score: () => ({ status: "not-assessed", reason: "not written yet" }),
});
