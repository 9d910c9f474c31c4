import { sum } from "../../core/statistics/summary.ts";
import { groupBy } from "../../core/text.ts";
import type { Row } from "../details.ts";
import { notAssessed } from "../outcome.ts";
import { asScore, type Cost, isYes, lacksOf, noAnswer, shareOption, worth } from "./judged-texts.ts";
import { type Column, judged, scored } from "./text-scorer.ts";

const impactWeights = { none: 1, minimal: 0.85, moderate: 0.6, significant: 0.3, severe: 0.1 };
const CASE_SAYS_IT = "the case says it under noise";

export const noiseSensitivity = judged({
  id: "noise-sensitivity",
  direction: "higher",
  passMark: 0.7,
  what: "How little noise in the request changes the answer; needs a judge",
  version: 1,
  options: {
    scoring: {
      impactWeights,
      penalties: { majorIssuePerItem: 0.1, maxMajorIssuePenalty: 0.3 },
    },
  },
  schema: (kit) => ({
    scoring: kit.z
      .strictObject({
        impactWeights: kit.z
          .strictObject({
            none: shareOption(kit, "What a dimension counts that the noise leaves as it is", 1),
            minimal: shareOption(kit, "What one counts on which it has a minimal impact", 0.85),
            moderate: shareOption(kit, "What one counts on which it has a moderate impact", 0.6),
            significant: shareOption(kit, "What one counts on which it has a significant impact", 0.3),
            severe: shareOption(kit, "What one counts on which it has a severe impact", 0.1),
          })
          .describe("What a dimension counts, by the impact that the noise has on it")
          .optional(),
        penalties: kit.z
          .strictObject({
            majorIssuePerItem: shareOption(kit, "What each dimension with a major issue costs", 0.1),
            maxMajorIssuePenalty: shareOption(kit, "What all of them cost at most", 0.3),
          })
          .describe("What is taken off the mean of the dimensions")
          .optional(),
      })
      .describe("How dimensions become a score")
      .optional(),
  }),
  instead: {
    baselineResponse: CASE_SAYS_IT,
    noisyQuery: "the recording is that of the run with noise",
    noiseType: CASE_SAYS_IT,
  },
  missing: ({ noise }) => (noise === undefined ? "noise" : undefined),
  sheet: () => "pair",
  asks: () => ({
    dimensions: {
      impact: {
        asks: "How much worse is the answer to the request with noise than the answer to the clean one, in this dimension? accuracy: what is right stays right, completeness: nothing is left out, relevance: it keeps to the clean request, consistency: it does not contradict itself or the other answer, hallucination: nothing is made up. Other words for the same are no impact.",
        words: Object.keys(impactWeights),
      },
      major: {
        asks: "Is there a major issue in this dimension: did the noise lead the agent to something wrong, harmful or of no use to the user?",
        words: ["no", "yes"],
      },
    },
  }),
  unasked: noAnswer,
  score({ dimensions = [] }, { scoring }) {
    if (dimensions.length === 0) return { status: "error", reason: "no dimension was judged" };
    const { none, minimal, moderate, significant, severe } = scoring.impactWeights;
    const worths = { none, minimal, moderate, significant, severe };
    const { majorIssuePerItem, maxMajorIssuePenalty } = scoring.penalties;
    const weighed = dimensions.map((row) => ({
      row,
      weight: worth(row, "impact", worths),
    }));
    const major = dimensions.filter((row) => isYes(row, "major"));
    const mean = sum(weighed.map(({ weight }) => weight)) / dimensions.length;
    const penalty = Math.min(majorIssuePerItem * major.length, maxMajorIssuePenalty);
    return scored(
      asScore(mean - penalty),
      {
        dimensions: dimensions.length,
        changed: dimensions.filter(({ verdicts }) => verdicts.impact !== "none").length,
        majorIssues: major.length,
      },
      lacksOf(
        weighed.map(({ row, weight }) => {
          const isMajor = major.includes(row);
          return {
            row,
            cost: (1 - weight) / dimensions.length + (isMajor ? majorIssuePerItem : 0),
            text: `suffers from the noise: ${row.verdicts.impact} impact${isMajor ? ", a major issue" : ""}`,
          };
        }),
      ),
    );
  },
});

interface SimilarityOptions {
  semanticThreshold: number;
  exactMatchBonus: number;
  missingPenalty: number;
  contradictionPenalty: number;
  extraInfoPenalty: number;
}

const match: Column = {
  asks: "Does the agent's answer have this part of the right answer? exact: in the same words, semantic: with the same meaning, partial: some of it, missing: none of it, or something else in its place.",
  words: ["exact", "semantic", "partial", "missing"],
};
const contradicted: Column = {
  asks: "Does the agent's answer say something that cannot be true when this part of the right answer is true?",
  words: ["no", "yes"],
};
const extra: Column = {
  asks: "Does the sentence add information that no right answer has? no for greetings, questions, offers of help and other wording of what a right answer says.",
  words: ["no", "yes"],
};

const MOST_FOR_EXTRAS = 0.2;

export const answerSimilarity = judged({
  id: "answer-similarity",
  direction: "higher",
  passMark: 0.7,
  what: "Parts of the right answer that the answer has; needs a judge",
  version: 1,
  options: {
    semanticThreshold: 1,
    exactMatchBonus: 0,
    missingPenalty: 0.15,
    contradictionPenalty: 1,
    extraInfoPenalty: 0.05,
  },
  schema: (kit) => ({
    semanticThreshold: shareOption(kit, "What a part counts that has the same meaning in other words", 1),
    exactMatchBonus: shareOption(kit, "What a part counts on top that has the same words", 0),
    missingPenalty: shareOption(kit, "What a part costs that is missing", 0.15),
    contradictionPenalty: shareOption(kit, "What a part costs that the answer contradicts", 1),
    extraInfoPenalty: shareOption(
      kit,
      "What a sentence costs that adds something, all of them 0.2 at most",
      0.05,
    ),
  }),
  instead: { requireGroundTruth: "a case without groundTruth is not assessed" },
  missing: ({ groundTruth }) => (groundTruth === undefined ? "groundTruth" : undefined),
  sheet: () => "reference",
  asks: () => ({ units: { match, contradicted }, sentences: { extra } }),
  unasked: (rows) => noAnswer(rows) ?? (rows.units === 0 ? "the groundTruth has no sentence" : undefined),
  score({ units = [], sentences = [] }, options) {
    const extras = sentences.filter((row) => isYes(row, "extra"));
    const truths = [...groupBy(units, truthOf).values()].map((parts) => scoreAgainst(parts, extras, options));
    const [best] = truths.sort((a, b) => b.value - a.value);
    if (best === undefined) return notAssessed("the groundTruth has no sentence");
    const counts = { ...best.counts, extra: extras.length, sentences: sentences.length };
    return scored(best.value, counts, lacksOf(best.costs));
  },
});

/** `truth-1` for `truth-1.unit-2`. */
function truthOf({ id }: Row): string {
  return id.slice(0, Math.max(id.lastIndexOf("."), 0));
}

function scoreAgainst(units: readonly Row[], extras: readonly Row[], options: SimilarityOptions) {
  const { semanticThreshold, exactMatchBonus, missingPenalty, contradictionPenalty, extraInfoPenalty } =
    options;
  const worths = {
    exact: 1 + exactMatchBonus,
    semantic: semanticThreshold,
    partial: semanticThreshold / 2,
    missing: -missingPenalty,
  };
  const most = worths.exact * units.length;
  const matched = units.map((row) => ({ row, points: worth(row, "match", worths) }));
  const against = units.filter((row) => isYes(row, "contradicted"));
  const value =
    sum(matched.map(({ points }) => points)) / most -
    contradictionPenalty * against.length -
    Math.min(extraInfoPenalty * extras.length, MOST_FOR_EXTRAS);
  const counted = (word: string) => units.filter(({ verdicts }) => verdicts.match === word).length;
  const costs: Cost[] = [
    ...against.map((row) => ({ row, cost: contradictionPenalty, text: "is contradicted by the answer" })),
    ...matched.map(({ row, points }) => ({
      row,
      cost: (worths.exact - points) / most,
      text: LACKS[String(row.verdicts.match)] ?? "",
    })),
    ...extras.map((row) => ({ row, cost: extraInfoPenalty, text: "adds what no right answer has" })),
  ];
  return {
    value: asScore(value),
    costs,
    counts: {
      units: units.length,
      exact: counted("exact"),
      semantic: counted("semantic"),
      partial: counted("partial"),
      missing: counted("missing"),
      contradicted: against.length,
    },
  };
}

const LACKS: Readonly<Record<string, string>> = {
  semantic: "is said in other words",
  partial: "is said in part",
  missing: "is missing in the answer",
};
