import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../src/core/json.ts";
import { claimants, formatNamed, readDocument } from "../../../src/recordings/detect.ts";
import { literalReference } from "../../../src/recordings/run.ts";
import { call, fixture, fixtureRows, readAs, readOne, spoken } from "../fixture.ts";

describe("ragas", () => {
  const [parallel, talk, bare] = fixtureRows("ragas/samples.jsonl");

  test("reads parallel calls and the results that follow each message in order", () => {
    expect(readOne("ragas", parallel).toolCalls).toStrictEqual([
      call(
        "find_trains",
        { from: "Lyon", to: "Turin", days: [1, 2] },
        { turn: 1, group: 0, result: "2 trains" },
      ),
      call("get_weather", { city: "Turin" }, { turn: 1, group: 0, result: "rain" }),
      call("book_seat", { train: "TGV-1" }, { turn: 4, group: 1, result: "seat 12A" }),
      call("send_ticket", {}, { turn: 4, group: 1, status: "pending" }),
      call("get_weather", { city: "Lyon" }, { turn: 6, group: 2, result: "sun" }),
    ]);
  });

  test("reads texts, input and response", () => {
    const run = readOne("ragas", parallel);
    expect(spoken(run)).toEqual([
      "user: Which trains go from Lyon to Turin, and is it raining there?",
      "assistant: Let me look.",
      "assistant: Two trains, and it rains in Turin.",
    ]);
    expect(run.response).toBe("Two trains, and it rains in Turin.");
    expect(run).not.toHaveProperty("caseId");
  });

  test("takes reference_tool_calls literally; absent and empty differ", () => {
    expect(readOne("ragas", parallel).referenceToolCalls).toEqual([
      literalReference("find_trains", { from: "Lyon", to: "Turin" }),
      literalReference("get_weather", { city: { $oneOf: ["Turin"] } }),
    ]);
    expect(readOne("ragas", talk).referenceToolCalls).toEqual([]);
    expect(readOne("ragas", bare)).not.toHaveProperty("referenceToolCalls");
  });

  test("reads content that is not text, and a result too many", () => {
    const run = readOne("ragas", bare);
    expect(run.toolCalls).toStrictEqual([call("book_seat", {}, { turn: 1, result: { seat: "3C" } })]);
    expect(run.input).toBe('[{"text":"Book it","type":"text"}]');
    expect(run.fault).toBe("1 tool result without a recorded call: the recording is not whole");
  });

  test("does not know a SingleTurnSample", () => {
    const single = fixture("ragas/single_turn.json");
    expect(claimants(single)).toEqual([]);
    expect(() => readDocument(single)).toThrow(
      "unknown shape: an object with keys reference, response, retrieved_contexts, user_input",
    );
    expect(() => readDocument(single, [formatNamed("ragas")])).toThrow("no user_input");
  });

  test("refuses calls that are no list of calls", () => {
    for (const tool_calls of [{}, ["feed"], "feed"])
      expect(() => readAs("ragas", { user_input: [{ type: "ai", content: "", tool_calls }] })).toThrow(
        "tool_calls is not a list of objects",
      );
  });

  test("refuses what it cannot read", () => {
    const nameless = { type: "ai", content: "", tool_calls: [{ args: {} }] };
    let deep: JsonObject = {};
    for (let level = 0; level < 50_000; level++) deep = { deep };
    expect(() => readAs("ragas", { user_input: [nameless] })).toThrow("a tool call without a name");
    expect(() => readAs("ragas", { user_input: [{ type: "human", content: deep }] })).toThrow("nests deeper");
    expect(claimants({ user_input: [] })).toEqual([]);
    expect(claimants({ user_input: [{ type: "robot", content: "" }] })).toEqual([]);
  });
});
