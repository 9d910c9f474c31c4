import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "../../src/limits.ts";
import { isExact, permutationP } from "../../src/statistics/permutation.ts";
import { pooled, type Sample } from "../../src/statistics/sample.ts";
import { choices, exchanged, sample, suites, times } from "./fixture.ts";

describe("the exact test", () => {
  it("is the share of all relabellings with fewer head passes, and half of those with as many", () => {
    fc.assert(
      fc.property(suites({ cases: 4, trials: 3 }), (samples) => {
        expect(permutationP(samples)).toBeCloseTo(byRelabelling(samples), 12);
      }),
    );
  });

  it("is the mid-p McNemar test with one trial on each side", () => {
    fc.assert(
      fc.property(fc.nat(12), fc.nat(12), fc.nat(20), fc.nat(20), (broken, fixed, passing, failing) => {
        const samples = [
          ...times(broken, sample(1, 1, 0, 1)),
          ...times(fixed, sample(0, 1, 1, 1)),
          ...times(passing, sample(1, 1, 1, 1)),
          ...times(failing, sample(0, 1, 0, 1)),
        ];
        expect(permutationP(samples)).toBeCloseTo(midBinomial(fixed, broken + fixed), 12);
      }),
    );
  });

  it("adds to 1 with the test of the other direction", () => {
    fc.assert(
      fc.property(suites({ cases: 60, trials: 12 }), (samples) => {
        expect(permutationP(samples) + permutationP(exchanged(samples))).toBeCloseTo(1, 12);
      }),
    );
  });

  it("does not depend on the order of the cases", () => {
    fc.assert(
      fc.property(suites({ cases: 40, trials: 5 }), (samples) => {
        expect(permutationP(samples.toReversed())).toBeCloseTo(permutationP(samples), 12);
      }),
    );
  });

  it.each<[string, Sample[], number]>([
    ["no case", [], 0.5],
    ["all pass", times(30, sample(10, 10, 3, 3)), 0.5],
    ["all fail", times(30, sample(0, 10, 0, 3)), 0.5],
    ["one case that broke", [sample(10, 10, 0, 1)], 1 / 22],
    ["one case that was fixed", [sample(0, 10, 1, 1)], 21 / 22],
    ["four flips of one trial each", times(4, sample(1, 1, 0, 1)), 0.5 ** 5],
    [
      "three cases that broke and one that was fixed",
      [...times(3, sample(1, 1, 0, 1)), sample(0, 1, 1, 1)],
      3 / 16,
    ],
  ])("of %s", (_name, samples, p) => {
    expect(permutationP(samples)).toBeCloseTo(p, 14);
  });

  it("neither overflows nor leaves [0,1] at its limit", () => {
    const samples = times(limits.exactHeadTrials / 100, sample(10, 30, 20, 100));
    expect(isExact(samples)).toBe(true);
    expect(permutationP(samples)).toBeLessThan(0.001);
    expect(permutationP(samples)).toBeGreaterThan(0);
    const better = permutationP(exchanged(samples));
    expect(better).toBeGreaterThan(0.999);
    expect(better).toBeLessThanOrEqual(1);
  });

  it("is at most 1, however the sum rounds", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (fixed) => {
        expect(permutationP(times(fixed, sample(0, 1, 1, 1)))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("is 0, and no fault, where the probability is too small for a number", () => {
    expect(permutationP(times(2000, sample(1, 1, 0, 1)))).toBe(0);
  });
});

describe("whether the exact test applies", () => {
  it.each<[string, Sample[], boolean]>([
    ["no case", [], true],
    ["equal numbers of trials", [sample(3, 10, 1, 3), sample(10, 10, 3, 3)], true],
    ["a case with fewer base trials", [sample(3, 10, 1, 3), sample(9, 9, 3, 3)], false],
    ["a case with more head trials", [sample(3, 10, 1, 3), sample(10, 10, 3, 4)], false],
    ["a fraction on the base", [{ base: [0.5, 1], head: [1] }], false],
    ["a fraction on the head", [{ base: [0, 1], head: [0.999] }], false],
    ["as many head trials as the limit", times(limits.exactHeadTrials, sample(1, 1, 1, 1)), true],
    [
      "as many head trials as the limit, two a case",
      times(limits.exactHeadTrials / 2, sample(1, 1, 1, 2)),
      true,
    ],
    ["two head trials more", times(limits.exactHeadTrials / 2 + 1, sample(1, 1, 1, 2)), false],
    ["one head trial more", times(limits.exactHeadTrials + 1, sample(1, 1, 1, 1)), false],
  ])("%s: %#", (_name, samples, applies) => {
    expect(isExact(samples)).toBe(applies);
  });
});

/** The mid-p by listing every way to call a case's trials base or head. */
function byRelabelling(samples: readonly Sample[]): number {
  const passes = (trials: readonly number[]) => trials.reduce((total, value) => total + value, 0);
  let outcomes = [0];
  for (const one of samples) {
    const heads = choices(pooled(one), one.head.length).map(passes);
    outcomes = outcomes.flatMap((total) => heads.map((head) => total + head));
  }
  const seen = passes(samples.flatMap(({ head }) => head));
  const fewer = outcomes.filter((outcome) => outcome < seen).length;
  const equal = outcomes.filter((outcome) => outcome === seen).length;
  return (fewer + equal / 2) / outcomes.length;
}

/** P(X < fixed) + P(X = fixed)/2 for X binomial(flips, 1/2). */
function midBinomial(fixed: number, flips: number): number {
  let ways = 1;
  let fewer = 0;
  for (let i = 0; i < fixed; i++) {
    fewer += ways;
    ways *= (flips - i) / (i + 1);
  }
  return (fewer + ways / 2) / 2 ** flips;
}
