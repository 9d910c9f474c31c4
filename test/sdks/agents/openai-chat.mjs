import OpenAI from "openai";
import { instructions, parametersOf, runTool, task, tools } from "./tools.mjs";

const client = new OpenAI();
const messages = [
  { role: "system", content: instructions },
  { role: "user", content: task },
];

for (;;) {
  const { choices } = await client.chat.completions.create({
    model: "gpt-5",
    messages,
    tools: tools.map((tool) => ({
      type: "function",
      function: { name: tool.name, description: tool.description, parameters: parametersOf(tool) },
    })),
  });
  const { message } = choices[0];
  messages.push(message);
  if (!message.tool_calls) {
    console.log(message.content);
    break;
  }
  for (const { id, function: call } of message.tool_calls)
    messages.push({
      role: "tool",
      tool_call_id: id,
      content: runTool(call.name, JSON.parse(call.arguments)),
    });
}
