import { describe, expect, it } from "vitest";
import type { Json } from "../../../src/core/json.ts";
import { claimants, readDocument } from "../../../src/recordings/detect.ts";
import { otelGenai } from "../../../src/recordings/formats/otel.ts";
import { fixtureRows, spoken } from "../fixture.ts";
import { otlp } from "../otlp.ts";
import {
  ASK,
  args,
  calls,
  chat,
  find,
  output,
  read,
  readSpans,
  recorded,
  tool,
} from "./otel-genai-fixture.ts";

const FERRY_CALLS = [
  '0 f1 find_ferries {"to":"Bergen"} ok',
  '0 f2 harbour_weather {"harbour":"Stavanger"} error',
  '1 f3 book_seats {"count":"two"} rejected',
  '2 f4 book_seats {"ferry":"B7","seats":2} ok',
];

describe("the semantic conventions", () => {
  it("counts a call once where answers began at the same millisecond and the later ended first", () => {
    const userMessage = { role: "user", parts: [{ type: "text", content: ASK }] };
    const answered = { type: "tool_call_response", id: "f1", result: "B7" };
    const heard = (...messages: Json[]) => ({ "gen_ai.input.messages": JSON.stringify(messages) });
    const made = { role: "assistant", parts: [find("f1", "Bergen")] };
    const run = readSpans(
      chat("a", 1, { ...heard(userMessage), ...output(find("f1", "Bergen")) }, { end: 5 }),
      tool(
        "t",
        1,
        { ...args("Bergen"), "gen_ai.tool.call.id": "f1", "gen_ai.tool.call.result": "B7" },
        { end: 6 },
      ),
      chat("b", 1, {
        ...heard(userMessage, made, { role: "tool", parts: [answered] }),
        ...output({ type: "text", content: "B7." }),
      }),
    );
    expect(calls(run)).toEqual(['0 f1 find_ferries {"to":"Bergen"} ok']);
  });

  it("trusts an answer more than the status that OpenInference's processor gives every span of a failed trace", () => {
    const failed = { error: "buoy offline" };
    const own = { "openinference.span.kind": "TOOL", "gen_ai.tool.call.id": "f1", ...args("Bergen") };
    const chatted = chat("a", 1, output(find("f1", "Bergen")));
    const run = readSpans(chatted, tool("t", 3, { ...own, "gen_ai.tool.call.result": "B7" }, failed));
    expect(calls(run)).toEqual(['0 f1 find_ferries {"to":"Bergen"} ok']);
    expect(calls(readSpans(chatted, tool("t", 3, own, failed)))).toEqual([
      '0 f1 find_ferries {"to":"Bergen"} error',
    ]);
  });

  it("are read from a trace: what the agent's span repeats counts once, refusals come from the next input", () => {
    const run = read(recorded("semconv.otlp"));
    expect(calls(run)).toEqual(FERRY_CALLS);
    expect(run.toolCalls.map(({ result }) => result)).toEqual([
      ["B7"],
      "buoy offline",
      "Invalid input for tool book_seats: Type validation failed",
      { booked: true },
    ]);
    expect(spoken(run)).toEqual([
      "system: You sell ferry tickets.",
      `user: ${ASK}`,
      "reasoning: Done.",
      "assistant: Booked.",
    ]);
    expect(run).toMatchObject({ caseId: "ferry", trial: "2", input: ASK, response: "Booked.", warnings: [] });
    expect(run.tools).toEqual([
      { name: "book_seats" },
      { name: "find_ferries", description: "Lists departures.", readOnly: true },
    ]);
  });

  it("are read from the lines of a collector's file, with a span that was sent twice", () => {
    const run = read(fixtureRows("otel-genai/collector.jsonl"));
    expect(calls(run)).toEqual(FERRY_CALLS);
  });

  it("are read from the lines of Python's file exporter, each the spans of one resource alone", () => {
    const spans = [chat("c", 1, output(find("f1", "Oslo"))), tool("t", 3, args("Oslo"))];
    const lines = spans.flatMap((span) => otlp([span]).resourceSpans as Json[]);
    expect(calls(read(lines))).toEqual(['0 f1 find_ferries {"to":"Oslo"} ok']);
    expect(calls(read(lines[0] ?? null))).toEqual(['0 f1 find_ferries {"to":"Oslo"} pending']);
  });

  it("are found among very many other attributes", () => {
    const rest = Array.from({ length: 150_000 }, (_, at) => [`gen_ai.note.${at}`, "x"] as const);
    const span = chat("c", 1, { ...Object.fromEntries(rest), ...output(find("f1", "Oslo")) });
    const document = otlp([span]);
    // Comparing each pair would exceed any test's time.
    expect(calls(read(document))).toEqual(['0 f1 find_ferries {"to":"Oslo"} pending']);
  });

  it("are read from bare attributes, whose history holds the run", () => {
    const run = read(recorded("attributes"));
    expect(calls(run)).toEqual(FERRY_CALLS);
    expect(run).toMatchObject({ input: ASK, response: "Booked." });
  });

  it("are read from structured attributes, and in Python's snake_case", () => {
    const messages = [{ role: "assistant", parts: [find("f1", "Bergen")] }];
    const document = otlp([chat("c", 1, { "gen_ai.output.messages": messages })]);
    const expected = ['0 f1 find_ferries {"to":"Bergen"} pending'];
    expect(calls(read(document))).toEqual(expected);
    const snake = JSON.stringify(document)
      .replaceAll("resourceSpans", "resource_spans")
      .replaceAll("scopeSpans", "scope_spans")
      .replace(/(trace|span)Id/g, "$1_id")
      .replace(/(start|end)TimeUnixNano/g, "$1_time_unix_nano")
      .replace(/(string|int|array|kvlist)Value/g, "$1_value");
    expect(calls(read(JSON.parse(snake)))).toEqual(expected);
  });

  it("are read from an agent's span where no model's span holds an answer", () => {
    const agent = {
      "gen_ai.operation.name": "invoke_agent",
      ...output(find("f1", "Bergen"), { type: "tool_call_response", id: "f1", response: "B7" }),
    };
    expect(
      calls(readSpans({ id: "a", start: 0, end: 99, attributes: agent }, chat("c", 1, {}, { parent: "a" }))),
    ).toEqual(['0 f1 find_ferries {"to":"Bergen"} ok']);
  });

  it("leave out the outer of two instrumentations of one request, also without call ids", () => {
    const run = readSpans(
      chat("outer", 1, output(find(null, "Bergen")), { end: 9 }),
      chat("inner", 2, output(find(null, "Bergen")), { parent: "outer" }),
    );
    expect(run.toolCalls).toHaveLength(1);
  });

  it("count an MCP request within the execution that makes it once", () => {
    const run = readSpans(
      tool("t", 1, { "gen_ai.tool.call.id": "f1" }, { end: 9 }),
      {
        id: "m",
        parent: "t",
        start: 2,
        attributes: {
          "mcp.method.name": "tools/call",
          "gen_ai.tool.name": "find_ferries",
          ...args("Bergen"),
        },
      },
      { id: "l", parent: "t", start: 1, attributes: { "mcp.method.name": "tools/list" } },
    );
    expect(calls(run)).toEqual(['0 f1 find_ferries {"to":"Bergen"} ok']);
  });

  it("count what sub-agents call, and leave their prompts out of the input", () => {
    const ask = (text: string) => ({
      "gen_ai.input.messages": JSON.stringify([{ role: "user", parts: [{ type: "text", content: text }] }]),
    });
    const delegate = { type: "tool_call", id: "d", name: "ask_harbour", arguments: { q: "open?" } };
    const run = readSpans(
      chat("c1", 1, { ...ask(ASK), ...output(delegate) }),
      tool("t", 3, { "gen_ai.tool.name": "ask_harbour", "gen_ai.tool.call.id": "d" }, { end: 20 }),
      chat("c2", 5, { ...ask("open?"), ...output(find("s", "Bergen")) }, { parent: "t" }),
      tool("s", 7, { "gen_ai.tool.call.id": "s", ...args("Bergen") }, { parent: "t" }),
      chat("c3", 30, { ...ask(ASK), ...output({ type: "text", content: "Open." }) }),
    );
    expect(calls(run)).toEqual(['0 d ask_harbour {"q":"open?"} ok', '1 s find_ferries {"to":"Bergen"} ok']);
    expect(run).toMatchObject({ input: ASK, response: "Open." });
  });

  it("do not take a model's answer for the repetition of a sub-agent's below a tool that stands below it", () => {
    const run = readSpans(
      chat(
        "c1",
        1,
        output({ type: "tool_call", id: "d", name: "ask_harbour", arguments: {} }, find("p", "Kiel")),
        { end: 99 },
      ),
      tool(
        "t",
        3,
        { "gen_ai.tool.name": "ask_harbour", "gen_ai.tool.call.id": "d" },
        { parent: "c1", end: 20 },
      ),
      chat("c2", 5, output(find("s", "Bergen")), { parent: "t" }),
    );
    expect(calls(run)).toEqual([
      "0 d ask_harbour {} ok",
      '0 p find_ferries {"to":"Kiel"} pending',
      '1 s find_ferries {"to":"Bergen"} pending',
    ]);
  });

  it("count a span that was sent twice once, as it was when it had ended", () => {
    const started = tool("t", 1, args("Oslo"), { end: null });
    expect(calls(readSpans(started, tool("t", 1, args("Oslo")), tool("t", 1, args("Oslo"))))).toEqual([
      '0 - find_ferries {"to":"Oslo"} ok',
    ]);
  });

  it("count calls of the provider's own tools, with their results", () => {
    const run = readSpans(
      chat(
        "c",
        1,
        output(
          {
            type: "server_tool_call",
            id: "w",
            name: "web_search",
            server_tool_call: { type: "search", query: "ferries" },
          },
          { type: "server_tool_call_response", id: "w", server_tool_call_response: { hits: 1 } },
          { type: "blob", content: "" },
        ),
      ),
    );
    expect(calls(run)).toEqual(['0 w web_search {"query":"ferries"} ok']);
  });

  it("take the first of several choices", () => {
    const choices = [find("f1", "Bergen"), find("f2", "Oslo")].map((part) => ({
      role: "assistant",
      parts: [part],
    }));
    const run = readSpans(
      chat("c", 1, { "gen_ai.request.choice.count": 2, "gen_ai.output.messages": JSON.stringify(choices) }),
    );
    expect(run.toolCalls.map(({ id }) => id)).toEqual(["f1"]);
    expect(run.warnings).toEqual([expect.stringContaining("several choices")]);
    const older = (at: number, name: string) => ({
      [`gen_ai.completion.${at}.tool_calls.0.name`]: name,
      [`gen_ai.completion.${at}.tool_calls.0.arguments`]: "{}",
    });
    const first = { "llm.request.type": "chat", ...older(0, "ring") };
    expect(readSpans({ id: "a", start: 1, attributes: first }).warnings).toEqual([]);
    const both = readSpans({ id: "a", start: 1, attributes: { ...first, ...older(1, "knock") } });
    expect(both.toolCalls.map(({ name }) => name)).toEqual(["ring"]);
    expect(both.warnings).toEqual([expect.stringContaining("several choices")]);
  });

  it("know executions that did not end, and those parallel to them", () => {
    const run = readSpans(
      tool("a", 1, args("Bergen"), { end: null }),
      tool("b", 5, args("Oslo")),
      tool("c", 7, args("Hirtshals")),
    );
    expect(calls(run)).toEqual([
      '0 - find_ferries {"to":"Bergen"} pending',
      '0 - find_ferries {"to":"Oslo"} ok',
      '0 - find_ferries {"to":"Hirtshals"} ok',
    ]);
  });

  it("read large integers, and messages written into the details event", () => {
    const details = {
      name: "gen_ai.client.inference.operation.details",
      attributes: output(find("f1", "Bergen")),
    };
    const big = {
      ...tool("t", 5, {
        "gen_ai.tool.call.id": "f9",
        "gen_ai.tool.call.arguments": '{"n": 9007199254740993}',
      }),
    };
    const run = readSpans(chat("c", 1, {}, { events: [details] }), big);
    expect(run.toolCalls.map(({ arguments: made }) => made)).toEqual([
      { to: "Bergen" },
      { n: 9007199254740993n },
    ]);
  });

  it("count spans that have no id one by one", () => {
    const run = readSpans(tool("", 1, args("Bergen")), tool("", 5, args("Oslo")));
    expect(run.toolCalls).toHaveLength(2);
  });

  it("say which arguments of a model are no JSON", () => {
    const broken = { type: "tool_call", id: "f1", name: "find_ferries", arguments: '{"to": ' };
    expect(calls(readSpans(chat("c", 1, output(broken))))).toEqual(['0 f1 find_ferries {"to":  pending']);
  });

  it("refuse a part that may hold a call", () => {
    const odd = { type: "tool_request", name: "find_ferries" };
    expect(() => readSpans(chat("c", 1, output(odd)))).toThrow('a message part of type "tool_request"');
    expect(() => readSpans(chat("c", 1, output({ type: "tool_call", id: "x" })))).toThrow(
      "a tool call without a name",
    );
  });
});

describe("detection", () => {
  it("claims spans of OpenTelemetry, whatever they are about, so that a file of them is read as one", () => {
    const http = otlp([{ id: "h", start: 1, attributes: { "http.route": "/" } }]);
    expect(claimants([http]).map(({ id }) => id)).toEqual(["otel-genai"]);
    expect(() => read(http)).toThrow("none of the 1 spans says anything of a model or a tool");
    const console = {
      name: "GET",
      context: { trace_id: "0x1", span_id: "0x2" },
      kind: "SpanKind.SERVER",
      attributes: {},
    };
    expect(claimants([console]).map(({ id }) => id)).toEqual(["otel-genai"]);
  });

  it("is of this format where both gen_ai.tool and OpenInference describe a span, and counts it once", () => {
    const both = {
      "openinference.span.kind": "TOOL",
      "tool.name": "find",
      "input.value": "{}",
      ...args("Oslo"),
    };
    expect(calls(readSpans(tool("t", 1, both)))).toEqual(['0 - find_ferries {"to":"Oslo"} ok']);
  });

  it.each<[string, Json]>([
    ["nothing", null],
    ["a list of nothing", []],
    ["no resource", { resourceSpans: [] }],
    ["other things", { resourceSpans: [{}] }],
    ["spans of another kind", [{ traceId: "t", id: "a", name: "step", attributes: { customer: 1 } }]],
    ["a chat", [{ role: "user", content: "Hello" }]],
    ["rows that hold attributes", [{ attributes: { "gen_ai.operation.name": "chat" } }]],
  ])("does not claim %s", (_what, document) => {
    expect(otelGenai.detect(document)).toBe(false);
  });

  it("says what it expected", () => {
    expect(() => readDocument({ a: 1 }, [otelGenai])).toThrow("expected OTLP JSON");
  });

  it("does not give in to hostile documents", () => {
    let deep: Json = { stringValue: "x" };
    for (let level = 0; level < 50_000; level++) deep = { arrayValue: { values: [deep] } };
    const span = { traceId: "t", spanId: "a", attributes: [{ key: "gen_ai.input.messages", value: deep }] };
    const document = { resourceSpans: [{ resource: {}, scopeSpans: [{ spans: [span] }] }] };
    expect(otelGenai.detect(document)).toBe(true);
    expect(() => otelGenai.read(document)).toThrow("nest deeper");
    const loop = readSpans(tool("a", 1, args("Oslo"), { parent: "b" }), {
      id: "b",
      parent: "a",
      start: 1,
      attributes: { __proto__: 1 },
    });
    expect(loop.toolCalls).toHaveLength(1);
  });

  it("reads a tree as deep as a trace is long", () => {
    const agents = Array.from({ length: 20_000 }, (_, at) => ({
      id: `a${at}`,
      ...(at === 0 ? {} : { parent: `a${at - 1}` }),
      start: at,
      end: 50_000 - at,
      attributes: { "gen_ai.operation.name": "invoke_agent" },
    }));
    const innermost = tool("t", 20_000, args("Oslo"), { parent: "a19999" });
    expect(readSpans(...agents, innermost).toolCalls).toHaveLength(1);
  });
});

it("refuses an attribute whose values have a key that is no text", () => {
  const key = { toString: 1 };
  const attribute = {
    key: "gen_ai.tool.definitions",
    value: { kvlistValue: { values: [{ key, value: {} }] } },
  };
  const spans = [{ traceId: "t1", spanId: "c1", name: "chat m", attributes: [attribute] }];
  const document = { resourceSpans: [{ scopeSpans: [{ spans }] }] };
  expect(() => readDocument(document, [otelGenai])).toThrow("is no text");
});
