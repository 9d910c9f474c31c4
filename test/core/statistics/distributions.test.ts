import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  betaBinomial,
  incompleteBeta,
  studentP,
  upperQuantile,
  upperTail,
} from "../../../src/core/statistics/distributions.ts";

describe("the tail of the normal distribution", () => {
  it.each([
    [0, 0.5],
    [0.5, 0.3085375387259869],
    [1, 0.15865525393145705],
    [-1, 0.841344746068543],
    [1.959963984540054, 0.025],
    [3, 0.00134989803163009],
    [5, 2.866515718791939e-7],
    [7.2, 3.0106279811174e-13],
    [8, 6.220960574271784e-16],
    [20, 2.753624118606233e-89],
  ])("above %d is tabulated", (z, tail) => {
    expect(Math.abs(upperTail(z) / tail - 1)).toBeLessThan(1e-8);
    expect(upperTail(z)).toBeCloseTo(tail, 13);
  });

  it("ends at 0 and 1, far out too", () => {
    expect(upperTail(Number.POSITIVE_INFINITY)).toBe(0);
    expect(upperTail(Number.NEGATIVE_INFINITY)).toBe(1);
    expect(upperTail(1000)).toBe(0);
  });

  it("never grows", () => {
    const z = fc.double({ min: -45, max: 45, noNaN: true });
    fc.assert(fc.property(z, z, (a, b) => upperTail(Math.min(a, b)) >= upperTail(Math.max(a, b))));
  });
});

describe("the quantile", () => {
  it.each([
    [0.5, 0],
    [0.2, 0.8416212335729143],
    [0.05, 1.6448536269514722],
    [0.025, 1.959963984540054],
    [0.975, -1.959963984540054],
    [1e-9, 5.9978070150076865],
  ])("of %d is tabulated", (probability, z) => {
    expect(upperQuantile(probability)).toBeCloseTo(z, 8);
  });

  it("undoes the tail", () => {
    fc.assert(
      fc.property(fc.double({ min: -6, max: 30, noNaN: true }), (z) => {
        expect(upperQuantile(upperTail(z))).toBeCloseTo(z, 6);
      }),
    );
  });
});

describe("the two-sided p of Student's t", () => {
  it.each([
    [1, 0.05, 12.706],
    [2, 0.05, 4.303],
    [5, 0.05, 2.571],
    [10, 0.05, 2.228],
    [30, 0.05, 2.042],
    [120, 0.05, 1.98],
    [1, 0.01, 63.657],
    [5, 0.01, 4.032],
    [10, 0.01, 3.169],
    [30, 0.01, 2.75],
    [1, 0.001, 636.619],
    [5, 0.001, 6.869],
    [10, 0.001, 4.587],
    [30, 0.001, 3.646],
    [120, 0.001, 3.373],
  ])("with %d degrees of freedom is %d at the tabulated value", (degreesOfFreedom, p, t) => {
    // The tables round t to four digits.
    expect(studentP(t - 0.0005001, degreesOfFreedom)).toBeGreaterThan(p);
    expect(studentP(t + 0.0005001, degreesOfFreedom)).toBeLessThan(p);
    expect(studentP(-t, degreesOfFreedom)).toBe(studentP(t, degreesOfFreedom));
  });

  it("is the arc tangent's with one degree of freedom, far out too", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (t) => {
        expect(studentP(t, 1)).toBeCloseTo(1 - (2 / Math.PI) * Math.atan(t), 9);
      }),
    );
  });

  it("comes to the normal distribution's with many degrees of freedom", () => {
    for (const t of [0, 0.5, 1, 2, 3.29, 6]) expect(studentP(t, 1e7)).toBeCloseTo(2 * upperTail(t), 6);
  });

  it("ends at 1 and 0", () => {
    expect(studentP(0, 3)).toBe(1);
    expect(studentP(Number.POSITIVE_INFINITY, 3)).toBe(0);
  });
});

describe("the incomplete beta function", () => {
  it("is a binomial tail where both parameters are whole numbers", () => {
    const parameter = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), parameter, parameter, (x, a, b) => {
        expect(incompleteBeta(x, a, b)).toBeCloseTo(binomialTail(x, a, a + b - 1), 10);
      }),
    );
  });

  it("is x^a for b = 1, and 1 − (1 − x)^b for a = 1, whole or not", () => {
    const parameter = fc.double({ min: 0.5, max: 400, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), parameter, (x, parameter) => {
        expect(incompleteBeta(x, parameter, 1)).toBeCloseTo(x ** parameter, 10);
        expect(incompleteBeta(x, 1, parameter)).toBeCloseTo(1 - (1 - x) ** parameter, 10);
      }),
    );
  });
});

function binomialTail(rate: number, fewest: number, draws: number): number {
  let tail = 0;
  for (let hits = fewest; hits <= draws; hits++) {
    tail += choose(draws, hits) * rate ** hits * (1 - rate) ** (draws - hits);
  }
  return tail;
}

function choose(draws: number, hits: number): number {
  let ways = 1;
  for (let drawn = 1; drawn <= hits; drawn++) ways *= (draws - hits + drawn) / drawn;
  return ways;
}

const trials = fc.integer({ min: 1, max: 60 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const correlation = fc.double({ min: 0, max: 0.99, noNaN: true });

describe("the beta-binomial distribution", () => {
  it("sums to 1, with the mean that it is given and the variance of its correlation", () => {
    fc.assert(
      fc.property(trials, share, correlation, (trials, mean, correlation) => {
        const shares = betaBinomial(trials, mean, correlation);
        const moment = (of: (passes: number) => number) =>
          shares.reduce((sum, each, passes) => sum + each * of(passes), 0);
        expect(moment(() => 1)).toBeCloseTo(1, 9);
        expect(moment((passes) => passes / trials)).toBeCloseTo(mean, 9);
        const variance = moment((passes) => (passes / trials - mean) ** 2);
        expect(variance).toBeCloseTo((mean * (1 - mean) * (1 + (trials - 1) * correlation)) / trials, 9);
      }),
    );
  });

  it("is the binomial one without correlation, and even for a flat Beta distribution", () => {
    expect(betaBinomial(2, 0.25, 0)).toEqual([0.5625, 0.375, 0.0625]);
    for (const each of betaBinomial(4, 0.5, 1 / 3)) expect(each).toBeCloseTo(0.2, 12);
    expect(betaBinomial(3, 1, 0.5)).toEqual([0, 0, 0, 1]);
  });
});
