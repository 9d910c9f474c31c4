import { mkdirSync, writeFileSync } from "node:fs";
import { Mastra } from "@mastra/core";
import { Agent } from "@mastra/core/agent";
import { createTool } from "@mastra/core/tools";
import { LibSQLStore } from "@mastra/libsql";
import { MastraStorageExporter, Observability } from "@mastra/observability";
import { instructions, task, tools } from "./tools.mjs";

const storage = new LibSQLStore({ id: "travel", url: ":memory:" });
const observability = new Observability({
  configs: { default: { serviceName: "travel", exporters: [new MastraStorageExporter()] } },
});
const desk = new Agent({
  id: "travel-desk",
  name: "Travel desk",
  instructions,
  model: "openai/gpt-5",
  tools: Object.fromEntries(
    tools.map(({ name, description, schema, run }) => [
      name,
      createTool({ id: name, description, inputSchema: schema, execute: async (args) => run(args) }),
    ]),
  ),
});
const mastra = new Mastra({ agents: { desk }, storage, observability, logger: false });
const { text, traceId } = await mastra.getAgent("desk").generate(task, { maxSteps: 10 });
console.log(text);
await observability.shutdown();
const store = await storage.getStore("observability");
mkdirSync("kept", { recursive: true });
writeFileSync(`kept/${process.env.RUNGATE_CASE}.1.json`, JSON.stringify(await store.getTrace({ traceId })));
process.exit(0);
