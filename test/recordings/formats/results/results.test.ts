import { describe, expect, test } from "vitest";
import type { Json } from "../../../../src/core/json.ts";
import { parseJson } from "../../../../src/core/parse-json.ts";
import type { Run } from "../../../../src/recordings/run.ts";
import { fixture, readAs, readOne } from "../../fixture.ts";

const outcome = ({ caseId, trial, scores, fault, tags }: Run) => [
  [caseId, trial].filter((part) => part !== undefined).join(" "),
  fault ?? scores?.get("result"),
  ...Object.values(tags),
];

describe("rows of any runner", () => {
  test.each<[row: string, caseId: string, result: number]>([
    ['{"case":"a","passed":true}', "a", 1],
    ['{"case_id":"a","success":"FALSE"}', "a", 0],
    ['{"name":"a","ok":"yes"}', "a", 1],
    ['{"test":"a","ok":0}', "a", 0],
    ['{"id":7,"score":0.25}', "7", 0.25],
    ['{"id":"a","reward":"85%"}', "a", 0.85],
    ['{"id":"a","score":"0,5"}', "a", 0.5],
    ['{"Case ID":"a","Passed":"failed"}', "a", 0],
    ['{"id":"a","score":0.9,"passed":false}', "a", 0],
  ])("%s is read", (row, caseId, result) => {
    const run = readOne("results", parseJson(row));
    expect(outcome(run)).toEqual([caseId, result]);
    expect(run).toMatchObject({ reportedBy: "your runner", textsOnly: true, toolCalls: [] });
  });

  test.each<[row: string, fault: string]>([
    ['{"id":"a","score":""}', "has no result: score is empty"],
    ['{"id":"a","score":null}', "has no result: score is empty"],
    ['{"id":"a","passed":"maybe"}', 'passed is "maybe": write true or false, or a score from 0 to 1'],
    ['{"id":"a","score":4}', "score is 4, and a score goes from 0 to 1, more is better"],
    ['{"id":"a","score":-1}', "score is -1, and a score goes from 0 to 1"],
  ])("%s has no result, and says why", (row, fault) => {
    expect(readOne("results", parseJson(row)).fault).toContain(fault);
  });

  test("keep the texts and the trial beside the result", () => {
    const row = { id: "a", trial: 2, score: 1, input: "Hello?", output: "Hi" };
    const run = readOne("results", row);
    expect(run).toMatchObject({ trial: "2", input: "Hello?", response: "Hi" });
  });

  test.each<[why: string, row: Json]>([
    ["a recording", { id: "a", score: 1, toolCalls: [{ name: "book", arguments: {} }] }],
    ["a message", { id: "a", ok: true, role: "assistant" }],
    ["a span", { id: "a", score: 1, trace_id: "t" }],
  ])("are not taken from %s", (_why, row) => {
    expect(() => readAs("results", row)).toThrow();
  });
});

describe("results of", () => {
  test("promptfoo: tests by description or number, repeats as trials, and what could not run", () => {
    const [first, ...more] = readAs("promptfoo", fixture("promptfoo/results.json"));
    expect([first, ...more].map((run) => run && outcome(run))).toEqual([
      ["book a flight 1", 1],
      ["test-2 1", 0],
    ]);
    expect(first?.scores?.get("tone")).toBe(0.8);
    const row = {
      testIdx: 0,
      promptIdx: 0,
      testCase: { description: "a" },
      success: true,
      response: { output: "" },
    };
    const failed = { ...row, success: false, response: {}, error: "429 Too Many Requests" };
    const runs = readAs("promptfoo", { results: { results: [row, failed] } });
    expect(runs.map(outcome)).toEqual([
      ["a 1", 1],
      ["a 2", 0],
    ]);
    expect(runs[1]?.row).toMatchObject({ runError: "429 Too Many Requests" });
  });

  test("promptfoo with two targets: each is a case of its own", () => {
    const row = { testIdx: 0, promptIdx: 0, success: true, testCase: { description: "a" } };
    const results = [
      { ...row, provider: { id: "small" } },
      { ...row, provider: { id: "large" } },
    ];
    expect(readAs("promptfoo", { results: { results } }).map(outcome)).toEqual([
      ["a 1", 1, "small 1"],
      ["a 1", 1, "large 1"],
    ]);
  });

  test("promptfoo with the calls of an answer, where its provider keeps them", () => {
    const callsOf = (path: string) =>
      readAs("promptfoo", fixture(path)).map(({ toolCalls, textsOnly = false }) => [
        ...toolCalls.map(({ name, status }) => `${name} ${status}`),
        ...(textsOnly ? ["unknown"] : []),
      ]);
    expect(callsOf("promptfoo/calls.json")).toEqual([["book_flight pending"], ["unknown"]]);
    expect(callsOf("promptfoo/claude-agent-sdk.json")).toEqual([["Read ok", "Edit error"], []]);
  });

  test("vitest and Jest, without tests that did not run", () => {
    expect(readAs("vitest-json", fixture("vitest-json/report.json")).map(outcome)).toEqual([
      ["agent books a flight 1", 1],
      ["agent knows the weather 1", 0],
    ]);
  });

  test("vitest, with a file that failed to load", () => {
    const file = {
      name: "/b.test.ts",
      status: "failed",
      message: "Cannot find module 'x'",
      assertionResults: [],
    };
    const [run] = readAs("vitest-json", { testResults: [file] });
    expect(run?.row).toMatchObject({ runError: "Cannot find module 'x'" });
  });

  test("promptfoo's rows by themselves, with their target", () => {
    const row = { testIdx: 0, promptIdx: 0, success: true, testCase: { description: "a" } };
    const { trial, tags } = readOne("promptfoo", { ...row, provider: { id: "small" } });
    expect({ trial, tags }).toEqual({ trial: undefined, tags: { target: "small 1" } });
  });

  test("evalite, named after their inputs; one that failed has no score", () => {
    expect(readAs("evalite", fixture("evalite/export.json")).map(outcome)).toEqual([
      ["Travel: Book the flight 1", 0.75],
      ['Travel: {"city":"Oslo"} 1', "has no result: averageScore is empty"],
    ]);
  });

  test("DeepEval, with the scores of its metrics", () => {
    const runs = readAs("deepeval", fixture("deepeval/latest_test_run.json"));
    expect(runs.map(outcome)).toEqual([
      ["test_books 1", 1],
      ["test_weather 1", 0],
    ]);
    expect(runs[1]?.scores?.get("Answer Relevancy")).toBe(0.2);
    const conversation = { name: "talk", success: null, metricsData: null, turns: [] };
    const data = { testRunData: { testCases: [], conversationalTestCases: [conversation] } };
    expect(readAs("deepeval", data).map(outcome)).toEqual([["talk 1", "has no result: success is empty"]]);
  });
});
