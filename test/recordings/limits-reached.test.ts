import { describe, expect, test } from "vitest";
import type { Json } from "../../src/core/json.ts";
import { readOne } from "./fixture.ts";

const usage = { inputTokens: 1, outputTokens: 1 };
const user = { role: "user", content: "Pay." };
const chatCall = { id: "c", type: "function", function: { name: "pay", arguments: "{}" } };
const claude = (more: object) => [
  { type: "system", subtype: "init", session_id: "s", tools: [] },
  {
    type: "assistant",
    session_id: "s",
    message: { role: "assistant", content: [{ type: "text", text: "Hm." }], ...more },
  },
];
const event = (type: string, more: object = {}) => ({ type, ...more });
const anthropicStream = (stop_reason: string) => [
  event("message_start", { message: { id: "m", type: "message", role: "assistant", content: [] } }),
  event("content_block_start", {
    index: 0,
    content_block: { type: "tool_use", id: "c", name: "pay", input: {} },
  }),
  event("message_delta", { delta: { stop_reason } }),
  event("message_stop"),
];
const step = (finishReason: string, more: object = {}) => ({ content: [], finishReason, usage, ...more });
const callPart = { type: "tool-call", toolCallId: "c", toolName: "pay", input: {} };
const resultPart = { type: "tool-result", toolCallId: "c", toolName: "pay", output: "ok" };
const again = {
  content: [
    { ...callPart, toolCallId: "d" },
    { ...resultPart, toolCallId: "d" },
  ],
};
const waiting = { content: [{ ...callPart, toolCallId: "d" }] };
const called = { content: [callPart, resultPart] };
const ai = (content: string, response_metadata: object = {}) => ({
  type: "ai",
  content,
  response_metadata,
  tool_calls: [],
});
const human = { type: "human", content: "Pay." };
const state = (more: object) => ({ values: { messages: [human, ai("Hm.")] }, next: [], ...more });
const simulation = (termination_reason: string) => ({
  task_id: "1",
  messages: [user, { role: "assistant", content: "Hm." }],
  termination_reason,
  reward_info: {},
});
const sample = (more: object) => ({
  id: "1",
  epoch: 1,
  target: "",
  input: "Pay.",
  messages: [user, { role: "assistant", content: "Hm." }],
  ...more,
});
const otel = (reason: string) => ({
  resourceSpans: [
    {
      scopeSpans: [
        {
          spans: [
            {
              traceId: "a".repeat(32),
              spanId: "b".repeat(16),
              name: "chat m",
              startTimeUnixNano: "1",
              endTimeUnixNano: "2",
              attributes: Object.entries({
                "gen_ai.operation.name": "chat",
                "gen_ai.input.messages": '[{"role":"user","parts":[{"type":"text","content":"Pay."}]}]',
                "gen_ai.output.messages": `[{"role":"assistant","parts":[{"type":"text","content":"Hm."}],"finish_reason":"${reason}"}]`,
                "gen_ai.response.finish_reasons": `["${reason}"]`,
              }).map(([key, stringValue]) => ({ key, value: { stringValue } })),
            },
          ],
        },
      ],
    },
  ],
});
const traced = (error: object | null) => [
  { object: "trace", id: "trace_1", workflow_name: "w" },
  {
    object: "trace.span",
    id: "span_1",
    trace_id: "trace_1",
    started_at: "2026-01-01T00:00:00Z",
    ended_at: "2026-01-01T00:00:09Z",
    span_data: { type: "agent", name: "a", tools: ["pay"], handoffs: [] },
    error,
  },
  {
    object: "trace.span",
    id: "span_2",
    trace_id: "trace_1",
    parent_id: "span_1",
    started_at: "2026-01-01T00:00:01Z",
    ended_at: "2026-01-01T00:00:02Z",
    span_data: { type: "function", name: "pay", input: "{}", output: "ok" },
    error: null,
  },
];

const rows: [what: string, format: string, limited: unknown, limit: string, ended: unknown][] = [
  ["a tau2 simulation", "tau-bench", simulation("max_steps"), "max_steps", simulation("user_stop")],
  [
    "one with too many errors",
    "tau-bench",
    simulation("too_many_errors"),
    "too_many_errors",
    simulation("agent_stop"),
  ],
  [
    "a chat response",
    "openai-chat",
    {
      messages: [user],
      choices: [{ finish_reason: "length", message: { role: "assistant", content: "Hm" } }],
    },
    "length",
    { messages: [user], choices: [{ finish_reason: "stop", message: { role: "assistant", content: "Hm" } }] },
  ],
  [
    "a chat stream",
    "openai-chat",
    [
      { choices: [{ delta: { role: "assistant", content: "Hm" } }] },
      { choices: [{ delta: {}, finish_reason: "length" }] },
    ],
    "length",
    [
      { choices: [{ delta: { role: "assistant", content: "Hm" } }] },
      { choices: [{ delta: {}, finish_reason: "stop" }] },
    ],
  ],
  [
    "Cohere's response",
    "openai-chat",
    {
      message: { role: "assistant", content: [{ type: "text", text: "Hm" }], tool_calls: [chatCall] },
      finish_reason: "MAX_TOKENS",
    },
    "MAX_TOKENS",
    {
      message: { role: "assistant", content: [{ type: "text", text: "Hm" }], tool_calls: [chatCall] },
      finish_reason: "COMPLETE",
    },
  ],
  [
    "Cohere's stream",
    "openai-chat",
    [
      event("message-start", { delta: {} }),
      event("content-delta", { index: 0, delta: { message: { content: { text: "Hm" } } } }),
      event("message-end", { delta: { finish_reason: "MAX_TOKENS" } }),
    ],
    "MAX_TOKENS",
    [
      event("message-start", { delta: {} }),
      event("content-delta", { index: 0, delta: { message: { content: { text: "Hm" } } } }),
      event("message-end", { delta: { finish_reason: "COMPLETE" } }),
    ],
  ],
  [
    "Ollama's stream",
    "openai-chat",
    [
      { model: "m", message: { role: "assistant", content: "Hm" }, done: false },
      { model: "m", message: { role: "assistant", content: "" }, done: true, done_reason: "length" },
    ],
    "length",
    [
      { model: "m", message: { role: "assistant", content: "Hm" }, done: false },
      { model: "m", message: { role: "assistant", content: "" }, done: true, done_reason: "stop" },
    ],
  ],
  [
    "Anthropic's response",
    "anthropic",
    {
      type: "message",
      role: "assistant",
      content: [{ type: "text", text: "Hm" }],
      stop_reason: "max_tokens",
    },
    "max_tokens",
    { type: "message", role: "assistant", content: [{ type: "text", text: "Hm" }], stop_reason: "end_turn" },
  ],
  [
    "Anthropic's stream",
    "anthropic",
    anthropicStream("max_tokens"),
    "max_tokens",
    anthropicStream("tool_use"),
  ],
  [
    "Claude Code's turns",
    "anthropic",
    [...claude({}), { type: "result", subtype: "error_max_turns", is_error: true, session_id: "s" }],
    "error_max_turns",
    [...claude({}), { type: "result", subtype: "success", result: "Hm.", session_id: "s" }],
  ],
  [
    "Converse's response",
    "bedrock-converse",
    { output: { message: { role: "assistant", content: [{ text: "Hm" }] } }, stopReason: "max_tokens" },
    "max_tokens",
    { output: { message: { role: "assistant", content: [{ text: "Hm" }] } }, stopReason: "end_turn" },
  ],
  [
    "Converse's stream",
    "bedrock-converse",
    [
      { messageStart: { role: "assistant" } },
      { contentBlockDelta: { contentBlockIndex: 0, delta: { text: "Hm" } } },
      { messageStop: { stopReason: "max_tokens" } },
    ],
    "max_tokens",
    [
      { messageStart: { role: "assistant" } },
      { contentBlockDelta: { contentBlockIndex: 0, delta: { text: "Hm" } } },
      { messageStop: { stopReason: "end_turn" } },
    ],
  ],
  [
    "Gemini's response",
    "gemini-adk",
    { candidates: [{ content: { role: "model", parts: [{ text: "Hm" }] }, finishReason: "MAX_TOKENS" }] },
    "MAX_TOKENS",
    { candidates: [{ content: { role: "model", parts: [{ text: "Hm" }] }, finishReason: "STOP" }] },
  ],
  [
    "ADK's last event",
    "gemini-adk",
    {
      appName: "a",
      events: [{ author: "a", content: { role: "model", parts: [{ text: "Hm" }] }, errorCode: "MAX_TOKENS" }],
    },
    "MAX_TOKENS",
    { appName: "a", events: [{ author: "a", content: { role: "model", parts: [{ text: "Hm" }] } }] },
  ],
  [
    "a response of the Responses API",
    "openai-responses",
    {
      object: "response",
      status: "incomplete",
      incomplete_details: { reason: "max_output_tokens" },
      output: [],
    },
    "max_output_tokens",
    {
      object: "response",
      status: "incomplete",
      incomplete_details: { reason: "content_filter" },
      output: [],
    },
  ],
  [
    "AI SDK's last step",
    "ai-sdk",
    { steps: [step("tool-calls", called), step("length")] },
    "length",
    { steps: [step("length", called), step("stop")] },
  ],
  [
    "AI SDK's steps used up",
    "ai-sdk",
    { steps: [step("tool-calls", called), step("tool-calls", again)] },
    "steps",
    { steps: [step("tool-calls", called), step("tool-calls", waiting)] },
  ],
  [
    "AI SDK 4's steps used up",
    "ai-sdk",
    {
      steps: [
        step("tool-calls", called),
        { text: "", finishReason: "tool-calls", usage, toolCalls: [callPart], toolResults: [resultPart] },
      ],
    },
    "steps",
    { steps: [step("tool-calls", called)] },
  ],
  [
    "AI SDK's stream",
    "ai-sdk",
    [
      event("start"),
      event("start-step"),
      event("tool-input-available", { toolCallId: "c", toolName: "pay", input: {} }),
      event("finish", { finishReason: "length" }),
    ],
    "length",
    [
      event("start"),
      event("start-step"),
      event("tool-input-available", { toolCallId: "c", toolName: "pay", input: {} }),
      event("finish", { finishReason: "stop" }),
    ],
  ],
  [
    "Mastra's steps used up",
    "mastra",
    { steps: [mastraStep("c"), mastraStep("d")], toolCalls: [], finishReason: "tool-calls" },
    "steps",
    { steps: [mastraStep("c")], toolCalls: [], finishReason: "tool-calls" },
  ],
  [
    "Pydantic AI's response",
    "pydantic-ai",
    [{ kind: "response", parts: [{ part_kind: "text", content: "Hm" }], finish_reason: "length" }],
    "length",
    [{ kind: "response", parts: [{ part_kind: "text", content: "Hm" }], finish_reason: "stop" }],
  ],
  [
    "Inspect's own limit",
    "inspect-ai",
    sample({ limit: { type: "message", limit: 5 } }),
    "message",
    sample({ limit: null }),
  ],
  [
    "Inspect's model",
    "inspect-ai",
    sample({ output: { choices: [{ stop_reason: "max_tokens" }] } }),
    "max_tokens",
    sample({ output: { choices: [{ stop_reason: "stop" }] } }),
  ],
  [
    "LangChain's message",
    "langchain",
    { messages: [human, ai("Hm", { finish_reason: "length" })] },
    "length",
    { messages: [human, ai("Hm", { finish_reason: "stop" })] },
  ],
  [
    "LangChain's message of Claude",
    "langchain",
    { messages: [human, ai("Hm", { stop_reason: "max_tokens" })] },
    "max_tokens",
    { messages: [human, ai("Hm", { stop_reason: "max_tokens" }), human, ai("Done.")] },
  ],
  [
    "LangGraph's agent without steps",
    "langchain",
    { messages: [human, ai("Sorry, need more steps to process this request.")] },
    "recursion_limit",
    { messages: [human, ai("Sorry, need more steps.")] },
  ],
  [
    "LangGraph's recursion error",
    "langchain",
    state({ tasks: [{ name: "agent", error: "GraphRecursionError('Recursion limit of 25 reached')" }] }),
    "recursion_limit",
    state({ tasks: [{ name: "agent", error: "ValueError('no')" }] }),
  ],
  [
    "AgentExecutor's iterations",
    "langchain",
    { input: "Pay.", output: "Agent stopped due to iteration limit or time limit.", intermediate_steps: [] },
    "max_iterations",
    { input: "Pay.", output: "Agent stopped.", intermediate_steps: [] },
  ],
  ["a span's answer", "otel-genai", otel("length"), "length", otel("stop")],
  [
    "the Agents SDK's turns",
    "openai-agents-trace",
    traced({ message: "Max turns exceeded", data: { max_turns: 10 } }),
    "max_turns",
    traced(null),
  ],
];

function mastraStep(id: string): object {
  const call = { toolCallId: id, toolName: "pay" };
  return {
    text: "",
    finishReason: "tool-calls",
    toolCalls: [{ type: "tool-call", payload: { ...call, args: {} } }],
    toolResults: [{ type: "tool-result", payload: { ...call, args: {}, result: "ok" } }],
  };
}

describe("the limit at which a run ended", () => {
  test.each(rows)("%s (%s)", (_what, format, limited, limit, ended) => {
    expect(readOne(format, limited as Json).limit).toBe(limit);
    const other = readOne(format, ended as Json);
    expect(other.limit).toBeUndefined();
    expect(other.fault).toBeUndefined();
  });
});
