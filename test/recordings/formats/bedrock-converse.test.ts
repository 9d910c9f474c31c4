import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { claimants, formatNamed, readDocument } from "../../../src/recordings/detect.ts";
import { call, fixture, fixtureRows, readAs, readOne, spoken } from "../fixture.ts";

const user = { role: "user", content: [{ text: "When is high tide?" }] };
const use = (toolUseId: string, more: JsonObject = {}): JsonObject => ({
  toolUse: { toolUseId, name: "tide", input: { port: "Kiel" }, ...more },
});
const answer = (toolUseId: string, more: JsonObject = {}): JsonObject => ({
  toolResult: { toolUseId, content: [{ text: "high" }], ...more },
});
const assistant = (...content: Json[]): JsonObject => ({ role: "assistant", content });
const results = (...content: Json[]): JsonObject => ({ role: "user", content });

const read = (document: Json) => readOne("bedrock-converse", document);
const briefly = (document: Json) =>
  read(document).toolCalls.map(({ name, status, group }) => `${group} ${name}: ${status}`);

describe("messages", () => {
  test("of a request, with every kind of block", () => {
    const run = read(fixture("bedrock-converse/request.json"));
    expect(run.toolCalls).toStrictEqual([
      call("book", { seat: 1 }, { id: "tooluse_1", turn: 1, result: { seat: 1, booked: true } }),
      call(
        "book",
        { sea: 2 },
        {
          id: "tooluse_2",
          turn: 1,
          status: "rejected",
          result: "Error: Validation failed for input parameters: 1 validation error for BookTool",
        },
      ),
      call("weather", {}, { id: "tooluse_3", turn: 1, status: "error", result: "no\nforecast" }),
      call("book", { seat: 2 }, { id: "tooluse_4", turn: 3, group: 1, result: "booked" }),
    ]);
    expect(spoken(run)).toEqual([
      "system: You run a ferry.",
      "user: Book two seats.",
      "reasoning: Two calls.",
      "assistant: I book.",
      "user: Quickly.",
      "assistant: Both are booked.",
    ]);
    expect(run.response).toBe("Both are booked.");
    expect(run.tools).toEqual([{ name: "book", description: "Book a seat.", parameters: [] }]);
    expect(run.warnings).toEqual([]);
  });

  test("of a bare list, as in Strands' agent.messages, and of a row of rungate's", () => {
    const messages = [user, assistant(use("u1")), results(answer("u1", { status: "success" }))];
    expect(briefly(messages)).toEqual(["0 tide: ok"]);
    expect(briefly({ case: "kiel", messages, response: "High." })).toEqual(["0 tide: ok"]);
    expect(briefly({ messages, stream: true })).toEqual(["0 tide: ok"]);
  });

  test("of a session of Strands, without what was redacted, and with ids that are used again", () => {
    const run = read(fixtureRows("bedrock-converse/strands-session.jsonl"));
    expect(run.input).toBe("Which tide in Kiel?");
    expect(run.toolCalls.map(({ id, status, group }) => [id, status, group])).toEqual([
      ["tide", "ok", 0],
      ["tide", "rejected", 1],
    ]);
    expect(spoken(run)).toContain("reasoning: Ask.");
  });

  test("of text alone are a run without calls", () => {
    expect(read([user, assistant({ text: "At noon." })])).toMatchObject({
      toolCalls: [],
      response: "At noon.",
    });
  });

  test("in which content is guarded", () => {
    const guarded = { guardContent: { text: { text: "When?", qualifiers: ["query"] } } };
    expect(read([results(guarded), assistant(use("u1"))]).input).toBe("When?");
  });
});

describe("answers", () => {
  test("beside the request, with Nova's own tools", () => {
    const run = read(fixture("bedrock-converse/nova.json"));
    expect(run.input).toBe("How many knots is that?");
    expect(run.toolCalls).toStrictEqual([
      call(
        "nova_code_interpreter",
        { snippet: "40 / 1.852" },
        { id: "tooluse_1", turn: 1, result: { stdOut: "21.6", exitCode: 0, isError: false } },
      ),
      call("report", { knots: 21.6 }, { id: "tooluse_2", turn: 1, group: 1, status: "pending" }),
    ]);
  });

  test("one for each step of a run", () => {
    const rows = fixtureRows("bedrock-converse/responses.jsonl");
    expect(briefly(rows)).toEqual(["0 tide: pending"]);
    expect(read(rows).response).toBe("It is high.");
  });

  test("alone, and beside the messages of the request", () => {
    const response = { output: { message: assistant(use("u1")) }, stopReason: "tool_use" };
    for (const document of [
      response,
      { messages: [user], ...response },
      { messages: [user], response },
      { request: { messages: [user] }, response },
    ])
      expect(briefly(document)).toEqual(["0 tide: pending"]);
  });

  test("to one and the same question are runs of their own", () => {
    const usageMessage = (id: string, cacheReadInputTokens: number) => ({
      output: { message: assistant(use(id)) },
      usage: { inputTokens: 9, cacheReadInputTokens },
    });
    expect(claimants([usageMessage("u1", 0), usageMessage("u2", 0)])).toEqual([]);
    expect(briefly([usageMessage("u1", 0), usageMessage("u2", 5)])).toHaveLength(2);
  });

  test("that failed are not read as none", () => {
    const request = { messages: [user] };
    expect(claimants({ request, response: { Error: { Code: "ThrottlingException" } } })).toEqual([]);
    expect(claimants({ ...request, output: null })).toEqual([]);
  });
});

test.each([
  ["Unknown tool: tide", "rejected"],
  ["Validation failed for input parameters: port", "rejected"],
  ["tool cancelled by user", "rejected"],
  ["2 validation errors:\n```json\n[]\n```\n\nFix the errors and try again.", "rejected"],
  ["Wrong port.\n\nFix the errors and try again.", "error"],
  ["Error: harbour closed", "error"],
])("the error %j", (text, status) => {
  const failed = (more: JsonObject) => [
    assistant(use("u1")),
    results(answer("u1", { content: [{ text }], ...more })),
  ];
  expect(read(failed({ status: "error" })).toolCalls).toMatchObject([{ status, result: text }]);
  expect(briefly(failed({ status: "success" }))).toEqual(["0 tide: ok"]);
});

test("results of several parts stand as they are, and one without content is a result", () => {
  const content = [{ json: 1 }, { text: "a" }];
  const run = read([
    assistant(use("u1"), use("u2"), use("u3")),
    results(
      answer("u1", { content }),
      answer("u2", { content: null }),
      answer("u3", { content: [{ json: null }] }),
    ),
  ]);
  expect(run.toolCalls.map(({ status, result }) => [status, result])).toEqual([
    ["ok", content],
    ["ok", undefined],
    ["ok", null],
  ]);
});

describe("a stream of ConverseStream", () => {
  const start = { messageStart: { role: "assistant" } };
  const block = (toolUse: JsonObject, contentBlockIndex = 0) => ({
    contentBlockStart: { start: { toolUse }, contentBlockIndex },
  });
  const delta = (one: JsonObject, contentBlockIndex = 0) => ({
    contentBlockDelta: { delta: one, contentBlockIndex },
  });
  const stop = { messageStop: { stopReason: "tool_use" } };
  const named = { toolUseId: "u1", name: "tide" };

  test("as boto3 hands it out", () => {
    const run = read(fixture("bedrock-converse/stream.json"));
    expect(run.toolCalls).toStrictEqual([
      call("tide", { port: "Kiel" }, { id: "tooluse_1", status: "pending" }),
      call("now", {}, { id: "tooluse_2", status: "pending" }),
      call("tide", '{"port": ', { id: "tooluse_3", status: "pending", malformed: true }),
      call("nova_grounding", { query: "Kiel" }, { id: "tooluse_4", result: "a port" }),
    ]);
    expect(spoken(run)).toEqual(["reasoning: Tides, then.", "assistant: I look."]);
  });

  test("alone, several as several steps, and beside the request", () => {
    const events = [start, block(named), delta({ toolUse: { input: "{}" } }), stop];
    const again = [start, block({ ...named, toolUseId: "u2" }), stop, { metadata: { usage: {} } }];
    expect(claimants([start]).map(({ id }) => id)).toEqual(["bedrock-converse"]);
    expect(briefly([...events, ...again])).toEqual(["0 tide: pending", "1 tide: pending"]);
    expect(read({ request: { messages: [user] }, response: { stream: events } }).input).toBe(
      "When is high tide?",
    );
    expect(briefly({ messages: [user], response: events })).toEqual(["0 tide: pending"]);
  });

  test.each<[string, Json[], string]>([
    ["cut off", [start, block(named)], "cut off before its messageStop"],
    ["cut off and followed by another", [start, start, stop], "cut off before its messageStop"],
    ["without its beginning", [delta({ text: "a" }), stop], "before any messageStart"],
    [
      "ended by an exception",
      [start, { throttlingException: { message: "Too many" } }],
      'the stream ended in a throttlingException: "Too many"',
    ],
    [
      "with arguments of no call",
      [start, delta({ toolUse: { input: "{}" } }), stop],
      "does not fit the block",
    ],
    [
      "with an unknown delta for a call",
      [start, block(named), delta({ cbor: "" }), stop],
      "does not fit the block",
    ],
  ])("that is %s is refused", (_what, events, expected) => {
    expect(() => read(events)).toThrow(expected);
  });
});

describe("what is not Converse's", () => {
  test.each<[string, Json, string[]]>([
    ["blocks with a type", [assistant({ type: "text", text: "a" })], ["openai-chat"]],
    ["content that is text", [{ role: "user", content: "a" }], ["openai-chat"]],
    ["one message", assistant(use("u1")), []],
    ["a request in a row each", [{ messages: [assistant(use("u1"))] }], []],
    ["blocks of unknown kinds alone", [assistant({ novelty: {} })], []],
    ["metadata alone", [{ metadata: {} }], []],
  ])("%s", (_what, document, expected) => {
    expect(claimants(document).map(({ id }) => id)).toEqual(expected);
  });

  test.each<[string, JsonObject, string]>([
    ["a kind that may be a call", { toolUseV2: {} }, 'a content block "toolUseV2"'],
    ["a kind unknown to the SDK for Python", { SDK_UNKNOWN_MEMBER: { name: "x" } }, "of an unknown kind"],
    ["a kind unknown to the SDK for JavaScript", { $unknown: ["x", {}] }, "of an unknown kind"],
    ["a call that is no object", { toolUse: "tide" }, 'a toolUse that is "tide", not an object'],
    ["a call without a name", { toolUse: { toolUseId: "u2" } }, "a tool call without a name"],
    ["arguments under another key", { toolUse: { name: "tide", arguments: {} } }, 'has "arguments"'],
  ])("%s is not passed over", (_what, block, expected) => {
    expect(() => readAs("bedrock-converse", [assistant(use("u1"), block)])).toThrow(expected);
  });

  test("a kind that can hold no call is passed over", () => {
    expect(briefly([assistant({ audio: {} }, { novelty: {} }, use("u1"))])).toEqual(["0 tide: pending"]);
  });

  test("is refused when the format is forced", () => {
    const forced = (document: Json) => readDocument(document, [formatNamed("bedrock-converse")]);
    expect(() => forced({ id: 1 })).toThrow("no messages: expected a list");
    expect(() => forced([{ role: "system", content: [] }])).toThrow('a message whose role is "system"');
  });
});
