import OpenAI from "openai";
import { instructions, parametersOf, runTool, task, tools } from "./tools.mjs";

const client = new OpenAI();
const messages = [
  { role: "system", content: instructions },
  { role: "user", content: task },
];

for (;;) {
  const stream = client.chat.completions.stream({
    model: "gpt-5",
    messages,
    stream_options: { include_usage: true },
    tools: tools.map((tool) => ({
      type: "function",
      function: { name: tool.name, description: tool.description, parameters: parametersOf(tool) },
    })),
  });
  stream.on("content", (piece) => process.stdout.write(piece));
  const { message } = (await stream.finalChatCompletion()).choices[0];
  messages.push(message);
  if (!message.tool_calls) break;
  for (const { id, function: call } of message.tool_calls)
    messages.push({
      role: "tool",
      tool_call_id: id,
      content: runTool(call.name, JSON.parse(call.arguments)),
    });
}
