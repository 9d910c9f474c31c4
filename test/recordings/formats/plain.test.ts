import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../src/core/json.ts";
import { RecordingError } from "../../../src/core/problems.ts";
import { formatNamed, readDocument } from "../../../src/recordings/detect.ts";
import { call, fixture, fixtureRows, readAs, readOne, spoken } from "../fixture.ts";

describe("plain", () => {
  const [packing, talk] = fixtureRows("plain/runs.jsonl");

  test("reads calls with and without ids, statuses and argument texts", () => {
    expect(readOne("plain", packing).toolCalls).toStrictEqual([
      call("get_order", { order: 7 }, { id: "p1", turn: 1, group: 0, result: { items: ["tea"] } }),
      call("get_stock", { item: "tea" }, { id: "p2", turn: 1, group: 0, result: null }),
      call(
        "pick",
        { item: "tea", count: 9007199254740993n },
        { turn: 1, group: 1, status: "rejected", result: "count is too large" },
      ),
      call("pick", "{item: tea}", { turn: 1, group: 2, status: "error", malformed: true }),
      call("pick", {}, { turn: 1, group: 3, status: "pending" }),
    ]);
  });

  test("reads texts and tools", () => {
    const run = readOne("plain", packing);
    expect(spoken(run)).toEqual(["user: Pack order 7.", "assistant: Packed."]);
    expect(run).toMatchObject({ input: "Pack order 7.", response: "Packed." });
    expect(run.tools).toEqual([
      { name: "get_stock", readOnly: true },
      { name: "pick", description: "Take an item from the shelf." },
    ]);
  });

  test("reads a run without calls", () => {
    expect(readOne("plain", talk)).toMatchObject({ toolCalls: [], input: "Hello", response: "Hi!" });
  });

  test("refuses an unknown status", () => {
    const document = fixture("plain/unknown-status.json");
    expect(() => readAs("plain", document)).toThrow(RecordingError);
    expect(() => readAs("plain", document)).toThrow(
      'toolCalls[0].status is "failed"; expected ok, error, rejected, pending',
    );
  });

  test("refuses a status of any type", () => {
    const document = { toolCalls: [{ name: "pick", status: 2n ** 64n }] };
    expect(() => readAs("plain", document)).toThrow(
      "toolCalls[0].status is 18446744073709551616; expected ok",
    );
  });

  test("refuses messages with calls beside calls, and passes over their absence", () => {
    const toolCalls = [{ name: "pick" }];
    const messages = [
      { role: "user", content: "Pack order 7." },
      {
        role: "assistant",
        content: "",
        tool_calls: [{ id: "1", function: { name: "pick", arguments: "{}" } }],
      },
    ];
    expect(() => readAs("plain", { toolCalls, messages })).toThrow("both toolCalls and messages");
    expect(readOne("plain", { toolCalls, messages: [] }).toolCalls).toHaveLength(1);
    expect(readOne("plain", { toolCalls, messages: null }).toolCalls).toHaveLength(1);
    readOne("openai-chat", { toolCalls: [], messages });
  });

  test.each([
    ["its words", { userInput: "Pack order 7.", response: "Packed.", messages: null }],
    [
      "its messages",
      {
        messages: [
          { role: "user", content: "Pack order 7." },
          { role: "assistant", content: "Packed." },
        ],
      },
    ],
  ])("reads a sample of spring-ai-ragas as Jackson writes it, by %s", (_, texts) => {
    const reference = { retrievedContexts: null, reference: null, rubric: null, metadata: null };
    const document = { ...reference, referenceToolCalls: null, referenceTopics: null, ...texts };
    const called = readOne("plain", { ...document, toolCalls: [{ name: "pick", arguments: { order: 7 } }] });
    expect(called.toolCalls).toMatchObject([{ name: "pick", arguments: { order: 7 } }]);
    for (const run of [called, readDocument({ ...document, toolCalls: [] }).runs[0]])
      expect(run?.texts).toMatchObject([
        { speaker: "user", text: "Pack order 7." },
        { speaker: "assistant", text: "Packed." },
      ]);
    expect(called.input).toBe("Pack order 7.");
  });

  test("says what it expects when it is forced on something else", () => {
    const forced = formatNamed("plain");
    expect(() => readDocument({ case: "a" }, [forced])).toThrow("no toolCalls: the plain form is");
    expect(() => readDocument({ toolCalls: ["pick"] }, [forced])).toThrow("toolCalls[0] is not an object");
    expect(() => readDocument({ toolCalls: [{}] }, [forced])).toThrow('toolCalls[0] has no "name"');
  });
});

test.each([
  [{ argumnets: {} }, 'toolCalls[0] has a field "argumnets". Did you mean "arguments"?'],
  [{ Arguments: {} }, 'Did you mean "arguments"?'],
  [{ results: 1 }, 'Did you mean "result"?'],
  [{ output: 1 }, 'toolCalls[0] has "output" where "result" is expected: rename it'],
  [{ error: "broken" }, 'toolCalls[0] has an "error": write status "error", and its text as result'],
  [{ group: "1" }, 'toolCalls[0].group is "1", not a number'],
])("refuses a call with a field that is meant to be another: %j", (fields, message) => {
  const call = { name: "pick", ...fields } as JsonObject;
  expect(() => readDocument({ toolCalls: [call] })).toThrow(message);
});

test("passes over what else stands in a call", () => {
  const call = { name: "pick", arguments: {}, status: "ok", error: null, group: null, latency: 3, note: "n" };
  expect(readOne("plain", { toolCalls: [call] }).toolCalls).toMatchObject([{ name: "pick", status: "ok" }]);
});
