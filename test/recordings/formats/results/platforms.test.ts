import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../../src/core/json.ts";
import type { Run } from "../../../../src/recordings/run.ts";
import { call, fixture, fixtureRows, readAs, readOne, usageOf } from "../../fixture.ts";

const named = ({ caseId, trial }: Run) => [caseId, trial].filter((part) => part !== undefined).join(" ");
const outcome = (run: Run) => {
  const { runError } = (run.row ?? {}) as JsonObject;
  return [named(run), runError ?? run.fault ?? run.scores?.get("result")];
};
const scoresOf = ({ scores = new Map() }: Run) => Object.fromEntries(scores);
const booked = (more = {}) =>
  call(
    "book_flight",
    { flight: "NV417", seats: 2 },
    { turn: 1, id: "call_1", result: "booked NV417", ...more },
  );
const withoutTimes = ({ toolCalls }: Run) => toolCalls.map(({ duration: _duration, ...made }) => made);
const example = (at: number) => `${String(at).padStart(8, "0")}-0000-4000-8000-00000000000e`;

describe("LangSmith", () => {
  test("a trace of its command line has its calls, what it took, and its feedback beside them", () => {
    const run = readOne("langsmith", fixtureRows("langsmith/trace.jsonl"));
    expect(withoutTimes(run)).toEqual([booked()]);
    expect(run).toMatchObject({ input: "Book NV417 for two", response: "Booked NV417." });
    expect(scoresOf(run)).toEqual({ correctness: 1 });
    expect(run.reportedBy).toBeUndefined();
    expect(usageOf(run)).toMatchObject({ model: "gpt-5-mini", duration: 9000, usage: { total: 30 } });
  });

  test("a trace of LangGraph is read from its models, and its root alone from its messages", () => {
    const runs = fixture("langsmith/graph.json") as Json[];
    for (const document of [runs, runs.slice(0, 1), { runs }]) {
      const run = readOne("langsmith", document);
      expect(withoutTimes(run)).toEqual([booked()]);
      expect(run).toMatchObject({ caseId: "book-flight", input: "Book NV417 for two" });
    }
  });

  test("runs of several traces are a run each, by trace or by parent, or with their children inside", () => {
    const rows = fixtureRows("langsmith/trace.jsonl") as JsonObject[];
    const again = rows.map((row) => ({ ...row, run_id: `${row.run_id}b`, trace_id: "other" }));
    expect(readAs("langsmith", [...rows, ...again])).toHaveLength(2);
    const untraced = rows.map(({ trace_id: _trace, ...row }) => row);
    expect(readAs("langsmith", untraced)).toHaveLength(1);
    const [root, ...children] = rows;
    expect(readOne("langsmith", { ...root, child_runs: children }).toolCalls).toHaveLength(1);
  });

  test.each<[what: string, spoil: (row: JsonObject) => JsonObject, fault: string]>([
    [
      "of models without outputs",
      ({ outputs: _outputs, run_type: type, ...row }) =>
        ({ ...row, run_type: type === "tool" ? "chain" : type }) as JsonObject,
      'the output of "ChatOpenAI" is not recorded',
    ],
    [
      "of tools alone, without their inputs",
      (row) => (row.run_type === "llm" ? { ...row, run_type: "chain" } : { ...row, inputs: null }),
      'the arguments of "book_flight"',
    ],
    [
      "without its root",
      (row) => ({ ...row, parent_run_id: row.parent_run_id ?? "lost" }),
      'the parent of "travel" is missing',
    ],
    [
      "whose root ended in an error",
      (row) => (row.parent_run_id === null ? { ...row, error: "KeyError('a')\n  at b" } : row),
      "the run ended with an error: KeyError('a')",
    ],
  ])("a trace %s is in error", (_what, spoil, fault) => {
    const rows = (fixtureRows("langsmith/trace.jsonl") as JsonObject[]).map(spoil);
    expect(readOne("langsmith", rows).fault).toContain(fault);
  });

  test("a run that waits for a person has not failed", () => {
    const rows = fixtureRows("langsmith/trace.jsonl") as JsonObject[];
    const waiting = rows.map((row) => ({
      ...row,
      error: row.parent_run_id === null ? "GraphInterrupt(1)" : null,
    }));
    expect(readOne("langsmith", waiting).fault).toBeUndefined();
  });

  test("a function that is traced as a step is the tool that the model called", () => {
    const rows = (fixtureRows("langsmith/trace.jsonl") as JsonObject[]).map((row) =>
      row.run_type === "tool" ? { ...row, run_type: "chain" } : row,
    );
    expect(withoutTimes(readOne("langsmith", rows))).toEqual([booked()]);
  });

  test("a tool's input is read from JSON text, and not from Python's", () => {
    const [root, , tool] = fixtureRows("langsmith/trace.jsonl") as [JsonObject, JsonObject, JsonObject];
    const of = (input: string) => readOne("langsmith", [root, { ...tool, inputs: { input } }]);
    expect(of('{"flight":"NV417"}').toolCalls[0]?.arguments).toEqual({ flight: "NV417" });
    expect(of("Oslo").toolCalls[0]?.arguments).toEqual({ input: "Oslo" });
    expect(of("{'flight': 'NV417'}").fault).toContain("are not known");
  });

  const experiment = [
    [example(1), 0.8],
    [example(2), 0],
    [example(3), "TimeoutError('30 s')"],
    [example(4), "has no result: correct is empty"],
  ];

  test("results of evaluate(): the least score decides, and an evaluator that failed is no score", () => {
    const runs = fixtureRows("langsmith/experiment.jsonl").flatMap((row) => readAs("langsmith", row));
    expect(runs.map(outcome)).toEqual(experiment);
    expect(runs[0] && scoresOf(runs[0])).toEqual({ correct: 1, tone: 0.8, result: 0.8 });
    expect(runs[0]).toMatchObject({ reportedBy: "LangSmith", textsOnly: true, response: "Oslo" });
  });

  test("rows of to_pandas() say the same, as JSON or as a table", () => {
    const rows = fixture("langsmith/pandas.json") as JsonObject[];
    expect(rows.flatMap((row) => readAs("langsmith", row)).map(outcome)).toEqual(experiment);
    const cells = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, value === null ? "" : String(value)]),
      ),
    );
    expect(cells.flatMap((row) => readAs("langsmith", row)).map(outcome)).toEqual(experiment);
  });

  test("examples with their runs: a case each, its runs the trials", () => {
    const results = fixture("langsmith/results.json") as JsonObject;
    const expected = [
      ["e1 1", 1],
      ["e1 2", 0],
    ];
    expect(readAs("langsmith", results).map(outcome)).toEqual(expected);
    expect(readAs("langsmith", (results.examples_with_runs as Json[])[0]).map(outcome)).toEqual(expected);
  });

  test.each<[feedback: Json, result: Json]>([
    [{ label: { n: 1, avg: null, values: { CORRECT: 1 } } }, 1],
    [{ label: { n: 1, avg: null, values: { wrong: 1 } } }, 'label is "wrong": write true or false'],
    [{ steps: { n: 1, avg: 7 } }, "steps is 7, and a score goes from 0 to 1"],
    [{ steps: { n: 1, avg: 7 }, correct: { n: 1, avg: 0.5 } }, 0.5],
    [{ correct: { n: 0, avg: null } }, "the trace has no call of a model and no tool"],
  ])("feedback %j", (feedback_stats, result) => {
    const run = { id: "r", run_type: "chain", name: "a", inputs: {}, outputs: { answer: "b" } };
    const [, found] = outcome(readOne("langsmith", { ...run, feedback_stats }));
    expect(typeof result === "string" ? String(found).slice(0, result.length) : found).toEqual(result);
  });
});

describe("Braintrust", () => {
  test("spans of an experiment have their calls, and the scores beside them without what a judge asked", () => {
    const document = fixture("braintrust/experiment.json") as { events: JsonObject[] };
    const judge = { name: "judge", type: "llm" };
    const asked = {
      span_id: "j",
      span_parents: ["span-6"],
      span_attributes: judge,
      input: "Good?",
      output: "Yes",
    };
    const judged = [...document.events, { ...document.events[0], scores: null, ...asked }] as Json;
    for (const spans of [document as Json, document.events, { data: document.events }, judged]) {
      const run = readOne("braintrust", spans);
      expect(withoutTimes(run)).toEqual([booked()]);
      expect(named(run)).toBe("Book NV417 for two 1");
      expect(scoresOf(run)).toEqual({ exact: 1 });
      expect(run).toMatchObject({ response: "Booked NV417.", tools: [{ name: "book_flight" }] });
      expect(usageOf(run)).toMatchObject({ usage: { input: 20, output: 10, total: 30 } });
    }
  });

  test("rows of an experiment: named by the input, and what failed to run or to score has no score", () => {
    const runs = readAs("braintrust", fixtureRows("braintrust/rows.jsonl"));
    expect(runs.map(outcome)).toEqual([
      ["Capital of Norway? 1", 0.8],
      ["Capital of Italy? 1", 0],
      ["Capital of Chile? 1", "TimeoutError: 30 s"],
      ["Capital of Peru? 1", "has no result: Factuality is empty"],
      ["Capital of Norway? 2", 0.8],
    ]);
    expect(runs[0]?.reportedBy).toBe("Braintrust");
  });

  test("an input that is too long for a name gives way to the id of the data set's row", () => {
    const [row] = fixtureRows("braintrust/rows.jsonl") as JsonObject[];
    const long = { ...row, input: "a".repeat(1001), origin: { object_type: "dataset", id: "row-7" } };
    expect(readOne("braintrust", long).caseId).toBe("row-7");
  });

  test("what Eval() returns has a run for each result", () => {
    const summary = fixture("braintrust/summary.json");
    const ran = {
      input: { city: "Oslo" },
      output: "wet",
      expected: "wet",
      scores: { exact: 1 },
      error: null,
    };
    const failed = { ...ran, scores: {}, error: {} };
    expect(readAs("braintrust", { summary, results: [ran, failed] } as Json).map(outcome)).toEqual([
      ['{"city":"Oslo"} 1', 1],
      ['{"city":"Oslo"} 2', "the task failed"],
    ]);
  });

  test("the summary of an eval has a case for each score, and one for its errors", () => {
    expect(readAs("braintrust", fixture("braintrust/summary.json")).map(outcome)).toEqual([
      ["capitals: Factuality", 0.8],
      ["capitals: exact", 0.75],
    ]);
    const failed = { evalName: "capitals", errors: ["Traceback:\n  a\nTimeoutError: 30 s"] };
    expect(outcome(readOne("braintrust", failed))).toEqual(["capitals", "TimeoutError: 30 s"]);
    const empty = { experiment_name: "main", project_name: "p", scores: {} };
    expect(() => readAs("braintrust", empty)).toThrow("the summary has no score");
  });
});

describe("Inspect", () => {
  test("questions without tools: grades are scores, and the least decides", () => {
    const runs = readAs("inspect-ai", fixture("inspect-ai/questions.json"));
    expect(runs.map(outcome)).toEqual([
      ["book 1", 0.25],
      ["cap 1", 0],
    ]);
    expect(runs[0] && scoresOf(runs[0])).toEqual({
      includes: 1,
      "multi.a": 1,
      "multi.b": 0.25,
      result: 0.25,
    });
    expect(runs[0]).toMatchObject({ reportedBy: "Inspect", textsOnly: true, response: "Booked NV417." });
  });

  test("where tools were called, the calls decide and the scores are beside them", () => {
    const [fern] = readAs("inspect-ai", fixture("inspect-ai/log.json"));
    expect(fern && scoresOf(fern)).toEqual({ match: 1 });
    expect(fern?.reportedBy).toBeUndefined();
  });

  test("summaries have no messages: their scores are the results", () => {
    const runs = fixtureRows("inspect-ai/summaries.jsonl").flatMap((row) => readAs("inspect-ai", row));
    expect(runs.map(outcome)).toEqual([
      ["book 1", 0.25],
      ["cap 1", 0],
      ["lost 1", "TimeoutError('30 s')"],
    ]);
  });

  test.each<[value: Json, result: Json]>([
    ["C", 1],
    ["P", 0.5],
    ["I", 0],
    ["N", 0],
    [true, 1],
    [0.4, 0.4],
    [12, "match is 12, and a score goes from 0 to 1"],
    ["A", 'match is "A": write true or false'],
  ])("a score of %j", (value, result) => {
    const sample = { id: "a", epoch: 1, input: "b", target: "c", scores: { match: { value } } };
    const [, found] = outcome(readOne("inspect-ai", sample));
    expect(typeof result === "string" ? String(found).slice(0, result.length) : found).toEqual(result);
  });
});

describe("agentv", () => {
  test("the status decides, samples are trials, and what could not run has no score", () => {
    const runs = readAs("agentv", fixtureRows("agentv/index.jsonl"));
    expect(runs.map(outcome)).toEqual([
      ["refund-eligibility 1", 1],
      ["refund-eligibility 2", 1],
      ["refund-late 1", 0],
      ["refund-timeout 1", "the target timed out after 300 s"],
    ]);
    expect(runs[2] && scoresOf(runs[2])).toEqual({
      groundedness: 0.75,
      rubric: 0.75,
      score: 0.75,
      result: 0,
    });
    expect(runs.map(({ tags }) => tags)).toEqual([{}, {}, {}, {}]);
  });

  test("rows of older versions have a score alone, also in camel case", () => {
    expect(outcome(readOne("agentv", fixtureRows("agentv/before-status.jsonl")[0]))).toEqual([
      "regex-check 1",
      1,
    ]);
    const row = { testId: "a", target: "codex", score: 0.4, executionStatus: "quality_failure" };
    expect(outcome(readOne("agentv", row))).toEqual(["a 1", 0]);
    const odd = { ...row, executionStatus: "skipped" };
    expect(readOne("agentv", odd).fault).toContain('execution_status is "skipped"');
  });

  test("of several targets or suites, each is a case of its own", () => {
    const [row] = fixtureRows("agentv/index.jsonl") as JsonObject[];
    const rows = [row, { ...row, target: "claude" }] as Json;
    expect(readAs("agentv", rows).map(({ tags }) => tags)).toEqual([
      { target: "codex" },
      { target: "claude" },
    ]);
  });
});
