import { asserts } from "./columns.ts";
import { contextFacts } from "./context-option.ts";
import { judged } from "./text-scorer.ts";
import { NOTHING_ASSERTED, noAnswer, noContext } from "./unasked.ts";
import { isYes, lacksOf } from "./verdicts.ts";

/** The share of what the answer asserts that the context contradicts or does not know. */
export const hallucination = judged({
  id: "hallucination",
  direction: "lower",
  passMark: 0,
  what: "Assertions that the context contradicts or does not know; needs a judge",
  version: 1,
  ...contextFacts,
  sheet: () => "response",
  asks: () => ({
    sentences: {
      asserts,
      hallucination: {
        asks: "Does the sentence assert something that the contexts contradict, or of which they say nothing? no for what follows from them, for a coarser date or a fair rounding of a number in them, and for what it marks as uncertain. What you know yourself does not count.",
        words: ["no", "yes"],
      },
    },
  }),
  unasked: (rows, options) => noAnswer(rows) ?? noContext(rows, options),
  score({ sentences = [] }) {
    const asserting = sentences.filter((row) => isYes(row, "asserts"));
    if (asserting.length === 0) return NOTHING_ASSERTED;
    const made = asserting.filter((row) => isYes(row, "hallucination"));
    return {
      status: "scored",
      value: made.length / asserting.length,
      details: {
        counts: {
          sentences: sentences.length,
          asserting: asserting.length,
          hallucinated: made.length,
        },
        lacks: lacksOf(made.map((row) => ({ row, cost: 1, text: "is not in the context" }))),
      },
    };
  },
});
