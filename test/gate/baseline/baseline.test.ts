import { describe, expect, test } from "vitest";
import type { Baseline } from "../../../src/gate/baseline/baseline.ts";
import { conclude } from "../../../src/gate/decide/verdict.ts";
import type { Report } from "../../../src/report/report.ts";
import { findingOf } from "../checks/compared.ts";
import { recorded, reportOf } from "../comparison/fixture.ts";

const cases = [recorded("a", "x+")];

const judged = (baseline: Baseline, more: Partial<Report> = {}, policy?: string) =>
  conclude(reportOf(cases, more, policy), { baseline, role: "head", points: 10 });

describe("without a baseline", () => {
  test.each<[Baseline, string | undefined, Report["verdict"]["result"], boolean]>([
    [{ state: "none", reason: "nobody asked" }, undefined, "pass", false],
    [
      { state: "first-use", reason: "no report of this suite was found" },
      "pass First use: no report of this suite was found, so nothing was compared. Merge this. The push records the baseline, or the committed recordings are it",
      "pass",
      false,
    ],
    [
      { state: "missing", reason: "the artifact of abc has expired" },
      "inconclusive No baseline: the artifact of abc has expired, so rungate cannot tell whether the agent got worse",
      "inconclusive",
      false,
    ],
    [
      { state: "unavailable", reason: "the token may not read artifacts" },
      "fail Baseline out of reach: the token may not read artifacts; a gate that cannot see does not let anything pass",
      "fail",
      true,
    ],
  ])("$state", (baseline, sentence, result, blocks) => {
    const report = judged(baseline);
    expect(findingOf(report, "baseline")).toBe(sentence);
    expect(report).toMatchObject({
      baseline: { state: baseline.state, commit: null, reason: baseline.reason },
      comparison: null,
      verdict: { result, blocks },
    });
    expect(["weakening", "regression"].map((name) => findingOf(report, name))).toEqual([
      undefined,
      undefined,
    ]);
  });

  test.each(["missing", "unavailable"] as const)("the worst case is named where it is %s", (state) => {
    const failing = { ...recorded("b", "y-"), passRate: 0 };
    const trials = failing.trials.map((trial) => ({ ...trial, brokenBudgets: ["made 9 calls"] }));
    const report = conclude(reportOf([...cases, { ...failing, trials }]), {
      baseline: { state, reason: "r" },
      role: "head",
      points: 10,
    });
    expect(findingOf(report, "baseline")).toMatch(/ · worst case b: rule made 9 calls$/);
  });

  test("floors hold all the same", () => {
    const policy = "gate: {floors: {passRate: 0.9}}";
    const first = judged({ state: "first-use", reason: "r" }, { passRate: 0.5 }, policy);
    expect(first.verdict.result).toBe("fail");
  });

  test("one that is missing blocks where nothing inconclusive may pass, and nobody can accept that", () => {
    const missing: Baseline = { state: "missing", reason: "r" };
    expect(judged(missing, {}, "gate: {inconclusive: fail}").verdict.blocks).toBe(true);
    const accepted = judged(missing, { accepted: { by: "ann" } }, "gate: {inconclusive: fail}");
    expect(accepted.verdict).toMatchObject({ result: "inconclusive", blocks: true });
  });
});

describe("with a baseline", () => {
  test("says where it came from, and the check is silent", () => {
    const base = reportOf(cases, { commit: "c1" });
    const report = judged({ state: "found", reason: "b.json", report: base });
    expect(report.baseline).toMatchObject({
      state: "found",
      commit: "c1",
      isWhole: true,
      reason: "b.json",
      distance: null,
    });
    expect(findingOf(report, "baseline")).toBeUndefined();
    expect(report.comparison).not.toBeNull();
  });

  test("whose recordings were in error is compared with, and the verdict is inconclusive at best", () => {
    const base = reportOf(cases, { commit: "c1", baselineEligible: false });
    const report = judged({ state: "found", reason: "b.json", report: base });
    expect(report.comparison).not.toBeNull();
    expect(findingOf(report, "baseline")).toBe(
      "inconclusive Broken baseline: recordings of b.json were in error, so their cases have nothing to be compared with",
    );
  });
});
