import { answerRelevancy } from "./answer-relevancy.ts";
import { answerSimilarity } from "./answer-similarity.ts";
import { bias } from "./bias.ts";
import { completeness } from "./completeness.ts";
import { contentSimilarity } from "./content-similarity.ts";
import { contextPrecision } from "./context-precision.ts";
import { contextRelevance } from "./context-relevance.ts";
import { faithfulness } from "./faithfulness.ts";
import { hallucination } from "./hallucination.ts";
import { keywordCoverage } from "./keyword-coverage.ts";
import { noiseSensitivity } from "./noise-sensitivity.ts";
import { promptAlignment } from "./prompt-alignment.ts";
import { recorded } from "./recorded.ts";
import { says } from "./says.ts";
import type { TextScorer } from "./text-scorer.ts";
import { textualDifference } from "./textual-difference.ts";
import { toneConsistency } from "./tone-consistency.ts";
import { toxicity } from "./toxicity.ts";

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
