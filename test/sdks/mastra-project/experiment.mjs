import { writeFileSync } from "node:fs";
import { mastra } from "./mastra.mjs";

const dataset = await mastra.datasets.create({ name: "bookings" });
await dataset.addItem({
  input: "Book Ines Aldana the cheapest flight from Oslo to Lisbon on 12 June 2026.",
  groundTruth: "Booked",
});
await dataset.addItem({ input: "How much may I carry of liquids?", groundTruth: "100 ml" });
const { results } = await dataset.startExperiment({
  name: "before",
  targetType: "agent",
  targetId: "desk",
  scorers: ["code-tool-call-accuracy-scorer"],
});
writeFileSync(process.argv[2], JSON.stringify(results));
process.exit(0);
