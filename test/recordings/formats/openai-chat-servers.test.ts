import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../src/core/json.ts";
import { call, fixture, fixtureRows, spoken } from "../fixture.ts";
import { calls, piece, read, user } from "./openai-chat-stream-fixture.ts";

describe("Ollama", () => {
  test("streams lines, in which calls come whole", () => {
    const run = read(fixtureRows("openai-chat/ollama-stream.jsonl"));
    expect(calls(run)).toEqual(['0 water {"bed":1} pending', '0 water {"bed":2} pending']);
    expect(spoken(run)).toEqual(["reasoning: Dry soil.", "assistant: Both are wet."]);
    expect(run.warnings).toEqual([]);
  });

  test("makes the calls of one stream at once, and those of the next after them", () => {
    const line = (name: string, done: boolean) => ({
      model: "qwen3",
      message: { role: "assistant", content: "", tool_calls: [{ function: { name, arguments: {} } }] },
      done,
    });
    const run = read([line("a", false), line("b", true), line("c", true)]);
    expect(calls(run)).toEqual(["0 a {} pending", "0 b {} pending", "1 c {} pending"]);
  });

  test("answers with one object, and a stream may be cut off", () => {
    const answer = { model: "qwen3", message: { role: "assistant", content: "Wet." } };
    expect(read({ ...answer, done: true })).toMatchObject({ response: "Wet.", warnings: [] });
    expect(() => read([{ ...answer, done: false }])).toThrow('cut off before its "done": true');
  });
});

describe("Cohere", () => {
  test("streams a plan and calls", () => {
    const run = read(fixture("openai-chat/cohere-v2-stream.json"));
    expect(run.toolCalls).toStrictEqual([
      call("water", { bed: 1 }, { id: "water_1", status: "pending" }),
      call("water", { bed: 2 }, { id: "water_2", status: "pending" }),
    ]);
    expect(spoken(run)).toEqual(["reasoning: I will water."]);
    expect(run.warnings).toEqual([]);
  });

  test("streams nothing for a tool that takes nothing", () => {
    const run = read([
      { type: "message-start", delta: { message: { role: "assistant", tool_calls: [] } } },
      {
        type: "tool-call-start",
        index: 0,
        delta: { message: { tool_calls: piece({ id: "now_1", type: "function" }, "now", "") } },
      },
      { type: "tool-call-end", index: 0 },
      { type: "message-end", delta: { finish_reason: "TOOL_CALL" } },
    ]);
    expect(calls(run)).toEqual(["0 now {} pending"]);
  });

  test("streams an answer and what it thought", () => {
    const content = (delta: JsonObject) => ({
      type: "content-delta",
      index: 0,
      delta: { message: { content: delta } },
    });
    const start = { type: "message-start", delta: { message: { role: "assistant" } } };
    const events = [start, content({ thinking: "Hm." }), content({ text: "Y" }), content({ text: "es." })];
    const run = read([...events, { type: "message-end", delta: { finish_reason: "COMPLETE" } }]);
    expect(spoken(run)).toEqual(["reasoning: Hm.", "assistant: Yes."]);
    expect(() => read(events)).toThrow("cut off before its message-end");
  });

  test("answers with a plan and takes documents as results", () => {
    const water = { id: "w1", type: "function", function: { name: "water", arguments: "{}" } };
    const documents = [{ data: { wet: true } }, { data: "all of it", id: "2" }];
    const run = read({
      request: {
        messages: [
          user,
          { role: "assistant", tool_plan: "I will water.", tool_calls: [water] },
          {
            role: "tool",
            tool_call_id: "w1",
            content: documents.map((document) => ({ type: "document", document })),
          },
        ],
      },
      response: {
        message: { role: "assistant", content: [{ type: "text", text: "Wet." }] },
        finish_reason: "COMPLETE",
      },
    });
    expect(run.toolCalls[0]).toMatchObject({ status: "ok", result: '{"wet":true}\nall of it' });
    expect(spoken(run)).toEqual(["user: Water the beds.", "reasoning: I will water.", "assistant: Wet."]);
  });
});
