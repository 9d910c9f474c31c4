import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import type { Job } from "../../../src/gate/job.ts";
import { runUnjudged } from "../../support/run-unjudged.ts";
import { jobIn, reportOn, workspace } from "../../workspace.ts";
import { beside, calling, caseOf, checkOf, failsBesideTheGood, problemsOf } from "./run-fixture.ts";

test("a suite in order passes", () => {
  const report = beside({ "runs/bad.json": calling("t") });
  expect(report.problems).toEqual([]);
  expect(report.verdict).toMatchObject({
    result: "pass",
    checks: [{ name: "integrity", result: "pass", message: "2 runs of 2 cases read" }],
  });
  expect(report.verdict.checks).toHaveLength(1);
  expect(report).toMatchObject({
    passRate: 1,
    totals: { cases: 2, runs: 2, toolCalls: 2, errors: 0, notAssessed: 0 },
  });
});

describe("a report", () => {
  test("lists a thousand problems, errors first, and counts the rest", () => {
    const rows = Array.from({ length: 1_200 }, (_, at) =>
      JSON.stringify({ case: `unknown-${at}`, ...calling("t") }),
    );
    const text = "cases: [{id: good, expectedTool: t}]";
    const report = reportOn(
      { "expectations.yml": text, "z.jsonl": `${rows.join("\n")}\n{"cut`, "runs/good.json": calling("t") },
      { runs: ["*.jsonl", "runs/{case}.json"] },
    );
    expect(report.problems).toHaveLength(limits.shownProblems);
    expect(report.problemCounts).toEqual({ errors: 1, warnings: 1_200 });
    expect(report.problems.map(({ severity }) => severity).indexOf("warning")).toBe(1);
    expect(checkOf(report, "integrity")).toMatch(/^fail: z\.jsonl:1201: not JSON: [^(]*$/);
  });

  test("lists problems by file and place, errors first, however they were found", () => {
    const rows = [{ case: "x", ...calling("t") }, { y: 1 }].map((one) => JSON.stringify(one));
    const report = beside(
      {
        "b.jsonl": `${rows.join("\n")}\noops`,
        "a.jsonl": `\n\n\n\n${rows.join("\n")}`,
        "0.json": [{ case: "z", ...calling("t") }, 5],
      },
      { runs: ["runs/{case}.json", "b.jsonl", "a.jsonl", "0.json"] },
    );
    expect(problemsOf(report).map((one) => one.replace(/: .*/s, ""))).toEqual([
      "error 0.json (run 2)",
      "error a.jsonl:6",
      "error b.jsonl:2",
      "error b.jsonl:3:1",
      "error expectations.yml:4:5",
      "warning 0.json",
      "warning a.jsonl:5",
      "warning a.jsonl:5",
    ]);
  });

  test("says how many errors it does not list", () => {
    const rows = Array.from({ length: 1_200 }, (_, at) => JSON.stringify({ case: `c${at}`, hello: 1 }));
    const report = beside(
      { "rows.jsonl": rows.join("\n"), "runs/bad.json": calling("t") },
      { runs: ["runs/{case}.json", "*.jsonl"] },
    );
    expect(report.problemCounts).toMatchObject({ errors: 1_200 });
    const unknown =
      'unknown shape: an object with keys case, hello. No format claims it: "rungate inspect" says which come near. The simplest form is {case, toolCalls: [{name, arguments}]}';
    failsBesideTheGood(report, `rows.jsonl:1: ${unknown} (and 1199 more)`);
  });

  test("carries what the caller knows", () => {
    const report = beside(
      { "runs/bad.json": calling("t") },
      { commit: "abc", createdAt: "2026-01-01T00:00:00.000Z", suite: "other" },
    );
    expect(report).toMatchObject({
      commit: "abc",
      createdAt: "2026-01-01T00:00:00.000Z",
      suite: "other",
      schemaVersion: 1,
    });
  });

  test("holds no recorded result and no message", () => {
    const report = beside({
      "runs/bad.json": {
        input: "the question",
        response: "the answer",
        toolCalls: [{ name: "u", arguments: { a: 1 }, result: "the result" }],
      },
    });
    expect(caseOf(report, "bad")?.passRate).toBe(0);
    expect(JSON.stringify(report)).not.toMatch(/the question|the answer|the result/);
  });

  test("keeps the details of a case that passed only where it is asked to", () => {
    const detailsOf = (job: Partial<Job>) =>
      caseOf(beside({ "runs/bad.json": calling("t") }, job), "good")?.trials[0]?.scores;
    const bare = { status: "scored", value: 1 };
    expect(detailsOf({})).toMatchObject({ code: bare, f1: bare });
    expect(detailsOf({})?.code).toEqual(bare);
    expect(detailsOf({ keepsDetails: (id) => id === "good" })).toMatchObject({
      code: { value: 1, details: { actualTools: ["t"], expectedToolOrder: ["t"], order: "free" } },
      f1: { value: 1, details: { pairs: [{ name: "t" }] } },
    });
  });

  test("comes with word of each file that is done", () => {
    const progress: [number, number][] = [];
    beside({ "runs/bad.json": calling("t") }, { onProgress: (done, total) => progress.push([done, total]) });
    expect(progress).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });
});

test("a broken recording of no known case makes a report unfit as a baseline, and is counted", () => {
  const good = calling("t");
  const root = workspace({
    "runs/all.jsonl": `${JSON.stringify({ case: "a", ...good, referenceToolCalls: [] })}\n{"cut\n`,
  });
  const report = runUnjudged(jobIn(root, { runs: ["runs/*.jsonl"], expectations: [] }));
  expect(report).toMatchObject({
    baselineEligible: false,
    totals: { runs: 1, errors: 1 },
    verdict: { result: "fail" },
  });
});

test("a broken recording is a run in error of the case that its name says", () => {
  const root = workspace({ "runs/a.json": '{"toolCalls": [' });
  const report = runUnjudged(jobIn(root, { runs: ["runs/*.json"], expectations: [] }));
  expect(report).toMatchObject({ baselineEligible: false, totals: { runs: 1, errors: 1 } });
  expect(report.cases).toMatchObject([{ id: "a", passRate: null, trials: [{ pass: null }] }]);
});
