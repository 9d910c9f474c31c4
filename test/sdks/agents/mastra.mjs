import { Agent } from "@mastra/core/agent";
import { createTool } from "@mastra/core/tools";
import { instructions, task, tools } from "./tools.mjs";

const agent = new Agent({
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
const { text } = await agent.generate(task, { maxSteps: 10 });
console.log(text);
process.exit(0);
