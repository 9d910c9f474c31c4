import { describe, expect, test } from "vitest";
import { extendHistory, historyPoint } from "../../../src/gate/baseline/baseline.ts";
import { conclude } from "../../../src/gate/decide/verdict.ts";
import type { HistoryPoint } from "../../../src/report/comparison.ts";
import type { Report } from "../../../src/report/report.ts";
import { recorded, reportOf } from "../comparison/fixture.ts";

const point = (commit: string): HistoryPoint => ({
  commit,
  createdAt: null,
  scores: {},
  passRate: 1,
  cases: 1,
  errors: 0,
  caseSet: "s",
});
const commits = (history: readonly HistoryPoint[]) => history.map(({ commit }) => commit).join(" ");
const at = (...shas: string[]) => shas.map(point);

describe("the history", () => {
  test("ends with the new commit", () => {
    expect(commits(extendHistory(at("a", "b"), point("c"), 10))).toBe("a b c");
    expect(commits(extendHistory([], point("a"), 10))).toBe("a");
  });

  test("has a commit once, where it was recorded last", () => {
    const again = { ...point("a"), passRate: 0.5 };
    expect(extendHistory(at("a", "b"), again, 10)).toEqual([point("b"), again]);
  });

  test.each([
    [4, "a b c d"],
    [3, "b c d"],
    [1, "d"],
    [0, ""],
  ])("keeps the newest %i commits", (points, expected) => {
    expect(commits(extendHistory(at("a", "b", "c"), point("d"), points))).toBe(expected);
  });

  test("stays as it is where nothing is added", () => {
    expect(commits(extendHistory(at("a", "b", "c"), null, 2))).toBe("b c");
  });
});

describe("a commit in the history", () => {
  const cases = [recorded("a", "x+"), recorded("b", "y-", { tags: { model: "m" } })];
  const report = reportOf(cases, { commit: "c1", createdAt: "2026-01-01T00:00:00.000Z", passRate: 0.5 });
  const caseSet = (more: Partial<Report>) => historyPoint({ ...report, ...more })?.caseSet;

  test("has the numbers of its report", () => {
    expect(historyPoint(report)).toEqual({
      commit: "c1",
      createdAt: "2026-01-01T00:00:00.000Z",
      scores: { f1: 0.85 },
      passRate: 0.5,
      cases: 1,
      errors: 0,
      caseSet: expect.stringMatching(/^sha256:/),
    });
  });

  test("is of the same case set whatever the order and the results of its cases", () => {
    expect(caseSet({ cases: cases.toReversed() })).toBe(caseSet({}));
    expect(caseSet({ cases: [recorded("a", "z-"), ...cases.slice(1)] })).toBe(caseSet({}));
  });

  test.each<[string, Partial<Report>]>([
    ["another case", { cases: [...cases, recorded("c", "z+")] }],
    ["a case less", { cases: cases.slice(1) }],
    ["other tags", { cases: [recorded("a", "x+", { tags: { model: "m" } }), ...cases.slice(1)] }],
    ["other recordings", { settings: { runs: ["x"] } }],
    ["another judge", { settings: { "judge-model": "m" } }],
  ])("is of another case set with %s", (_what, more) => {
    expect(caseSet(more)).not.toBe(caseSet({}));
  });

  test.each<[string, Report["settings"]]>([
    ["who hears of it", { runs: ["x"], comment: "never", "report-only": true }],
    ["what it is compared with", { runs: ["x"], baseline: "none", needs: ["eval"] }],
    ["an input of a later version", { runs: ["x"], later: "y" }],
    ["one without a value", { runs: ["x"], "judge-model": null }],
  ])("is of the same case set whatever the settings say of %s", (_what, settings) => {
    expect(caseSet({ settings })).toBe(caseSet({ settings: { runs: ["x"] } }));
  });

  test("is none without a commit", () => {
    expect(historyPoint({ ...report, commit: null })).toBeNull();
  });
});

describe("a report's history", () => {
  const base = reportOf([recorded("a", "x+")], { commit: "c2", history: at("c1", "c2") });
  const history = (role: Report["role"], more: Partial<Report> = {}, report: Report | undefined = base) => {
    const found = { state: "found" as const, reason: "b.json" };
    const baseline = report === undefined ? { state: "missing" as const, reason: "x" } : { ...found, report };
    const head = reportOf([recorded("a", "y+")], { commit: "c3", ...more });
    return commits(conclude(head, { baseline, role, points: 10 }).history);
  };

  test("is its baseline's and its own commit, on the base branch", () => {
    expect(history("base")).toBe("c1 c2 c3");
  });

  test("is its baseline's, in a pull request", () => {
    expect(history("head")).toBe("c1 c2");
  });

  test("is its baseline's and its own commit, in a merge queue", () => {
    expect(history("queue")).toBe("c1 c2 c3");
  });

  test("has a commit once that was recorded again", () => {
    expect(history("base", { commit: "c2" })).toBe("c1 c2");
  });

  test("outlives a commit that nobody named", () => {
    expect(history("base", { commit: null })).toBe("c1 c2");
  });

  test("goes on over an accepted change", () => {
    expect(history("base", { accepted: { by: "ann" } })).toBe("c1 c2 c3");
  });

  test("begins where there is no baseline", () => {
    const head = reportOf([recorded("a", "y+")], { commit: "c3" });
    const baseline = { state: "first-use" as const, reason: "x" };
    expect(commits(conclude(head, { baseline, role: "base", points: 10 }).history)).toBe("c3");
  });
});
