import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../src/core/json.ts";
import { readOne } from "./fixture.ts";
import { took } from "./usage-fixture.ts";

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
  const answerItem = (text: string) => ({
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
          response: response("r2", [answerItem("Done.")], { usage: usage(20, 3) }),
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
          response: response("r2", [answerItem("Done.")], { usage: usage(20, 3) }),
        },
      ],
      two,
    ],
    [
      "in streams",
      [...events("r1", [call], usage(10, 2)), ...events("r2", [answerItem("Done.")], usage(20, 3))],
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
          answerItem("Found."),
          answerItem("Done."),
        ],
        { usage: usage(10, 2) },
      ),
      { usage: { input: 10, cachedInput: 4, output: 2, reasoning: 1, total: 12 }, model: "gpt-5", steps: 1 },
    ],
    [
      "beside all that was said and called",
      { input: "Feed", output: [call, result, answerItem("Done.")], usage: usage(30, 5), model: "gpt-5" },
      { usage: { input: 30, cachedInput: 4, output: 5, reasoning: 1, total: 35 }, model: "gpt-5", steps: 2 },
    ],
    [
      "of 0, which is nothing",
      response("r1", [answerItem("Done.")], { usage: usage(0, 0) }),
      { model: "gpt-5", steps: 1 },
    ],
    ["not at all", [user, call, result, answerItem("Done.")], { steps: 2 }],
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
        line(5, "response_item", answerItem("Done.")),
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
