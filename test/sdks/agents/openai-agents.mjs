import { Agent, run, tool } from "@openai/agents";
import { instructions, task, tools } from "./tools.mjs";

const agent = new Agent({
  name: "Travel desk",
  model: "gpt-5",
  instructions,
  tools: tools.map(({ name, description, schema, run: execute }) =>
    tool({ name, description, parameters: schema, execute: async (args) => execute(args) }),
  ),
});
const { finalOutput } = await run(agent, task);
console.log(finalOutput);
