export { createToolCallAccuracyScorerCode } from "@mastra/evals/scorers/prebuilt";
