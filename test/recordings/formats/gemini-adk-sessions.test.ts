import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { readDocument } from "../../../src/recordings/detect.ts";
import { geminiAdk } from "../../../src/recordings/formats/gemini-adk.ts";
import { literalReference } from "../../../src/recordings/run.ts";
import { fixtureRows, readAs, spoken } from "../fixture.ts";
import { calls, ferry, read, recorded } from "./gemini-adk-fixture.ts";

const readAll = (document: Json) => readAs("gemini-adk", document);
const event = (author: string, parts: Json[], more: JsonObject = {}): JsonObject => ({
  author,
  invocationId: "i",
  content: { role: "model", parts },
  ...more,
});

describe("sessions", () => {
  it("reads transfers, confirmations and long-running tools", () => {
    const run = read(recorded("session"));
    expect(calls(run)).toEqual([
      [0, "adk-1", "transfer_to_agent", { agent_name: "bookings" }, "ok", { result: null }],
      [1, "adk-2", "move_booking", { day: "tuesday" }, "ok", "moved"],
      [1, "adk-3", "send_bill", {}, "error", { status: "error", error_message: "printer jam" }],
      [1, "adk-4", "cancel_cabin", {}, "rejected", "This tool call is rejected."],
      [1, "adk-5", "read_profile", {}, "pending", undefined],
    ]);
    expect(spoken(run)).toEqual([
      "user: Move my booking to Tuesday and send the bill.",
      "assistant: I hand you over.",
      "assistant: Moved.",
    ]);
    expect(run.warnings).toEqual([
      'a call of "adk_request_confirmation" is left out: the framework made it, not the model',
      'a call of "adk_request_credential" is left out: the framework made it, not the model',
    ]);
  });

  it("reads the events of a JSONL file or a stream", () => {
    const rows = fixtureRows("gemini-adk/events.jsonl");
    const run = read(rows);
    expect(run.toolCalls).toMatchObject([{ id: "adk-1", name: "find_ferry", status: "error" }]);
    expect(run.warnings).toEqual([
      "the model's call could not be made (MALFORMED_FUNCTION_CALL); it is not counted",
    ]);
    expect(geminiAdk.detect(rows.slice(0, 1))).toBe(true);
    expect(calls(read({ sessionEvents: rows }))).toEqual(calls(run));
  });

  it("reads the rows of ADK's database, whose JSON may be text", () => {
    const stored: JsonObject = { author: "agent", content: { role: "model", parts: [ferry("a")] } };
    const rows: Json[] = [
      { id: "e1", invocation_id: "i", event_data: stored },
      { id: "e2", invocation_id: "i", event_data: JSON.stringify(stored) },
      { id: "e3", invocation_id: "i", author: "agent", content: JSON.stringify({ parts: [ferry("b")] }) },
    ];
    expect(read(rows).toolCalls.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("warns of a call that stands in a partial event only", () => {
    const partial = event("agent", [ferry("a")], { partial: true });
    expect(read([partial])).toMatchObject({
      toolCalls: [],
      warnings: ['a call of "ferry" is in partial events only; it is not counted'],
    });
    expect(read([partial, event("agent", [ferry("a")])])).toMatchObject({
      toolCalls: [{ name: "ferry" }],
      warnings: [],
    });
  });

  it("passes over events that say nothing, whatever is left out of them", () => {
    const silent = { author: "agent", actions: { stateDelta: {} } };
    const empty = { author: "agent", invocationId: "i", content: { role: "user", parts: null } };
    const brief = { author: "agent", content: { parts: [ferry("a")] } };
    expect(read({ events: [silent, empty, brief] }).toolCalls.map(({ id }) => id)).toEqual(["a"]);
  });

  it("refuses a session in which nothing happened", () => {
    expect(() => readDocument({ id: "s", appName: "harbour", events: [] })).toThrow("has no event");
  });
});

describe("eval sets", () => {
  it("are what cases expect, not runs", () => {
    const runs = readAll(recorded("eval-set"));
    expect(runs.map(({ caseId, input }) => [caseId, input])).toEqual([
      ["two_turns", "Ferries to Runde?\nBook it."],
      ["silent", "Hello"],
      ["answer_only", "Bye"],
      ["simulated", "I want to sail."],
    ]);
    expect(runs.map(({ referenceToolCalls }) => referenceToolCalls)).toEqual([
      [
        literalReference("find_ferry", { to: "Runde" }),
        literalReference("weather_at", {}),
        literalReference("book_cabin", { nights: 1 }),
      ],
      [],
      undefined,
      undefined,
    ]);
    for (const { expectsOnly, toolCalls } of runs) expect([expectsOnly, toolCalls]).toEqual([true, []]);
    const { eval_cases: rows } = recorded("eval-set") as { eval_cases: Json[] };
    expect(runs.map(({ row }) => row)).toEqual(rows);
    expect(readAll(rows[0] as Json)).toEqual([runs[0]]);
  });

  it("has camelCase names too", () => {
    const evalCase = {
      evalId: "a",
      conversation: [
        {
          userContent: { parts: [{ text: "x" }] },
          intermediateData: { toolUses: [{ name: "ferry", args: { n: 1 } }] },
        },
      ],
    };
    expect(readAll({ evalSetId: "s", evalCases: [evalCase] })[0]?.referenceToolCalls).toEqual([
      literalReference("ferry", { n: 1 }),
    ]);
  });

  it("of the old schema have a name or are one case without", () => {
    const document = recorded("old-eval-set") as { data: Json }[];
    const expected = [literalReference("book_cabin", { nights: 1 })];
    expect(readAll(document as unknown as Json)).toMatchObject([
      { caseId: "sailing", expectsOnly: true, referenceToolCalls: expected, row: document[0] },
      { caseId: "quiet", expectsOnly: true, referenceToolCalls: [], row: document[1] },
    ]);
    const bare = read(document[0]?.data);
    expect(bare).toMatchObject({ input: "Hello\nBook a cabin", toolCalls: [], expectsOnly: true });
    expect(bare.referenceToolCalls).toEqual(expected);
    expect(bare).not.toHaveProperty("caseId");
    expect(bare).not.toHaveProperty("row");
  });

  it("of the old schema are runs once they hold what was called", () => {
    const called = [1, 2].map((n) => ({ tool_name: "ferry", tool_input: { n } }));
    const run = read([
      { query: "When?", expected_tool_use: [], actual_tool_use: called, response: "At 09:10." },
    ]);
    expect(run).toMatchObject({ response: "At 09:10.", referenceToolCalls: [] });
    expect(calls(run)).toEqual([
      [0, undefined, "ferry", { n: 1 }, "pending", undefined],
      [1, undefined, "ferry", { n: 2 }, "pending", undefined],
    ]);
    expect(run).not.toHaveProperty("expectsOnly");
  });
});

describe("eval results", () => {
  it("are runs with what was expected of them", () => {
    const document = recorded("eval-result");
    const [first, answered, crashed] = readAll(document);
    expect(first).toMatchObject({ caseId: "two_turns", input: "Ferries to Runde?", response: "At 09:10." });
    expect(calls(first)).toEqual([
      [0, "adk-1", "find_ferry", { to: "Alnes" }, "error", "no such harbour"],
      [1, "adk-2", "find_ferry", { to: "Runde" }, "ok", ["09:10"]],
    ]);
    expect(first?.referenceToolCalls).toEqual([literalReference("find_ferry", { to: "Runde" })]);
    expect(first).not.toHaveProperty("expectsOnly");
    expect(calls(answered)).toEqual([[0, "adk-1", "greet", {}, "ok", "hi"]]);
    expect(answered).not.toHaveProperty("referenceToolCalls");
    expect(crashed).toMatchObject({
      caseId: "crashed",
      fault: expect.stringContaining("nothing was recorded"),
    });
    expect(readAll(JSON.stringify(document))).toEqual(readAll(document));
  });

  it("leaves a session aside that tells of other calls", () => {
    const row = (recorded("eval-result") as { eval_case_results: JsonObject[] }).eval_case_results[1];
    const session = { app_name: "harbour", events: [event("agent", [ferry("x")])] };
    expect(calls(read({ ...row, session_details: session }))).toEqual([
      [0, "adk-1", "greet", {}, "pending", undefined],
    ]);
  });

  it("refuses calls where ADK has none", () => {
    const invocation = { userContent: { role: "user" }, tools: [{ name: "ferry", arguments: {} }] };
    const row = { evalId: "a", evalMetricResultPerInvocation: [{ actualInvocation: invocation }] };
    expect(() => readDocument({ evalCaseResults: [row] })).toThrow('an invocation with "tools"');
  });

  it("refuses the text of one that is not JSON", () => {
    expect(() => readDocument('{"eval_case_results": [')).toThrow("is not JSON");
  });
});
