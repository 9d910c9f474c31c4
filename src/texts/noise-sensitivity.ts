import { sum } from "../statistics/mean.ts";
import { asScore } from "./as-score.ts";
import { shareOption } from "./share-option.ts";
import { judged } from "./text-scorer.ts";
import { noAnswer } from "./unasked.ts";
import { isYes, lacksOf, worth } from "./verdicts.ts";

const impactWeights = { none: 1, minimal: 0.85, moderate: 0.6, significant: 0.3, severe: 0.1 };
const CASE_SAYS_IT = "the case says it under noise";

/** How little the noise in a request changes the answer. */
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
    return {
      status: "scored",
      value: asScore(mean - penalty),
      details: {
        counts: {
          dimensions: dimensions.length,
          changed: dimensions.filter(({ verdicts }) => verdicts.impact !== "none").length,
          majorIssues: major.length,
        },
        lacks: lacksOf(
          weighed.map(({ row, weight }) => {
            const isMajor = major.includes(row);
            return {
              row,
              cost: (1 - weight) / dimensions.length + (isMajor ? majorIssuePerItem : 0),
              text: `suffers from the noise: ${row.verdicts.impact} impact${isMajor ? ", a major issue" : ""}`,
            };
          }),
        ),
      },
    };
  },
});
