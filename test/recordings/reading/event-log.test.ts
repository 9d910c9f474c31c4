import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { RecordingError } from "../../../src/core/problems.ts";
import { claimants, readDocument } from "../../../src/recordings/detect.ts";
import type { Run } from "../../../src/recordings/run.ts";

/** A producer's rows for the start and end of a call. */
interface Producer {
  format: string;
  first: JsonObject[];
  begin(id: string, args: Json): JsonObject;
  end(id: string, text: string, args: Json): JsonObject;
  last: JsonObject[];
  unknown(type: string, more: JsonObject): JsonObject;
}

const plain = (type: string, more: JsonObject) => ({ type, ...more });
const codexLine = (type: string, payload: JsonObject) => ({
  timestamp: "2026-02-03T04:05:06Z",
  type,
  payload,
});
const producers: Producer[] = [
  {
    format: "cursor",
    first: [{ type: "system", subtype: "init", apiKeySource: "env", session_id: "s", model: "m" }],
    begin: (call_id, args) => cursorCall("started", call_id, { args }),
    end: (call_id, text, args) => cursorCall("completed", call_id, { args, result: { success: { text } } }),
    last: [{ type: "result", subtype: "success", session_id: "s", request_id: "r" }],
    unknown: plain,
  },
  {
    format: "copilot-cli",
    first: [event("session.start", { sessionId: "s", copilotVersion: "1.0" })],
    begin: (toolCallId, args) =>
      event("assistant.message", {
        messageId: `m ${toolCallId}`,
        content: "",
        toolRequests: [{ toolCallId, name: "prune", arguments: args }],
      }),
    end: (toolCallId, content) =>
      event("tool.execution_complete", { toolCallId, success: true, result: { content } }),
    last: [],
    unknown: (type, more) => event(type, more),
  },
  {
    format: "gemini-cli",
    first: [{ type: "init", session_id: "s", model: "m", timestamp: "2026-02-03T04:05:06Z" }],
    begin: (tool_id, parameters) => ({ type: "tool_use", tool_name: "prune", tool_id, parameters }),
    end: (tool_id, output) => ({ type: "tool_result", tool_id, status: "success", output }),
    last: [{ type: "result", status: "success" }],
    unknown: plain,
  },
  {
    format: "openhands",
    first: [{ kind: "MessageEvent", source: "user", llm_message: { role: "user", content: [] } }],
    begin: (id, args) => ({
      kind: "ActionEvent",
      source: "agent",
      tool_name: "prune",
      tool_call_id: id,
      tool_call: { id, name: "prune", arguments: JSON.stringify(args) },
    }),
    end: (tool_call_id, text) => ({
      kind: "ObservationEvent",
      source: "environment",
      tool_call_id,
      observation: { content: [{ type: "text", text }], exit_code: 0 },
    }),
    last: [],
    unknown: (kind, more) => ({ kind, source: "agent", ...more }),
  },
  {
    format: "pi",
    first: [{ type: "agent_start" }],
    begin: (id, args) => ({
      type: "message_end",
      message: { role: "assistant", content: [{ type: "toolCall", id, name: "prune", arguments: args }] },
    }),
    end: (toolCallId, text) => ({
      type: "tool_execution_end",
      toolCallId,
      toolName: "prune",
      result: { content: [{ type: "text", text }] },
      isError: false,
    }),
    last: [],
    unknown: plain,
  },
  {
    format: "openai-responses",
    first: [
      codexLine("session_meta", { id: "s", cli_version: "0.150.0" }),
      codexLine("response_item", {
        type: "message",
        role: "user",
        content: [{ type: "input_text", text: "Prune." }],
      }),
    ],
    begin: (call_id, args) =>
      codexLine("event_msg", { type: "mcp_tool_call_begin", call_id, invocation: invoked(args) }),
    end: (call_id, text, args) =>
      codexLine("event_msg", {
        type: "mcp_tool_call_end",
        call_id,
        invocation: invoked(args),
        result: { Ok: { content: [{ type: "text", text }] } },
      }),
    last: [],
    unknown: (type, more) => codexLine("event_msg", { type, ...more }),
  },
];

function invoked(args: Json): JsonObject {
  return { server: "garden", tool: "prune", arguments: args };
}

function cursorCall(subtype: string, call_id: string, body: JsonObject): JsonObject {
  return { type: "tool_call", subtype, call_id, tool_call: { pruneToolCall: body }, session_id: "s" };
}

function event(type: string, data: JsonObject): JsonObject {
  return { type, data, timestamp: "2026-02-03T04:05:06Z" };
}

function read({ format, first, last }: Producer, ...rows: JsonObject[]): Run {
  const document = [...first, ...rows, ...last];
  expect(claimants(document).map(({ id }) => id)).toEqual([format]);
  const [run, ...rest] = readDocument(document).runs;
  expect(rest).toEqual([]);
  return run as Run;
}

function found({ toolCalls }: Run): unknown[] {
  return toolCalls.map(({ name, arguments: args, status }) => [name, args, status]);
}

const args = { bush: "rose", by: 2 };

describe.each(producers)("a log of $format", (producer) => {
  const { begin, end, unknown } = producer;

  test("has a call once, whose end comes first, twice or never", () => {
    const ok = [["prune", args, "ok"]];
    expect(found(read(producer, begin("a", args), end("a", "cut", args)))).toEqual(ok);
    expect(found(read(producer, end("a", "cut", args), begin("a", args)))).toEqual(ok);
    expect(found(read(producer, begin("a", args), end("a", "cut", args), end("a", "cut", args)))).toEqual(ok);
    expect(found(read(producer, begin("a", args)))).toEqual([["prune", args, "pending"]]);
  });

  test("has the same call twice, where it has two ids", () => {
    expect(
      found(read(producer, begin("a", args), end("a", "cut", args), begin("b", args), end("b", "cut", args))),
    ).toEqual([
      ["prune", args, "ok"],
      ["prune", args, "ok"],
    ]);
  });

  test.each<[string, Json]>([
    ["a number", 7],
    ["a list", ["rose", 2]],
    ["JSON text in JSON text", { note: '{"by":2}' }],
    ["null in an object", { bush: null }],
    ["nothing in an object", {}],
  ])("keeps arguments that are %s, or refuses them", (_name, odd) => {
    try {
      const [call] = read(producer, begin("a", odd), end("a", "cut", odd)).toolCalls;
      if (call?.arguments !== undefined && producer.format !== "cursor") expect(call.arguments).toEqual(odd);
    } catch (error) {
      expect(error).toBeInstanceOf(RecordingError);
    }
  });

  test("warns once of rows that it does not know, with their number", () => {
    const rows = [unknown("moon_phase", { full: true }), unknown("moon_phase", {}), unknown("tide", {})];
    const { warnings } = read(producer, ...rows, begin("a", args));
    expect(warnings.filter((text) => text.startsWith("rows of types"))).toHaveLength(1);
    expect(warnings.join()).toMatch(/moon\w*(?:\.\*)? \(2\)/);
  });

  test.each<[string, JsonObject]>([
    ["remote_tool_call", {}],
    ["moon_phase", { call_id: "z" }],
    ["moon_phase", { name: "prune", arguments: {} }],
    ["moon_phase", { inner: { toolCallId: "z" } }],
  ])("is refused for a row of type %s with %j", (type, more) => {
    expect(() => read(producer, unknown(type, more), begin("a", args))).toThrow(RecordingError);
    expect(() => read(producer, unknown(type, more), begin("a", args))).toThrow(/may be a call/);
  });
});

test("two thousand rows of unknown types are one warning", () => {
  const [producer] = producers;
  if (producer === undefined) throw new Error("no producer");
  const rows = Array.from({ length: 2000 }, (_, at) => producer.unknown(`star_${at % 40}`, { at }));
  expect(read(producer, ...rows, producer.begin("a", args)).warnings).toEqual([
    expect.stringMatching(/^rows of types that are not read: star_0 \(50\), .* and 30 more types$/),
  ]);
});

test("two sessions of one producer are not read as one run", () => {
  const [cursor, copilot, gemini] = producers;
  for (const { first = [], last = [], begin } of [cursor, copilot, gemini].filter(
    (one) => one !== undefined,
  )) {
    const other = first.map((row) => JSON.parse(JSON.stringify(row).replaceAll('"s"', '"other"')));
    expect(() => readDocument([...first, begin("a", args), ...last, ...other, ...last])).toThrow(
      "has 2 sessions",
    );
  }
});

test("rows of two producers are not read as those of one", () => {
  const [a, b] = producers;
  const document = [...(a?.first ?? []), ...(b?.first ?? []), b?.begin("a", args) ?? {}, ...(a?.last ?? [])];
  expect(() => readDocument(document)).toThrow(RecordingError);
});
