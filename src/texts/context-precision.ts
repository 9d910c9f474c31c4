import { sum } from "../statistics/mean.ts";
import { contextFacts } from "./context-option.ts";
import { judged } from "./text-scorer.ts";
import { noAnswer, noContext } from "./unasked.ts";
import { isYes, lacksOf } from "./verdicts.ts";

/** Whether the useful contexts come first. */
export const contextPrecision = judged({
  id: "context-precision",
  direction: "higher",
  passMark: 0.7,
  what: "Whether useful contexts come first; needs a judge",
  version: 1,
  ...contextFacts,
  sheet: ({ groundTruth }) => (groundTruth === undefined ? "response" : "reference"),
  asks: () => ({
    contexts: {
      useful: {
        asks: "Does this context hold something that helps to give the right answer to the user's request? Where no right answer is shown, take the agent's answer for it.",
        words: ["yes", "no"],
      },
    },
  }),
  unasked: (rows, options) => noContext(rows, options) ?? (rows.units === 0 ? noAnswer(rows) : undefined),
  score({ contexts = [] }, options) {
    const reason = noContext({ contexts: contexts.length }, options);
    if (reason !== undefined) return { status: "not-assessed", reason };
    const useful = contexts.map((row) => isYes(row, "useful"));
    const last = useful.lastIndexOf(true);
    return {
      status: "scored",
      value: averagePrecision(useful),
      details: {
        counts: { contexts: contexts.length, useful: useful.filter(Boolean).length },
        lacks: lacksOf(
          contexts
            .filter((_row, at) => !useful[at] && (last === -1 || at < last))
            .map((row) => ({
              row,
              cost: 1,
              text: last === -1 ? "does not help" : "does not help and stands before one that does",
            })),
        ),
      },
    };
  },
});

/** At each useful place the share of useful ones so far, on average. 0 where none is useful. */
function averagePrecision(useful: readonly boolean[]): number {
  const places = useful.flatMap((isUseful, at) => (isUseful ? [at + 1] : []));
  if (places.length === 0) return 0;
  return sum(places.map((place, before) => (before + 1) / place)) / places.length;
}
