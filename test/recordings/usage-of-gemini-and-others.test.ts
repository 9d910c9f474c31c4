import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../src/core/json.ts";
import { readOne } from "./fixture.ts";
import { took } from "./usage-fixture.ts";

describe("Bedrock", () => {
  const usage = (input: number, output: number) => ({
    inputTokens: input,
    outputTokens: output,
    totalTokens: input + output,
    cacheReadInputTokens: 50,
  });
  const asks = { role: "user", content: [{ text: "Feed" }] };
  const uses = { role: "assistant", content: [{ toolUse: { toolUseId: "t1", name: "feed", input: {} } }] };
  const fedResult = {
    role: "user",
    content: [{ toolResult: { toolUseId: "t1", content: [{ text: "fed" }], status: "success" } }],
  };
  const answerMessage = { role: "assistant", content: [{ text: "Done." }] };
  const response = (message: Json, counts: Json, latencyMs: number) => ({
    output: { message },
    stopReason: "end_turn",
    usage: counts,
    metrics: { latencyMs },
  });
  const two = { usage: { input: 130, cachedInput: 100, output: 5, total: 135 }, steps: 2 };
  const stored = (message: JsonObject, at: number, metadata?: JsonObject) => ({
    message: metadata === undefined ? message : { ...message, metadata },
    message_id: at,
    created_at: `2026-01-02T03:04:0${at}Z`,
  });

  test.each<[string, Json, object]>([
    [
      "in exchanges",
      [
        { request: { modelId: "nova", messages: [asks] }, response: response(uses, usage(10, 2), 5) },
        {
          request: { modelId: "nova", messages: [asks, uses, fedResult] },
          response: response(answerMessage, usage(20, 3), 7),
        },
      ],
      { ...two, model: "nova" },
    ],
    [
      "at the end of a stream",
      [
        { messageStart: { role: "assistant" } },
        { contentBlockDelta: { contentBlockIndex: 0, delta: { text: "Done." } } },
        { contentBlockStop: { contentBlockIndex: 0 } },
        { messageStop: { stopReason: "end_turn" } },
        { metadata: { usage: usage(10, 2), metrics: { latencyMs: 9 } } },
      ],
      { usage: { input: 60, cachedInput: 50, output: 2, total: 62 }, steps: 1 },
    ],
    [
      "in a session of Strands",
      [
        stored(asks, 0),
        stored(uses, 1, { usage: usage(10, 2), metrics: { latencyMs: 5 } }),
        stored(fedResult, 2),
        stored(answerMessage, 4, { usage: usage(20, 3), metrics: { latencyMs: 5 } }),
      ],
      { ...two, duration: 4000 },
    ],
    ["not at all", [asks, uses, fedResult, answerMessage], { steps: 2 }],
  ])("says it %s", (_, document, expected) => {
    expect(took("bedrock-converse", document)).toEqual(expected);
  });

  test("says how long an answer took", () => {
    expect(readOne("bedrock-converse", response(answerMessage, usage(1, 1), 7)).modelCalls).toMatchObject([
      { duration: 7 },
    ]);
  });
});

describe("Gemini", () => {
  const counts = (prompt: number, written: number, thought: number) => ({
    promptTokenCount: prompt,
    candidatesTokenCount: written,
    thoughtsTokenCount: thought,
    cachedContentTokenCount: 4,
    totalTokenCount: prompt + written + thought,
  });
  const asks = { role: "user", parts: [{ text: "Feed" }] };
  const calls = { role: "model", parts: [{ functionCall: { name: "feed", args: {} } }] };
  const fedResult = {
    role: "user",
    parts: [{ functionResponse: { name: "feed", response: { result: "fed" } } }],
  };
  const answerMessage = { role: "model", parts: [{ text: "Done." }] };
  const response = (
    id: string,
    content: Json,
    usageMetadata: Json,
    finishReason: string | null = "STOP",
  ) => ({
    candidates: [{ content, index: 0, ...(finishReason === null ? {} : { finishReason }) }],
    usageMetadata,
    modelVersion: "gemini-3-flash",
    responseId: id,
  });
  const snake = (usage: JsonObject) =>
    Object.fromEntries(
      Object.entries(usage).map(([key, value]) => [
        key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        value,
      ]),
    );
  const event = (author: string, content: Json, timestamp: number, more: JsonObject = {}) => ({
    id: `e${timestamp}`,
    invocationId: "i",
    author,
    content,
    timestamp,
    ...more,
  });
  const two = {
    usage: { input: 30, cachedInput: 8, output: 15, reasoning: 10, total: 45 },
    model: "gemini-3-flash",
    steps: 2,
  };
  const chat = (messages: Json[]) => ({ sessionId: "s", projectHash: "h", messages });
  const tokens = { input: 10, output: 2, cached: 4, thoughts: 3, tool: 1, total: 16 };

  test.each<[string, Json, object]>([
    [
      "in the last chunk of each stream",
      [
        response("a", { role: "model", parts: [{ text: "I " }] }, counts(10, 1, 0), null),
        response("a", calls, counts(10, 2, 4)),
        response("b", answerMessage, counts(20, 3, 6)),
      ],
      two,
    ],
    [
      "in Python's words, where thoughts are beside what was written",
      response("a", answerMessage, { ...snake(counts(20, 3, 6)), cached_content_token_count: null }),
      { usage: { input: 20, output: 9, reasoning: 6, total: 29 }, model: "gemini-3-flash", steps: 1 },
    ],
    [
      "of the last answer only, so that there is no sum",
      {
        request: { contents: [asks, calls, fedResult] },
        response: response("b", answerMessage, counts(20, 3, 6)),
      },
      {
        model: "gemini-3-flash",
        steps: 2,
        unmeasured: { tokens: "1 of 2 answers of the model say no tokens" },
      },
    ],
    [
      "in the events of a session of ADK that are not partial",
      {
        appName: "cats",
        events: [
          event("user", asks, 1767323045.5),
          event("cats", calls, 1767323046, {
            usageMetadata: counts(10, 2, 4),
            modelVersion: "gemini-3-flash",
          }),
          event("cats", fedResult, 1767323047),
          event("cats", answerMessage, 1767323048, { partial: true, usageMetadata: counts(20, 1, 6) }),
          event("cats", answerMessage, 1767323048.75, {
            usage_metadata: snake(counts(20, 3, 6)),
            model_version: "gemini-3-flash",
          }),
        ],
      },
      { ...two, duration: 3250 },
    ],
    [
      "in the log of a session of an early ADK",
      {
        context: {},
        events: [event("user", asks, 1767323045), event("cats", answerMessage, 1767323047)],
        event_logs: [
          {
            model_request: { model: "gemini-1.5" },
            model_response: {
              usage_metadata: { prompt_token_count: 9, candidates_token_count: 1, total_token_count: 10 },
            },
          },
        ],
      },
      { usage: { input: 9, output: 1, total: 10 }, model: "gemini-1.5", duration: 2000, steps: 1 },
    ],
    [
      "in a chat of Gemini CLI, once for a message that comes again",
      [
        { sessionId: "s", projectHash: "h", messages: [] },
        { id: "1", type: "user", content: "Feed", timestamp: "2026-01-02T03:04:05.000Z" },
        {
          id: "2",
          type: "gemini",
          content: "Done.",
          timestamp: "2026-01-02T03:04:07.250Z",
          model: "gemini-3",
        },
        {
          id: "2",
          type: "gemini",
          content: "Done.",
          timestamp: "2026-01-02T03:04:07.250Z",
          model: "gemini-3",
          tokens,
        },
        {
          id: "2",
          type: "gemini",
          content: "Done.",
          timestamp: "2026-01-02T03:04:07.250Z",
          model: "gemini-3",
          tokens,
        },
      ],
      {
        usage: { input: 11, cachedInput: 4, output: 5, reasoning: 3, total: 16 },
        model: "gemini-3",
        duration: 2250,
        steps: 1,
      },
    ],
    ["not in a chat without counts", chat([{ id: "1", type: "gemini", content: "Hi." }]), { steps: 1 }],
  ])("says it %s", (_, document, expected) => {
    expect(took("gemini-adk", document)).toEqual(expected);
  });

  test("a flat list of the calls of an eval case does not tell how often the model answered", () => {
    const invocation = {
      userContent: asks,
      intermediateData: {
        toolUses: [
          { name: "feed", args: {} },
          { name: "feed", args: {} },
        ],
      },
      finalResponse: answerMessage,
    };
    const row = {
      evalId: "cats",
      evalMetricResultPerInvocation: [{ actualInvocation: invocation, expectedInvocation: invocation }],
    };
    expect(took("gemini-adk", row)).toEqual({});
  });
});

describe("Pydantic AI", () => {
  const request = (parts: Json[]) => ({ kind: "request", parts });
  const response = (parts: Json[], usage: Json, second: number, model_name = "gpt-5") => ({
    kind: "response",
    parts,
    usage,
    model_name,
    timestamp: `2026-01-02T03:04:0${second}Z`,
  });
  const asks = request([{ part_kind: "user-prompt", content: "Feed", timestamp: "2026-01-02T03:04:01Z" }]);
  const calls = [{ part_kind: "tool-call", tool_name: "feed", args: {}, tool_call_id: "c1" }];
  const fedResult = request([
    { part_kind: "tool-return", tool_name: "feed", content: "fed", tool_call_id: "c1" },
  ]);
  const answerMessage = [{ part_kind: "text", content: "Done." }];
  const usage = (input: number, output: number) => ({
    input_tokens: input,
    cache_read_tokens: 4,
    cache_write_tokens: 0,
    output_tokens: output,
    details: { reasoning_tokens: 1 },
  });

  test.each<[string, Json, object]>([
    [
      "with each response",
      [
        asks,
        response(calls, usage(10, 2), 2),
        fedResult,
        response(answerMessage, usage(20, 3), 4, "gpt-5-mini"),
      ],
      {
        usage: { input: 30, cachedInput: 8, output: 5, reasoning: 2, total: 35 },
        model: "gpt-5, gpt-5-mini",
        duration: 3000,
        steps: 2,
      },
    ],
    [
      "in the words of earlier versions",
      [
        asks,
        response(answerMessage, { requests: 1, request_tokens: 10, response_tokens: 2, total_tokens: 12 }, 2),
      ],
      { usage: { input: 10, output: 2, total: 12 }, model: "gpt-5", duration: 1000, steps: 1 },
    ],
  ])("says it %s", (_, document, expected) => {
    expect(took("pydantic-ai", document)).toEqual(expected);
  });
});

describe("a log of MCP", () => {
  const line = (at: string, message: JsonObject) => ({
    timestamp: at,
    message: { jsonrpc: "2.0", ...message },
  });
  const request = { id: 1, method: "tools/call", params: { name: "feed", arguments: {} } };

  test("says how long tools took where its lines have times, and not how often a model answered", () => {
    const log = [
      line("2026-01-02T03:04:05.000Z", request),
      line("2026-01-02T03:04:05.400Z", { id: 1, result: { content: [{ type: "text", text: "fed" }] } }),
    ];
    expect(took("mcp-jsonrpc", log)).toEqual({ duration: 400 });
    expect(readOne("mcp-jsonrpc", log).toolCalls).toMatchObject([{ duration: 400 }]);
    expect(took("mcp-jsonrpc", [{ jsonrpc: "2.0", ...request }])).toEqual({});
  });
});
