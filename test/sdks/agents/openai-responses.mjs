import OpenAI from "openai";
import { instructions, parametersOf, runTool, task, tools } from "./tools.mjs";

const client = new OpenAI();
const input = [{ role: "user", content: task }];

for (;;) {
  const { output, output_text } = await client.responses.create({
    model: "gpt-5",
    instructions,
    input,
    store: false,
    tools: tools.map((tool) => ({
      type: "function",
      name: tool.name,
      description: tool.description,
      parameters: parametersOf(tool),
      strict: true,
    })),
  });
  input.push(...output);
  const calls = output.filter(({ type }) => type === "function_call");
  if (calls.length === 0) {
    console.log(output_text);
    break;
  }
  for (const { call_id, name, arguments: args } of calls)
    input.push({ type: "function_call_output", call_id, output: runTool(name, JSON.parse(args)) });
}
