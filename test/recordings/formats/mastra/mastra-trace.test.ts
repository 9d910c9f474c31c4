import { describe, expect, it, test } from "vitest";
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
const asks = (...names: string[]): JsonObject => ({
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

describe("calls", () => {
  it("wait while their span has not ended", () => {
    const open = spansWith((one) =>
      isOf("tool_call")(one) ? { ...one, endedAt: null, output: null, error: null } : one,
    );
    expect(new Set(read(open).toolCalls.map(({ status }) => status))).toEqual(new Set(["pending"]));
  });

  it("wait for the client that executes them: their span ends before", () => {
    const step = span("model_step", "root", { output: asks("ask") });
    const client = span("client_tool_call", "root", { entityId: "ask", input: {} });
    expect(calls(read([agent(), step, client]))).toEqual([["ask", {}, "pending", 0, undefined]]);
  });

  it("wait for an approval, of which only a piece of the answer tells", () => {
    const suspended = { output: { status: "suspended", toolName: "pay", toolCallId: "c" } };
    const step = span("model_step", "root");
    const piece = span("model_chunk", String(step.spanId), {
      attributes: { chunkType: "tool-call-approval" },
      output: { toolCallId: "c", toolName: "pay", args: { sum: 2 } },
    });
    expect(calls(read([agent(suspended), step, piece]))).toEqual([
      ["pay", { sum: 2 }, "pending", 0, undefined],
    ]);
    expect(read([agent(suspended), step]).fault).toContain(
      'a call of "pay" whose arguments are not recorded',
    );
  });

  it("that were approved are there once: the run goes on below the answer that asked for them", () => {
    const root = agent({ output: { status: "suspended", toolName: "pay", toolCallId: "pay" } });
    const all = span("model_generation", "root");
    const step = span("model_step", String(all.spanId));
    const piece = span("model_chunk", String(step.spanId), {
      output: { toolCallId: "pay", toolName: "pay", args: {} },
    });
    const input = { approved: true, toolName: "pay", toolCallId: "pay" };
    const resumed = span("agent_run", String(all.spanId), { input, output: { text: "Paid." } });
    const tool = span("tool_call", String(resumed.spanId), {
      ...{ entityId: "pay", input: {}, output: 2, attributes: { toolCallId: "pay", success: true } },
    });
    const again = span("model_step", String(resumed.spanId), { output: asks("pay") });
    const answer = span("model_step", String(resumed.spanId), { output: { text: "Paid.", toolCalls: [] } });
    const run = read([root, all, step, piece, resumed, tool, again, answer]);
    expect(calls(run)).toEqual([["pay", {}, "ok", 0, undefined]]);
    expect(run).toMatchObject({ input: "Go.", response: "Paid.", steps: 2 });
    expect(run.fault).toBeUndefined();
  });

  it("were refused where the schema refused their arguments", () => {
    const refused = { error: true, message: "Tool input validation failed", validationErrors: {} };
    const step = span("model_step", "root", { output: asks("ring") });
    const tool = span("tool_call", String(step.spanId), {
      ...{ entityId: "ring", input: {}, output: refused },
      attributes: { toolCallId: "ring", success: false },
    });
    expect(calls(read([agent(), step, tool]))).toEqual([["ring", {}, "rejected", 0, undefined]]);
    const failed = { ...tool, output: { bell: "none" } };
    expect(calls(read([agent(), step, failed]))).toEqual([["ring", {}, "error", 0, undefined]]);
  });

  it("of an MCP server have its name, and the one that the model knows", () => {
    const step = span("model_step", "root", { output: asks("wiki_search") });
    const tool = span("mcp_tool_call", String(step.spanId), {
      ...{ entityId: "search", input: {}, output: "found" },
      attributes: { toolCallId: "wiki_search", mcpServer: "wiki", success: true },
    });
    expect(read([agent(), step, tool]).toolCalls).toMatchObject([{ name: "wiki_search", server: "wiki" }]);
  });

  it("were made at once where they overlap, if only the span of all answers is kept", () => {
    const all = span("model_generation", "root", { output: { ...asks("a", "b", "c"), text: "Done." } });
    const tool = (name: string, from: number, to: number) =>
      span("tool_call", String(all.spanId), {
        ...{ entityId: name, input: {}, output: 1, attributes: { toolCallId: name } },
        startedAt: new Date(Date.UTC(2026, 1, 1) + from).toISOString(),
        endedAt: new Date(Date.UTC(2026, 1, 1) + to).toISOString(),
      });
    const run = read([agent(), all, tool("a", 1, 5), tool("b", 2, 4), tool("c", 6, 7)]);
    expect(run.toolCalls.map(({ name, group }) => [name, group])).toEqual([
      ["a", 0],
      ["b", 0],
      ["c", 1],
    ]);
    expect(run.response).toBe("Done.");
  });

  it("without recorded arguments, for which no model is recorded to have asked, are a fault", () => {
    const tool = span("tool_call", "root", { entityId: "ring", output: 1 });
    expect(read([agent(), tool]).fault).toContain('the arguments of "ring"');
  });
});

describe("runs that failed", () => {
  const error = { name: "Error", message: "The model is overloaded" };

  test("the last request to the model", () => {
    const step = span("model_step", "root", {
      output: { text: "", toolCalls: [] },
      attributes: { finishReason: "error" },
    });
    expect(read([agent({ error }), step]).fault).toContain("The model is overloaded");
  });

  test("the agent before it asked a model", () => {
    expect(read([agent({ error })]).fault).toContain("The model is overloaded");
  });

  test("the agent after an answer", () => {
    const failing = agent({ error: { message: "out of memory" } });
    const step = span("model_step", "root", { output: { text: "Done.", toolCalls: [] } });
    expect(read([failing, step]).fault).toBe("the run failed: out of memory");
  });
});

describe("workflows", () => {
  it("have the words that they were given and gave back, and the calls of their agents by name", () => {
    const root = span("workflow_run", null, { input: { city: "Bergen" }, output: { text: "Two bells." } });
    const step = span("workflow_step", String(root.spanId), { input: { city: "Bergen" } });
    const agents = ["north", "south"].flatMap((entityId) => {
      const one = span("agent_run", String(step.spanId), { entityId, input: "Ring." });
      const answer = span("model_step", String(one.spanId), { output: asks(`ring_${entityId}`) });
      return [one, answer];
    });
    const run = read([root, step, ...agents]);
    expect(run).toMatchObject({ input: '{"city":"Bergen"}', response: "Two bells." });
    expect(run.toolCalls.map(({ name, agent: by }) => [name, by])).toEqual([
      ["ring_north", "north"],
      ["ring_south", "south"],
    ]);
  });

  it("without an agent, a model or a tool call nothing that is known", () => {
    const root = span("workflow_run", null, { input: {}, output: "Done." });
    expect(read([root]).fault).toContain("no span of a model and none of a tool");
  });
});

test("what judges of the run called is not the run's", () => {
  const judge = span("scorer_run", "root", { spanId: "judge", input: "Done." });
  const judging = span("model_step", "judge", { output: { ...asks("judge"), text: "Fine." } });
  const answer = span("model_step", "root", { output: { text: "Done.", toolCalls: [] } });
  expect(read([agent(), answer, judge, judging])).toMatchObject({ response: "Done.", toolCalls: [] });
  expect(() => read([{ ...judge, parentSpanId: null }])).toThrow("of an agent, a workflow");
});
