import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import { trendOf } from "../../../src/gate/measure/build-trend.ts";
import { reportText } from "../../../src/report/cases.ts";
import type { Report } from "../../../src/report/report.ts";
import { rungate as runRungate } from "../../e2e/command-line.ts";
import { type Content, workspace } from "../../workspace.ts";
import { recorded, reportOf } from "../comparison/fixture.ts";
import { commitAt, trendPoints, wavering } from "../trend/recorded-trend.ts";

const DAY = 86_400_000;

function baseReport(first: number, last: number, more: Partial<Report> = {}): Report {
  const rates = wavering(last + 1, (at) => (at < 60 ? 0.9 : 0.8));
  const history = trendPoints(rates, (at) => ({ createdAt: new Date(at * DAY).toISOString() }))
    .slice(first)
    .map(({ isBreak: _, isHead: __, ...point }) => point);
  return reportOf([recorded("a", "x+")], { role: "base", commit: commitAt(last), history, ...more });
}

/** Adds tokens from the 30th commit on, and 60% more from the 60th on. */
function withTokens(report: Report): Report {
  const history = report.history.map((point, at) =>
    at < 30 ? point : { ...point, measures: { tokens: at < 60 ? 12_400 : 19_840 } },
  );
  return { ...report, history };
}

function trend(files: Record<string, Content>, ...args: string[]) {
  return runRungate(workspace(files), ["trend", ...args], { NO_COLOR: "1" });
}

const one = (report: Report) => ({ "report.json": reportText(report) });

describe("rungate trend", () => {
  test("shows the pass rate and each scorer in use, 80 characters wide where it is piped", async () => {
    const { status, stdout, stderr } = await trend(one(baseReport(0, 99)), "report.json");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout.match(/^\S.*? {2}/gm)).toEqual(["pass rate  ", "f1  "]);
    expect(stdout).toMatch(
      /^ {2}▼ pass rate fell by \d+\.\d points at [0-9a-f]{7}, \d+ commits ago, and stayed$/m,
    );
    expect(Math.max(...stdout.split("\n").map(({ length }) => length))).toBe(80);
  });

  test("prints the commits and the shifts as JSON and nothing else with --json", async () => {
    const report = baseReport(0, 99, { suite: "travel" });
    const { status, stdout, stderr } = await trend(one(report), "report.json", "--json");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const { suite, points, measures } = JSON.parse(stdout);
    expect({ suite, points }).toEqual({ suite: "travel", points: trendOf(report) });
    expect(measures).toMatchObject([
      { measure: "pass rate", floor: null, shifts: [{ stands: true }] },
      { measure: "f1", floor: null, shifts: [{ stands: true }] },
    ]);
  });

  test("merges what reports remember, in whatever order they are named", async () => {
    const files = {
      "old.json": reportText(baseReport(0, 49)),
      "new.json": reportText(baseReport(40, 99)),
    };
    const forth = await trend(files, "old.json", "new.json", "--json");
    const back = await trend(files, "new.json", "old.json", "--json");
    expect(JSON.parse(forth.stdout).points).toHaveLength(100);
    expect(forth).toEqual(back);
  });

  test("takes floors from the report of the newest commit", async () => {
    const [old, latest] = [baseReport(0, 49), baseReport(40, 99)];
    old.policy.gate.floors = { passRate: 0.1 };
    latest.policy.gate.floors = { passRate: 0.85 };
    const files = { "old.json": reportText(old), "new.json": reportText(latest) };
    const { stdout } = await trend(files, "new.json", "old.json");
    expect(stdout).toContain("at least 85.0% is required");
  });

  test("shows what --scorer names, and the newest commits that --points counts", async () => {
    const f1 = await trend(one(baseReport(0, 99)), "report.json", "--scorer", "f1", "--points", "12");
    expect(f1.stdout).toMatch(/^Trend of 12 commits, /);
    expect(f1.stdout.match(/^\S.*? {2}/gm)).toEqual(["f1  "]);
    const both = await trend(
      one(baseReport(0, 99)),
      "--scorer",
      "f1",
      "--scorer",
      "pass rate",
      "report.json",
    );
    expect(both.stdout.match(/^\S.*? {2}/gm)).toEqual(["f1  ", "pass rate  "]);
  });

  test("shows what runs take after the scorers, or what --scorer names of it", async () => {
    const report = withTokens(baseReport(0, 99));
    report.policy.measures = { tokens: { max: 20_000 } };
    const all = await trend(one(report), "report.json");
    expect(all.stdout.match(/^\S.*? {2}/gm)).toEqual(["pass rate  ", "f1  ", "tokens per run  "]);
    const tokens = await trend(one(report), "report.json", "--scorer", "tokens");
    expect(tokens).toMatchObject({ status: 0, stderr: "" });
    expect(tokens.stdout.match(/^\S.*? {2}/gm)).toEqual(["tokens per run  "]);
    expect(tokens.stdout).toMatch(
      /▲ tokens rose by 60% \(12\.4 k → 19\.8 k\) at [0-9a-f]{7}, 39 commits ago, and stayed$/m,
    );
    expect(tokens.stdout).toContain("at most 20.0 k is required · a dash where nothing was measured");
  });

  test("prints what runs take in its own unit with --json", async () => {
    const report = withTokens(baseReport(0, 99));
    report.policy.measures = { tokens: { max: 20_000 } };
    const { stdout } = await trend(one(report), "report.json", "--json", "--scorer", "tokens");
    const { points, measures } = JSON.parse(stdout);
    expect([points[29].measures, points[30].measures]).toEqual([undefined, { tokens: 12_400 }]);
    expect(measures).toEqual([
      {
        measure: "tokens",
        floor: null,
        ceiling: 20_000,
        shifts: [{ at: 60, commit: commitAt(60), before: 12_400, after: 19_840, ago: 39, stands: true }],
      },
    ]);
  });

  test("says that what runs take was not measured", async () => {
    const result = await trend(one(baseReport(0, 9)), "report.json", "--scorer", "tokens");
    expect(result).toMatchObject({
      status: 2,
      stdout: "",
      stderr:
        'error: --scorer: "tokens" was not measured at any of these commits. There is "pass rate", "f1".\n',
    });
  });

  test("counts the scorers that it leaves out", async () => {
    const report = baseReport(0, 9);
    const names = Array.from({ length: limits.printedMeasures }, (_, at) => `scorer-${at}`);
    const history = report.history.map((point) => ({
      ...point,
      scores: Object.fromEntries(names.map((name) => [name, 0.5])),
    }));
    const files = one({ ...report, history });
    expect((await trend(files, "report.json")).stdout).toContain("… and 89 more: --scorer NAME shows one");
    const { measures, moreMeasures } = JSON.parse((await trend(files, "report.json", "--json")).stdout);
    expect([measures.length, moreMeasures]).toEqual([limits.printedMeasures, 1]);
  });

  test.each<[string, Partial<Report>, string]>([
    ["one commit", { history: [] }, "No trend yet: there is 1 commit, "],
    ["no commit", { history: [], commit: null }, "No trend yet: no report names the commit"],
  ])("says what to do with %s", async (_what, more, message) => {
    const files = one(baseReport(0, 0, more));
    expect(await trend(files, "report.json")).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(message),
      stderr: "",
    });
    expect(JSON.parse((await trend(files, "report.json", "--json")).stdout)).toMatchObject({
      suite: "default",
    });
  });

  test("knows a scorer by its own name only", async () => {
    const inherited = await trend(one(baseReport(0, 9)), "report.json", "--scorer", "toString");
    expect(inherited).toMatchObject({
      status: 2,
      stdout: "",
      stderr: 'error: --scorer: no scorer "toString" assessed these commits. There is "pass rate", "f1".\n',
    });
  });

  test.each<[string, string[], string]>([
    ["no report", [], "error: missing required argument 'report'"],
    ["a report that is none", ["none.json"], "error: none.json: is not a report of rungate"],
    [
      "several at once",
      ["none.json", "gone.json"],
      "Without it there is no trend\nerror: gone.json: does not exist: check its path\n",
    ],
    [
      "reports of several suites",
      ["report.json", "other.json"],
      'error: other.json: is the report of suite "other", and report.json is of suite "default": a trend is of one suite',
    ],
    ["a misspelt scorer", ["report.json", "--scorer", "f2"], 'Did you mean "f1"?'],
    ["too few points", ["report.json", "--points", "1"], "Expected a whole number from 2 to 1000."],
  ])("refuses %s", async (_what, args, message) => {
    const files = {
      ...one(baseReport(0, 9)),
      "other.json": reportText(baseReport(0, 9, { suite: "other" })),
      "none.json": "{}",
    };
    const result = await trend(files, ...args);
    expect(result).toMatchObject({ status: 2, stdout: "" });
    expect(result.stderr).toContain(message);
  });
});
