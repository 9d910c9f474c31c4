import { answerRelevancy, bias, faithfulness, hallucination, toxicity } from "./answer.ts";
import { contextPrecision, contextRelevance } from "./contexts.ts";
import { completeness, keywordCoverage } from "./coverage.ts";
import { promptAlignment } from "./prompt-alignment.ts";
import { answerSimilarity, noiseSensitivity } from "./reference.ts";
import { says } from "./says.ts";
import { contentSimilarity, textualDifference } from "./similarity.ts";
import { recorded, type TextScorer } from "./text-scorer.ts";
import { toneConsistency } from "./tone.ts";

const listed = [
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

/** The name of a scorer of texts. */
export type TextScorerId = (typeof listed)[number]["id"];

/** Every scorer of texts, in the order in which people see them. */
export const textScorers = listed as unknown as readonly (TextScorer & { id: TextScorerId })[];
