import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { atOnce } from "../../../src/core/interruptible.ts";
import { findFiles } from "../../../src/recordings/files/find.ts";
import { loadRuns } from "../../../src/recordings/files/load.ts";
import { type Content, workspace } from "../../workspace.ts";

function load(name: string, content: Content) {
  const { files } = atOnce(findFiles([name], workspace({ [name]: content }), true));
  return files.flatMap((file) => [...loadRuns(file)]);
}

const rows = (...values: object[]) => values.map((value) => JSON.stringify(value)).join("\n");
const sse = (...values: object[]) => values.map((value) => `data: ${JSON.stringify(value)}\n\n`).join("");

const init = { type: "system", subtype: "init", session_id: "s", tools: ["Read"], model: "claude-x" };
const callRow = {
  type: "assistant",
  session_id: "s",
  message: {
    role: "assistant",
    content: [{ type: "tool_use", id: "t1", name: "Read", input: { path: "a" } }],
  },
};
const resultRow = {
  type: "user",
  session_id: "s",
  message: {
    role: "user",
    content: [{ type: "tool_result", tool_use_id: "t1", content: "error 529 overloaded_error" }],
  },
};
const apiError = (error: string, text: string, more = {}) => ({
  type: "assistant",
  session_id: "s",
  error,
  message: { role: "assistant", model: "<synthetic>", content: [{ type: "text", text }] },
  ...more,
});
const ended = (result: string, more = {}) => ({
  type: "result",
  subtype: "success",
  is_error: true,
  num_turns: 1,
  session_id: "s",
  result,
  ...more,
});
const session = (error: string, status: number, text: string) =>
  rows(
    { type: "user", sessionId: "s", message: { role: "user", content: "Read a" } },
    { ...callRow, sessionId: "s" },
    { ...resultRow, sessionId: "s" },
    { ...apiError(error, text), sessionId: "s", isApiErrorMessage: true, apiErrorStatus: status },
  );

const started = {
  type: "message_start",
  message: { id: "m", type: "message", role: "assistant", content: [], model: "claude-x", usage: {} },
};
const request = { model: "m", messages: [{ role: "user", content: "Which fern?" }] };
const openAi = (error: object) => [{ request: request, response: { error } }];
const chunk = {
  id: "c",
  object: "chat.completion.chunk",
  model: "m",
  choices: [{ index: 0, delta: { role: "assistant", content: "I" } }],
};
const responses = (error: object) => [
  { type: "response.created", response: { id: "r", object: "response", status: "in_progress", output: [] } },
  { type: "response.failed", response: { id: "r", object: "response", status: "failed", output: [], error } },
];
const gemini = (error: object) => [
  { request: { contents: [{ role: "user", parts: [{ text: "Which fern?" }] }] }, response: { error } },
];
const bedrock = (error: object) => [
  { messageStart: { role: "assistant" } },
  { contentBlockDelta: { delta: { text: "I" }, contentBlockIndex: 0 } },
  error,
];
const inspect = (message: string) => ({
  version: 2,
  status: "error",
  eval: { task: "t", model: "m", run_id: "r", created: "2026-01-01" },
  samples: [
    {
      id: "a",
      epoch: 1,
      input: "Which fern?",
      target: "",
      messages: [{ role: "user", content: "Which fern?" }],
      output: {},
      error: { message, traceback: "" },
    },
  ],
});

const attribute = (key: string, value: string) => ({ key, value: { stringValue: value } });
const answered = [
  {
    role: "assistant",
    parts: [{ type: "tool_call", id: "c1", name: "look", arguments: {} }],
    finish_reason: "tool_call",
  },
];
const question = [{ role: "user", parts: [{ type: "text", content: "Which fern?" }] }];
const otlpSpan = (at: number, more: object, attributes: object[]) => ({
  traceId: "5b8aa5a2d2c872e8321cf37308d69df2",
  spanId: `051581bf3cb55c1${at}`,
  name: "chat m",
  kind: 3,
  startTimeUnixNano: String(1_700_000_000_000_000_000 + at * 1_000_000),
  endTimeUnixNano: String(1_700_000_000_000_000_500 + at * 1_000_000),
  attributes: [
    attribute("gen_ai.operation.name", "chat"),
    attribute("gen_ai.input.messages", JSON.stringify(question)),
    ...attributes,
  ],
  ...more,
});
const otlp = (error: string, events: object[] = []) => ({
  resourceSpans: [
    {
      resource: {},
      scopeSpans: [
        {
          scope: { name: "x" },
          spans: [
            otlpSpan(1, {}, [attribute("gen_ai.output.messages", JSON.stringify(answered))]),
            otlpSpan(2, { status: { code: 2, message: error }, events }, []),
          ],
        },
      ],
    },
  ],
});
const langfuse = (statusMessage: string) => ({
  id: "t",
  name: "x",
  timestamp: "2026-01-01T00:00:00.000Z",
  input: "Which fern?",
  output: null,
  observations: [
    {
      id: "o1",
      traceId: "t",
      type: "GENERATION",
      startTime: "2026-01-01T00:00:00.000Z",
      endTime: "2026-01-01T00:00:01.000Z",
      level: "DEFAULT",
      input: [{ role: "user", content: "Which fern?" }],
      output: {
        role: "assistant",
        content: null,
        tool_calls: [{ id: "c1", type: "function", function: { name: "look", arguments: "{}" } }],
      },
    },
    {
      id: "o2",
      traceId: "t",
      type: "GENERATION",
      startTime: "2026-01-01T00:00:02.000Z",
      endTime: "2026-01-01T00:00:03.000Z",
      level: "ERROR",
      statusMessage,
      input: [{ role: "user", content: "Which fern?" }],
      output: null,
    },
  ],
});
const agentsTrace = (error: object) =>
  rows(
    { object: "trace", id: "trace_1", workflow_name: "x", group_id: null, metadata: null },
    {
      object: "trace.span",
      id: "span_1",
      trace_id: "trace_1",
      parent_id: null,
      started_at: "2026-01-01T00:00:00.000Z",
      ended_at: "2026-01-01T00:00:01.000Z",
      span_data: {
        type: "generation",
        input: [{ role: "user", content: "Which fern?" }],
        output: [
          {
            role: "assistant",
            content: null,
            tool_calls: [{ id: "c1", type: "function", function: { name: "look", arguments: "{}" } }],
          },
        ],
        model: "m",
      },
      error: null,
    },
    {
      object: "trace.span",
      id: "span_2",
      trace_id: "trace_1",
      parent_id: null,
      started_at: "2026-01-01T00:00:02.000Z",
      ended_at: "2026-01-01T00:00:03.000Z",
      span_data: {
        type: "generation",
        input: [{ role: "user", content: "Which fern?" }],
        output: null,
        model: "m",
      },
      error,
    },
  );

describe("a provider's fault is one of a run that could not run", () => {
  test.each<[string, string, Content]>([
    [
      "Claude Code, overloaded",
      "a.jsonl",
      rows(init, apiError("overloaded", "API Error: 529 Overloaded"), ended("API Error: 529 Overloaded")),
    ],
    [
      "Claude Code after a call",
      "a.jsonl",
      rows(
        init,
        callRow,
        resultRow,
        apiError("server_error", "API Error: 500"),
        ended("API Error: 500 Internal server error"),
      ),
    ],
    [
      "Claude Code, by status",
      "a.jsonl",
      rows(init, callRow, resultRow, ended("Something failed", { api_error_status: 503 })),
    ],
    ["Claude Code, repeated", "a.jsonl", rows(init, ended("API Error: Repeated 529 Overloaded errors"))],
    ["Claude Code, time out", "a.jsonl", rows(init, ended("API Error: Request timed out."))],
    [
      "Claude Code, errors of the result",
      "a.jsonl",
      rows(
        init,
        ended("", {
          result: undefined,
          subtype: "error_during_execution",
          errors: ["API Error: 502 Bad Gateway"],
        }),
      ),
    ],
    ["a session of Claude Code", "a.jsonl", session("rate_limit", 429, "You've hit your session limit")],
    [
      "Anthropic, alone",
      "a.json",
      { type: "error", error: { type: "overloaded_error", message: "Overloaded" }, request_id: "req" },
    ],
    [
      "Anthropic, rate limit",
      "a.json",
      { type: "error", error: { type: "rate_limit_error", message: "slower" } },
    ],
    [
      "Anthropic, a row of a case",
      "a.jsonl",
      rows({ case: "a", error: { type: "api_error", message: "Internal server error" } }),
    ],
    [
      "Anthropic, a stream",
      "a.sse",
      sse(started, { type: "error", error: { type: "overloaded_error", message: "Overloaded" } }),
    ],
    [
      "Anthropic, a pair",
      "a.json",
      [
        {
          request: { ...request, max_tokens: 9 },
          response: { type: "error", error: { type: "api_error", message: "Internal server error" } },
        },
      ],
    ],
    [
      "OpenAI, alone",
      "a.json",
      {
        error: {
          message: "Rate limit reached for gpt-x",
          type: "requests",
          code: "rate_limit_exceeded",
          param: null,
        },
      },
    ],
    [
      "OpenAI, server",
      "a.json",
      { error: { message: "The server had an error", type: "server_error", code: null, param: null } },
    ],
    ["OpenAI, a pair", "a.json", openAi({ message: "Slow", type: "server_error", code: 503 })],
    [
      "OpenAI, a stream",
      "a.sse",
      sse(chunk, { error: { message: "The server had an error", type: "server_error" } }),
    ],
    [
      "OpenAI Responses, a stream that fails",
      "a.sse",
      sse(...responses({ code: "server_error", message: "An error occurred" })),
    ],
    [
      "OpenAI Responses, an error event",
      "a.sse",
      sse(responses({})[0] ?? {}, {
        type: "error",
        code: "rate_limit_exceeded",
        message: "Rate limit",
        param: null,
      }),
    ],
    [
      "OpenAI Responses, whole",
      "a.json",
      responses({ code: "rate_limit_exceeded", message: "Slow" })[1]?.response ?? {},
    ],
    [
      "Gemini, alone",
      "a.json",
      { error: { code: 503, message: "The model is overloaded", status: "UNAVAILABLE" } },
    ],
    ["Gemini, a list", "a.json", [{ error: { code: 429, message: "Quota", status: "RESOURCE_EXHAUSTED" } }]],
    [
      "Gemini, after a request",
      "a.json",
      gemini({ code: 500, message: "Internal error", status: "INTERNAL" }),
    ],
    [
      "Bedrock, alone",
      "a.json",
      { __type: "com.amazon.coral.availability#ThrottlingException", message: "Too many requests" },
    ],
    [
      "Bedrock, boto3",
      "a.json",
      {
        Error: { Code: "ThrottlingException", Message: "Too many tokens" },
        ResponseMetadata: { HTTPStatusCode: 429 },
      },
    ],
    [
      "Bedrock, thrown",
      "a.json",
      {
        name: "ModelTimeoutException",
        $fault: "client",
        message: "slow",
        $metadata: { httpStatusCode: 408 },
      },
    ],
    [
      "Bedrock, a stream",
      "a.jsonl",
      rows(...bedrock({ throttlingException: { message: "Too many requests" } })),
    ],
    [
      "Bedrock, a stream that breaks off",
      "a.jsonl",
      rows(...bedrock({ modelStreamErrorException: { message: "gone" } })),
    ],
    [
      "AI SDK, thrown",
      "a.json",
      { name: "AI_APICallError", statusCode: 529, message: "Overloaded", url: "u" },
    ],
    [
      "AI SDK, after retries",
      "a.json",
      {
        name: "AI_RetryError",
        reason: "maxRetriesExceeded",
        message: "Failed after 3 attempts",
        lastError: { name: "AI_APICallError", statusCode: 503 },
      },
    ],
    [
      "AI SDK, a stream",
      "a.sse",
      sse(
        { type: "start" },
        { type: "start-step" },
        { type: "error", errorText: "Overloaded" },
        { type: "finish" },
      ),
    ],
    [
      "Inspect, OpenAI",
      "a.json",
      inspect("RateLimitError(\"Error code: 429 - {'error': {'message': 'slow'}}\")"),
    ],
    [
      "Inspect, Anthropic",
      "a.json",
      inspect(
        "InternalServerError(\"Error code: 529 - {'type': 'error', 'error': {'type': 'overloaded_error'}}\")",
      ),
    ],
    ["OpenTelemetry, the last answer", "a.json", otlp("Error code: 529 - overloaded_error")],
    [
      "OpenTelemetry, an exception",
      "a.json",
      otlp("failed", [
        {
          name: "exception",
          attributes: [
            attribute("exception.type", "openai.RateLimitError"),
            attribute("exception.message", "slow"),
          ],
        },
      ]),
    ],
    ["Langfuse, the last answer", "a.json", langfuse("RateLimitError: slow down")],
    [
      "OpenAI Agents SDK, the last answer",
      "a.jsonl",
      agentsTrace({ message: "Error getting response", data: { error: "Error code: 503 - no" } }),
    ],
    [
      "Mastra",
      "a.json",
      {
        scorer: { id: "s" },
        runId: "a",
        input: { inputMessages: [] },
        output: [],
        error: { message: "AI_APICallError", statusCode: 529 },
      },
    ],
    [
      "packed",
      "a.json.gz",
      gzipSync(JSON.stringify({ type: "error", error: { type: "overloaded_error", message: "Overloaded" } })),
    ],
  ])("%s", (_, name, content) => {
    const found = load(name, content);
    expect(found).toMatchObject([{ couldNotRun: true, isClaimed: true, caseId: "a" }]);
    expect(found[0]).toHaveProperty("error", expect.stringMatching(/^the agent could not run: \S/));
  });

  test("what was called before is kept", () => {
    const [one] = load("a.jsonl", rows(init, callRow, resultRow, ended("API Error: 529 Overloaded")));
    expect(one).toMatchObject({ couldNotRun: true, partial: { toolCalls: [{ name: "Read" }] } });
  });
});

describe("an error of the recording stays one", () => {
  test.each<[string, string, Content]>([
    [
      "a wrong request",
      "a.json",
      {
        type: "error",
        error: { type: "invalid_request_error", message: "prompt is too long: 200001 tokens" },
      },
    ],
    [
      "a wrong key",
      "a.json",
      { error: { message: "Incorrect API key", type: "invalid_request_error", code: "invalid_api_key" } },
    ],
    [
      "no money",
      "a.json",
      {
        error: {
          message: "You exceeded your current quota",
          type: "insufficient_quota",
          code: "insufficient_quota",
        },
      },
    ],
    [
      "Claude Code, a wrong request",
      "a.jsonl",
      rows(init, ended('API Error: 400 {"type":"error","error":{"type":"invalid_request_error"}}')),
    ],
    [
      "Claude Code, no key",
      "a.jsonl",
      rows(
        init,
        apiError("authentication_failed", "Please run /login"),
        ended("Please run /login", { api_error_status: 401 }),
      ),
    ],
    ["a session of Claude Code", "a.jsonl", session("invalid_request", 400, "API Error: 400 too long")],
    [
      "Claude Code, its own fault",
      "a.jsonl",
      rows(
        init,
        callRow,
        resultRow,
        ended("", { result: undefined, subtype: "error_during_execution", errors: ["boom"] }),
      ),
    ],
    [
      "what was tried again",
      "a.jsonl",
      rows(
        init,
        { type: "system", subtype: "api_retry", session_id: "s", error_status: 529, error: "overloaded" },
        callRow,
        resultRow,
        ended("boom"),
      ),
    ],
    ["a result of a tool", "a.jsonl", rows(init, callRow, resultRow)],
    [
      "OpenAI, too long",
      "a.json",
      openAi({
        message: "maximum context length",
        type: "invalid_request_error",
        code: "context_length_exceeded",
      }),
    ],
    ["Gemini, a wrong argument", "a.json", gemini({ code: 400, message: "bad", status: "INVALID_ARGUMENT" })],
    ["Gemini, no key", "a.json", { error: { code: 403, message: "no", status: "PERMISSION_DENIED" } }],
    [
      "Bedrock, a wrong request",
      "a.jsonl",
      rows(...bedrock({ validationException: { message: "too long" } })),
    ],
    ["Bedrock, no key", "a.json", { __type: "AccessDeniedException", message: "no" }],
    ["Inspect, a sandbox", "a.json", inspect("TimeoutError('docker compose up')")],
    [
      "Inspect, a wrong request",
      "a.json",
      inspect("BadRequestError(\"Error code: 400 - {'error': {'message': 'no'}}\")"),
    ],
    ["an error of the tools", "a.json", { name: "TimeoutError", message: "page.goto: Timeout 30000ms" }],
    [
      "a call that failed",
      "a.json",
      { case: "a", toolCalls: [{ name: 5, error: { type: "rate_limit_error" } }] },
    ],
    [
      "OpenTelemetry, a wrong request",
      "a.json",
      { ...otlp("Error code: 400 - invalid_request_error"), case: "a" },
    ],
    ["error is null", "a.json", { case: "a", error: null }],
  ])("%s", (_, name, content) => {
    const found = load(name, content);
    expect(found).toMatchObject([{ error: expect.any(String) }]);
    expect(found[0]).not.toHaveProperty("couldNotRun");
  });
});
