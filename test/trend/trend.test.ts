import { describe, expect, test } from "vitest";
import { historyPoint } from "../../src/gate/baseline.ts";
import { PASS_RATE, trendOf, valueAt } from "../../src/gate/trend.ts";
import type { Report } from "../../src/report/report.ts";
import { recorded, reportOf } from "../comparison/fixture.ts";
import { trendPoints } from "./recorded-trend.ts";

describe("the trend of a report", () => {
  const report = reportOf([recorded("a", "x+")], { commit: "c3", role: "head" });
  const caseSet = historyPoint(report)?.caseSet ?? "";
  const at = (commit: string, more = {}) => ({
    commit,
    createdAt: null,
    scores: {},
    passRate: 1,
    cases: 1,
    errors: 0,
    caseSet,
    ...more,
  });
  const trend = (more: Partial<Report>) =>
    trendOf({ ...report, ...more }).map(
      ({ commit, isBreak, isHead }) => `${commit}${isBreak ? " break" : ""}${isHead ? " head" : ""}`,
    );

  test("ends with a pull request's own point, which is not on the base branch", () => {
    expect(trend({ history: [at("c1"), at("c2")] })).toEqual(["c1", "c2", "c3 head"]);
  });

  test("has the commit of a base report once, in its history", () => {
    expect(trend({ role: "base", history: [at("c1"), at("c3")] })).toEqual(["c1", "c3"]);
  });

  test("breaks where the case set is another than before, and where it is the former again", () => {
    const history = [at("c0", { caseSet: "other" }), at("c1"), at("c2", { caseSet: "other" })];
    expect(trend({ history })).toEqual(["c0", "c1 break", "c2 break", "c3 break head"]);
  });

  test("ends with a head that names no commit, but not with such a commit of the base branch", () => {
    expect(trend({ commit: null, history: [at("c1")] })).toEqual(["c1", "uncommitted head"]);
    expect(trend({ commit: null, role: "base", history: [at("c1")] })).toEqual(["c1"]);
  });
});

test("a point has the values of the pass rate and of its scorers, and of nothing else", () => {
  const [point] = trendPoints([0.5]);
  const value = (measure: string) => (point === undefined ? undefined : valueAt(point, measure));
  expect([PASS_RATE, "f1", "llm", "code", "constructor"].map(value)).toEqual([0.5, 0.75, null, null, null]);
});
