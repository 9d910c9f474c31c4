import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import type { Report } from "../../src/report/report.ts";
import { junitView } from "../../src/views/junit.ts";
import { reportOn } from "../workspace.ts";
import { parseJunit } from "./junit-file.ts";
import { actionJunitReport, testReporterCheck, testReporterSummary } from "./reporters.ts";
import { against, expected } from "./trips.ts";

const WHY = 'book_flight date: expected "2026-06-12", got "2026-06-05"';
const files = ["expectations.yml", "evals/desk.yml", "evals/support.yml", "runs/own.json"];
const report = "rungate-report.default.xml";

/** Two of four trips fail, one of which failed on the base too. */
function regression(): Report {
  return against({ cases: 4, trials: 3, failing: [1] }, { cases: 4, trials: 3, failing: [1, 2] });
}

const asReported = (of: Report) => parseJunit(junitView(of, { verdict: true, isRed: true }));

/** Trips on the wrong day. One has its expectation in the recording, the others in these files. */
function wrongTrips(expectations: Record<string, string>): Report {
  const calls = [{ name: "book_flight", arguments: { flight: "NV417", date: "2026-06-05" } }];
  const references = [{ name: "book_flight", arguments: { date: "2026-06-12" } }];
  return reportOn(
    {
      "runs/desk-1.json": { toolCalls: calls },
      "runs/support-1.json": { toolCalls: calls },
      "runs/own.json": { toolCalls: calls, referenceToolCalls: references },
      "policy.yml": "gate: { floors: { passRate: 0.9 } }",
      ...expectations,
    },
    { expectations: Object.keys(expectations), policy: "policy.yml" },
  );
}

const ofEach = {
  "evals/desk.yml": `cases:\n  - { id: desk-1, ${expected("NV417")} }\n`,
  "evals/support.yml": `cases:\n\n\n  - { id: support-1, ${expected("NV417")} }\n`,
};

test("action-junit-report annotates what is expected of a failed case, and says which argument differs", async () => {
  const { annotations, rows } = actionJunitReport(await asReported(regression()), { files });
  expect(annotations).toEqual([
    {
      path: "default gate",
      line: 1,
      title: "default gate.regression",
      message: expect.stringContaining(` · worst case trip-002: ${WHY} · `),
    },
    {
      path: "expectations.yml",
      line: 4,
      title: "expectations.yml.trip-002",
      message: `${WHY} · passed 0 of 3 runs, was 3 of 3`,
    },
  ]);
  expect(rows).toEqual([
    ["default gate.regression", "❌ failure"],
    ["expectations.yml.trip-002", "❌ failure"],
  ]);
});

test("with the title of the recipe, it names suite and case", async () => {
  const recipes = readFileSync(new URL("../../docs/recipes.md", import.meta.url), "utf8");
  const [, title = ""] = /check_title_template: "(.*)"/.exec(recipes) ?? [];
  const { rows } = actionJunitReport(await asReported(regression()), { files, title });
  expect(rows.map(([name]) => name)).toEqual(["default gate: regression", "default cases: trip-002"]);
});

test("it annotates each case in its own file, and one without expectations in its recording", async () => {
  const file = await asReported(wrongTrips(ofEach));
  const { annotations } = actionJunitReport(file, { files });
  const ofCases = annotations.filter(({ message }) => message.startsWith(WHY));
  expect(ofCases.map(({ path, line }) => `${path}:${line}`).toSorted()).toEqual([
    "evals/desk.yml:2",
    "evals/support.yml:4",
    "runs/own.json:1",
  ]);
});

test("a suite has a file where all its cases are in one", async () => {
  const filesOf = async (of: Report) => (await asReported(of)).suites.map(({ file }) => file);
  expect(await filesOf(regression())).toEqual([undefined, "expectations.yml"]);
  expect(await filesOf(wrongTrips(ofEach))).toEqual([undefined, undefined]);
});

test("test-reporter lists a failed case with the argument that differs", async () => {
  expect(testReporterSummary(await asReported(regression()))).toEqual({
    table: [
      ["default cases", "2 ✅", "1 ❌", "1 ⚪"],
      ["default gate", "1 ✅", "1 ❌", ""],
    ],
    lines: [
      "❌ trip-002",
      `\tfailure: ${WHY} · passed 0 of 3 runs, was 3 of 3`,
      "⚪ trip-001",
      "✅ trip-000",
      "✅ trip-003",
      "✅ integrity",
      "❌ regression",
      expect.stringMatching(/^\tfailure: Regression: pass rate 75\.0% → 50\.0% /),
    ],
  });
});

test("its check annotates the expectation with phpunit-junit, and its own file with java-junit", async () => {
  const file = await asReported(regression());
  const shown = {
    title: "default cases ► trip-002",
    message: `Failed test found in:\n  ${report}\nError:\n  failure: ${WHY} · passed 0 of 3 runs, was 3 of 3`,
  };
  const [, php] = testReporterCheck(file, { reporter: "phpunit-junit", report, files });
  expect(php).toEqual({ path: "expectations.yml", line: 4, ...shown });
  const [, java] = testReporterCheck(file, { reporter: "java-junit", report, files });
  expect(java).toEqual({ path: report, line: 0, ...shown });
});

test("paths are cut to size", async () => {
  const { cases, ...rest } = regression();
  const long = cases.map((reportCase) => ({ ...reportCase, file: "a/".repeat(limits.shownText) }));
  const [, suite] = (await asReported({ ...rest, cases: long })).suites;
  for (const one of [suite, ...(suite?.tests ?? [])]) expect(one?.file).toHaveLength(limits.shownText + 1);
});
