import type { JsonObject } from "../../../src/core/json.ts";
import { flatMessages } from "./langchain-flat.ts";
import type { Writer } from "./scripted-run.ts";

/** `graph.stream` in the mode `messages`: the answers in pieces, each with its metadata. */
export default {
  format: "langchain",
  loses: ["question"],
  needsCalls: true,
  write: (run) => {
    const [, ...messages] = flatMessages(run);
    return messages
      .flatMap(pieces)
      .map((message) => [message, { langgraph_node: "model", langgraph_step: 1 }]);
  },
} satisfies Writer;

function pieces(message: JsonObject): JsonObject[] {
  if (message.type !== "ai") return [message];
  const { content, tool_calls: calls } = message;
  const piece = { ...message, type: "AIMessageChunk", content: "", tool_calls: [] };
  const chunks = (Array.isArray(calls) ? calls : []).flatMap((call, index) => {
    const { id = null, name = null, args = null } = call as JsonObject;
    const text = JSON.stringify(args);
    return [
      { id, name, args: text.slice(0, 1), index },
      { id: null, name: null, args: text.slice(1), index },
    ];
  });
  const texts = typeof content === "string" ? [content.slice(0, 2), content.slice(2)] : [];
  return [
    ...texts.map((text) => ({ ...piece, content: text })),
    ...chunks.map((chunk) => ({ ...piece, tool_call_chunks: [chunk] })),
  ];
}
