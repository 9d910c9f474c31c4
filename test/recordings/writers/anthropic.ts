import type { Json } from "../../../src/core/json.ts";
import type { ScriptedCall, ScriptedRun, Writer } from "./scripted-run.ts";

const anthropicRequest = {
  format: "anthropic",
  needsCalls: true,
  write: ({ question, turns, answer }) => ({
    model: "claude-haiku-4-5",
    messages: [
      { role: "user", content: question },
      ...turns.flatMap((calls) => [
        { role: "assistant", content: calls.map(toolUse) },
        ...(calls.every(isPending) ? [] : [{ role: "user", content: calls.map(toolResult) }]),
      ]),
      ...(answer === "" ? [] : [{ role: "assistant", content: [{ type: "text", text: answer }] }]),
    ],
  }),
} satisfies Writer;

const bedrockConverse = {
  format: "bedrock-converse",
  write: ({ question, turns, answer }) => ({
    messages: [
      { role: "user", content: [{ text: question }] },
      ...turns.flatMap((calls) => [
        { role: "assistant", content: calls.map(toolUseOfBedrockConverse) },
        ...(calls.every(isPending)
          ? []
          : [{ role: "user", content: calls.map(toolResultOfBedrockConverse) }]),
      ]),
      ...(answer === "" ? [] : [{ role: "assistant", content: [{ text: answer }] }]),
    ],
  }),
} satisfies Writer;

export const writers: Record<string, Writer> = {
  "anthropic-request": anthropicRequest,
  /** The last request of a run to Anthropic's Messages API, and its streamed answer. */
  "anthropic-stream": {
    format: "anthropic",
    needsCalls: true,
    write: (run) => {
      const { messages } = anthropicRequest.write(run);
      return {
        request: { messages: messages.slice(0, -1) },
        response: streamed(messages.at(-1)?.content ?? ""),
      };
    },
  },
  /** A transcript of Claude Code: an entry per block of an answer, and per result. */
  "anthropic-transcript": {
    format: "anthropic",
    needsCalls: true,
    write: ({ question, turns, answer }) => [
      { type: "file-history-snapshot", messageId: "m", snapshot: {} },
      entry("user", { content: question }),
      ...turns.flatMap((calls, turn) =>
        calls.flatMap(({ id, name, arguments: input, status, result }) => [
          assistant(`msg_${turn}`, { type: "tool_use", id, name, input }),
          ...(status === "pending"
            ? []
            : [
                entry("user", {
                  content: [
                    { type: "tool_result", tool_use_id: id, is_error: status === "error", content: result },
                  ],
                }),
              ]),
        ]),
      ),
      ...(answer === "" ? [] : [assistant("msg_answer", { type: "text", text: answer })]),
    ],
  },
  /** A request to Bedrock's Converse with the whole conversation; Strands has it in `agent.messages`. */
  "bedrock-converse": bedrockConverse,
  /** The last request of a run to Bedrock, and its answer from ConverseStream. */
  "bedrock-converse-stream": {
    format: "bedrock-converse",
    write: (run) => {
      const { messages } = bedrockConverse.write(run);
      const requestMessages = hasAnswer(run) ? messages.slice(0, -1) : messages;
      return hasAnswer(run)
        ? {
            request: { messages: requestMessages },
            response: { stream: streamedOfBedrockConverseStream(messages.at(-1)?.content ?? []) },
          }
        : { messages };
    },
  },
  /** The messages between a client and its servers, recorded by a proxy. */
  "mcp-jsonrpc": {
    format: "mcp-jsonrpc",
    loses: ["question", "answer"],
    write: ({ turns }) => [
      { jsonrpc: "2.0", id: 0, method: "initialize", params: {} },
      { jsonrpc: "2.0", id: 0, result: {} },
      ...turns.flatMap((calls) => [
        ...calls.map(({ id, name, arguments: args }) => ({
          jsonrpc: "2.0",
          id,
          method: "tools/call",
          params: { name, arguments: args },
        })),
        ...calls
          .filter(({ status }) => status !== "pending")
          .map(({ id, status, result }) => ({
            jsonrpc: "2.0",
            id,
            result: { content: [{ type: "text", text: result }], isError: status === "error" },
          })),
      ]),
    ],
  },
};

function toolUse({ id, name, arguments: input }: ScriptedCall) {
  return { type: "tool_use", id, name, input };
}

function toolResult({ id, status, result }: ScriptedCall) {
  return { type: "tool_result", tool_use_id: id, is_error: status === "error", content: result };
}

function isPending({ status }: ScriptedCall): boolean {
  return status === "pending";
}

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

function assistant(id: string, block: Record<string, Json>) {
  return entry("assistant", { id, type: "message", content: [block] });
}

function entry(role: "user" | "assistant", message: Record<string, Json>) {
  return { type: role, sessionId: "s", isSidechain: false, message: { ...message, role } };
}

function toolUseOfBedrockConverse({ id, name, arguments: input }: ScriptedCall) {
  return { toolUse: { toolUseId: id, name, input } };
}

function toolResultOfBedrockConverse({ id, status, result }: ScriptedCall) {
  return {
    toolResult: {
      toolUseId: id,
      status: status === "error" ? "error" : "success",
      content: [{ text: result }],
    },
  };
}

function hasAnswer({ turns, answer }: ScriptedRun): boolean {
  return turns.length > 0 || answer !== "";
}

function streamedOfBedrockConverseStream(blocks: readonly Record<string, Json>[]): Json[] {
  return [
    { messageStart: { role: "assistant" } },
    ...blocks.flatMap((block, contentBlockIndex) => blockEvents(block, contentBlockIndex)),
    { messageStop: { stopReason: "end_turn" } },
  ];
}

function blockEvents({ text, toolUse }: Record<string, Json>, contentBlockIndex: number): Json[] {
  if (toolUse === undefined)
    return [{ contentBlockDelta: { delta: { text: text ?? "" }, contentBlockIndex } }];
  const { input, ...start } = toolUse as Record<string, Json>;
  return [
    { contentBlockStart: { start: { toolUse: start }, contentBlockIndex } },
    { contentBlockDelta: { delta: { toolUse: { input: JSON.stringify(input) } }, contentBlockIndex } },
    { contentBlockStop: { contentBlockIndex } },
  ];
}
