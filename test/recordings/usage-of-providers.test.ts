import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../src/base/json.ts";
import { readOne } from "./fixture.ts";

/** What a run took, without its answers one by one. */
function took(format: string, document: Json) {
  const { usage, duration, model, unmeasured, steps } = readOne(format, document);
  const all = { usage, duration, model, unmeasured, steps };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

const user = { role: "user", content: "Feed the cat." };
const calling = (id: string) => ({
  role: "assistant",
  content: null,
  tool_calls: [{ id, type: "function", function: { name: "feed", arguments: "{}" } }],
});
const fed = (id: string) => ({ role: "tool", tool_call_id: id, content: "fed" });
const done = { role: "assistant", content: "Done." };

describe("a chat", () => {
  const usage = (input: number, output: number, more: JsonObject = {}) => ({
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    ...more,
  });
  const response = (message: Json, counts?: Json, model = "gpt-4o") => ({
    model,
    choices: [{ index: 0, message, finish_reason: "stop" }],
    ...(counts === undefined ? {} : { usage: counts }),
  });
  const chunks = (id: string, counts: Json, ...deltas: Json[]) => [
    ...deltas.map((delta) => ({ id, model: "gpt-4o", choices: [{ index: 0, delta }] })),
    { id, model: "gpt-4o", choices: [{ index: 0, delta: {}, finish_reason: "stop" }] },
    { id, model: "gpt-4o", choices: [], usage: counts },
  ];
  const first = { model: "gpt-4o", messages: [user] };
  const second = { model: "gpt-4o", messages: [user, calling("c1"), fed("c1")] };

  test.each<[string, Json, object]>([
    [
      "of exchanges adds up those that the last one repeats",
      [
        { request: first, response: response(calling("c1"), usage(10, 2)) },
        { request: second, response: response(done, usage(20, 3), "gpt-4o-mini") },
      ],
      { usage: { input: 30, output: 5, total: 35 }, model: "gpt-4o, gpt-4o-mini", steps: 2 },
    ],
    [
      "of streams has what each says at its end",
      [...chunks("a", usage(10, 2), calling("c1")), ...chunks("b", usage(20, 3), done)],
      { usage: { input: 30, output: 5, total: 35 }, model: "gpt-4o", steps: 2 },
    ],
    [
      "whose pieces each count all so far has the last count",
      [
        { id: "a", choices: [{ index: 0, delta: { content: "Do" } }], usage: usage(10, 1) },
        {
          id: "a",
          choices: [{ index: 0, delta: { content: "ne" }, finish_reason: "stop" }],
          usage: usage(10, 2),
        },
      ],
      { usage: { input: 10, output: 2, total: 12 }, steps: 1 },
    ],
    [
      "of Groq's streams",
      [
        { id: "a", choices: [{ index: 0, delta: { content: "Done." } }] },
        {
          id: "a",
          choices: [{ index: 0, delta: {}, finish_reason: "stop" }],
          x_groq: { id: "r", usage: usage(10, 2, { total_time: 0.25 }) },
        },
      ],
      { usage: { input: 10, output: 2, total: 12 }, steps: 1 },
    ],
    [
      "with what was cached and thought",
      response(
        done,
        usage(100, 50, {
          prompt_tokens_details: { cached_tokens: 64 },
          completion_tokens_details: { reasoning_tokens: 30 },
        }),
      ),
      {
        usage: { input: 100, cachedInput: 64, output: 50, reasoning: 30, total: 150 },
        model: "gpt-4o",
        steps: 1,
      },
    ],
    [
      "of OpenRouter, which says the cost",
      response(done, usage(10, 2, { cost: 0.0004 })),
      { usage: { input: 10, output: 2, total: 12, cost: 0.0004 }, model: "gpt-4o", steps: 1 },
    ],
    [
      "of Perplexity, which says what makes up the cost",
      response(done, usage(10, 2, { cost: { input_tokens_cost: 0.1, request_cost: 0.2, total_cost: 0.3 } })),
      { usage: { input: 10, output: 2, total: 12, cost: 0.3 }, model: "gpt-4o", steps: 1 },
    ],
    [
      "of Cohere has what was counted, not what is billed, and the model of the request",
      [
        { model: "command-r", messages: [user] },
        {
          id: "x",
          finish_reason: "COMPLETE",
          message: { role: "assistant", content: [{ type: "text", text: "Done." }] },
          usage: {
            billed_units: { input_tokens: 1, output_tokens: 1 },
            tokens: { input_tokens: 30, output_tokens: 8 },
            cached_tokens: 16,
          },
        },
      ],
      { usage: { input: 30, cachedInput: 16, output: 8, total: 38 }, model: "command-r", steps: 1 },
    ],
    [
      "of Ollama",
      {
        model: "llama3",
        message: done,
        done: true,
        done_reason: "stop",
        prompt_eval_count: 26,
        eval_count: 5,
        total_duration: 1_500_000_000,
      },
      { usage: { input: 26, output: 5, total: 31 }, model: "llama3", steps: 1 },
    ],
    [
      "after earlier answers of which nothing is known has no sum",
      { ...response(done, usage(20, 3)), messages: second.messages },
      {
        model: "gpt-4o",
        steps: 2,
        unmeasured: { tokens: "1 of 2 answers of the model say no tokens" },
      },
    ],
    [
      "some of whose answers say nothing has no sum",
      [
        { request: first, response: response(calling("c1")) },
        { request: second, response: response(done, usage(20, 3)) },
      ],
      {
        model: "gpt-4o",
        steps: 2,
        unmeasured: { tokens: "1 of 2 answers of the model say no tokens" },
      },
    ],
    ["that counts to 0 says nothing", response(done, usage(0, 0)), { model: "gpt-4o", steps: 1 }],
    [
      "that says no number has none, and tells why",
      response(done, usage(-1, 2)),
      { model: "gpt-4o", steps: 1, unmeasured: { tokens: "prompt_tokens is -1, not a number from 0" } },
    ],
    [
      "with counts beside all of it",
      { model: "gpt-4o", messages: [user, done], usage: usage(9, 1) },
      {
        usage: { input: 9, output: 1, total: 10 },
        model: "gpt-4o",
        steps: 1,
      },
    ],
    ["that says nothing of it", [user, calling("c1"), fed("c1"), done], { steps: 2 }],
  ])("%s", (_, document, expected) => {
    expect(took("openai-chat", document)).toEqual(expected);
  });

  test("of Ollama or Groq says how long each answer took", () => {
    const ollama = { message: done, done: true, total_duration: 1_500_000_000 };
    const groq = { ...response(done, usage(1, 1, { total_time: 0.25 })) };
    const durations = [ollama, groq].map((one) =>
      readOne("openai-chat", one).modelCalls?.map((each) => each.duration),
    );
    expect(durations).toEqual([[1500], [250]]);
  });
});

describe("OpenAI Responses", () => {
  const usage = (input: number, output: number) => ({
    input_tokens: input,
    input_tokens_details: { cached_tokens: 4 },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: 1 },
    total_tokens: input + output,
  });
  const call = { type: "function_call", call_id: "c1", name: "feed", arguments: "{}" };
  const result = { type: "function_call_output", call_id: "c1", output: "fed" };
  const says = (text: string) => ({
    type: "message",
    role: "assistant",
    content: [{ type: "output_text", text }],
  });
  const response = (id: string, output: Json[], more: JsonObject = {}) => ({
    id,
    object: "response",
    status: "completed",
    model: "gpt-5",
    output,
    ...more,
  });
  const two = {
    usage: { input: 30, cachedInput: 8, output: 5, reasoning: 2, total: 35 },
    model: "gpt-5",
    steps: 2,
  };
  const events = (id: string, output: Json[], counts: Json) => [
    { type: "response.created", response: { ...response(id, []), status: "in_progress", usage: null } },
    { type: "response.completed", response: response(id, output, { usage: counts }) },
  ];
  const line = (second: number, type: string, payload: JsonObject) => ({
    timestamp: `2026-01-02T03:04:0${second}.500Z`,
    type,
    payload,
  });
  const counted = (total: number) => ({
    type: "token_count",
    info: {
      total_token_usage: {
        input_tokens: total - 10,
        cached_input_tokens: 7,
        output_tokens: 10,
        reasoning_output_tokens: 3,
        total_tokens: total,
      },
      last_token_usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 },
    },
  });

  test.each<[string, Json, object]>([
    [
      "in exchanges that repeat the run so far",
      [
        {
          request: { model: "gpt-5", input: "Feed" },
          response: response("r1", [call], { usage: usage(10, 2) }),
        },
        {
          request: { model: "gpt-5", input: [user, call, result] },
          response: response("r2", [says("Done.")], { usage: usage(20, 3) }),
        },
      ],
      two,
    ],
    [
      "in exchanges that name the response before",
      [
        { request: { input: "Feed" }, response: response("r1", [call], { usage: usage(10, 2) }) },
        {
          request: { input: [result], previous_response_id: "r1" },
          response: response("r2", [says("Done.")], { usage: usage(20, 3) }),
        },
      ],
      two,
    ],
    [
      "in streams",
      [...events("r1", [call], usage(10, 2)), ...events("r2", [says("Done.")], usage(20, 3))],
      two,
    ],
    [
      "in one answer that runs a tool of OpenAI's",
      response(
        "r1",
        [
          { type: "reasoning", summary: [] },
          {
            type: "web_search_call",
            id: "ws",
            status: "completed",
            action: { type: "search", query: "cats" },
          },
          { type: "reasoning", summary: [] },
          says("Found."),
          says("Done."),
        ],
        { usage: usage(10, 2) },
      ),
      { usage: { input: 10, cachedInput: 4, output: 2, reasoning: 1, total: 12 }, model: "gpt-5", steps: 1 },
    ],
    [
      "beside all that was said and called",
      { input: "Feed", output: [call, result, says("Done.")], usage: usage(30, 5), model: "gpt-5" },
      { usage: { input: 30, cachedInput: 4, output: 5, reasoning: 1, total: 35 }, model: "gpt-5", steps: 2 },
    ],
    [
      "of 0, which is nothing",
      response("r1", [says("Done.")], { usage: usage(0, 0) }),
      { model: "gpt-5", steps: 1 },
    ],
    ["not at all", [user, call, result, says("Done.")], { steps: 2 }],
    [
      "in a session of Codex, which counts anew with each answer",
      [
        line(0, "session_meta", { id: "s", cli_version: "1" }),
        line(1, "turn_context", { model: "gpt-5-codex" }),
        line(1, "response_item", {
          type: "message",
          role: "user",
          content: [{ type: "input_text", text: "Feed" }],
        }),
        line(2, "response_item", call),
        line(2, "event_msg", { type: "token_count", info: null }),
        line(3, "event_msg", counted(100)),
        line(4, "response_item", result),
        line(5, "response_item", says("Done.")),
        line(6, "event_msg", counted(250)),
      ],
      {
        usage: { input: 240, cachedInput: 7, output: 10, reasoning: 3, total: 250 },
        model: "gpt-5-codex",
        duration: 5000,
        steps: 2,
      },
    ],
  ])("say it %s", (_, document, expected) => {
    expect(took("openai-responses", document)).toEqual(expected);
  });
});

describe("Anthropic", () => {
  const usage = (input: number, output: number) => ({
    input_tokens: input,
    cache_read_input_tokens: 100,
    cache_creation_input_tokens: 20,
    output_tokens: output,
  });
  const use = { type: "tool_use", id: "t1", name: "feed", input: {} };
  const fedResult = { role: "user", content: [{ type: "tool_result", tool_use_id: "t1", content: "fed" }] };
  const message = (id: string, content: Json[], counts?: Json) => ({
    id,
    type: "message",
    role: "assistant",
    model: "claude-haiku-4-5",
    content,
    stop_reason: "end_turn",
    ...(counts === undefined ? {} : { usage: counts }),
  });
  const said = { type: "text", text: "Done." };
  const two = {
    usage: { input: 243, cachedInput: 200, output: 12, total: 255 },
    model: "claude-haiku-4-5",
    steps: 2,
  };
  const stream = (id: string, block: JsonObject, input: number, output: number) => [
    { type: "message_start", message: { ...message(id, []), stop_reason: null, usage: usage(input, 1) } },
    { type: "content_block_start", index: 0, content_block: block },
    { type: "content_block_stop", index: 0 },
    {
      type: "message_delta",
      delta: { stop_reason: "end_turn" },
      usage: { input_tokens: null, output_tokens: output },
    },
    { type: "message_stop" },
  ];

  test.each<[string, Json, object]>([
    [
      "in exchanges",
      [
        { request: { messages: [user] }, response: message("m1", [use], usage(1, 5)) },
        {
          request: { messages: [user, { role: "assistant", content: [use] }, fedResult] },
          response: message("m2", [said], usage(2, 7)),
        },
      ],
      two,
    ],
    [
      "in streams, whose end counts what was written",
      [...stream("m1", use, 1, 5), ...stream("m2", said, 2, 7)],
      two,
    ],
    [
      "in answers after which the user went on",
      [user, message("m1", [use], usage(1, 5)), fedResult, message("m2", [said], usage(2, 7))],
      two,
    ],
    [
      "not of every answer",
      [user, message("m1", [use]), fedResult, message("m2", [said], usage(2, 7))],
      {
        model: "claude-haiku-4-5",
        steps: 2,
        unmeasured: { tokens: "1 of 2 answers of the model say no tokens" },
      },
    ],
    [
      "in a number that is none",
      message("m1", [use], { input_tokens: 1.5, output_tokens: 2 }),
      {
        model: "claude-haiku-4-5",
        steps: 1,
        unmeasured: { tokens: "input_tokens is 1.5, not a whole number of tokens" },
      },
    ],
  ])("says it %s", (_, document, expected) => {
    expect(took("anthropic", document)).toEqual(expected);
  });

  const entry = (type: string, content: JsonObject, more: JsonObject = {}) => ({
    type,
    sessionId: "s",
    message: type === "user" ? { role: "user", ...content } : content,
    ...more,
  });
  const at = (second: number) => ({ timestamp: `2026-01-02T03:04:0${second}.000Z` });
  const asked = entry("user", { content: "Feed" }, at(1));
  const answered = entry("user", fedResult, { ...at(3), toolUseResult: { durationMs: 70 } });
  const transcript = [
    asked,
    entry("assistant", message("m1", [{ type: "text", text: "I feed." }], usage(1, 1)), at(2)),
    entry("assistant", message("m1", [use], usage(1, 5)), at(2)),
    answered,
    entry("assistant", message("m2", [said], usage(2, 7)), at(4)),
  ];
  const result = (more: JsonObject = {}) => ({
    type: "result",
    subtype: "success",
    session_id: "s",
    result: "Done.",
    ...more,
  });

  test.each<[string, Json, object]>([
    ["counts an answer in several entries once", transcript, { ...two, duration: 3000 }],
    [
      "counts no answer that Claude Code wrote itself",
      [
        ...transcript,
        entry("assistant", {
          ...message("x", [{ type: "text", text: "No response requested." }], {
            input_tokens: 0,
            output_tokens: 0,
          }),
          model: "<synthetic>",
        }),
      ],
      { ...two, duration: 3000 },
    ],
    [
      "counts sub-agents",
      [
        asked,
        entry("assistant", message("m1", [{ ...use, name: "Task" }], usage(1, 5))),
        entry("assistant", message("m3", [said], usage(1, 1)), { parent_tool_use_id: "t1" }),
        entry("user", fedResult),
        entry("assistant", message("m2", [said], usage(2, 7))),
      ],
      {
        usage: { input: 364, cachedInput: 300, output: 13, total: 377 },
        model: "claude-haiku-4-5",
        steps: 3,
      },
    ],
    [
      "has what its result says of all models",
      [
        ...transcript,
        result({
          duration_ms: 4200,
          total_cost_usd: 0.5,
          usage: usage(3, 12),
          modelUsage: {
            "claude-haiku-4-5": {
              inputTokens: 3,
              outputTokens: 30,
              cacheReadInputTokens: 200,
              cacheCreationInputTokens: 40,
              costUSD: 0.4,
            },
            "claude-sonnet-4-5": { inputTokens: 10, outputTokens: 1, costUSD: 0.1 },
          },
        }),
      ],
      {
        usage: { input: 253, cachedInput: 200, output: 31, total: 284, cost: 0.5 },
        model: "claude-haiku-4-5",
        duration: 4200,
        steps: 2,
      },
    ],
    [
      "has what its result says where that names no models",
      [...transcript, result({ usage: usage(3, 40), total_cost_usd: 0, duration_ms: 10 })],
      { ...two, usage: { input: 123, cachedInput: 100, output: 40, total: 163 }, duration: 10 },
    ],
    [
      "of several results has the cost of the last, which adds up, until another process begins",
      [
        ...transcript,
        result({ total_cost_usd: 0.1, duration_ms: 1000 }),
        result({ total_cost_usd: 0.4, duration_ms: 2000 }),
        result({ total_cost_usd: 0.2, duration_ms: 4000 }),
      ],
      { ...two, usage: { ...two.usage, cost: 0.4 + 0.2 }, duration: 7000 },
    ],
    [
      "whose result has no number tells why",
      [...transcript, result({ total_cost_usd: "free", duration_ms: -1 })],
      {
        ...two,
        unmeasured: {
          cost: 'cost is "free", not a number from 0',
          duration: "duration is -1, not a number from 0",
        },
      },
    ],
  ])("in a transcript %s", (_, document, expected) => {
    expect(took("anthropic", document)).toEqual(expected);
  });

  test("a transcript says how long a tool took", () => {
    expect(readOne("anthropic", transcript).toolCalls).toMatchObject([{ name: "feed", duration: 70 }]);
  });

  test("a transcript of nothing but streams has the counts at their ends", () => {
    const events = [...stream("m1", use, 1, 5), ...stream("m2", said, 2, 7)].map((event) => ({
      type: "stream_event",
      session_id: "s",
      event,
    }));
    expect(took("anthropic", [...events, result()])).toEqual(two);
  });
});

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
  const says = { role: "assistant", content: [{ text: "Done." }] };
  const response = (message: Json, counts: Json, latencyMs: number) => ({
    output: { message },
    stopReason: "end_turn",
    usage: counts,
    metrics: { latencyMs },
  });
  const two = { usage: { input: 130, cachedInput: 100, output: 5, total: 135 }, steps: 2 };
  const kept = (message: JsonObject, at: number, metadata?: JsonObject) => ({
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
          response: response(says, usage(20, 3), 7),
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
        kept(asks, 0),
        kept(uses, 1, { usage: usage(10, 2), metrics: { latencyMs: 5 } }),
        kept(fedResult, 2),
        kept(says, 4, { usage: usage(20, 3), metrics: { latencyMs: 5 } }),
      ],
      { ...two, duration: 4000 },
    ],
    ["not at all", [asks, uses, fedResult, says], { steps: 2 }],
  ])("says it %s", (_, document, expected) => {
    expect(took("bedrock-converse", document)).toEqual(expected);
  });

  test("says how long an answer took", () => {
    expect(readOne("bedrock-converse", response(says, usage(1, 1), 7)).modelCalls).toMatchObject([
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
  const says = { role: "model", parts: [{ text: "Done." }] };
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
        response("b", says, counts(20, 3, 6)),
      ],
      two,
    ],
    [
      "in Python's words, where thoughts are beside what was written",
      response("a", says, { ...snake(counts(20, 3, 6)), cached_content_token_count: null }),
      { usage: { input: 20, output: 9, reasoning: 6, total: 29 }, model: "gemini-3-flash", steps: 1 },
    ],
    [
      "of the last answer only, so that there is no sum",
      { request: { contents: [asks, calls, fedResult] }, response: response("b", says, counts(20, 3, 6)) },
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
          event("cats", says, 1767323048, { partial: true, usageMetadata: counts(20, 1, 6) }),
          event("cats", says, 1767323048.75, {
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
        events: [event("user", asks, 1), event("cats", says, 3)],
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
      finalResponse: says,
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
  const says = [{ part_kind: "text", content: "Done." }];
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
      [asks, response(calls, usage(10, 2), 2), fedResult, response(says, usage(20, 3), 4, "gpt-5-mini")],
      {
        usage: { input: 30, cachedInput: 8, output: 5, reasoning: 2, total: 35 },
        model: "gpt-5, gpt-5-mini",
        duration: 3000,
        steps: 2,
      },
    ],
    [
      "in the words of earlier versions",
      [asks, response(says, { requests: 1, request_tokens: 10, response_tokens: 2, total_tokens: 12 }, 2)],
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
