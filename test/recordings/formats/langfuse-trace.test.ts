import { describe, expect, it, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { claimants, readDocument } from "../../../src/recordings/detect.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { fixture, fixtureRows, readAs, spoken } from "../fixture.ts";
import { brief, model, observation, read, tool, trace } from "./langfuse-trace-fixture.ts";

const attributes = (values: JsonObject) => ({ metadata: { attributes: values } });

describe("tools", () => {
  test.each<[string, JsonObject]>([
    ["running tool: lend", {}],
    ["execute_tool lend", {}],
    ["Function: lend", { type: "SPAN" }],
    ["tools/call lend", { type: "SPAN" }],
    ["anything", attributes({ "gen_ai.tool.name": "lend" })],
    ["anything", { type: "SPAN", ...attributes({ "openinference.span.kind": "TOOL", "tool.name": "lend" }) }],
    ["lend", { type: "SPAN", ...attributes({ "openinference.span.kind": "TOOL" }) }],
    ["anything", { type: "SPAN", ...attributes({ "ai.toolCall.name": "lend" }) }],
    ["anything", { type: "GENERATION", ...attributes({ "gen_ai.tool.name": "lend" }) }],
  ])("%s %j", (name, more) => {
    expect(brief(read(trace(tool(name, '{"id":4}', more))))).toEqual([
      [undefined, "lend", { id: 4 }, "ok", 0],
    ]);
  });

  test("spans around the tools are no calls", () => {
    const around = ["running tools", "tools", "agent", "should_continue"].map((name) =>
      observation("SPAN", name, { input: {} }),
    );
    expect(read(trace(...around, model("hi"))).toolCalls).toEqual([]);
  });

  test.each<[string, Json]>([
    ["@observe", { args: [], kwargs: { id: 4 } }],
    ["OpenLLMetry's LangChain", { input_str: "{'id': 4}", tags: [], inputs: { id: 4 } }],
  ])("arguments as %s wraps them", (_by, input) => {
    expect(read(trace(tool("lend", input))).toolCalls[0]?.arguments).toEqual({ id: 4 });
  });

  test("an argument called input stays one", () => {
    expect(read(trace(tool("lend", { input: { id: 4 } }))).toolCalls[0]?.arguments).toEqual({
      input: { id: 4 },
    });
  });

  test("a tool written down by two layers is one call; the same tool twice is two", () => {
    const outer = tool("lend", { id: 4 });
    const inner = tool("execute_tool lend", '{"id":4}', { parentObservationId: outer.id ?? null });
    expect(read(trace(outer, inner)).toolCalls).toHaveLength(1);
    expect(read(trace(outer, tool("lend", { id: 4 }))).toolCalls).toHaveLength(2);
    expect(
      read(trace(outer, tool("lend", { id: 5 }, { parentObservationId: outer.id ?? null }))).toolCalls,
    ).toHaveLength(2);
  });

  test("a handoff is the call that the model asked for", () => {
    const generation = model([
      { type: "function_call", call_id: "c", name: "transfer_to_refund_desk", arguments: "{}" },
    ]);
    const handoff = tool("handoff to Refund Desk", null);
    expect(brief(read(trace(generation, handoff)))).toEqual([["c", "transfer_to_refund_desk", {}, "ok", 0]]);
    expect(brief(read(trace(handoff)))).toEqual([[undefined, "transfer_to_refund_desk", {}, "ok", 0]]);
  });

  test("parts of one answer that are generations of their own are one group, answers to results are not", () => {
    const ask = (id: string, town: string) =>
      model([{ type: "tool_use", id, name: "rain", input: { town } }]);
    const groups = (...all: JsonObject[]) => read(trace(...all)).toolCalls.map(({ group }) => group);
    expect(
      groups(
        ask("a", "Oslo"),
        ask("b", "Bergen"),
        tool("rain", { town: "Oslo" }),
        tool("rain", { town: "Bergen" }),
      ),
    ).toEqual([0, 0]);
    expect(
      groups(
        ask("a", "Oslo"),
        tool("rain", { town: "Oslo" }),
        ask("b", "Bergen"),
        tool("rain", { town: "Bergen" }),
      ),
    ).toEqual([0, 1]);
    expect(groups(ask("a", "Oslo"), ask("b", "Bergen"))).toEqual([0, 1]);
  });

  test("a call refused before it ran, by the text in the next question", () => {
    const generation = model([{ type: "tool_use", id: "c", name: "lend", input: {} }]);
    const text = "1 validation error:\n\nFix the errors and try again.";
    const input = [
      { role: "user", parts: [{ type: "tool_call_response", id: "c", name: "lend", result: text }] },
    ];
    expect(brief(read(trace(generation, model("ok", { input }))))).toEqual([
      ["c", "lend", {}, "rejected", 0],
    ]);
  });

  test("history of earlier traces is not called again", () => {
    const calls = [{ id: "old", type: "function", function: { name: "lend", arguments: "{}" } }];
    const input = [
      { role: "user", content: "hi" },
      { role: "assistant", content: "was", tool_calls: calls },
      { role: "tool", tool_call_id: "old", content: "4" },
    ];
    const run = read(trace(model("hello", { input })));
    expect(run.toolCalls).toEqual([]);
    expect(run.warnings).toEqual([]);
    expect(spoken(run)).toEqual(["user: hi", "assistant: hello"]);
  });

  test("results without ids are of the calls that wait, those before the last call of the history of none", () => {
    const lend = (id: number) => ({
      role: "model",
      parts: [{ function_call: { name: "lend", args: { id } } }],
    });
    const answered = (response: Json) => ({
      role: "user",
      parts: [{ function_response: { name: "lend", response } }],
    });
    const input = { contents: [lend(1), answered({ error: "lent" }), lend(2), answered({ due: 3 })] };
    const run = read(trace(tool("lend", { id: 1 }), model(lend(2)), model("Lent.", { input })));
    expect(run.toolCalls.map(({ status, result }) => [status, result])).toEqual([
      ["ok", expect.anything()],
      ["ok", { due: 3 }],
    ]);
  });

  test("without times the order of the document holds", () => {
    const timeless = [tool("find", {}), tool("lend", {})].map(
      ({ startTime: _s, endTime: _e, ...rest }) => rest,
    );
    expect(brief(read(trace(...timeless)))).toEqual([
      [undefined, "find", {}, "ok", 0],
      [undefined, "lend", {}, "ok", 1],
    ]);
  });
});

describe("what is not recorded is not scored", () => {
  test.each<[string, Json]>([
    ["no input is recorded", null],
    ["its input is no JSON object", "<redacted>"],
    ["its arguments are recorded without their names", { args: [4], kwargs: {} }],
  ])("%s", (reason, input) => {
    expect(read(trace(tool("lend", input))).fault).toContain(`the arguments of "lend"`);
    expect(read(trace(tool("lend", input))).fault).toContain(reason);
    const generation = model([{ type: "tool_use", id: "c", name: "lend", input: { id: 4 } }]);
    const run = read(trace(generation, tool("lend", input)));
    expect(run.fault).toBeUndefined();
    expect(brief(run)).toEqual([["c", "lend", { id: 4 }, "ok", 0]]);
  });

  test("an API page without inputs", () => {
    const { input: _input, ...bare } = tool("lend", {});
    expect(readAs("langfuse-trace", { data: [bare], meta: {} })[0]?.fault).toContain("no input is recorded");
  });

  test("a tool that takes nothing is no fault", () => {
    for (const input of [{}, "{}"]) expect(read(trace(tool("lend", input))).fault).toBeUndefined();
  });

  test("answers that are missing", () => {
    expect(read(trace(model(null))).fault).toContain("is not recorded");
    expect(read(trace(model(null, { level: "ERROR" }))).fault).toContain(
      "the last request to the model failed: ",
    );
    expect(read(trace(model(null, { level: "ERROR" }), model("hi"))).fault).toBeUndefined();
    expect(read(trace(model(null), tool("lend", {}))).fault).toBeUndefined();
    expect(read(trace(model("hi"))).fault).toBeUndefined();
  });

  test("a trace in which nothing called anything", () => {
    expect(read(trace(observation("SPAN", "agent", { input: "hi", output: "ho" }))).fault).toContain(
      "no generation and no tool",
    );
    expect(read(trace()).fault).toContain("no generation and no tool");
  });
});

describe("framing", () => {
  const rows = fixtureRows("langfuse-trace/observations.jsonl");

  test.each<[string, Json]>([
    ["rows", rows],
    ["a page", { data: rows, meta: { totalItems: 7 } }],
    ["pages", [{ data: rows.slice(0, 3) }, { data: rows.slice(3) }]],
    ["rows that come twice", [...rows, ...rows.slice(0, 4)]],
  ])("%s are one run for each trace", (_framing, document) => {
    const [seeds, beds] = readAs("langfuse-trace", document);
    expect([seeds, beds].map((run) => brief(run as Run))).toEqual([
      [
        [undefined, "find_seeds", { bed: 1 }, "ok", 0],
        [undefined, "seed_price", { seed: "kale" }, "ok", 1],
        [undefined, "seed_price", { seed: "leek" }, "ok", 1],
      ],
      [[undefined, "water_bed", { bed: 2 }, "ok", 0]],
    ]);
    expect(seeds).toMatchObject({ caseId: "seeds", input: "Price the seeds", response: "Done" });
    expect(seeds?.row).toBeDefined();
  });

  test("a trace that cannot be read is at fault alone, and keeps its case", () => {
    const wish = model([{ type: "tool_wish", what: "lend" }], { metadata: { case: "wish" } });
    const runs = readAs("langfuse-trace", [...rows, { ...wish, traceId: "t9" }]);
    expect(runs.map(({ fault = "none" }) => fault)).toEqual([
      "none",
      "none",
      expect.stringMatching("tool_wish"),
    ]);
    expect(runs[2]).toMatchObject({ caseId: "wish", toolCalls: [] });
  });

  test("a row alone is a run as well", () => {
    expect(readAs("langfuse-trace", [rows[0] as Json])).toHaveLength(1);
  });

  test("traces in a list are rows; in a page they are runs", () => {
    const whole = fixture("langfuse-trace/public-api.json");
    expect(claimants([whole])).toEqual([]);
    expect(claimants([fixture("langfuse-trace/adk.json")])).toEqual([]);
    expect(readAs("langfuse-trace", { data: [whole, whole], meta: {} })).toHaveLength(2);
  });

  it("says what to do where there are only ids", () => {
    const listed = { id: "t1", projectId: "p", htmlPath: "/", observations: ["o1", "o2"] };
    expect(() => readDocument(listed)).toThrow("only the ids of its observations");
  });

  test.each<[string, Json]>([
    ["other lists of data", { data: [{ id: "x", type: "TOOL", name: "lend" }] }],
    ["models", { object: "list", data: [{ id: "gpt-5", object: "model" }] }],
    ["a trace of something else", { trace: "abc", observations: [] }],
    ["observations of something else", { id: "x", observations: [{ value: 3 }] }],
    ["an observation without a trace", [{ type: "TOOL", name: "lend", input: {} }]],
    ["spans of another tool", [{ type: "span", traceId: "t", name: "lend" }]],
  ])("not claimed: %s", (_name, document) => {
    expect(claimants(document).map(({ id }) => id)).not.toContain("langfuse-trace");
  });

  it("refuses what it cannot read, when it is forced", async () => {
    const { langfuseTrace } = await import("../../../src/recordings/formats/langfuse-trace.ts");
    expect(() => langfuseTrace.read({})).toThrow("no trace: expected {trace, observations}");
  });
});
