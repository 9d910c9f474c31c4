import { describe, expect, test } from "vitest";
import { planSecondLook, settlingAdvice } from "../../../src/gate/decide/second-look.ts";
import { conclude } from "../../../src/gate/decide/verdict.ts";
import type { Comparison } from "../../../src/report/comparison.ts";
import { type Report, reportSchema } from "../../../src/report/report.ts";
import { type Compared, compared } from "../checks/compared.ts";
import { flips, ids } from "../checks/regression-fixture.ts";
import { recorded, reportOf, tried } from "../comparison/fixture.ts";

function noisy(count: number, passes: readonly number[]): Pick<Compared, "head" | "base"> {
  return {
    base: ids(count).map((id) => tried(id, "b", 3, 3)),
    head: ids(count).map((id, at) => tried(id, "h", passes[at] ?? 3, 3)),
  };
}

/** A case that turned beside others that pass two of three runs, of which `better` pass all and `worse` one of three. */
function turned(failures: number, better = 3, worse = 0): Compared {
  const pooled = (id: string, passing: number) => ({
    ...tried(id, "b", Math.min(passing, 3), 3),
    pool: [
      { commit: "c", runs: [1, 2, 3].map((at): [string, boolean] => [`p.${id}.${at}`, at <= passing - 3]) },
    ],
  });
  const passes = (at: number) => (at < better ? 3 : at < better + worse ? 1 : 2);
  return {
    base: [pooled("turned", 6), ...ids(40).map((id) => pooled(id, 4))],
    head: [tried("turned", "h", 0, failures), ...ids(40).map((id, at) => tried(id, "h", passes(at), 3))],
  };
}

const planOf = (suite: Compared) => compared(suite).plan;

describe("a verdict that rests on p alone", () => {
  test("has a plan that settles it: the whole suite once more", () => {
    const report = compared(flips(12, 3));
    expect(report.verdict.result).toBe("inconclusive");
    expect(report.plan).toEqual({
      reason: expect.stringMatching(/^pass rate 100% → 75\.0% .*p = \.063/),
      cases: 12,
      trials: 1,
      command: "npx rungate record --cases --again -- COMMAND",
    });
    expect(reportSchema.parse(JSON.parse(JSON.stringify(report))).plan).toEqual(report.plan);
  });

  test("counts what was recorded, where other cases are carried", () => {
    const { head, base } = flips(12, 3, 4);
    const carried = head.map((one) => (one.id.startsWith("k") ? { ...one, carried: true as const } : one));
    const report = compared({ head: carried, base, more: { tier: { name: "pr", carried: 4 } } });
    expect(report.plan).toMatchObject({
      cases: 12,
      command: "npx rungate record --cases --tier pr --again -- COMMAND",
    });
  });

  test("has one too where p is below alpha already", () => {
    const report = compared(noisy(12, [0, 1, 1]));
    expect(report.verdict.result).toBe("fail");
    expect(report.plan).toMatchObject({ cases: 12, trials: 3 });
  });

  test("has none where p is past chance, and where nothing got worse", () => {
    const base = ids(60).map((id) => tried(id, "b", 2, 3));
    const head = ids(60).map((id, at) => tried(id, "h", at < 31 ? 1 : 3, 3));
    expect(planOf({ base, head })).toBeUndefined();
    expect(planOf(flips(12, 0))).toBeUndefined();
  });
});

describe("what fails at once has no plan", () => {
  test("snapshots of which one turned", () => {
    const report = compared(flips(1, 1, 20));
    expect(report.comparison?.steady).toBe("kept");
    expect(report.verdict.result).toBe("fail");
    expect(report.plan).toBeUndefined();
  });

  test.each([
    ["a required case", { policy: "gate: { requiredCases: [c0] }" }],
    ["a floor", { policy: "gate: { floors: { passRate: 1 } }" }],
    ["a case that is gone", { base: [...flips(12, 3).base, recorded("gone", "g+")] }],
  ])("%s", (_, more: Partial<Compared>) => {
    const report = compared({ ...flips(12, 3), ...more, more: { passRate: 0.75 } });
    expect(report.verdict.result).toBe("fail");
    expect(report.plan).toBeUndefined();
  });

  test("a drop that a person accepted, one that is not looked for, and one on the base branch", () => {
    expect(planOf({ ...flips(12, 3), more: { accepted: { by: "ann" } } })).toBeUndefined();
    expect(planOf({ ...flips(12, 3), policy: "gate: { regression: { mode: off } }" })).toBeUndefined();
    const { head, base } = flips(12, 3);
    const baseline = { state: "found" as const, reason: "b", report: reportOf(base) };
    expect(conclude(reportOf(head), { baseline, role: "base", points: 1 }).plan).toBeUndefined();
  });
});

describe("after an earlier run at the same commit", () => {
  const lookedTwice = (suite: Compared): Report => {
    const report = compared(suite);
    const comparison = report.comparison as Comparison;
    return { ...report, comparison: { ...comparison, earlier: { runs: 1 } as Comparison["earlier"] } };
  };
  const planAfter = (report: Report) => planSecondLook(report, report.verdict);

  test("the whole suite has no third look, and nothing advises one", () => {
    const report = lookedTwice(flips(12, 3));
    expect(planSecondLook(compared(flips(12, 3)), report.verdict)).toBeDefined();
    expect(planAfter(report)).toBeUndefined();
    expect(settlingAdvice(report)).toBe("");
  });

  test("a case that turned keeps its own plan", () => {
    const report = lookedTwice(turned(3));
    expect(planAfter(report)).toMatchObject({ cases: 1, trials: 5 });
    expect(settlingAdvice(report)).toMatch(/^\. To settle it, record turned alone 5 times more /);
  });
});

test("an unsure drop also has the plan of its worst case", () => {
  expect(settlingAdvice(compared(turned(3, 0, 5)))).toBe(
    ". To settle it, record every case again next to these recordings (rungate record --cases --again), or turned alone 5 times more (rungate record --cases --case turned --trials 5 --again)",
  );
});
