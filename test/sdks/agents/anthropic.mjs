import Anthropic from "@anthropic-ai/sdk";
import { instructions, parametersOf, runTool, task, tools } from "./tools.mjs";

const client = new Anthropic();
const messages = [{ role: "user", content: task }];

for (;;) {
  const stream = client.messages.stream({
    model: "claude-sonnet-5",
    max_tokens: 1024,
    system: instructions,
    messages,
    tools: tools.map((tool) => ({
      name: tool.name,
      description: tool.description,
      input_schema: parametersOf(tool),
    })),
  });
  const { content, stop_reason } = await stream.finalMessage();
  messages.push({ role: "assistant", content });
  if (stop_reason !== "tool_use") {
    console.log(content.map(({ text }) => text).join(""));
    break;
  }
  messages.push({
    role: "user",
    content: content
      .filter(({ type }) => type === "tool_use")
      .map(({ id, name, input }) => ({
        type: "tool_result",
        tool_use_id: id,
        content: runTool(name, input),
      })),
  });
}
