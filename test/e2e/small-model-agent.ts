/**
 * An agent whose model is small: it takes what it gets, and three answers at most. `MODEL_STREAM` and `MODEL_FORCED`, if not empty, ask for
 * a stream, and for a call in the first answer.
 */
import OpenAI from "openai";
import type { ChatCompletionCreateParamsNonStreaming } from "openai/resources/chat/completions";

const { MODEL_NAME = "", MODEL_STREAM, MODEL_FORCED, RUNGATE_INPUT = "" } = process.env;
const client = new OpenAI({ maxRetries: 0 });
const text = { type: "string" };
const tools = [
  { name: "search_flights", properties: { origin: text, destination: text, seats: { type: "integer" } } },
  { name: "book_flight", properties: { flight: text, baggage: { type: "array", items: text } } },
].map(({ name, properties }) => {
  const parameters = { type: "object", properties, required: Object.keys(properties) };
  return { type: "function", function: { name, description: `Does ${name}.`, parameters } } as const;
});
const messages: ChatCompletionCreateParamsNonStreaming["messages"] = [
  { role: "system", content: "You are the assistant of a travel desk. Use the tools." },
  { role: "user", content: RUNGATE_INPUT },
];

for (let answers = 0; answers < 3; answers++) {
  const forced = { type: "function", function: { name: "search_flights" } } as const;
  const request = {
    model: MODEL_NAME,
    messages,
    tools,
    tool_choice: MODEL_FORCED && answers === 0 ? forced : "auto",
    max_tokens: 120,
    seed: 1,
  } satisfies ChatCompletionCreateParamsNonStreaming;
  const { choices } = await (MODEL_STREAM
    ? client.chat.completions.stream(request).finalChatCompletion()
    : client.chat.completions.create(request));
  const message = choices[0]?.message;
  if (message === undefined) throw new Error("an answer without a message");
  const { content, tool_calls } = message;
  // The server takes no null for a content.
  messages.push({ role: "assistant", content: content ?? "", ...(tool_calls && { tool_calls }) });
  if (!tool_calls?.length) break;
  for (const { id } of tool_calls)
    messages.push({ role: "tool", tool_call_id: id, content: '{"flights":["NV417"]}' });
}
