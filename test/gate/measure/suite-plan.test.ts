import { describe, expect, test } from "vitest";
import { beta, randomFrom } from "../../../scripts/bench/random.ts";
import { limits } from "../../../src/core/limits.ts";
import { planSuite, type SuitePlan } from "../../../src/gate/measure/suite-plan.ts";
import { planView } from "../../../src/views/plan.ts";
import { printed } from "../../views/printed.ts";
import { ids } from "../checks/regression-fixture.ts";
import { recorded, reportOf, tried } from "../comparison/fixture.ts";

/** The plan of cases with these numbers of passes. */
function plan(passes: readonly number[], trials: number, policy?: string): SuitePlan {
  const cases = ids(passes.length).map((id, at) => tried(id, "b", passes[at] ?? 0, trials));
  const found = planSuite(reportOf(cases, {}, policy));
  if (found === null) throw new Error("nothing was planned");
  return found;
}

function simulated(cases: number, trials: number): SuitePlan {
  const random = randomFrom(7);
  const passes = Array.from({ length: cases }, () => {
    const rate = beta(random, 0.85, 0.15);
    return Array.from({ length: trials }, () => random() < rate).filter(Boolean).length;
  });
  return plan(passes, trials);
}

const neededFor = ({ needed }: SuitePlan, drop: number, trials: number) =>
  needed.find((one) => one.drop === drop)?.cases.find((reportCase) => reportCase.trials === trials)?.cases;

describe("what a suite can see", () => {
  test("is what the simulations find four times in five: 10 points in 20 cases of 3 trials", () => {
    const found = simulated(200, 3);
    expect(found.correlation).toBeCloseTo(0.5, 0);
    expect(neededFor(found, 0.1, 3)).toBeGreaterThanOrEqual(17);
    expect(neededFor(found, 0.1, 3)).toBeLessThanOrEqual(24);
    // 50 cases of 3 trials find 5 points in 69%, 200 in 98%.
    expect(neededFor(found, 0.05, 3)).toBeGreaterThan(50);
    expect(neededFor(found, 0.05, 3)).toBeLessThan(100);
    expect(found.detectable).toBeGreaterThan(0.02);
    expect(found.detectable).toBeLessThan(0.04);
  });

  test("is more with more trials, and with more cases", () => {
    const { needed } = simulated(100, 3);
    for (const { cases } of needed) {
      const counts = cases.map((reportCase) => reportCase.cases ?? Number.POSITIVE_INFINITY);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }
    expect(simulated(200, 3).detectable).toBeLessThan(simulated(50, 3).detectable ?? 1);
  });

  test("counts runs of earlier commits that the report carries", () => {
    const runs = Array.from({ length: 9 }, (_, at): [string, boolean] => [`earlier ${at}`, true]);
    const cases = ids(20).map((id) => ({
      ...tried(id, "b", 1, 1),
      pool: [{ commit: null, runs: runs.map(([hash, pass]): [string, boolean] => [`${id} ${hash}`, pass]) }],
    }));
    expect(planSuite(reportOf(cases))?.trials).toEqual({ head: 1, base: 10 });
  });

  test("is no less than the least drop that is red: what the policy minds, or one case", () => {
    const large = plan([3, 3, 3, 2, 3, 3, 1, 3, 3, 3], 3, "gate: { regression: { maxDrop: 0.07 } }");
    expect(large.detectable).toBeGreaterThanOrEqual(0.07);
    const suitePlan = plan([3, 3, 3, 2, 3, 3, 1, 3, 3, 3], 3, "gate: { regression: { maxDrop: 1 } }");
    expect(suitePlan.detectable).toBeGreaterThanOrEqual(0.1);
  });

  test("is a guess where no case has two trials, and nothing where no run passed or failed", () => {
    expect(plan([1, 0, 1, 1], 1).correlation).toBeNull();
    expect(
      planSuite(reportOf([recorded("silent", "s?"), recorded("none", "z+", { source: "none" })])),
    ).toBeNull();
    expect(planSuite(reportOf([]))).toBeNull();
  });

  test("is looked for among no more cases than the limit", () => {
    const coin = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? 1 : 0));
    const { needed } = plan(coin, 1, "gate: { regression: { alpha: 1e-12, maxDrop: 0 } }");
    const counts = needed.flatMap(({ cases }) => cases.map((reportCase) => reportCase.cases));
    expect(counts).toContain(null);
    for (const count of counts) if (count !== null) expect(count).toBeLessThanOrEqual(limits.plannedCases);
  });
});

test("a person reads what it is, what it would take, and when it is a guess", () => {
  expect(printed(planView(plan([3, 3, 2, 3, 3, 1, 3, 3, 0, 3], 3), false))).toMatchInlineSnapshot(`
    "default: 10 cases, 3 trials each, pass rate 80.0%

    The gate can see a drop of about 18 points.

    Cases that are needed to see a drop, by the trials of each case here and on the base branch
    drop             1 trial    3 trials    5 trials   10 trials
    10 points      124 cases    22 cases    12 cases    10 cases
    5 points       417 cases    74 cases    34 cases    20 cases

    Cases that are needed to show that an equal model is no worse within a margin (gate.switch)
    5 points       360 cases   120 cases    72 cases    36 cases
    3 points       967 cases   323 cases   194 cases    97 cases

    The gate sees a drop when it fails 4 of 5 pull requests with that drop. More cases help most.
    "
  `);
  expect(
    printed(planView(plan([1, 1, 0, 1], 1, "gate: { regression: { maxDrop: 0.07 } }"), false)),
  ).toMatchInlineSnapshot(`
    "default: 4 cases, 1 trial each, pass rate 75.0%

    The gate cannot see any drop: the suite is too small.
    No case has 2 trials, so the noise of the agent is a guess. Record 3 trials of each case.

    Cases that are needed to see a drop, by the trials of each case here and on the base branch
    drop             1 trial    3 trials    5 trials   10 trials
    10 points      160 cases    31 cases    17 cases    15 cases
    5 points       553 cases   103 cases    49 cases    34 cases

    Cases that are needed to show that an equal model is no worse within a margin (gate.switch)
    5 points       494 cases   165 cases    99 cases    50 cases
    3 points     1,339 cases   447 cases   268 cases   134 cases

    The gate sees a drop when it fails 4 of 5 pull requests with that drop. More cases help most.
    "
  `);
  expect(printed(planView(plan([3, 3, 3], 3), false))).toMatchInlineSnapshot(`
    "default: 3 cases, 3 trials each, pass rate 100%

    The gate can see a drop of about 33 points.
    Every run passed so far. An agent with noise needs more cases than this says.

    Cases that are needed to see a drop, by the trials of each case here and on the base branch
    drop             1 trial    3 trials    5 trials   10 trials
    10 points       40 cases    10 cases    10 cases    10 cases
    5 points        80 cases    20 cases    20 cases    20 cases

    Cases that are needed to show that an equal model is no worse within a margin (gate.switch)
    5 points       121 cases    41 cases    25 cases    13 cases
    3 points       203 cases    68 cases    41 cases    21 cases

    The gate sees a drop when it fails 4 of 5 pull requests with that drop. More cases help most.
    "
  `);
});
