import { answerRelevancy, bias, faithfulness, hallucination, toxicity } from "./answer.ts";
import { contextPrecision, contextRelevance } from "./contexts.ts";
import { completeness, keywordCoverage } from "./coverage.ts";
import { promptAlignment } from "./prompt-alignment.ts";
import { answerSimilarity, noiseSensitivity } from "./reference.ts";
import { says } from "./says.ts";
import { contentSimilarity, textualDifference } from "./similarity.ts";
import { recorded, type TextScorer } from "./text-scorer.ts";
import { toneConsistency } from "./tone.ts";

const allTextScorers = [
  says,
  keywordCoverage,
  completeness,
  contentSimilarity,
  textualDifference,
  toneConsistency,
  recorded,
  answerRelevancy,
  answerSimilarity,
  faithfulness,
  hallucination,
  bias,
  toxicity,
  contextPrecision,
  contextRelevance,
  promptAlignment,
  noiseSensitivity,
];

export type TextScorerId = (typeof allTextScorers)[number]["id"];

/** All text scorers, in display order. */
export const textScorers = allTextScorers as unknown as readonly (TextScorer & { id: TextScorerId })[];
