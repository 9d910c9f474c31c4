import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { fixtureRows, spoken } from "../fixture.ts";
import type { TestSpan } from "../otlp.ts";
import { ASK, args, calls, chat, read, readSpans, recorded, tool } from "./otel-genai-fixture.ts";

describe("other dialects", () => {
  it("AI SDK: the outer span repeats, refusals come from the next prompt", () => {
    const run = read(recorded("ai-sdk-v6.otlp"));
    expect(calls(run)).toEqual([
      '0 f1 find_ferries {"to":"Bergen"} ok',
      '0 f2 book_seats {"seats":"two"} rejected',
    ]);
    expect(run).toMatchObject({ input: ASK, response: "Booked.", tools: [{ name: "find_ferries" }] });
    expect(run.texts).toHaveLength(2);
  });

  it("pydantic-ai 1, as Python's console exporter prints it", () => {
    const run = read(fixtureRows("otel-genai/console.jsonl"));
    expect(calls(run)).toEqual([
      '0 f1 find_ferries {"to":"Bergen"} ok',
      '0 f2 book_seats {"seats":"two"} rejected',
    ]);
    expect(run).toMatchObject({ caseId: "console", input: ASK, response: "Which seats?" });
  });

  it("pydantic-ai 1 with the agent's span alone", () => {
    const agent = fixtureRows("otel-genai/console.jsonl").at(-1) ?? null;
    const run = read([agent]);
    expect(run.toolCalls.map(({ id, status }) => [id, status])).toEqual([
      ["f1", "pending"],
      ["f2", "pending"],
    ]);
    expect(run.response).toBe("Which seats?");
  });

  it("ADK, without call ids", () => {
    const run = read(recorded("adk.otlp"));
    expect(calls(run)).toEqual(['0 - find_ferries {"to":"Bergen"} ok', '0 - find_ferries {"to":"Oslo"} ok']);
    expect(run).toMatchObject({ input: ASK, response: "B7 or O1?", tools: [{ name: "find_ferries" }] });
    expect(spoken(run)[0]).toBe("system: You sell ferry tickets.");
  });

  it("OpenLLMetry, whose tools are joined by name and arguments", () => {
    const run = read(recorded("openllmetry.otlp"));
    expect(calls(run)).toEqual([
      '0 f1 find_ferries {"to":"Bergen"} ok',
      '0 f2 find_ferries {"to":"Oslo"} error',
    ]);
    expect(run).toMatchObject({ input: ASK, response: "B7 at eight.", tools: [{ name: "find_ferries" }] });
  });

  it("events in log records", () => {
    const run = read(recorded("events"));
    expect(calls(run)).toEqual(['0 f1 find_ferries {"to":"Bergen"} error']);
    expect(run).toMatchObject({ input: ASK, response: "Closed today." });
    const logs = (recorded("events") as Json[])[1] ?? null;
    expect(calls(read(logs))).toEqual(calls(run));
  });

  it.each(["gen_ai.tool.status", "tool.status"])(
    "Strands: a failure that the tool reported, by %s",
    (key) => {
      const choice = { name: "gen_ai.choice", attributes: { message: '[{"text":"no ferry"}]' } };
      const run = (status: string) =>
        readSpans(tool("t", 1, { ...args("Oslo"), [key]: status }, { events: [choice] }));
      expect(calls(run("success"))).toEqual(['0 - find_ferries {"to":"Oslo"} ok']);
      expect(calls(run("error"))).toEqual(['0 - find_ferries {"to":"Oslo"} error']);
    },
  );

  describe("OpenLLMetry of LangChain.js", () => {
    const message = { tool_call_id: "f1", name: "find_ferries", content: "B7", status: "success" };
    const entity = (attributes: JsonObject): TestSpan => ({
      id: "t",
      start: 1,
      name: "execute_tool DynamicStructuredTool",
      attributes: {
        "gen_ai.operation.name": "execute_tool",
        "traceloop.entity.input": JSON.stringify({ args: ['{"to":"Oslo"}'] }),
        ...attributes,
      },
    });

    it("names the tool in its answer, and wraps the arguments", () => {
      const answer = JSON.stringify({ lc: 1, id: ["ToolMessage"], kwargs: message });
      const run = readSpans(entity({ "traceloop.entity.output": answer }));
      expect(calls(run)).toEqual(['0 f1 find_ferries {"to":"Oslo"} ok']);
      expect(run.toolCalls[0]?.result).toBe("B7");
    });

    it("may not name it at all", () => {
      expect(() => readSpans(entity({}))).toThrow("a tool call without a name");
    });

    it.each<[Json, Json | undefined]>([
      [{ args: [], kwargs: { to: "Oslo" } }, { to: "Oslo" }],
      [{ args: [{ to: "Oslo" }], kwargs: {} }, { to: "Oslo" }],
      [{ input_str: "{'to': 'Oslo'}", inputs: { to: "Oslo" } }, { to: "Oslo" }],
      [{ args: ["Oslo"], kwargs: {} }, undefined],
      [{ args: [{ to: "Oslo" }, 2] }, undefined],
    ])("takes the arguments out of %j", (input, expected) => {
      const named = { "gen_ai.tool.name": "find_ferries", "traceloop.entity.input": JSON.stringify(input) };
      const run = readSpans(entity(named));
      if (expected === undefined) expect(run.fault).toContain("were not recorded");
      else expect(run.toolCalls).toMatchObject([{ arguments: expected, malformed: false }]);
    });
  });

  it("Strands: Bedrock's blocks in span events, arguments in those of the execution", () => {
    const blocks = [
      { text: "One moment." },
      { toolUse: { toolUseId: "f1", name: "find_ferries", input: { to: "Bergen" } } },
    ];
    const run = readSpans(
      chat(
        "c",
        1,
        {},
        {
          events: [
            { name: "gen_ai.user.message", attributes: { content: JSON.stringify([{ text: ASK }]) } },
            {
              name: "gen_ai.choice",
              attributes: { finish_reason: "tool_use", message: JSON.stringify(blocks) },
            },
          ],
        },
      ),
      tool("t", 3, { "gen_ai.tool.call.id": "f1" }),
      tool(
        "u",
        9,
        { "gen_ai.tool.call.id": "f2" },
        {
          events: [
            { name: "gen_ai.tool.message", attributes: { role: "tool", content: '{"to":"Oslo"}', id: "f2" } },
            { name: "gen_ai.choice", attributes: { message: '[{"text":"O1"}]', id: "f2" } },
          ],
        },
      ),
    );
    expect(calls(run)).toEqual([
      '0 f1 find_ferries {"to":"Bergen"} ok',
      '1 f2 find_ferries {"to":"Oslo"} ok',
    ]);
    expect(run).toMatchObject({ input: ASK, response: "One moment." });
  });

  it("spans as JavaScript's console exporter prints them", () => {
    const span = {
      traceId: "t",
      id: "a",
      name: "execute_tool find_ferries",
      kind: 0,
      timestamp: 1_790_000_000_000_000,
      duration: 5,
      status: { code: 2, message: "closed" },
      attributes: {
        "gen_ai.operation.name": "execute_tool",
        "gen_ai.tool.name": "find_ferries",
        ...args("Bergen"),
      },
      events: [],
    };
    expect(calls(read([span]))).toEqual(['0 - find_ferries {"to":"Bergen"} error']);
  });
});

describe("what other services hand out", () => {
  it("operations of their own that hold an answer", () => {
    const choice = {
      name: "gen_ai.choice",
      attributes: {
        "gen_ai.event.content": JSON.stringify({
          message: { tool_calls: [{ id: "f1", function: { name: "find_ferries", arguments: "{}" } }] },
        }),
      },
    };
    const run = readSpans({
      id: "r",
      start: 1,
      attributes: { "gen_ai.operation.name": "process_thread_run" },
      events: [choice],
    });
    expect(calls(run)).toEqual(["0 f1 find_ferries {} pending"]);
  });

  it("roles as LangChain has them", () => {
    const message = (role: string, content: string) =>
      JSON.stringify([{ role, parts: [{ type: "text", content }] }]);
    const attributes = {
      "gen_ai.input.messages": message("Human", ASK),
      "gen_ai.output.messages": message("AI", "Which day?"),
    };
    expect(readSpans(chat("c", 1, attributes))).toMatchObject({ input: ASK, response: "Which day?" });
  });

  it("no messages of an unknown shape", () => {
    const completion = { "gen_ai.completion": '{"generations":[[{"message":{}}]]}' };
    expect(() => readSpans({ id: "r", start: 1, attributes: completion })).toThrow(
      "messages of an unknown shape, an object with generations",
    );
    const prompted = {
      "gen_ai.prompt": JSON.stringify({ messages: [{ role: "user", content: ASK }] }),
      "gen_ai.completion": "Which day?",
    };
    expect(readSpans({ id: "r", start: 1, attributes: prompted })).toMatchObject({
      input: ASK,
      response: "Which day?",
    });
  });
});
