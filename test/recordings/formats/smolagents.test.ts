import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../src/core/json.ts";
import { claimants, formatNamed, readDocument } from "../../../src/recordings/detect.ts";
import { call, fixture, readOne, spoken, usageOf } from "../fixture.ts";

const made = (id: string, name: string, args: unknown = {}) => ({
  id,
  type: "function",
  function: { name, arguments: args },
});
const step = (more: object): JsonObject => ({
  step_number: 1,
  tool_calls: null,
  error: null,
  observations: null,
  action_output: null,
  ...more,
});
const failure = (type: string, message: string) => ({ error: { type, message } });
const callsOf = (...steps: JsonObject[]) =>
  readOne("smolagents", steps).toolCalls.map(({ name, status }) => [name, status]);

describe("smolagents", () => {
  test("reads the steps of a memory", () => {
    const run = readOne("smolagents", fixture("smolagents/full-steps.json"));
    expect(run.toolCalls).toStrictEqual([
      call("search", { query: "tower height" }, { id: "s1", turn: 1 }),
      call("visit", { url: "https://tower.example" }, { id: "s2", turn: 1 }),
      call(
        "measure",
        { what: "tower" },
        { id: "s3", turn: 2, group: 1, status: "error", result: expect.stringContaining("no ruler") },
      ),
      call("final_answer", { answer: "300 m" }, { id: "s4", turn: 3, group: 2, result: "300 m" }),
    ]);
    expect(run.response).toBe("300 m");
    expect(usageOf(run)).toMatchObject({ usage: { input: 360, output: 30 }, duration: 3000 });
  });

  test("reads the result of an agent that writes code", () => {
    const run = readOne("smolagents", fixture("smolagents/code-result.json"));
    expect(run.toolCalls).toStrictEqual([
      call("python_interpreter", "x = 6 * 7\nx", { id: "call_3", turn: 3, result: "Execution logs:\n" }),
    ]);
    expect(run).toMatchObject({
      response: "42",
      limit: "max_steps",
      warnings: [expect.stringContaining("code")],
    });
    expect(spoken(run).slice(0, 3)).toEqual([
      "system: You write code.",
      "user: 6 times 7?",
      "reasoning: Multiply.",
    ]);
  });

  test.each<[string, JsonObject, string[][]]>([
    [
      "a tool that failed",
      failure("AgentToolExecutionError", "Error executing tool 'b' with"),
      [["b", "error"]],
    ],
    ["refused arguments", failure("AgentToolCallError", "Argument x is not valid"), [["b", "rejected"]]],
    [
      "an unknown tool",
      failure("AgentToolExecutionError", "Unknown tool b, should be one of: a."),
      [["b", "rejected"]],
    ],
  ])("reads %s", (_name, error, calls) => {
    expect(callsOf(step({ ...error, tool_calls: [made("1", "b")] }))).toEqual(calls);
    // Newer versions have the call only in the model's answer.
    expect(callsOf(step({ ...error, model_output_message: { tool_calls: [made("1", "b", "{}")] } }))).toEqual(
      calls,
    );
  });

  test("says of which of several calls it is known that it failed", () => {
    const failed = failure("AgentToolExecutionError", "Error executing tool 'b' with arguments {}: x");
    const calls = [made("1", "a"), made("2", "b"), made("3", "c")];
    expect(callsOf(step({ ...failed, tool_calls: calls }))).toEqual([
      ["a", "pending"],
      ["b", "error"],
      ["c", "pending"],
    ]);
  });

  test("faults a run whose model did not answer, and warns of an answer that was not parsed", () => {
    const unanswered = step(failure("AgentGenerationError", "429"));
    expect(readOne("smolagents", [{ task: "Go" }, unanswered]).fault).toMatch("429");
    const unparsed = step({ ...failure("AgentParsingError", "no JSON"), model_output: "call a" });
    expect(readOne("smolagents", [{ task: "Go" }, unparsed]).warnings).toEqual([
      expect.stringContaining("parsed"),
    ]);
  });

  test.each([
    [7, 7],
    [null, {}],
    [["a"], ["a"]],
    ["7", 7],
  ])("reads arguments %j", (written, args) => {
    const run = readOne("smolagents", [step({ tool_calls: [made("1", "a", written)] })]);
    expect(run.toolCalls).toMatchObject([{ arguments: args, malformed: false }]);
  });

  test("refuses calls that are no objects, and claims no other steps", () => {
    expect(() => readDocument([step({ tool_calls: "a" })])).toThrow("not a list");
    expect(() => readDocument({}, [formatNamed("smolagents")])).toThrow("no steps");
    expect(claimants([{ task: "Go" }])).toEqual([]);
    expect(claimants({ steps: [step({}), { type: "remote" }] })).toEqual([]);
  });
});
