import type { RowCounts, TextOutcome } from "./text-scorer.ts";

/** Why a judge has no answer to look at; undefined when there is one. */
export function noAnswer({ sentences }: Pick<RowCounts, "sentences">): string | undefined {
  return sentences === 0 ? "the agent gave no answer" : undefined;
}

/** Why a judge has nothing to hold an answer against; undefined when there is something. */
export function noContext({ contexts }: Pick<RowCounts, "contexts">): string | undefined {
  return contexts === 0
    ? "there is no context: the case declares none, and no tool of the run answered"
    : undefined;
}

/** What becomes of an answer of greetings, questions and offers. */
export const NOTHING_ASSERTED: TextOutcome = {
  status: "not-assessed",
  reason: "the answer asserts nothing",
};
