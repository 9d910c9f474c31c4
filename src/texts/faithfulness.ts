import { asserts } from "./columns.ts";
import { contextFacts } from "./context-option.ts";
import { judged } from "./text-scorer.ts";
import { NOTHING_ASSERTED, noAnswer, noContext } from "./unasked.ts";
import { isYes, lacksOf, worth } from "./verdicts.ts";

/** Which of two that cost the same is told first. */
const CONTRADICTION_FIRST = { yes: 0, unsure: 1, no: 2 };

/** The share of what the answer asserts that the context supports. */
export const faithfulness = judged({
  id: "faithfulness",
  direction: "higher",
  passMark: 0.9,
  what: "Assertions that the context supports; needs a judge",
  version: 1,
  ...contextFacts,
  sheet: () => "response",
  asks: () => ({
    sentences: {
      asserts,
      support: {
        asks: "Do the contexts support all that the sentence asserts? yes: it follows from them, no: they contradict it, unsure: they say nothing of it, or not enough. What you know yourself does not count.",
        words: ["yes", "unsure", "no"],
      },
    },
  }),
  unasked: (rows, options) => noAnswer(rows) ?? noContext(rows, options),
  score({ sentences = [] }) {
    const asserting = sentences.filter((row) => isYes(row, "asserts"));
    if (asserting.length === 0) return NOTHING_ASSERTED;
    const costs = asserting.map((row) => ({
      row,
      cost: worth(row, "support", CONTRADICTION_FIRST),
      text:
        row.verdicts.support === "no" ? "is contradicted by the context" : "is not supported by the context",
    }));
    const costing = (most: number) => costs.filter(({ cost }) => cost === most).length;
    const supported = costing(CONTRADICTION_FIRST.yes);
    return {
      status: "scored",
      value: supported / asserting.length,
      details: {
        counts: {
          sentences: sentences.length,
          asserting: asserting.length,
          supported,
          unsure: costing(CONTRADICTION_FIRST.unsure),
          contradicted: costing(CONTRADICTION_FIRST.no),
        },
        lacks: lacksOf(costs),
      },
    };
  },
});
