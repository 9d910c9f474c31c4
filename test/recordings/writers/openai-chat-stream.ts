import type { Json, JsonObject } from "../../../src/core/json.ts";
import openaiChat from "./openai-chat.ts";
import type { Writer } from "./scripted-run.ts";

export default {
  format: "openai-chat",
  loses: ["errors"],
  needsCalls: true,
  write: (run) => {
    const messages: JsonObject[] = openaiChat.write(run).messages;
    return messages.flatMap((message, at) =>
      message.role === "assistant"
        ? [{ model: "gpt-5", stream: true, messages: messages.slice(0, at) }, ...chunksOf(message, at)]
        : [],
    );
  },
} satisfies Writer;

function chunksOf(message: JsonObject, at: number): Json[] {
  const chunk = (delta: JsonObject, finish_reason: Json = null) => ({
    id: `chatcmpl-${at}`,
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, finish_reason }],
  });
  const calls = Array.isArray(message.tool_calls) ? (message.tool_calls as JsonObject[]) : [];
  return [
    chunk({ role: "assistant", content: message.content ?? null }),
    ...calls.flatMap((call, index) => piecesOf(call, index).map((piece) => chunk({ tool_calls: [piece] }))),
    chunk({}, calls.length > 0 ? "tool_calls" : "stop"),
    { id: `chatcmpl-${at}`, object: "chat.completion.chunk", choices: [], usage: null },
  ];
}

/** Only the first piece of a call has its id and name. */
function piecesOf({ id = null, function: made }: JsonObject, index: number): JsonObject[] {
  const { name, arguments: args } = made as { name: string; arguments: string };
  return [
    { index, id, type: "function", function: { name, arguments: "" } },
    { index, function: { arguments: args.slice(0, 2) } },
    { index, function: { arguments: args.slice(2) } },
  ];
}
