import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { readAs } from "../fixture.ts";
import { otlp, type TestSpan } from "../otlp.ts";
import { args, calls, chat, find, output, read, readSpans, tool } from "./otel-genai-fixture.ts";

describe("several traces and cases", () => {
  const one = (id: string, trace: string, more: JsonObject = {}): TestSpan => ({
    ...tool(id, 1, { ...args(id), ...more }),
    trace,
  });

  it("are several runs", () => {
    const runs = readAs(
      "otel-genai",
      otlp([
        one("Oslo", "t1"),
        one("Kiel", "t2"),
        { id: "h", trace: "t3", start: 1, attributes: { "http.route": "/" } },
      ]),
    );
    expect(runs.map(calls)).toEqual([
      ['0 - find_ferries {"to":"Oslo"} ok'],
      ['0 - find_ferries {"to":"Kiel"} ok'],
    ]);
    expect(runs.map(({ row }) => (row as JsonObject).traceId)).toEqual(["t1", "t2"]);
  });

  it("are told apart within a trace by what the spans above them name", () => {
    const named = (id: string, name: string): TestSpan => ({
      id,
      parent: "suite",
      start: 0,
      end: 99,
      attributes: { "rungate.case": name },
    });
    const runs = readAs(
      "otel-genai",
      otlp(
        [
          { id: "suite", start: 0, attributes: {} },
          named("a", "north"),
          named("b", "south"),
          { ...one("Oslo", "t1"), parent: "a" },
          { ...one("Kiel", "t1"), parent: "b" },
        ],
        { "rungate.trial": "3" },
      ),
    );
    expect(runs.map(({ caseId, trial, toolCalls }) => [caseId, trial, toolCalls.length])).toEqual([
      ["north", "3", 1],
      ["south", "3", 1],
    ]);
  });
});

describe("contents that were not recorded", () => {
  const fault = (...spans: TestSpan[]) => readSpans(...spans).fault;

  it("make a run without known arguments one that cannot be scored", () => {
    expect(fault(tool("t", 1, {}))).toMatch(
      /the arguments of "find_ferries" were not recorded.*CAPTURE_MESSAGE_CONTENT=true/,
    );
    expect(fault(tool("t", 1, { "gen_ai.tool.call.result": "B7" }))).toContain("not recorded");
    const withheld = { type: "tool_call", id: "f1", name: "find_ferries" };
    expect(fault(chat("c", 1, output(withheld)), tool("t", 3, { "gen_ai.tool.call.id": "f1" }))).toContain(
      "not recorded",
    );
    const adk = { "gcp.vertex.agent.tool_call_args": "{}", "gcp.vertex.agent.tool_response": "{}" };
    expect(fault(tool("t", 1, adk))).toContain("not recorded");
  });

  it("do not matter where another span holds them", () => {
    const withheld = { type: "tool_call", id: "f1", name: "find_ferries" };
    const run = readSpans(
      chat("c", 1, output(withheld)),
      tool("t", 3, { "gen_ai.tool.call.id": "f1", ...args("Bergen") }),
    );
    expect(run.fault).toBeUndefined();
    expect(calls(run)).toEqual(['0 f1 find_ferries {"to":"Bergen"} ok']);
    expect(
      fault(chat("c", 1, output(find("f1", "Oslo"))), tool("t", 3, { "gen_ai.tool.call.id": "f1" })),
    ).toBeUndefined();
  });

  it("are not missing where a call without arguments stands beside other contents", () => {
    const bare = { type: "tool_call", id: "f2", name: "list_harbours" };
    const run = readSpans(chat("c", 1, output({ type: "text", content: "Listing." }, bare)));
    expect(run.fault).toBeUndefined();
    expect(calls(run)).toEqual(["0 f2 list_harbours {} pending"]);
  });

  it("leave unknown what the model called", () => {
    const stopped = { "gen_ai.response.finish_reasons": ["tool_calls"] };
    expect(fault(chat("c", 1, {}))).toContain("its calls are unknown");
    expect(fault(chat("c", 1, stopped), chat("d", 5, output({ type: "text", content: "Done." })))).toContain(
      "unknown",
    );
    const executed = readSpans(chat("c", 1, stopped), tool("t", 3, args("Oslo")), chat("d", 5, {}));
    expect(executed.fault).toBeUndefined();
    expect(executed.warnings).toEqual([
      expect.stringContaining("refused before their execution are not seen"),
    ]);
    expect(fault(chat("c", 1, stopped), tool("t", 3, args("Oslo")), chat("d", 5, stopped))).toContain(
      "unknown",
    );
  });

  it("may have been cut off or dropped", () => {
    const cut = { "gen_ai.output.messages": '[{"role": "assistant", "parts": [{"type": "tool_' };
    expect(() => readSpans(chat("c", 1, cut))).toThrow("cut off: raise OTEL_ATTRIBUTE_VALUE_LENGTH_LIMIT");
    const runs = readAs(
      "otel-genai",
      otlp([chat("c", 1, cut), { ...tool("t", 1, args("Oslo")), trace: "t2" }]),
    );
    expect(runs.map(({ fault: why = "none" }) => why.slice(0, 12))).toEqual(["an attribute", "none"]);
    const document = JSON.stringify(otlp([chat("c", 1, output(find("f1", "Oslo")))]));
    const dropped = document.replace('"spanId":"c"', '"spanId":"c","droppedAttributesCount":3');
    expect(read(JSON.parse(dropped)).fault).toContain("raise OTEL_SPAN_ATTRIBUTE_COUNT_LIMIT");
  });

  it("are missing where an answer stopped for tools and holds none", () => {
    const stopped = { "gen_ai.response.finish_reasons": ["tool_use"], "gen_ai.output.messages": "[]" };
    expect(fault(chat("c", 1, stopped))).toContain("unknown");
  });

  it("are no wonder where the request failed", () => {
    expect(fault(chat("c", 1, {}, { error: "429 slow down" }))).toBe(
      "the agent could not run: 429 slow down",
    );
    expect(fault(chat("c", 1, {}, { error: "400 too long" }))).toContain(
      "the last request to the model failed: ",
    );
    const answered = chat("d", 5, output({ type: "text", content: "Done." }));
    expect(fault(chat("c", 1, {}, { error: "429 slow down" }), answered)).toBeUndefined();
  });

  it("are missing where a model was given results of more calls than are recorded", () => {
    const messages = (...parts: Json[]) => ({
      "gen_ai.input.messages": JSON.stringify([{ role: "tool", parts }]),
    });
    const text = { type: "text", content: "B7" };
    const answer = { ...output({ type: "text", content: "B7." }), ...messages(text) };
    expect(fault(chat("c", 1, answer))).toContain("the results of 1 tool calls, but 0 are recorded");
    expect(fault(tool("t", 0, args("Oslo")), chat("c", 1, answer))).toBeUndefined();
    const twice = { type: "tool_call_response", id: "f1", response: "B7" };
    const callingChat = chat("a", 0, output(find("f1", "Oslo")));
    expect(fault(callingChat, chat("c", 1, { ...answer, ...messages(twice, twice) }))).toBeUndefined();
  });

  it("are not what an instrumentation renders in its own way", () => {
    expect(fault(tool("t", 1, { "gen_ai.tool.call.arguments": "Oslo" }))).toContain(
      "not recorded as a JSON object",
    );
    expect(fault(tool("t", 1, { "gen_ai.tool.call.arguments": "{'to': 'Oslo'}" }))).toContain(
      "not recorded as a JSON object",
    );
    const callingChat = chat("c", 1, output(find("f1", "Oslo")));
    expect(
      fault(callingChat, tool("t", 3, { "gen_ai.tool.call.arguments": "{'to': 'Oslo'}" })),
    ).toBeUndefined();
  });
});
