import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { betaBinomial } from "../../../src/core/statistics/distributions.ts";

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
