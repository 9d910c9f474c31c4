import { describe, expect, test } from "vitest";
import { asIfFailed, measuredIfFailed } from "../../../src/gate/compare/count-errors-as-failed.ts";
import type { ReportCase, Trial } from "../../../src/report/case.ts";
import type { CaseComparison, Comparison } from "../../../src/report/comparison.ts";
import { measured } from "../checks/measured.ts";
import { tried } from "../comparison/fixture.ts";

/** A case of three trials that passed with full scores; the last `errors` could not run. */
function unable(id: string, errors: number, more: Partial<ReportCase> = {}): ReportCase {
  const one = tried(id, "h", 3, 3);
  const trials = one.trials.map((trial, at): Trial => {
    const scores = { f1: { status: "scored", value: 1 }, toxicity: { status: "scored", value: 0 } } as const;
    if (at < 3 - errors) return { ...trial, scores };
    const reason = { status: "error", reason: "429" } as const;
    return { ...trial, hash: null, pass: null, couldNotRun: true, scores: { f1: reason, toxicity: reason } };
  });
  return { ...one, trials, scores: { f1: 1, toxicity: 0 }, passRate: 1, ...more };
}

function comparison(state: CaseComparison["state"], base: CaseComparison["base"], more = {}) {
  return { state, base, head: { passed: 2, trials: 2 }, anew: 1, ...more } as CaseComparison;
}

describe("runs that could not run, counted as failed,", () => {
  test("lower the pass rate and have the worst scores", () => {
    const [one] = asIfFailed([unable("a", 1)]);
    expect(one?.passRate).toBeCloseTo(2 / 3);
    expect(one?.scores.f1).toBeCloseTo(2 / 3);
    expect(one?.scores.toxicity).toBeCloseTo(1 / 3);
    expect(one?.trials.map(({ pass }) => pass)).toEqual([true, true, false]);
  });

  test("are recordings of their own", () => {
    const hashes = asIfFailed([unable("a", 2)]).flatMap(({ trials }) => trials.map(({ hash }) => hash));
    expect(new Set(hashes).size).toBe(3);
    expect(hashes.slice(1)).toEqual(['could not run: ["a.json",1]', 'could not run: ["a.json",2]']);
  });

  test("change nothing of other cases", () => {
    const cases = [unable("a", 0)];
    expect(asIfFailed(cases)[0]).toBe(cases[0]);
  });
});

describe("a report of which runs could not run", () => {
  const report = (more: Partial<CaseComparison>[] = [], compared: Partial<Comparison> | null = {}) =>
    measuredIfFailed(
      measured({
        cases: [
          unable("a", 1, { comparison: comparison("unchanged", { passed: 3, trials: 3 }, more[0]) }),
          unable("b", 0, { comparison: comparison("unchanged", { passed: 3, trials: 3 }, more[1]) }),
        ],
        scores: { f1: { value: 1, assessed: 5, notAssessed: 0, errors: 1, band: "Good" } },
        comparison: compared as Comparison | null,
      }),
    );
  const stateOf = (more: Partial<CaseComparison>) => report([more]).cases[0]?.comparison?.state;

  test("has the pass rate and the scores of all runs", () => {
    expect(report().passRate).toBeCloseTo(5 / 6);
    expect(report().scores.f1).toMatchObject({ value: expect.closeTo(5 / 6) });
  });

  test("counts them in the case's comparison, and leaves other cases as they are", () => {
    const [first, second] = report().cases;
    expect(first?.comparison).toMatchObject({ state: "comparable", head: { passed: 2, trials: 3 }, anew: 2 });
    expect(second?.comparison).toEqual(comparison("unchanged", { passed: 3, trials: 3 }));
  });

  test("compares a case where the base has runs of it", () => {
    expect(stateOf({ state: "unassessed" })).toBe("comparable");
    expect(stateOf({ state: "unassessed", base: { passed: 0, trials: 0 } })).toBe("unassessed");
    expect(stateOf({ state: "unchanged", base: { passed: 0, trials: 0 } })).toBe("unchanged");
    expect(stateOf({ state: "changed" })).toBe("changed");
    expect(stateOf({ state: "new" })).toBe("new");
  });

  test("has the test of that comparison, where there is one", () => {
    const ifFailed = { p: 0.01, sum: 0.02 } as Comparison["ifFailed"];
    expect(report([], { p: 0.3, byWorst: true, ifFailed }).comparison).toEqual({
      p: 0.01,
      sum: 0.02,
      ifFailed,
    });
    expect(report([], { p: 0.3, byWorst: true }).comparison).toEqual({ p: 0.3, byWorst: true });
    expect(report([], { p: 0.3 }).comparison).toEqual({ p: 0.3 });
    expect(report([], null).comparison).toBeNull();
  });
});
