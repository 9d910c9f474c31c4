import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../src/core/json.ts";
import { readOne } from "./fixture.ts";
import { took } from "./usage-fixture.ts";

const user = { role: "user", content: "Feed the cat." };

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
  const textBlock = { type: "text", text: "Done." };
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
          response: message("m2", [textBlock], usage(2, 7)),
        },
      ],
      two,
    ],
    [
      "in streams, whose end counts what was written",
      [...stream("m1", use, 1, 5), ...stream("m2", textBlock, 2, 7)],
      two,
    ],
    [
      "in answers after which the user went on",
      [user, message("m1", [use], usage(1, 5)), fedResult, message("m2", [textBlock], usage(2, 7))],
      two,
    ],
    [
      "not of every answer",
      [user, message("m1", [use]), fedResult, message("m2", [textBlock], usage(2, 7))],
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
  const userEntry = entry("user", { content: "Feed" }, at(1));
  const answered = entry("user", fedResult, { ...at(3), toolUseResult: { durationMs: 70 } });
  const transcript = [
    userEntry,
    entry("assistant", message("m1", [{ type: "text", text: "I feed." }], usage(1, 1)), at(2)),
    entry("assistant", message("m1", [use], usage(1, 5)), at(2)),
    answered,
    entry("assistant", message("m2", [textBlock], usage(2, 7)), at(4)),
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
        userEntry,
        entry("assistant", message("m1", [{ ...use, name: "Task" }], usage(1, 5))),
        entry("assistant", message("m3", [textBlock], usage(1, 1)), { parent_tool_use_id: "t1" }),
        entry("user", fedResult),
        entry("assistant", message("m2", [textBlock], usage(2, 7))),
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
    const events = [...stream("m1", use, 1, 5), ...stream("m2", textBlock, 2, 7)].map((event) => ({
      type: "stream_event",
      session_id: "s",
      event,
    }));
    expect(took("anthropic", [...events, result()])).toEqual(two);
  });
});
