import { sum } from "../statistics/mean.ts";
import { asScore } from "./as-score.ts";
import { asserts } from "./columns.ts";
import { shareOption } from "./share-option.ts";
import { judged } from "./text-scorer.ts";
import { NOTHING_ASSERTED, noAnswer } from "./unasked.ts";
import { isYes, lacksOf, worth } from "./verdicts.ts";

/** The share of what the answer asserts that bears on the request. */
export const answerRelevancy = judged({
  id: "answer-relevancy",
  direction: "higher",
  passMark: 0.7,
  what: "Sentences of the answer that bear on the request; needs a judge",
  version: 1,
  options: { uncertaintyWeight: 0.3 },
  schema: (kit) => ({
    uncertaintyWeight: shareOption(kit, "What a sentence counts that may be relevant", 0.3),
  }),
  sheet: () => "response",
  asks: () => ({
    sentences: {
      asserts,
      relevance: {
        asks: "Does the sentence help to answer what the user asked for? yes, no, or unsure when it bears on it only from afar. Whether it is true does not matter here.",
        words: ["yes", "unsure", "no"],
      },
    },
  }),
  unasked: noAnswer,
  score({ sentences = [] }, { uncertaintyWeight }) {
    const asserting = sentences.filter((row) => isYes(row, "asserts"));
    if (asserting.length === 0) return NOTHING_ASSERTED;
    const worths = { yes: 1, unsure: uncertaintyWeight, no: 0 };
    const weighed = asserting.map((row) => ({ row, weight: worth(row, "relevance", worths) }));
    const counted = (word: string) => asserting.filter(({ verdicts }) => verdicts.relevance === word).length;
    return {
      status: "scored",
      value: asScore(sum(weighed.map(({ weight }) => weight)) / asserting.length),
      details: {
        counts: {
          sentences: sentences.length,
          asserting: asserting.length,
          relevant: counted("yes"),
          unsure: counted("unsure"),
          irrelevant: counted("no"),
        },
        lacks: lacksOf(
          weighed.map(({ row, weight }) => ({
            row,
            cost: 1 - weight,
            text:
              row.verdicts.relevance === "unsure"
                ? "may not bear on the request"
                : "does not bear on the request",
          })),
        ),
      },
    };
  },
});
