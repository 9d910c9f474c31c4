import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import { handedOn } from "../../../src/gate/baseline/baseline.ts";
import { conclude } from "../../../src/gate/decide/verdict.ts";
import { reportText } from "../../../src/report/cases.ts";
import type { Report } from "../../../src/report/report.ts";
import { recorded, reportOf } from "../comparison/fixture.ts";

const hash = (name: string) => name.padEnd(64, "0");
const runs = (commit: string, count: number): Report["cases"][number]["pool"][number] => ({
  commit,
  runs: Array.from({ length: count }, (_, at) => [hash(`${commit}-${at}-`), true]),
});
const point = (commit: string): Report["history"][number] => ({
  commit,
  createdAt: null,
  scores: {},
  passRate: 1,
  cases: 1,
  errors: 0,
  caseSet: "x",
});

function reportWith(cases: number): Report {
  const all = Array.from({ length: cases }, (_, at) =>
    recorded(`case-${at}`, "x+", { pool: [runs("c2", 20), runs("c1", 20)] }),
  );
  const history = Array.from({ length: 50 }, (_, at) => point(`commit-${at}`));
  return { ...reportOf(all, { role: "base", commit: "c3" }), history };
}

describe("what a report hands on", () => {
  const report = reportWith(10);
  const whole = reportText(report).length;
  const written = (most: number) => {
    const { cases, history, leftOut } = handedOn(report, most);
    return { cases, history, leftOut, bytes: reportText({ ...report, cases, history }).length };
  };

  test("is all of it where there is room", () => {
    expect(handedOn(report, whole)).toEqual({
      cases: report.cases,
      history: report.history,
      leftOut: undefined,
    });
  });

  test("is at most as much as can be read again, the newest first, and as much as there is room for", () => {
    for (const most of [whole - 1, Math.floor(whole * 0.8), Math.floor(whole * 0.5)]) {
      const { cases, bytes, history, leftOut } = written(most);
      expect(bytes).toBeLessThanOrEqual(most);
      expect(bytes).toBeGreaterThan(most - 10 * 100);
      expect(leftOut).toMatchObject({ isReadable: true, message: expect.stringContaining("are left out") });
      expect(history.at(-1)?.commit).toBe("commit-49");
      for (const { pool } of cases) {
        expect(pool[0]?.runs[0]).toEqual(report.cases[0]?.pool[0]?.runs[0]);
        expect(pool.length === 1 || pool[0]?.runs.length === 20).toBe(true);
      }
    }
  });

  test("is nothing where its own runs alone are too much, and it says so", () => {
    const { cases, history, leftOut } = written(1000);
    expect(history).toEqual([]);
    expect(cases.flatMap(({ pool }) => pool)).toEqual([]);
    expect(leftOut).toMatchObject({
      isReadable: false,
      message: expect.stringMatching(/^the report has \d+ bytes by its own runs, and 1000 can be read again/),
    });
  });
});

describe("a report of the base branch that would be too large", () => {
  /** A baseline with one case whose pool fills a report up to the limit. */
  const large = () => {
    const pool = Array.from({ length: 60 }, (_, at) => runs(`c${at}`, 15_000));
    return reportOf([recorded("a", "x+", { pool })], { role: "base", commit: "c99" });
  };
  const measured = (id: string): Report => reportOf([recorded(id, "n+")], { commit: "c100" });

  test("is written so that it can be read again, and warns of what it leaves out", () => {
    const report = large();
    const gate = { ...measured("a").policy.gate };
    const wide = { ...gate, regression: { ...gate.regression, window: 1_000_000 } };
    const now = { ...measured("a"), policy: { ...measured("a").policy, gate: wide } };
    const done = conclude(now, {
      baseline: { state: "found", reason: "here", report },
      role: "base",
      points: 10,
    });
    expect(reportText(done).length).toBeLessThanOrEqual(limits.baselineBytes);
    expect(reportText(done).length).toBeGreaterThan(limits.baselineBytes * 0.9);
    expect(done.problems).toMatchObject([{ severity: "warning" }]);
    expect(done.problemCounts.warnings).toBe(1);
  });

  test.each([
    ["base", "error", "fail"],
    ["queue", "warning", "pass"],
  ] as const)("by its own runs is told as %s", (role, severity, result) => {
    const name = "x".repeat(limits.baselineBytes);
    const done = conclude(measured(name), { baseline: { state: "none", reason: "" }, role, points: 10 });
    expect(done.problems).toMatchObject([{ severity }]);
    expect(done.verdict.checks.find(({ name: check }) => check === "integrity")?.result).toBe(result);
  });
});
