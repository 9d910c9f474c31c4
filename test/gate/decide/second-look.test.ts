import { describe, expect, test } from "vitest";
import { conclude } from "../../../src/gate/decide/verdict.ts";
import { reportSchema } from "../../../src/report/report.ts";
import { type Compared, compared } from "../checks/compared.ts";
import { flips, ids } from "../checks/regression-fixture.ts";
import { recorded, reportOf, tried } from "../comparison/fixture.ts";

function noisy(count: number, passes: readonly number[]): Pick<Compared, "head" | "base"> {
  return {
    base: ids(count).map((id) => tried(id, "b", 3, 3)),
    head: ids(count).map((id, at) => tried(id, "h", passes[at] ?? 3, 3)),
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
