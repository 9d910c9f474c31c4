import type { Pattern } from "../matching/pattern.ts";
import { counted } from "./text-scorer.ts";

/** The share of the keywords that the answer has. */
export const keywordCoverage = counted({
  id: "keyword-coverage",
  direction: "higher",
  passMark: 1,
  what: "Keywords that the answer has",
  version: 1,
  options: { keywords: [] as Pattern[], from: "keywords" as "keywords" | "groundTruth" },
  schema: ({ choice }) => ({
    from: choice("Where the keywords come from. Where no level says it: keywords", {
      keywords: "The list beside it",
      groundTruth: "The words of the groundTruth that are no stop words",
    }).optional(),
  }),
  score: () => ({ status: "not-assessed", reason: "not written yet" }),
});
