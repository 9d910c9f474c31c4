import { mkdirSync, writeFileSync } from "node:fs";
import { runEvals } from "@mastra/core/evals";
import { createToolCallAccuracyScorerCode } from "@mastra/evals/scorers/prebuilt";
import { mastra } from "./mastra.mjs";

mkdirSync("evals/runs", { recursive: true });
await runEvals({
  target: mastra.getAgent("concierge"),
  data: [{ input: "Ask the desk: book Ines Aldana a flight to Lisbon." }],
  targetOptions: { memory: { thread: `evals-${Date.now()}`, resource: "traveller" } },
  scorers: [createToolCallAccuracyScorerCode({ expectedTool: "agent-desk" })],
  onItemComplete({ item: { input }, targetResult: { steps } }) {
    writeFileSync("evals/runs/book-by-desk.1.json", JSON.stringify({ input, steps }));
  },
});
process.exit(0);
