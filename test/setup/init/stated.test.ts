import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import { defaultPolicy } from "../../../src/config/policy.ts";
import { type JsonObject, listOf } from "../../../src/core/json.ts";
import { readDocument } from "../../../src/recordings/detect.ts";
import { literalReference } from "../../../src/recordings/run.ts";
import { propose } from "../../../src/setup/init/propose.ts";
import { goldenRows } from "../../golden/conformance.ts";
import { invocation } from "../../golden/mastra-pages.ts";
import { scored } from "../../golden/scored.ts";
import { made } from "../../scorers/fixture.ts";
import { reportOn } from "../../workspace.ts";
import { recorded } from "./recorded.ts";
import { codeAfterInit, experimentResult, runsOf, scoreRow, written } from "./stated.ts";

const book = { expectedTool: "book_flight", strictMode: false };

describe("the options of Mastra's scorer of tool calls", () => {
  test.each<[string, JsonObject, string]>([
    ["a tool", book, "    expectedTool: book_flight\n"],
    ["no other", { ...book, strictMode: true }, "    expectedTool: book_flight\n    strictMode: true\n"],
    [
      "an order",
      { expectedToolOrder: ["search_flights", "book_flight"], strictMode: false },
      "    expectedToolOrder: [ search_flights, book_flight ]\n",
    ],
    ["an empty order beside a tool", { ...book, expectedToolOrder: [] }, "    expectedTool: book_flight\n"],
  ])("are what init proposes: %s", (_what, preprocess, keys) => {
    const { cases } = written(runsOf(scoreRow(["search_flights", "book_flight"], preprocess)));
    expect(cases).toBe(`
  # From code-tool-call-accuracy-scorer, not from the calls of the runs.
  - id: case
${keys}    code: { failedCalls: count }
`);
  });

  test("may be packed as text, and stand beside a scorer that expects nothing", () => {
    const row = scoreRow(["cancel_flight"], book, { score: 0 });
    const packed = { ...row, preprocessStepResult: JSON.stringify(row.preprocessStepResult) };
    const tone = scoreRow(["cancel_flight"], {}, { scorerId: "tone", preprocessStepResult: { score: 1 } });
    expect(written(runsOf({ scores: [tone, packed] })).cases).toContain("expectedTool: book_flight");
  });

  test("give each run the score that it has by the same options in a file", () => {
    const rows = goldenRows<
      { config: JsonObject; run: JsonObject; preprocess?: JsonObject; score?: number } & JsonObject
    >("mastra_code_golden.jsonl");
    let compared = 0;
    for (const { config, run, preprocess, score = null } of rows) {
      // An empty order alone scores 0 for any calls, so it expects nothing.
      if (config.expectedTool === undefined && listOf(config.expectedToolOrder).length === 0) continue;
      const byFile = scored(run, config);
      if (preprocess === undefined || typeof byFile === "string" || typeof byFile.code === "string") continue;
      const row = { scorerId: "code", runId: "r", score, preprocessStepResult: preprocess, ...run };
      expect([config, codeAfterInit(runsOf(row))]).toEqual([config, [byFile.code]]);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(30);
  });

  test("count calls as the scorer does: failed ones, scratchpads, and none of a sub-agent", () => {
    const failed = invocation("book_flight", {}, { isError: true, result: "no seat" });
    const think = scoreRow(["think", "book_flight"], { ...book, strictMode: true }, { score: 0 });
    const delegation = invocation(
      "agent-desk",
      {},
      {
        result: {
          subAgentToolResults: [{ toolCallId: "s1", toolName: "book_flight", args: {}, result: {} }],
        },
      },
    );
    expect(codeAfterInit(runsOf(scoreRow([failed], book)))).toEqual([1]);
    expect(codeAfterInit(runsOf(think))).toEqual([0]);
    expect(codeAfterInit(runsOf(scoreRow([delegation], book, { score: 0 })))).toEqual([0]);
  });

  test("are not chosen from where two rows of one run differ", () => {
    const other = { ...book, expectedTool: "search_flights" };
    const rows = [scoreRow(["book_flight"], book), scoreRow(["book_flight"], other)];
    for (const runs of [runsOf({ scores: rows }), runsOf(...rows)]) {
      const { cases, head, files } = written(runs);
      expect(cases.trim()).toBe("[]");
      expect(head).toContain("different calls (write down the right ones): case.");
      expect(files.leftOut).toBe(1);
    }
  });
});

describe("the expected trajectory of an item", () => {
  const item = (expectedTrajectory: JsonObject, more: JsonObject = {}) => ({
    id: "book-flight",
    datasetId: "07da4677",
    datasetVersion: 1,
    input: "Fly me to Lisbon.",
    expectedTrajectory,
    ...more,
  });
  const step = (name: string, more: JsonObject = {}) => ({ stepType: "tool_call", name, ...more });
  const page = (...items: JsonObject[]) => ({ items, pagination: { total: items.length } });

  test("is proposed from a page of the data set, for the item that was run", () => {
    const items = page(
      item({ steps: [step("search"), step("book", { toolArgs: { to: "LIS" } })], ordering: "strict" }),
      item({ steps: [] }, { id: "not-run" }),
    );
    const { cases, files } = written(runsOf(items, experimentResult(["search", "cancel"])));
    expect(cases).toBe(`
  # From expectedTrajectory, not from the calls of the runs.
  - id: book-flight
    strictMode: true
    expectedToolOrder: [ search, book ]
    f1: { calls: all, failedCalls: count }
    code: { failedCalls: count, arguments: compare }
    referenceToolCalls:
      - name: search
      - name: book
        arguments: { to: LIS }
`);
    expect(files.leftOut).toBe(1);
    expect(files.preview.errors).toEqual([]);
  });

  test("leaves out steps that are no calls, and keys that a case cannot have, with a word", () => {
    const steps = [{ stepType: "model_generation", name: "gpt" }, step("book", { success: true })];
    const { cases } = written(
      runsOf(
        page(item({ steps, maxSteps: 3, allowRepeatedSteps: false })),
        experimentResult(["search", "book"]),
      ),
    );
    expect(cases).toContain(`
  # Steps of other kinds than tool calls are left out: model_generation.
  # Not taken from expectedTrajectory: maxSteps, allowRepeatedSteps.
  # Not taken from a step: success.
`);
    expect(cases).toContain("expectedToolOrder: [ book ]");
  });

  test("is not what the gate goes by: without a file nothing is expected", () => {
    const { cases, verdict } = reportOn(
      {
        "runs/run.json": experimentResult(["cancel"]),
        "runs/items.json": page(item({ steps: [step("book")] }), item({ steps: [] }, { id: "not-run" })),
      },
      { runs: ["runs/*.json"], expectations: [] },
    );
    expect(cases.map(({ id, trials }) => [id, trials.map(({ scores }) => scores.code?.status)])).toEqual([
      ["book-flight", ["not-assessed"]],
    ]);
    expect(JSON.stringify(verdict)).not.toContain("not-run");
  });

  test.each<[string, JsonObject[], string]>([
    [
      "all its steps are others",
      [{ stepType: "agent_run", name: "desk" }],
      "# Steps of other kinds than tool calls are left out: agent_run.",
    ],
    [
      "a step has no name",
      [{ stepType: "tool_call" }],
      "# Nothing is taken from expectedTrajectory: a reference tool call without a name.",
    ],
  ])("leaves the word to the runs where %s", (_what, steps, note) => {
    const { cases } = written(runsOf(page(item({ steps })), experimentResult(["book"])));
    expect(cases).toContain(note);
    expect(cases).toContain("referenceToolCalls:\n      - name: book\n");
  });

  test("passes a run where Mastra's scorer gives it 1, as the page on migrating does", () => {
    interface Row extends JsonObject {
      scorer: string;
      config: { expectedTrajectory?: { steps: JsonObject[] } | JsonObject[]; comparisonOptions?: JsonObject };
      item_expectation?: JsonObject;
      trajectory: { steps: JsonObject[] };
      score: number;
    }
    const rows = goldenRows<Row & { source: string; case: string }>("mastra_trajectory_golden.jsonl");
    const differing: string[] = [];
    let compared = 0;
    for (const { scorer, config, item_expectation, trajectory, score, case: name } of rows) {
      if (scorer !== "createTrajectoryAccuracyScorerCode" || config.expectedTrajectory === undefined)
        continue;
      const { expectedTrajectory, comparisonOptions } = config;
      const steps = Array.isArray(expectedTrajectory) ? expectedTrajectory : expectedTrajectory.steps;
      const caseFields = { ...comparisonOptions, ...item_expectation, steps };
      const run = experimentResult(
        trajectory.steps.map(({ name: toolName = "", toolArgs = {} }, at) => ({
          toolCallId: `c${at}`,
          toolName,
          args: toolArgs,
        })),
      );
      const { preview } = written(runsOf(page(item(caseFields)), run)).files;
      compared += 1;
      if (preview.passRate !== (score === 1 ? 1 : 0)) differing.push(name);
    }
    expect(compared).toBeGreaterThan(25);
    // The documented differences in metrics.md.
    expect(differing).toEqual([
      "relaxed repeated penalised",
      "arg key order differs => JSON.stringify mismatch",
      "expected toolArgs {} vs actual undefined",
    ]);
  });
});

describe("the steps in a row of a trajectory scorer", () => {
  const steps = [{ stepType: "tool_call", name: "book" }];
  const row = (description: string, preprocessStepResult: JsonObject) => ({
    ...scoreRow(["book"], {}, { scorerId: "path", scorer: { id: "path", description } }),
    preprocessStepResult,
  });
  const UNKNOWN = "The stored score does not say the ordering of the data set's item";

  test("have the ordering of the scorer's options, and a word where the item may have another", () => {
    const caseFields = { expectedTrajectory: { steps }, comparison: { score: 1 } };
    const fixed = written(
      runsOf(row("Evaluates the expected path: [book] (strict ordering)", caseFields)),
    ).cases;
    expect(fixed).toContain("    strictMode: true\n    expectedToolOrder: [ book ]\n");
    expect(fixed).not.toContain(UNKNOWN);
    const ofItem = row(
      "Evaluates against expected trajectory from dataset items (unordered ordering)",
      caseFields,
    );
    const { cases } = written(runsOf(ofItem));
    expect(cases).toContain("code: { failedCalls: count, order: free }");
    expect(cases).toContain(UNKNOWN);
  });

  test("have that of the configuration where the row holds it", () => {
    const { cases } = written(runsOf(row("Several dimensions", { config: { steps, ordering: "strict" } })));
    expect(cases).toContain("    strictMode: true\n");
    expect(cases).not.toContain(UNKNOWN);
  });

  test("give way to the scorer of tool calls of the same run, with a word", () => {
    const path = row("(relaxed ordering)", { expectedTrajectory: { steps } });
    const { cases } = written(runsOf({ scores: [path, scoreRow(["book"], { expectedTool: "book" })] }));
    expect(cases).toContain(`
  # From code-tool-call-accuracy-scorer, not from the calls of the runs.
  # Not listed: the calls that are expected by path.
`);
    expect(cases).toContain("expectedTool: book");
  });

  test("are none where no trajectory was expected", () => {
    const { cases } = written(
      runsOf(row("(relaxed ordering)", { error: "No expected trajectory provided" })),
    );
    expect(cases).toContain("- name: book\n        arguments: {}");
  });
});

describe("the ground truth of an experiment", () => {
  test("is the right answer where it is a text, beside the calls of the runs", () => {
    const { cases } = written(runsOf(experimentResult(["book"], { groundTruth: "Booked." })));
    expect(cases).toBe(`
  - id: book-flight
    groundTruth: Booked.
    referenceToolCalls:
      - name: book
        arguments: {}
`);
  });

  test.each<[string, JsonObject, string]>([
    [
      "calls",
      { toolCalls: [{ toolName: "book", args: { to: "LIS" } }] },
      "- name: book\n        arguments: { to: LIS }",
    ],
    ["names", { expectedToolCalls: [{ name: "book" }] }, "- name: book\n"],
    [
      "the options of a scorer",
      { expectedTool: "book", strictMode: true },
      "expectedTool: book\n    strictMode: true",
    ],
  ])("says what is called where it has %s", (_what, groundTruth, text) => {
    const { cases } = written(runsOf(experimentResult(["cancel"], { groundTruth })));
    expect(cases).toContain(text);
    expect(cases).not.toContain("cancel");
  });

  test.each<[string, JsonObject]>([
    ["anything else", { city: "Lisbon" }],
    ["a list with something else", { toolCalls: [{ name: "book" }, 3] }],
  ])("says nothing of calls where it has %s", (_what, groundTruth) => {
    expect(written(runsOf(experimentResult(["book"], { groundTruth }))).cases).toContain("- name: book\n");
  });

  test("is read from what runEvals gives to onItemComplete, with the scores", () => {
    const { output } = experimentResult(["book"]);
    const [run, ...rest] = readDocument({
      item: { input: "Fly me to Lisbon.", groundTruth: "Booked.", expectedTrajectory: { steps: [] } },
      targetResult: output as JsonObject,
      scorerResults: { agent: { tone: { score: 0.5 } }, trajectory: { path: { score: 0, runId: "r" } } },
    }).runs;
    expect(rest).toEqual([]);
    expect(run?.toolCalls.map(({ name }) => name)).toEqual(["book"]);
    expect(Object.fromEntries(run?.scores ?? [])).toEqual({ tone: 0.5, path: 0 });
    expect(run?.expectedTexts).toEqual({ groundTruth: ["Booked."] });
    expect(run?.stated).toMatchObject([{ kind: "trajectory", referenceToolCalls: [] }]);
  });
});

describe("what a recording states by itself", () => {
  const runs = recorded([["own", [[made("cancel")], [made("cancel")]]]], {
    referenceToolCalls: [{ ...literalReference("book", { $to: "LIS" }), optional: true }],
    expectedTexts: { mustSay: [{ source: { $regex: "TD-\\d+" }, kind: "regex", expression: "TD-\\d+" }] },
  });

  test("is written down, with its matchers, rather than its calls", () => {
    const silent = recorded([["own", [[made("cancel")]]]]);
    for (const all of [runs, [...silent, ...runs]])
      expect(written(all).cases).toBe(`
  # From the recording itself, not from the calls of the runs.
  - id: own
    mustSay: [ { $regex: TD-\\d+ } ]
    referenceToolCalls:
      - name: book
        arguments: { $$to: LIS }
        optional: true
`);
  });

  test("is written as any value where the policy hides it, and no text of it is written", () => {
    const { policy = defaultPolicy } = loadConfigFile("p.yml", 'redact: ["book.card", "/^secret/"]');
    const hidden = recorded([["own", [[]]]], {
      referenceToolCalls: [literalReference("book", { card: "4111", to: ["LIS"], note: "secret plan" })],
      expectedTexts: { groundTruth: ["secret plan"] },
    });
    const [one] = propose(hidden, policy).cases;
    expect(one?.calls).toMatchObject([
      { arguments: { card: { $any: true }, to: ["LIS"], note: { $any: true } } },
    ]);
    expect(one?.keys).toEqual({});
    expect(one?.notes).toContain("The policy hides the groundTruth, so it is not listed.");
  });

  test("has no text on which the recordings differ", () => {
    const differing = ["Booked.", "Done."].flatMap((answer) =>
      recorded([["own", [[made("book")]]]], { expectedTexts: { groundTruth: [answer] } }),
    );
    const { cases } = written(differing.map((run, at) => ({ ...run, trial: String(at), hash: String(at) })));
    expect(cases).toContain("# The recordings have different groundTruth, so none is listed.");
    expect(cases).not.toContain("groundTruth:");
  });

  test("is not written down where two recordings differ", () => {
    const [first, second] = runs;
    const other = {
      ...second,
      referenceToolCalls: [literalReference("cancel", {})],
    } as (typeof runs)[number];
    expect(written([...(first ? [first] : []), other]).cases.trim()).toBe("[]");
  });
});

test("rows of an experiment have its id as that of their run, and are runs of their items", () => {
  const rows = ["a", "b"].map((entityId) =>
    scoreRow(["book_flight"], book, { runId: "experiment-1", source: "TEST", entityId }),
  );
  const { runs } = readDocument({ scores: rows });
  expect(runs.map(({ caseId, trial }) => [caseId, trial])).toEqual([
    ["a", "experiment-1"],
    ["b", "experiment-1"],
  ]);
});
