import { tool } from "@langchain/core/tools";
import { createReactAgent } from "@langchain/langgraph/prebuilt";
import { ChatOpenAI } from "@langchain/openai";
import { instructions, task, tools } from "./tools.mjs";

const agent = createReactAgent({
  llm: new ChatOpenAI({ model: "gpt-4.1" }),
  tools: tools.map(({ name, description, schema, run }) =>
    tool(async (args) => JSON.stringify(run(args)), { name, description, schema }),
  ),
  prompt: instructions,
});
const { messages } = await agent.invoke({ messages: [{ role: "user", content: task }] });
console.log(messages.at(-1).content);
