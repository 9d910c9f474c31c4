import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { claimants, readDocument } from "../../../src/recordings/detect.ts";
import type { Run } from "../../../src/recordings/run.ts";

const SECOND = 1_790_000_000;

function calls(run: Run | undefined): string[] {
  return (run?.toolCalls ?? []).map(
    ({ id = "-", name, arguments: args, status, duration = "?" }) =>
      `${id} ${name} ${JSON.stringify(args)} ${status} ${duration}`,
  );
}

function read(document: Json): Run[] {
  expect(claimants(document).map(({ id }) => id)).toEqual(["otel-genai"]);
  return readDocument(document).runs;
}

const only = (document: Json) => {
  const runs = read(document);
  expect(runs).toHaveLength(1);
  return runs[0];
};

describe("traces of MLflow", () => {
  const text = (value: Json) => JSON.stringify(value);
  const attributes = (type: string, inputs: Json, outputs: Json, more: JsonObject = {}) => ({
    "mlflow.traceRequestId": text("tr-1"),
    "mlflow.spanType": text(type),
    "mlflow.spanInputs": text(inputs),
    ...(outputs === undefined ? {} : { "mlflow.spanOutputs": text(outputs) }),
    ...more,
  });
  const userMessage = { role: "user", content: "Is the ivy dry?" };
  const call = { id: "m1", type: "function", function: { name: "moisture", arguments: '{"plant":"ivy"}' } };
  const kinds: [string, string | null, string, JsonObject][] = [
    ["a", null, "gardener", attributes("AGENT", { question: "Is the ivy dry?" }, "It is.")],
    [
      "b",
      "a",
      "Completions_1",
      attributes(
        "CHAT_MODEL",
        { messages: [userMessage], tools: [{ type: "function", function: { name: "moisture" } }] },
        { choices: [{ message: { role: "assistant", content: null, tool_calls: [call] } }] },
        {
          "mlflow.chat.tokenUsage": text({ input_tokens: 8, output_tokens: 2, total_tokens: 10 }),
          "mlflow.llm.model": text("small"),
        },
      ),
    ],
    ["c", "a", "moisture", attributes("TOOL", { plant: "ivy" }, 12)],
    [
      "d",
      "a",
      "Completions_2",
      attributes(
        "CHAT_MODEL",
        { messages: [userMessage] },
        { choices: [{ message: { role: "assistant", content: "It is." } }] },
        { "mlflow.chat.tokenUsage": text({ input_tokens: 9, output_tokens: 1, total_tokens: 10 }) },
      ),
    ],
  ];
  const times = (at: number) => [SECOND + at, SECOND + at + 1].map((time) => BigInt(time) * 1_000_000_000n);
  const version2 = kinds.map(([id, parent, name, own], at) => ({
    name,
    context: { trace_id: "0xaa", span_id: `0x${id}` },
    parent_id: parent === null ? null : `0x${parent}`,
    start_time: times(at)[0] ?? 0n,
    end_time: times(at)[1] ?? 0n,
    status_code: "OK",
    status_message: "",
    attributes: own,
    events: [],
  }));
  const version3 = kinds.map(([id, parent, name, own], at) => ({
    trace_id: "qqo=",
    span_id: id,
    parent_span_id: parent ?? "",
    name,
    start_time_unix_nano: times(at)[0] ?? 0n,
    end_time_unix_nano: times(at)[1] ?? 0n,
    status: { code: "STATUS_CODE_OK", message: "" },
    attributes: own,
    events: [],
  }));
  const info2 = { request_id: "tr-1", timestamp_ms: 1, status: "OK", request_metadata: {}, tags: [] };
  const info3 = { trace_id: "tr-1", state: "OK", trace_metadata: {}, tags: { "rungate.case": "ivy" } };

  test.each<[string, Json]>([
    ["of version 2", { info: info2, data: { request: "", response: "", spans: version2 } }],
    ["of version 3", { info: info3, data: { spans: version3 } }],
    ["in a list", [{ info: info3, data: { spans: version3 } }]],
    [
      "in a row of search_traces",
      [
        {
          trace_id: "tr-1",
          trace: text({
            info: info3,
            data: {
              spans: version3.map((span) => ({
                ...span,
                start_time_unix_nano: String(span.start_time_unix_nano),
                end_time_unix_nano: String(span.end_time_unix_nano),
              })),
            },
          }),
        },
      ],
    ],
    ["as their spans", version2],
  ])("are read: %s", (_what, document) => {
    const run = only(document);
    expect(calls(run)).toEqual(['m1 moisture {"plant":"ivy"} ok 1000']);
    expect(run).toMatchObject({
      input: "Is the ivy dry?",
      response: "It is.",
      tools: [{ name: "moisture" }],
      model: "small",
      usage: { input: 17, output: 3, total: 20 },
    });
    expect(run?.toolCalls[0]?.result).toBe(12);
  });

  test("are named by the tags of their trace", () => {
    expect(only({ info: info3, data: { spans: version3 } })?.caseId).toBe("ivy");
  });

  test("are a run each", () => {
    const other = version3.map((span) => ({ ...span, trace_id: "other" }));
    const both = [version3, other].map((spans) => ({ info: info3, data: { spans } }));
    expect(read(both).map((run) => calls(run).length)).toEqual([1, 1]);
  });

  const tool = (id: string, name: string, inputs: Json, more: JsonObject = {}) => ({
    trace_id: "t",
    span_id: id,
    parent_span_id: "a",
    name,
    start_time_unix_nano: 5,
    end_time_unix_nano: 9,
    status: { code: "STATUS_CODE_OK" },
    attributes: attributes("TOOL", inputs, "done"),
    ...more,
  });
  test("number spans of one name, and fail as their status says; small numbers are no times", () => {
    const failed = { status: { code: "STATUS_CODE_ERROR", message: "no water" } };
    const spans = [
      tool("b", "water_1", { l: 1 }),
      tool("c", "water_2", { l: 2 }, failed),
      tool("d", "step_2", {}),
    ];
    expect(calls(only({ info: info3, data: { spans } }))).toEqual([
      '- water {"l":1} ok ?',
      '- water {"l":2} error ?',
      "- step_2 {} ok ?",
    ]);
  });

  test.each<[string, Json, string]>([
    ["by position", { args: ["ivy", 2], kwargs: {} }, "were not recorded"],
    ["as a list", ["ivy"], "not recorded as a JSON object"],
    ["as a number", 3, "not recorded as a JSON object"],
    ["as a text", "ivy", "not recorded as a JSON object"],
  ])("are at fault where arguments are %s", (_what, inputs, why) => {
    expect(only({ info: info3, data: { spans: [tool("b", "water", inputs)] } })?.fault).toContain(why);
  });

  test("without an answer or a tool do not say that nothing was called", () => {
    const spans = version3.filter(({ name }) => name === "gardener");
    expect(only({ info: info3, data: { spans } })?.fault).toContain("does not say what was called");
  });
});

describe("spans as stores give them", () => {
  const agent = { "gen_ai.operation.name": "invoke_agent", "gen_ai.agent.name": "gardener" };
  const tool = {
    "gen_ai.operation.name": "execute_tool",
    "gen_ai.tool.name": "water",
    "gen_ai.tool.call.id": "w1",
    "gen_ai.tool.call.arguments": '{"litres":2}',
    "gen_ai.tool.call.result": "done",
  };
  const iso = (seconds: number) => new Date((SECOND + seconds) * 1000).toISOString();
  const logfire = [agent, tool].map((attributes, at) => ({
    trace_id: "t",
    span_id: `s${at}`,
    parent_span_id: at === 0 ? null : "s0",
    kind: "span",
    span_name: "span",
    start_timestamp: iso(at),
    end_timestamp: iso(at + 2),
    attributes,
    is_exception: false,
  }));
  const texts = logfire.map((row) => ({ ...row, attributes: JSON.stringify(row.attributes) }));
  const names = Object.keys(logfire[0] ?? {});
  const columns = names.map((name) => ({
    name,
    datatype: "Utf8",
    nullable: true,
    values: texts.map((row) => (row as JsonObject)[name] ?? null),
  }));
  const otlpSpans = [agent, tool].map((attributes, at) => ({
    traceId: "q6o=",
    spanId: `s${at}`,
    ...(at === 0 ? {} : { parentSpanId: "s0" }),
    name: "span",
    kind: "SPAN_KIND_INTERNAL",
    startTimeUnixNano: `${SECOND + at}000000000`,
    endTimeUnixNano: `${SECOND + at + 2}000000000`,
    attributes: Object.entries(attributes).map(([key, value]) => ({ key, value: { stringValue: value } })),
    status: {},
  }));
  const scopes = [{ scope: { name: "garden" }, spans: otlpSpans }];
  const jaeger = [agent, tool].map((attributes, at) => ({
    traceID: "t",
    spanID: `s${at}`,
    operationName: "span",
    references: at === 0 ? [] : [{ refType: "CHILD_OF", traceID: "t", spanID: "s0" }],
    startTime: (SECOND + at) * 1_000_000,
    duration: 2_000_000,
    tags: Object.entries(attributes).map(([key, value]) => ({ key, type: "string", value })),
    logs: [],
    processID: "p1",
  }));
  const clickhouse = [agent, tool].map((attributes, at) => ({
    Timestamp: iso(at).replace("T", " ").replace("Z", "000000"),
    TraceId: "t",
    SpanId: `s${at}`,
    ParentSpanId: at === 0 ? "" : "s0",
    SpanName: "span",
    SpanAttributes: attributes,
    Duration: "2000000000",
    StatusCode: "Unset",
  }));
  const elastic = [agent, tool].map((attributes, at) => ({
    "@timestamp": iso(at),
    trace_id: "t",
    span_id: `s${at}`,
    ...(at === 0 ? {} : { parent_span_id: "s0" }),
    name: "span",
    duration: 2_000_000_000,
    attributes,
    status: { code: "Unset" },
  }));
  const zipkin = [agent, tool].map((tags, at) => ({
    traceId: "t",
    id: `s${at}`,
    ...(at === 0 ? {} : { parentId: "s0" }),
    name: "span",
    timestamp: (SECOND + at) * 1_000_000,
    duration: 2_000_000,
    tags,
  }));

  test.each<[string, Json]>([
    ["rows of Logfire", logfire],
    ["rows of Logfire with attributes as text", texts],
    [
      "rows of Logfire beside their columns",
      { columns: columns.map(({ name }) => ({ name })), rows: logfire },
    ],
    ["rows of Logfire beside their schema", { schema: { fields: [] }, data: logfire }],
    ["columns of Logfire", { columns }],
    ["lists beside names", { columns: names, data: texts.map((row) => Object.values(row)) }],
    ["a data frame of pandas", Object.fromEntries(columns.map(({ name, values }) => [name, { ...values }]))],
    ["batches of Tempo", { batches: [{ resource: {}, scopeSpans: scopes }] }],
    ["batches of an older Tempo", { batches: [{ resource: {}, instrumentationLibrarySpans: scopes }] }],
    ["a trace of Tempo 2", { trace: { resourceSpans: [{ resource: {}, scopeSpans: scopes }] } }],
    ["Jaeger", { data: [{ traceID: "t", spans: jaeger, processes: { p1: {} } }], total: 0 }],
    ["Jaeger 3", { result: { resourceSpans: [{ resource: {}, scopeSpans: scopes }] } }],
    ["Zipkin", zipkin],
    ["rows of ClickHouse", { meta: [], data: clickhouse, rows: 2, statistics: {} }],
    [
      "hits of Elasticsearch",
      { took: 1, hits: { total: {}, hits: elastic.map((_source) => ({ _id: "x", _source })) } },
    ],
    ["a session with spans", { session_id: "s", spans: elastic }],
  ])("are read: %s", (_what, document) => {
    const run = only(document);
    expect(calls(run)).toEqual(['w1 water {"litres":2} ok 2000']);
    expect(run?.duration).toBe(2000);
    expect(run?.toolCalls[0]?.agent).toBe("gardener");
  });

  test.each<[string, (seconds: number) => Json, number | undefined]>([
    ["seconds", (at) => SECOND + at + 0.5, 2000],
    ["milliseconds", (at) => (SECOND + at) * 1000, 2000],
    ["microseconds", (at) => (SECOND + at) * 1_000_000, 2000],
    ["seconds since the start", (at) => at, undefined],
  ])("take as long as their times in %s say", (_unit, timeOf, took) => {
    const spans = elastic.map(({ name, trace_id, span_id, attributes }, at) => ({
      ...{ name, trace_id, span_id, attributes },
      start_time: timeOf(at),
      end_time: timeOf(at + 2),
    }));
    expect(only(spans)?.toolCalls[0]?.duration).toBe(took);
  });

  test("of Logfire's instrumentation of a client hold the answers of models", () => {
    const message = {
      role: "assistant",
      content: null,
      tool_calls: [{ id: "w1", type: "function", function: { name: "water", arguments: "{}" } }],
    };
    const row = (attributes: JsonObject) => ({
      ...logfire[0],
      attributes: { "gen_ai.operation.name": "chat", ...attributes },
    });
    const request_data = { model: "small", messages: [{ role: "user", content: "Water." }] };
    expect(calls(only([row({ request_data, response_data: { message } })]))).toEqual([
      "w1 water {} pending ?",
    ]);
    expect(only([row({ request_data })])?.fault).toContain("not recorded");
  });

  test("of Logfire's instrumentation of the Agents SDK are calls and handoffs", () => {
    const scope = { ...logfire[0], parent_span_id: null };
    const callItem = (id: string, name: string) => ({
      role: "assistant",
      tool_calls: [{ id, type: "function", function: { name, arguments: '{"l":2}' } }],
    });
    const events = [
      { "event.name": "gen_ai.user.message", role: "user", content: "Water." },
      { "event.name": "gen_ai.choice", message: callItem("w1", "water") },
    ];
    const rows = [
      { ...scope, span_id: "a", attributes: { "gen_ai.operation.name": "chat", events } },
      {
        ...scope,
        span_id: "b",
        span_name: "Function: {name}",
        start_timestamp: iso(3),
        attributes: { name: "water", input: { l: 2 }, output: "done" },
      },
      {
        ...scope,
        span_id: "c",
        span_name: "Handoff: {from_agent} → {to_agent}",
        start_timestamp: iso(4),
        attributes: { from_agent: "A", to_agent: "Tree Expert" },
      },
    ];
    const run = only(rows);
    expect(run?.toolCalls.map(({ id, name, status }) => [id, name, status])).toEqual([
      ["w1", "water", "ok"],
      [undefined, "transfer_to_tree_expert", "ok"],
    ]);
  });

  test("of a tool in unknown attributes are a fault that names the span", () => {
    const unread = {
      ...elastic[1],
      span_id: "x",
      attributes: { "shed.tool_name": "prune", "shed.kind": "tool" },
    };
    const named = { ...unread, attributes: { "shed.tool_name": "water" } };
    expect(only([...elastic, { ...unread, name: "step" }])?.fault).toContain(
      'span "step" says that it is of a tool',
    );
    expect(only([...elastic, named])?.fault).toBeUndefined();
    expect(only([...elastic, { ...unread, parent_span_id: "s1" }])?.fault).toBeUndefined();
  });

  test("that count more calls than there are do not pass for all", () => {
    const counting = { ...elastic[0], attributes: { ...agent, "garden.tool_call_count": 2 } };
    expect(only([counting, ...elastic.slice(1)])?.fault).toContain("counts 2 tool calls, but 1 are recorded");
  });

  test("of Claude Code are refused by its name", () => {
    const span = {
      ...elastic[0],
      name: "claude_code.tool",
      attributes: { "gen_ai.system": "anthropic", tool_name: "Bash" },
    };
    expect(() => read([span])).toThrow("the telemetry of Claude Code does not hold the arguments");
  });
});
