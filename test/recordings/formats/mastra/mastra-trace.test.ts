import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../../src/core/json.ts";
import { readDocument } from "../../../../src/recordings/detect.ts";
import type { Run } from "../../../../src/recordings/run.ts";
import { fixture, fixtureRows, readAs, readOne, spoken } from "../../fixture.ts";

/** A run of a travel desk with a sub-agent, from getTrace() of LibSQL's store. */
const trace = fixture("mastra/trace.json") as { traceId: string; spans: JsonObject[] };
/** Rows of its table with JSON as text. */
const rows = fixtureRows("mastra/spans.jsonl") as JsonObject[];

const read = (spans: readonly Json[]) => readOne("mastra", { traceId: "t", spans: [...spans] });
const calls = ({ toolCalls }: Run) =>
  toolCalls.map(({ name, arguments: args, status, group, agent }) => [name, args, status, group, agent]);
const spansWith = (change: (span: JsonObject) => JsonObject | undefined): JsonObject[] =>
  trace.spans.map(change).filter((one) => one !== undefined);
const isOf = (type: string) => (span: JsonObject) => span.spanType === type;

let spans = 0;
const span = (spanType: string, parentSpanId: string | null, more: JsonObject = {}): JsonObject => {
  spans += 1;
  const time = new Date(Date.UTC(2026, 0, 5) + spans).toISOString();
  return {
    ...{ traceId: "t", spanId: `s${spans}`, parentSpanId, name: spanType, spanType },
    ...{ startedAt: time, endedAt: time, attributes: {}, metadata: { runId: "r" } },
    ...{ input: null, output: null, error: null, ...more },
  };
};
const agent = (more: JsonObject = {}) => span("agent_run", null, { spanId: "root", input: "Go.", ...more });
const _asks = (...names: string[]): JsonObject => ({
  text: "",
  toolCalls: names.map((name) => ({ toolCallId: name, toolName: name, args: {} })),
});

describe("what getTrace() returns", () => {
  const run = readOne("mastra", trace);

  it("has every call, those of the sub-agent with its name", () => {
    expect(calls(run)).toEqual([
      ["search_flights", { to: "LIS" }, "ok", 0, undefined],
      ["search_flights", { to: "OPO" }, "ok", 0, undefined],
      ["book_flight", { flight: "NV417" }, "error", 1, undefined],
      ["agent-hotels", { prompt: "Find a hotel in Lisbon" }, "ok", 2, undefined],
      ["find_hotel", { city: "Lisbon" }, "ok", 3, "hotels"],
    ]);
    expect(run.namesAgents).toBe(true);
  });

  it("has the results of the calls and how long they took", () => {
    expect(run.toolCalls.map(({ result }) => result)).toMatchObject([
      { flight: "NV417" },
      { flight: "NV421" },
      "sold out",
      { text: "Casa Lisbon is free." },
      { hotel: "Casa Lisbon" },
    ]);
    for (const { duration } of run.toolCalls) expect(duration).toBeTypeOf("number");
  });

  it("has the words of the user and of the agent, and none between agents", () => {
    expect(spoken(run)).toEqual([
      "system: You are the assistant of a travel desk.",
      "user: Book Lisbon and a hotel.",
      "assistant: I look.",
      "assistant: NV417 is sold out. Casa Lisbon is free.",
    ]);
    expect(run).toMatchObject({
      caseId: "trip",
      input: "Book Lisbon and a hotel.",
      response: "NV417 is sold out. Casa Lisbon is free.",
    });
  });

  it("has the tools that were offered, each answer of a model and what it took", () => {
    expect(run.tools.map(({ name }) => name)).toEqual([
      "agent-hotels",
      "book_flight",
      "find_hotel",
      "search_flights",
    ]);
    expect(run).toMatchObject({ steps: 6, usage: { input: 66, output: 42, total: 108 } });
    expect(run.fault).toBeUndefined();
    expect(run.warnings).toEqual([]);
  });

  it("is the same in any order, and where spans are there twice, begun and ended", () => {
    const begun = spansWith((one) => ({ ...one, endedAt: null, output: null, error: null }));
    expect(calls(read([...begun, ...trace.spans].reverse()))).toEqual(calls(run));
  });

  it("may be of several traces: each is a run, and one that cannot be read is at fault alone", () => {
    const other = { traceId: "b", spans: spansWith((one) => ({ ...one, traceId: "b", metadata: {} })) };
    const broken = { traceId: "c", spans: [{ ...span("agent_run", null), traceId: "c", attributes: "{" }] };
    const runs = readAs("mastra", [trace, other, broken]);
    expect(runs.map(({ caseId }) => caseId)).toEqual(["trip", undefined, undefined]);
    expect(runs.map(({ toolCalls }) => toolCalls.length)).toEqual([5, 5, 0]);
    expect(runs.map(({ fault }) => fault)).toEqual([
      undefined,
      undefined,
      expect.stringContaining("the column attributes"),
    ]);
    expect(runs[1]?.row).toMatchObject({ traceId: "b" });
  });
});

describe("rows of the table", () => {
  it("are read where their columns hold JSON as text", () => {
    const run = readOne("mastra", rows);
    expect(calls(run)).toEqual([["find_hotel", { city: "Lisbon" }, "ok", 0, undefined]]);
    expect(run).toMatchObject({ caseId: "hotel", trial: "2", input: "Find a hotel." });
    expect(run.response).toBe("Casa Lisbon is free.");
  });

  it("are read where bytes are those of JSON text", () => {
    const bytes = (value: Json = null) =>
      value === null ? null : { type: "Buffer", data: [...Buffer.from(String(value))] };
    const packed = rows.map((row) => ({
      ...row,
      attributes: bytes(row.attributes),
      input: bytes(row.input),
    }));
    expect(calls(readOne("mastra", packed))).toEqual(calls(readOne("mastra", rows)));
  });

  const [first = {}, ...rest] = rows;
  const jsonb = Buffer.from([0xcc, 0x65, 0xc7, 0x0c, 0x69]);
  it.each<[string, Json, string]>([
    ["a Buffer", { type: "Buffer", data: [...jsonb] }, "binary JSON (jsonb)"],
    ["a Uint8Array", Object.fromEntries(jsonb.entries()), "binary JSON (jsonb)"],
    ["base64", { type: "blob", base64: jsonb.toString("base64") }, "binary JSON (jsonb)"],
    ["text that is cut off", '{"instructions":"Fi', "no JSON"],
    ["a list", [204, 101], "no JSON"],
  ])("are refused by column and span with %s, and with what to export", (_what, attributes, reason) => {
    expect(() => readDocument([{ ...first, attributes }, ...rest])).toThrow(
      new RegExp(`column attributes of span "${first.spanId}".* is ${reason.replace(/[()]/g, "\\$&")}`),
    );
    expect(() => readDocument([{ ...first, attributes }, ...rest])).toThrow("json(attributes) AS attributes");
  });

  it("are refused where their blobs were lost, or never selected", () => {
    const lost = rows.map((row) => ({ ...row, attributes: {}, input: {}, output: {} }));
    expect(() => readDocument(lost)).toThrow("they were binary (jsonb)");
    const light = rows.map(({ attributes: _a, input: _i, output: _o, ...row }) => row);
    expect(() => readDocument(light)).toThrow("no span has attributes, an input or an output");
  });
});

describe("a trace that is not whole", () => {
  it.each<[string, (span: JsonObject) => boolean, string]>([
    ["its root", ({ parentSpanId }) => parentSpanId === null, "(model_generation) has the parent"],
    ["a span in its middle", isOf("model_generation"), "the trace is not whole"],
  ])("without %s is at fault", (_what, isLost, reason) => {
    expect(read(spansWith((one) => (isLost(one) ? undefined : one))).fault).toContain(reason);
  });

  it("without the span of an answer is at fault: the span of all answers has its call", () => {
    const isLost = ({ spanType, attributes }: JsonObject) =>
      JSON.stringify([spanType, attributes]).match(
        /"(?:model_(?:step|inference)".*"stepIndex":1|tool_call".*"success":false)/,
      );
    const run = read(spansWith((one) => (isLost(one) ? undefined : one)));
    expect(run.toolCalls.map(({ name }) => name)).not.toContain("book_flight");
    expect(run.fault).toContain('has a call of "book_flight" that no other span tells of');
  });

  it("says that it begins below a span of somebody else", () => {
    const run = read(
      spansWith((one) => (one.parentSpanId === null ? { ...one, parentSpanId: "http" } : one)),
    );
    expect(run.fault).toBeUndefined();
    expect(run.warnings).toEqual([expect.stringContaining("the parent http, which is not there")]);
  });

  it("is at fault with its root alone, as listTraces() returns it", () => {
    const document = { pagination: { total: 1 }, spans: trace.spans.slice(0, 1) };
    expect(readOne("mastra", document).fault).toContain("no span of a model and none of a tool");
  });

  it("says which calls cannot be seen where the answers of the model are not recorded", () => {
    const silent = spansWith((one) =>
      String(one.spanType).startsWith("model_") ? { ...one, output: null } : one,
    );
    expect(read(silent)).toMatchObject({ response: expect.stringContaining("NV417 is sold out.") });
    expect(read(silent).warnings).toEqual([expect.stringContaining("not recorded")]);
    expect(read([agent(), span("model_step", "root")]).fault).toContain("its calls are unknown");
  });
});

it("calls wait while their span has not ended", () => {
  const open = spansWith((one) =>
    isOf("tool_call")(one) ? { ...one, endedAt: null, output: null, error: null } : one,
  );
  expect(new Set(read(open).toolCalls.map(({ status }) => status))).toEqual(new Set(["pending"]));
});
