import OpenAI from "openai";
import { instructions, parametersOf, runTool, task, tools } from "./tools.mjs";

const client = new OpenAI();
let input = task;
let previous_response_id = null;

// OpenAI stores the conversation: each request has only the new items.
for (;;) {
  const stream = client.responses.stream({
    model: "gpt-5",
    instructions,
    input,
    previous_response_id,
    tools: tools.map((tool) => ({
      type: "function",
      name: tool.name,
      description: tool.description,
      parameters: parametersOf(tool),
      strict: true,
    })),
  });
  const response = await stream.finalResponse();
  const calls = response.output.filter(({ type }) => type === "function_call");
  if (calls.length === 0) {
    console.log(response.output_text);
    break;
  }
  previous_response_id = response.id;
  input = calls.map(({ call_id, name, arguments: args }) => ({
    type: "function_call_output",
    call_id,
    output: runTool(name, JSON.parse(args)),
  }));
}
