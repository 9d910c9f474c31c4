import { sum } from "../../core/statistics/summary.ts";
import { counted } from "../../core/text.ts";
import { notAssessed } from "../outcome.ts";
import {
  asScore,
  contextFacts,
  isYes,
  lacksOf,
  noAnswer,
  noContext,
  shareOption,
  worth,
} from "./judged-texts.ts";
import { judged, scored } from "./text-scorer.ts";

const RELEVANCE = { high: 1, medium: 0.7, low: 0.3, none: 0 };
const MISSING = { "0": 0, "1": 1, "2": 2, "3": 3, "4": 4 };

export const contextRelevance = judged({
  id: "context-relevance",
  direction: "higher",
  passMark: 0.7,
  what: "How relevant the contexts are; needs a judge",
  version: 1,
  options: {
    ...contextFacts.options,
    penalties: {
      unusedHighRelevanceContext: 0.1,
      missingContextPerItem: 0.15,
      maxMissingContextPenalty: 0.5,
    },
  },
  schema: (kit) => ({
    ...contextFacts.schema(kit),
    penalties: kit.z
      .strictObject({
        unusedHighRelevanceContext: shareOption(
          kit,
          "What a highly relevant context costs that the answer does not use",
          0.1,
        ),
        missingContextPerItem: shareOption(
          kit,
          "What each piece of information costs that no context has",
          0.15,
        ),
        maxMissingContextPenalty: shareOption(kit, "What all missing pieces cost at most", 0.5),
      })
      .describe("What is taken off the mean relevance of the contexts")
      .optional(),
  }),
  instead: contextFacts.instead,
  missing: contextFacts.missing,
  sheet: () => "response",
  asks: () => ({
    contexts: {
      relevance: {
        asks: "How much does this context help to answer the user's request? high: it answers it or a part of it, medium: it helps, low: it only touches the subject, none: it does not.",
        words: Object.keys(RELEVANCE),
      },
      used: { asks: "Does the agent's answer use something of this context?", words: ["yes", "no"] },
    },
    answer: {
      missingContext: {
        asks: "How many pieces of information does a full answer to the user's request need that none of the contexts has? 4 stands for four and more.",
        words: Object.keys(MISSING),
      },
    },
  }),
  unasked: (rows, options) => noAnswer(rows) ?? noContext(rows, options),
  score({ contexts = [], answer: [whole] = [] }, options) {
    const reason = noContext({ contexts: contexts.length }, options);
    if (reason !== undefined) return notAssessed(reason);
    if (whole === undefined) return { status: "error", reason: "nothing was said of what the contexts miss" };
    const { unusedHighRelevanceContext, missingContextPerItem, maxMissingContextPenalty } = options.penalties;
    const weighed = contexts.map((row) => ({ row, weight: worth(row, "relevance", RELEVANCE) }));
    const unused = contexts.filter((row) => !isYes(row, "used") && row.verdicts.relevance === "high");
    const missing = worth(whole, "missingContext", MISSING);
    const missingCost = Math.min(missingContextPerItem * missing, maxMissingContextPenalty);
    const value =
      sum(weighed.map(({ weight }) => weight)) / contexts.length -
      unusedHighRelevanceContext * unused.length -
      missingCost;
    return scored(
      asScore(value),
      {
        contexts: contexts.length,
        ...countsOf(contexts.map(({ verdicts }) => String(verdicts.relevance))),
        unusedHigh: unused.length,
        missing,
      },
      lacksOf([
        {
          row: whole,
          cost: missingCost,
          name: missing === 4 ? "4 or more pieces" : counted(missing, "piece"),
          text: "of information in no context",
        },
        ...unused.map((row) => ({
          row,
          cost: unusedHighRelevanceContext,
          text: "is highly relevant and not used",
        })),
        ...weighed.map(({ row, weight }) => ({
          row,
          cost: (1 - weight) / contexts.length,
          text: `has ${row.verdicts.relevance === "none" ? "no" : row.verdicts.relevance} relevance`,
        })),
      ]),
    );
  },
});

function countsOf(words: readonly string[]): Record<string, number> {
  const grades = Object.keys(RELEVANCE);
  return Object.fromEntries(
    grades.map((word) => [word, words.filter((candidate) => candidate === word).length]),
  );
}

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
    if (reason !== undefined) return notAssessed(reason);
    const useful = contexts.map((row) => isYes(row, "useful"));
    const last = useful.lastIndexOf(true);
    return scored(
      averagePrecision(useful),
      { contexts: contexts.length, useful: useful.filter(Boolean).length },
      lacksOf(
        contexts
          .filter((_row, at) => !useful[at] && (last === -1 || at < last))
          .map((row) => ({
            row,
            cost: 1,
            text: last === -1 ? "does not help" : "does not help and comes before one that does",
          })),
      ),
    );
  },
});

/** The mean of precision@k over the useful positions, 0 if none is useful. */
function averagePrecision(useful: readonly boolean[]): number {
  const places = useful.flatMap((isUseful, at) => (isUseful ? [at + 1] : []));
  if (places.length === 0) return 0;
  return sum(places.map((place, before) => (before + 1) / place)) / places.length;
}
