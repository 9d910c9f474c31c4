import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../src/core/json.ts";
import { anyValue, literal, objectWith } from "../../../src/core/match-values.ts";
import { RecordingError } from "../../../src/core/problems.ts";
import { formatNamed, readDocument } from "../../../src/recordings/detect.ts";
import { literalReference } from "../../../src/recordings/run.ts";
import { call, fixture, fixtureRows, readAs, readOne, spoken } from "../fixture.ts";

describe("tau-bench", () => {
  const [failing, talking] = fixtureRows("tau-bench/tau1-runs.json");

  test("reads the calls of a run, of which one failed", () => {
    const run = readOne("tau-bench", failing);
    expect(run.toolCalls).toStrictEqual([
      call(
        "get_bike",
        { bike_id: "B-17" },
        { id: "call_a1", turn: 2, group: 0, result: '{"bike_id": "B-17", "kind": "gravel"}' },
      ),
      call(
        "book_service",
        { bike_id: "B-17", slot: "Sunday" },
        {
          id: "call_a1",
          turn: 4,
          group: 1,
          status: "error",
          result: "Error: the workshop is closed on Sunday",
        },
      ),
      call(
        "book_service",
        { bike_id: "B-17", slot: "Monday" },
        { id: "call_a2", turn: 6, group: 2, result: '{"booking": 88}' },
      ),
    ]);
    expect(spoken(run)).toEqual([
      "system: You run the front desk of a bicycle workshop.",
      "user: My gravel bike needs a service.",
      "assistant: Booked for Monday.",
      "user: Thanks! ###STOP###",
    ]);
    expect(run).toMatchObject({ caseId: "4", trial: "1", tags: {}, warnings: [] });
    expect(run).toMatchObject({
      input: "My gravel bike needs a service.",
      response: "Booked for Monday.",
    });
  });

  test("takes the task's actions as references, keys that begin with $ as they are", () => {
    expect(readOne("tau-bench", failing).referenceToolCalls).toEqual([
      literalReference("get_bike", { bike_id: "B-17" }),
      literalReference("book_service", { bike_id: "B-17", slot: { $any: true }, parts: ["chain", "pads"] }),
    ]);
    expect(readOne("tau-bench", talking)).toMatchObject({
      caseId: "5",
      trial: "0",
      toolCalls: [],
      referenceToolCalls: [],
    });
  });

  test("refuses a crashed run that recorded nothing", () => {
    const [emptied, without] = fixtureRows("tau-bench/tau1-crashes.json");
    expect(() => readAs("tau-bench", emptied)).toThrow(RecordingError);
    expect(() => readAs("tau-bench", emptied)).toThrow("the run crashed and recorded no messages");
    expect(() => readAs("tau-bench", without)).toThrow("the run crashed and recorded no messages");
    expect(() => readAs("tau-bench", { task_id: 1, traj: [] })).toThrow("no messages: expected traj");
  });

  test("reads what a crashed run recorded, without references", () => {
    const run = readOne("tau-bench", fixtureRows("tau-bench/tau1-crashes.json")[2]);
    expect(run.toolCalls).toStrictEqual([
      call("get_job", { job: "J-3" }, { id: "call_b1", turn: 1, status: "pending" }),
    ]);
    expect(run).not.toHaveProperty("referenceToolCalls");
    expect(run.warnings).toEqual(["the run crashed; the recording does not say what was expected of it"]);
  });

  test("warns of an agent that writes its actions as text", () => {
    const run = readOne("tau-bench", fixtureRows("tau-bench/tau1-react.json")[0]);
    expect(run.toolCalls).toEqual([]);
    expect(run.warnings).toEqual([expect.stringContaining("printed as text (ReAct: get_bike)")]);
  });

  test("refuses references that cannot be read", () => {
    const withActions = (actions: JsonObject[string]): JsonObject => ({
      ...(failing as JsonObject),
      info: { task: { actions } },
    });
    let deep: JsonObject = {};
    for (let level = 0; level < 50_000; level++) deep = { deep };
    expect(() => readAs("tau-bench", withActions([{ kwargs: {} }]))).toThrow("without a name");
    expect(() => readAs("tau-bench", withActions(["get_bike"]))).toThrow("not an object");
    expect(() => readAs("tau-bench", withActions([{ name: "a", kwargs: deep }]))).toThrow("nest deeper");
  });

  test("says what it expects when it is forced on something else", () => {
    expect(() => readForced([1])).toThrow("not an object: expected {task_id, traj}");
    expect(() => readForced({ id: 3 })).toThrow("no messages: expected traj");
  });
});

describe("tau2-bench", () => {
  const results = fixture("tau-bench/tau2-results.json") as JsonObject;
  const [served, transferred, crashed] = readAs("tau-bench", results);

  test("reads the agent's calls and leaves out those of the simulated user", () => {
    expect(served?.toolCalls).toStrictEqual([
      call("get_rider", { phone: "0151" }, { id: "tc_1", turn: 2, group: 0, result: '{"rider": "R-4"}' }),
      call(
        "reset_motor",
        { bike: "E-9", mode: "hard" },
        { id: "tc_4", turn: 8, group: 1, status: "error", result: "Error: hard reset needs a dealer" },
      ),
      call("add_note", { bike: "E-9" }, { id: "tc_5", turn: 8, group: 1, result: "noted" }),
    ]);
    expect(served?.warnings).toEqual([]);
  });

  test("keeps policy, thoughts and tools", () => {
    expect(spoken(served)).toEqual([
      "system: Help riders with their e-bike display.",
      "assistant: Hi! How can I help?",
      "user: My display is dark. My phone is 0151.",
      "reasoning: Look the rider up first.",
      "reasoning: The rider has to do this.",
      "assistant: Please press the power button.",
      "user: Still dark.",
      "assistant: I reset it and note it.",
      "assistant: Please see your dealer.",
      "user: ###STOP###",
    ]);
    expect(served?.tools).toEqual([
      { name: "get_rider", description: "Find a rider by phone." },
      { name: "reset_motor", description: "Reset a motor remotely." },
    ]);
  });

  test("names case and trial, and points into the simulation", () => {
    expect(served).toMatchObject({ caseId: "dark_display", trial: "2", tags: {} });
    expect(transferred).toMatchObject({ caseId: "hours", trial: "0" });
    expect(served?.row).toBe((results.simulations as JsonObject[])[0]);
  });

  test("compares the arguments that compare_args names", () => {
    const compared = objectWith([
      ["bike", literal("E-9")],
      ["mode", literal("soft")],
    ]);
    const closing = objectWith([
      ["case", literal("C-1")],
      ["reason", { source: { $absent: true }, kind: "absent" }],
    ]);
    expect(served?.referenceToolCalls).toEqual([
      literalReference("get_rider", { phone: "0151" }),
      { name: "reset_motor", arguments: compared, optional: false },
      { name: "hand_over", arguments: anyValue, optional: false },
      { name: "close_case", arguments: closing, optional: false },
    ]);
    expect(transferred).not.toHaveProperty("referenceToolCalls");
  });

  test("faults a simulation that never began", () => {
    expect(crashed).toMatchObject({ caseId: "dark_display", trial: "3", toolCalls: [] });
    expect(crashed).not.toHaveProperty("referenceToolCalls");
    expect(crashed?.fault).toContain("ended before its first message");
  });

  test("counts the user's tools as the agent's where nobody plays the user", () => {
    const run = readOne("tau-bench", fixture("tau-bench/tau2-solo.json"));
    expect(run.toolCalls).toStrictEqual([
      call("get_rider", { phone: "0151" }, { turn: 0, group: 0, result: '{"rider": "R-4"}' }),
      call("press_power", { seconds: 10 }, { turn: 2, group: 1, result: "The display lights up." }),
    ]);
    expect(run.referenceToolCalls?.map(({ name }) => name)).toEqual(["get_rider", "press_power"]);
    expect(run.input).toBe("The rider reports a dark display.");
  });

  test("reads a single simulation, its references from the action checks", () => {
    const run = readOne("tau-bench", fixture("tau-bench/tau2-simulation.json"));
    expect(run.toolCalls).toStrictEqual([
      call("get_rider", { phone: "0151" }, { id: "tc_1", turn: 2, result: '{"rider": "R-4"}' }),
    ]);
    expect(run).toMatchObject({ caseId: "dark_display", trial: "0" });
    expect(run.referenceToolCalls).toEqual([literalReference("get_rider", { phone: "0151" })]);
  });

  test("claims a simulation in which no tool was called", () => {
    const messages = [{ role: "user", content: "Hello" }];
    readOne("tau-bench", { id: "s", task_id: "t", termination_reason: "user_stop", messages });
  });

  test("a simulation that cannot be read does not take the others with it", () => {
    const user = { role: "user", content: "Hello" };
    const odd = { role: "assistant", tool_calls: ["get_rider"] };
    const [voice, strange, fine] = readAs("tau-bench", {
      simulations: [
        { task_id: "a", trial: 0, messages: null },
        { task_id: "b", trial: 1, messages: [user, odd] },
        { task_id: "c", trial: 2, messages: [user, { role: "assistant", content: "Hi" }] },
      ],
    });
    expect(voice).toMatchObject({ caseId: "a", fault: expect.stringContaining("has no list of messages") });
    expect(strange).toMatchObject({ caseId: "b", trial: "1", fault: "tool_calls is not a list of objects" });
    expect(fine).toMatchObject({ caseId: "c", input: "Hello" });
    expect(fine?.fault).toBeUndefined();
  });

  test("refuses messages of nobody it knows", () => {
    const traj = [{ role: "robot", tool_calls: [{ function: { name: "get_rider", arguments: "{}" } }] }];
    expect(() => readAs("tau-bench", { task_id: 1, traj })).toThrow(
      'a message whose role is "robot", not system',
    );
  });

  test("refuses simulations whose messages it cannot read", () => {
    const voice = { id: "s", task_id: "t", termination_reason: "user_stop", messages: null, ticks: [] };
    expect(() => readAs("tau-bench", voice)).toThrow("simulation s has no list of messages");
    expect(() => readAs("tau-bench", { tasks: [], simulations: [] })).toThrow("no simulations");
  });
});

function readForced(document: Parameters<typeof readDocument>[0]) {
  return readDocument(document, [formatNamed("tau-bench")]);
}
