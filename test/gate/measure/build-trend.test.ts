import { describe, expect, test } from "vitest";
import { historyPoint } from "../../../src/gate/baseline/baseline.ts";
import {
  measuresOf,
  measureTrends,
  PASS_RATE,
  trendOf,
  valueAt,
} from "../../../src/gate/measure/build-trend.ts";
import type { Report } from "../../../src/report/report.ts";
import { suiteMeasures } from "../../../src/scorers/measures.ts";
import { gatingScorers } from "../../../src/scorers/pass-marks.ts";
import { recorded, reportOf } from "../comparison/fixture.ts";
import { trendPoints } from "../trend/recorded-trend.ts";

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

describe("the measures of a trend", () => {
  const taking = (...all: ({ [measure: string]: number } | undefined)[]) =>
    trendPoints(
      all.map(() => 0.9),
      (at) => (all[at] === undefined ? {} : { measures: all[at] }),
    );

  test("are the pass rate, the scorers that assessed something, then what is known of what runs take", () => {
    expect(measuresOf(taking(undefined, { cost: 0.01, tokens: 900 }, { speed: 3, calls: 0 }))).toEqual([
      "pass rate",
      "f1",
      "tokens",
      "calls",
      "cost",
    ]);
    expect(measuresOf(taking(undefined, {}))).toEqual(["pass rate", "f1"]);
  });

  test("have no value at commits whose reports do not say it", () => {
    const points = taking(undefined, { tokens: 900 }, {});
    expect(points.map((point) => valueAt(point, "tokens"))).toEqual([null, 900, null]);
    const absurd = taking({ tokens: Number.MAX_VALUE }, { tokens: Number.MAX_SAFE_INTEGER });
    expect(absurd.map((point) => valueAt(point, "tokens"))).toEqual([null, Number.MAX_SAFE_INTEGER]);
  });

  test("go by names that no scorer has, and what runs take is meant where a foreign report has one", () => {
    const taken = [PASS_RATE, ...suiteMeasures];
    expect(gatingScorers.filter((id) => taken.some((name) => name === id))).toEqual([]);
    const [point] = trendPoints([0.9], () => ({ scores: { tokens: 0.5 }, measures: { tokens: 900 } }));
    expect(point && valueAt(point, "tokens")).toBe(900);
    expect(measuresOf(trendPoints([0.9], () => ({ scores: { tokens: 0.5 } })))).toEqual(["pass rate"]);
  });

  test("have the most that the policy allows as their ceiling", () => {
    const { policy } = reportOf([recorded("a", "x+")], {});
    const bounds = (measures: Report["policy"]["measures"]) =>
      measureTrends(taking({ tokens: 900, calls: 3 }), ["tokens", "calls"], { ...policy, measures }).map(
        ({ bound }) => bound,
      );
    expect(bounds({ tokens: { max: 1_000 }, calls: { maxRise: 0.2 } })).toEqual([
      { kind: "ceiling", value: 1_000 },
      null,
    ]);
    expect(bounds(undefined)).toEqual([null, null]);
  });
});
