import { Agent } from "@mastra/core/agent";
import { createTool } from "@mastra/core/tools";
import { instructions, tools, turns } from "./tools.mjs";

const agent = new Agent({
  id: "travel-desk",
  name: "Travel desk",
  instructions,
  model: "openai/gpt-4.1",
  tools: Object.fromEntries(
    tools.map(({ name, description, schema, run }) => [
      name,
      createTool({ id: name, description, inputSchema: schema, execute: async (args) => run(args) }),
    ]),
  ),
});
// OpenAI stores the answers: Mastra refers to them by id.
const messages = [];
for (const content of turns) {
  messages.push({ role: "user", content });
  const stream = await agent.stream(messages, { maxSteps: 10 });
  console.log(await stream.text);
  messages.push(...(await stream.response).messages);
}
process.exit(0);
