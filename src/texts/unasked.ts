import { type ContextOption, isPointer } from "./context-option.ts";
import type { RowCounts, TextOutcome } from "./text-scorer.ts";

/** Why a judge has no answer to look at; undefined when there is one. */
export function noAnswer({ sentences }: Pick<RowCounts, "sentences">): string | undefined {
  return sentences === 0 ? "the agent gave no answer" : undefined;
}

/** Why a judge has nothing to hold an answer against; undefined when there is something. */
export function noContext(
  { contexts }: Pick<RowCounts, "contexts">,
  { context }: { context: ContextOption },
): string | undefined {
  if (contexts > 0) return undefined;
  if (typeof context !== "string") return "no tool of the run answered that toolResults names";
  return isPointer(context) ? `the recording has no context at ${context}` : NO_CONTEXT[context];
}

const NO_CONTEXT = {
  "": "the case declares no context, and no tool of the run answered",
  case: "the case declares no context",
  "tool-results": "no tool of the run answered",
};

/** What becomes of an answer of greetings, questions and offers. */
export const NOTHING_ASSERTED: TextOutcome = {
  status: "not-assessed",
  reason: "the answer asserts nothing",
};
