import { describe, expect, test } from "vitest";
import { ConfigurationError, placeText } from "../../../src/core/problems.ts";
import type { Job } from "../../../src/gate/job.ts";
import { runUnjudged } from "../../support/run-unjudged.ts";
import { type Content, jobIn, workspace, write } from "../../workspace.ts";
import { mergeOf, partsOf } from "../shards/apart.ts";
import { calling, problemsOf } from "./run-fixture.ts";

const IDS = ["book-flight", "cancel", "weather"];
const expectations = {
  cases: IDS.map((id) => ({ id, referenceToolCalls: [{ name: "t", arguments: {} }] })),
};

function recorded(name: (id: string, trial: number) => string): Record<string, Content> {
  const files = IDS.flatMap((id) =>
    [1, 2, 3].map((trial) => [name(id, trial), { ...calling("t"), run: `${id} ${trial}` }] as const),
  );
  return { "expectations.yml": expectations, ...Object.fromEntries(files) };
}

const usual = recorded((id, trial) => `evals/runs/${id}.${trial}.json`);
const USE = 'Use "evals/runs/{case}.{trial}.json"';

function refusal(root: string, runs: string | string[], more: Partial<Job> = {}): string[] | undefined {
  try {
    runUnjudged(jobIn(root, { runs: [runs].flat(), ...more }));
    return undefined;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.problems.map((problem) => `${problem.severity} ${placeText(problem)}${problem.message}`);
  }
}

describe("a pattern that names no case is one error, with the pattern to use", () => {
  const first = '"book-flight.1", which no expectation names.';
  test.each([
    ["evals/runs/*.json", `without {case} the name of a file is its case, such as ${first} ${USE}`],
    ["evals/runs/*", `without {case} the name of a file is its case, such as ${first} ${USE}`],
    [
      "**/*.json",
      `without {case} the name of a file is its case, such as ${first} Use "**/{case}.{trial}.json"`,
    ],
    ["evals/runs/{cases}.{trial}.json", `the capture {cases} makes a tag, so a case is ${first} ${USE}`],
    ["evals/runs/{Case}.{trail}.json", `the capture {Case} makes a tag, so a case is ${first} ${USE}`],
    ["evals/runs/{id}.{trial}.json", `the capture {id} makes a tag, so a case is ${first} ${USE}`],
    ["evals/runs/{case}.json", `{case} is ${first} ${USE}`],
    ["evals/runs/{case}.{trial}", `the file extension is missing, so {case} is ${first} ${USE}`],
    ["evals/runs/{case}-{trial}.json", `{case} is "book", which no expectation names. ${USE}`],
    [
      "evals/runs/{case}.{trail}.json",
      `the capture {trail} makes a tag, so each trial is a case of its own. ${USE}`,
    ],
  ])("%s", (pattern, message) => {
    const root = workspace(usual);
    expect(refusal(root, pattern)).toEqual([`error ${pattern}: ${message}`]);
    const [, use = ""] = /Use "(.*)"$/.exec(message) ?? [];
    expect(runUnjudged(jobIn(root, { runs: [use] })).passRate).toBe(1);
  });

  test.each([
    ["runs/book-flight/1.json", "runs/*/*.json", "runs/{case}/{trial}.json"],
    ["runs/book-flight/1.json", "runs/**/*.json", "runs/{case}/{trial}.json"],
    ["runs/book-flight_1.json", "runs/*.json", "runs/{case}_{trial}.json"],
    ["runs/run-book-flight.1.json", "runs/run-*.json", "runs/run-{case}.{trial}.json"],
    ["gpt/book-flight.1.json", "{model}/*.json", "{model}/{case}.{trial}.json"],
    ["gpt/book-flight.1.json", "*/*.{json,jsonl}", "*/{case}.{trial}.{json,jsonl}"],
  ])("for files such as %s: %s", (example, pattern, use) => {
    const name = (id: string, trial: number) =>
      example.replace("book-flight", id).replace("1", String(trial));
    const problems = refusal(workspace(recorded(name)), pattern);
    expect(problems).toEqual([expect.stringMatching(/which no expectation names\. Use "/)]);
    expect(problems?.[0]).toContain(`Use "${use}"`);
  });

  test("the first of several patterns that match a file is the one that is wrong", () => {
    const runs = ["**/*.json", "evals/runs/{case}.{trial}.json"];
    const why = "without {case} the name of a file is its case, such as";
    expect(refusal(workspace(usual), runs)).toEqual([
      `error **/*.json: ${why} ${first} Use "**/{case}.{trial}.json"`,
    ]);
  });

  test("names of files in place of a pattern, as a shell leaves them", () => {
    const names = Object.keys(usual).filter((name) => name.endsWith(".json"));
    expect(refusal(workspace(usual), names)).toEqual([
      `error ${names[0]}: this pattern and 8 others are names of files, as when a shell expands one without quotes, so a case is ${first} ${USE}`,
    ]);
  });

  test("also for the job that puts shards together", () => {
    const root = workspace(usual);
    const job = jobIn(root, { runs: ["evals/runs/*.json"] });
    for (const [name, text] of Object.entries(partsOf(job, 2))) write(root, `parts/${name}`, text);
    const { merge } = mergeOf(job);
    expect(refusal(root, job.runs as string[], { merge })).toEqual(refusal(root, job.runs as string[]));
  });

  test("also where a baseline knows the cases: a pull request that changes the pattern is not judged", () => {
    const root = workspace(usual);
    const runs = ["evals/runs/{case}.{trial}.json"];
    write(root, "baseline.json", runUnjudged(jobIn(root, { runs, role: "base", commit: "a".repeat(40) })));
    expect(refusal(root, runs, { baseline: "baseline.json" })).toBeUndefined();
    expect(refusal(root, "evals/runs/*.json", { baseline: "baseline.json" })).toHaveLength(1);
  });
});

describe("a pattern that is not the reason is not accused", () => {
  test.each<[string, Record<string, Content>, string | string[]]>([
    [
      "files that are called like their cases",
      Object.fromEntries(IDS.map((id) => [`runs/${id}.json`, calling("t")])),
      "runs/*.json",
    ],
    [
      "some of the cases are named",
      { "runs/cancel.json": calling("t"), "runs/weather.1.json": calling("t") },
      "runs/*.json",
    ],
    [
      "the recordings name their cases",
      { "runs/1.json": { case: "weather", ...calling("t") } },
      "runs/*.json",
    ],
    ["cases of another suite", { "runs/refund.1.json": calling("t") }, "runs/{case}.{trial}.json"],
    [
      "recordings that say themselves what is expected",
      { "runs/weather.1.json": { ...calling("t"), referenceToolCalls: [{ name: "t", arguments: {} }] } },
      "runs/*.json",
    ],
    [
      "one of two patterns names them",
      { "runs/weather.1.json": calling("t"), "more/cancel.1.json": { ...calling("t"), run: 2 } },
      ["runs/{case}.{trial}.json", "more/*.json"],
    ],
    [
      "a tag that is nearly called trial and is no number",
      { "runs/weather.north.json": calling("t"), "runs/weather.south.json": { ...calling("t"), run: 2 } },
      "runs/{case}.{trail}.json",
    ],
  ])("%s", (_what, files, runs) => {
    expect(refusal(workspace({ "expectations.yml": expectations, ...files }), runs)).toBeUndefined();
  });

  test("without expectations nothing is said of the pattern", () => {
    expect(refusal(workspace(usual), "evals/runs/*.json", { expectations: [] })).toBeUndefined();
  });
});

describe("a pattern that matches nothing is refused with the one that was meant", () => {
  const near = (pattern: string, meant: string) =>
    `error no file matched "${pattern}". Did you mean "${meant}"?`;
  const USUAL = "evals/runs/{case}.{trial}.json";

  test.each([
    ["runs/{case}.{trial}.json", "a folder is missing"],
    ["evals/{case}.{trial}.json", "the last folder is missing"],
    ["agent/evals/runs/{case}.{trial}.json", "a folder too many"],
    ["eval/runs/{case}.{trial}.json", "a folder misspelt"],
    ["evals/run/{case}.{trial}.json", "the last folder misspelt"],
    ["evals/runs/{case}.{trial}.jsonl", "another ending"],
  ])("%s: %s", (pattern) => {
    expect(refusal(workspace(usual), pattern)).toEqual([near(pattern, USUAL)]);
  });

  test("with backslashes between folders", () => {
    const root = workspace(usual);
    expect(refusal(root, "evals\\runs\\{case}.{trial}.json")).toEqual([
      'error evals\\runs\\{case}.{trial}.json: not a glob: "}" without "{". A backslash takes the next character as it is. Write "evals/runs/{case}.{trial}.json"',
    ]);
    const pattern = "evals\\runs\\book-flight.1.json";
    expect(refusal(root, pattern)).toEqual([near(pattern, "evals/runs/book-flight.1.json")]);
  });

  test("without a trial in the names of the files", () => {
    const root = workspace({ "expectations.yml": expectations, "runs/weather.json": calling("t") });
    expect(refusal(root, "runs/{case}.{trial}.json")).toEqual([
      near("runs/{case}.{trial}.json", "runs/{case}.json"),
    ]);
  });

  test.each([
    [
      `'${USUAL}'`,
      `the quotes are part of this pattern, because cmd.exe keeps single quotes: write "${USUAL}"`,
    ],
    [`"${USUAL}"`, `the quotes are part of this pattern: write ${USUAL} without them`],
    [
      "'runs/{case}.{trial}.json'",
      `the quotes are part of this pattern, because cmd.exe keeps single quotes: write "${USUAL}"`,
    ],
    [
      "'none/*.json'",
      'the quotes are part of this pattern, because cmd.exe keeps single quotes: write "none/*.json"',
    ],
  ])("in quotes: %s", (pattern, message) => {
    expect(refusal(workspace(usual), pattern)).toEqual([`error ${pattern}: ${message}`]);
  });

  test("where nothing is near, the report says that nothing matched", () => {
    for (const pattern of ["reports/*.json", "**/*.xml", "evals/{case}.jsn", "../{case}.json"]) {
      const report = runUnjudged(
        jobIn(workspace({ "expectations.yml": expectations }), { runs: [pattern], contained: false }),
      );
      expect(problemsOf(report)).toEqual([
        `error no file matched "${pattern}": check the pattern, and that the recordings are there`,
      ]);
      expect(report.verdict.blocks).toBe(true);
    }
  });

  test("unless a job that records has failed, which is why nothing matches", () => {
    const failed = { severity: "error", message: "job record ended in failure" } as const;
    const root = workspace(usual);
    expect(refusal(root, "runs/{case}.{trial}.json", { warnings: [failed] })).toBeUndefined();
  });

  test("nothing outside the workspace is looked at", () => {
    const root = workspace({ "expectations.yml": expectations }, "inner");
    write(root, "../runs/weather.1.json", calling("t"));
    expect(refusal(root, "runs/{case}.{trial}.json")).toBeUndefined();
  });
});
