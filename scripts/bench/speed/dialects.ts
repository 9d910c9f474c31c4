import type { Message, Recording } from "./recording.ts";

type Dialect = (recording: Recording) => object;

type ToolCall = NonNullable<Message["tool_calls"]>[number];

export const dialects: Readonly<Record<string, Dialect>> = {
  anthropic: ({ case_id, trial, messages }) => ({ case_id, trial, messages: messages.flatMap(anthropic) }),
  "ai-sdk": ({ case_id, trial, messages }) => ({ case_id, trial, messages: messages.map(aiSdk) }),
  "otel-genai": ({ case_id, trial, messages }) => ({
    case_id,
    trial,
    resourceSpans: [{ scopeSpans: [{ scope: { name: "agent" }, spans: spansOf(messages) }] }],
  }),
};

function anthropic({ role, content, tool_calls = [], tool_call_id }: Message): object[] {
  if (role === "system") return [];
  if (role === "tool")
    return [{ role: "user", content: [{ type: "tool_result", tool_use_id: tool_call_id, content }] }];
  if (role === "user") return [{ role, content }];
  const parts = content === null ? [] : [{ type: "text", text: content }];
  const used = tool_calls.map((call) => ({ type: "tool_use", id: call.id, ...namedInput(call) }));
  return [{ role, content: [...parts, ...used] }];
}

function aiSdk({ role, content, tool_calls = [], tool_call_id }: Message): object {
  if (role === "tool") {
    const output = { type: "text", value: content };
    return { role, content: [{ type: "tool-result", toolCallId: tool_call_id, toolName: "tool", output }] };
  }
  if (role !== "assistant") return { role, content };
  const parts = content === null ? [] : [{ type: "text", text: content }];
  const called = tool_calls.map((call) => {
    const { name, input } = namedInput(call);
    return { type: "tool-call", toolCallId: call.id, toolName: name, input };
  });
  return { role, content: [...parts, ...called] };
}

function namedInput({ function: { name, arguments: text } }: ToolCall): { name: string; input: unknown } {
  return { name, input: JSON.parse(text) };
}

/** A span of the model with the messages, and one for each tool execution. */
function spansOf(messages: readonly Message[]): object[] {
  const results = new Map(messages.map((message) => [message.tool_call_id, message.content]));
  const spoken = messages.filter(({ role, content }) => role !== "tool" && content !== null);
  const sections = spoken.map(({ role, content }) => ({ role, sections: [{ type: "text", content }] }));
  const calls = messages.flatMap(({ tool_calls = [] }) => tool_calls);
  return [
    span(0, "chat", { "gen_ai.input.messages": JSON.stringify(sections.slice(0, -1)) }),
    ...calls.map(({ id, function: { name, arguments: args } }, at) =>
      span(at + 1, "execute_tool", {
        "gen_ai.tool.name": name,
        "gen_ai.tool.call.id": id,
        "gen_ai.tool.call.arguments": args,
        "gen_ai.tool.call.result": results.get(id) ?? "",
      }),
    ),
    span(calls.length + 1, "chat", { "gen_ai.output.messages": JSON.stringify(sections.slice(-1)) }),
  ];
}

const BEGINNING = 1_760_000_000_000_000_000n;

function span(at: number, operation: string, attributes: Record<string, string>): object {
  const start = BEGINNING + BigInt(at) * 1_000_000_000n;
  const named = { "gen_ai.operation.name": operation, ...attributes };
  return {
    traceId: "0af7651916cd43dd8448eb211c80319c",
    spanId: (at + 1).toString(16).padStart(16, "0"),
    name: operation,
    kind: 1,
    startTimeUnixNano: String(start),
    endTimeUnixNano: String(start + 500_000_000n),
    attributes: Object.entries(named).map(([key, stringValue]) => ({ key, value: { stringValue } })),
  };
}
