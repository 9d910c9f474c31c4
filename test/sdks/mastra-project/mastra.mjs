import { Agent } from "@mastra/core/agent";
import { Mastra } from "@mastra/core/mastra";
import { createTool } from "@mastra/core/tools";
import { createToolCallAccuracyScorerCode } from "@mastra/evals/scorers/prebuilt";
import { LibSQLStore } from "@mastra/libsql";
import { Memory } from "@mastra/memory";
import { instructions, tools } from "../agents/tools.mjs";

const model = "openai/gpt-5";

const desk = new Agent({
  id: "desk",
  name: "Travel desk",
  description: "Books flights.",
  instructions,
  model,
  tools: Object.fromEntries(
    tools.map(({ name, description, schema, run }) => [
      name,
      createTool({ id: name, description, inputSchema: schema, execute: async (args) => run(args) }),
    ]),
  ),
});

const concierge = new Agent({
  id: "concierge",
  name: "Concierge",
  instructions: "Hand what concerns travel to the desk.",
  model,
  agents: { desk },
  memory: new Memory({ options: { lastMessages: 10 } }),
  scorers: {
    live: {
      scorer: createToolCallAccuracyScorerCode({ expectedTool: "agent-desk" }),
      sampling: { type: "ratio", rate: 1 },
    },
  },
});

export const mastra = new Mastra({
  agents: { concierge, desk },
  scorers: {
    booking: createToolCallAccuracyScorerCode({ expectedToolOrder: ["search_flights", "book_flight"] }),
  },
  storage: new LibSQLStore({ id: "store", url: process.env.MASTRA_DATABASE ?? "file:mastra.db" }),
});
