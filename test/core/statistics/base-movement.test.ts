import { describe, expect, test } from "vitest";
import {
  movementOf,
  movementVariance,
  shiftsOf,
  spreadOf,
} from "../../../src/core/statistics/base-movement.ts";
import { testDrop } from "../../../src/core/statistics/drop-test.ts";
import { sum } from "../../../src/core/statistics/summary.ts";
import { sample, times } from "./fixture.ts";

const levels = (rates: readonly number[], runs: number) => rates.map((rate) => ({ rate, runs }));

describe("the movement of the base", () => {
  test("is what its levels differ beyond sampling, as computed by hand", () => {
    // s² = 9/1600; needed (1 + ½·½)·(.1/150) = 1/1200; τ² = (9/1600 − 1/1200)/.01 = 23/48.
    const rates = [0.75, 0.8, 0.85, 0.9, 0.95, 0.75, 0.85, 0.85, 0.95];
    const movement = movementOf(levels(rates, 150), 0.1);
    expect(movement ** 2).toBeCloseTo(23 / 48, 12);
    expect(movementVariance(movement, 9, 9)).toBeCloseTo(115 / 189, 12);
    expect(movement * 0.1).toBeCloseTo(0.069, 3);
  });

  test("is none where the levels differ no more than sampling does", () => {
    expect(movementOf(levels([0.8, 0.82, 0.78, 0.8, 0.81], 50), 0.1)).toBe(0);
  });

  test("is none of few levels, and of trials without noise", () => {
    expect(movementOf(levels([0.1, 0.9, 0.1], 1_000), 0.1)).toBe(0);
    expect(movementOf(levels([0.1, 0.9, 0.1, 0.9], 1_000), 0.1)).toBeGreaterThan(1);
    expect(movementOf(levels([0.1, 0.9, 0.1, 0.9], 1_000), 0)).toBe(0);
  });

  test("is estimated from the variance of one trial, of cases with two", () => {
    expect(spreadOf([sample(1, 2, 0, 1), sample(3, 3, 0, 1), sample(1, 1, 0, 1)])).toBe(0.25);
    expect(spreadOf([sample(1, 1, 0, 1)])).toBeNull();
  });
});

describe("the shifts", () => {
  test("are a normal distribution: of weight 1, mean 0 and the variance", () => {
    const shifts = shiftsOf(0.36);
    expect(sum(shifts.map(({ weight }) => weight))).toBeCloseTo(1, 12);
    expect(sum(shifts.map(({ weight, logOdds }) => weight * logOdds))).toBeCloseTo(0, 12);
    expect(sum(shifts.map(({ weight, logOdds }) => weight * logOdds ** 2))).toBeCloseTo(0.36, 9);
    expect(shiftsOf(0)).toEqual([{ logOdds: 0, weight: 1 }]);
  });

  test("of one shift change p as computed by hand: 4/63 instead of 1/40", () => {
    const broken = [sample(3, 3, 0, 3)];
    expect(testDrop(broken, 0.05).p).toBeCloseTo(1 / 40, 14);
    expect(testDrop(broken, 0.05, [{ logOdds: -Math.LN2, weight: 1 }]).p).toBeCloseTo(4 / 63, 14);
  });

  test("take p nearer to one half", () => {
    const worse = [...times(5, sample(3, 3, 1, 3)), ...times(20, sample(2, 3, 2, 3))];
    const still = testDrop(worse, 0.05).sum;
    const moved = testDrop(worse, 0.05, shiftsOf(0.3)).sum;
    expect(still).toBeLessThan(moved);
    expect(moved).toBeLessThan(0.5);
  });
});
