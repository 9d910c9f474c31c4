import type { Json } from "../../../src/core/json.ts";
import anthropicRequest from "./anthropic-request.ts";
import type { Writer } from "./scripted-run.ts";

/** The last request of a run to Anthropic's Messages API, and its streamed answer. */
export default {
  format: "anthropic",
  needsCalls: true,
  write: (run) => {
    const { messages } = anthropicRequest.write(run);
    return {
      request: { messages: messages.slice(0, -1) },
      response: streamed(messages.at(-1)?.content ?? ""),
    };
  },
} satisfies Writer;

function streamed(content: string | Record<string, Json>[]): Json[] {
  const blocks = typeof content === "string" ? [] : content;
  return [
    { type: "message_start", message: { id: "msg_1", type: "message", role: "assistant", content: [] } },
    ...blocks.flatMap((block, index): Json[] => [
      {
        type: "content_block_start",
        index,
        content_block: block.type === "text" ? { type: "text", text: "" } : { ...block, input: {} },
      },
      ...halves(block).map((delta) => ({ type: "content_block_delta", index, delta })),
      { type: "content_block_stop", index },
    ]),
    { type: "message_delta", delta: { stop_reason: "end_turn" } },
    { type: "message_stop" },
  ];
}

/** The content of a block in two pieces. */
function halves({ type, text, input }: Record<string, Json>): Json[] {
  const whole = type === "text" ? String(text) : JSON.stringify(input);
  const middle = Math.floor(whole.length / 2);
  return [whole.slice(0, middle), whole.slice(middle)].map((piece) =>
    type === "text" ? { type: "text_delta", text: piece } : { type: "input_json_delta", partial_json: piece },
  );
}
