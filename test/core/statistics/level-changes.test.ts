import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { meanTokens, randomFrom } from "../../../scripts/bench/random.ts";
import {
  bestSplit,
  levelChanges,
  trimmedMean,
  trimmedP,
} from "../../../src/core/statistics/level-changes.ts";
import { mean } from "../../../src/core/statistics/summary.ts";
import { noisyRates, times } from "../../gate/trend/rates.ts";

/** The smallest number of values of a level, as in src/core/statistics/level-changes.ts. */
const FEWEST_OF_LEVEL = 10;
const level = (rate: number) => times(FEWEST_OF_LEVEL, rate);
const long = (rate: number) => times(40, rate);
const shorter = (rate: number) => times(FEWEST_OF_LEVEL - 1, rate);
const changesOf = (values: readonly number[]) => levelChanges(values).map(({ at }) => at);
const seeds = fc.integer({ min: 0, max: 2 ** 31 });

describe("the changes of level", () => {
  test.each<[string, number[], number[]]>([
    ["a constant", long(0.9), []],
    ["nothing", [], []],
    ["one commit", [0.9], []],
    ["a step between constants that stays", [...long(0.9), ...level(0.88)], [40]],
    ["a step from the first commits", [...level(0.9), ...long(1)], [FEWEST_OF_LEVEL]],
    ["a step that may yet be a dip", [...long(0.9), ...shorter(0.2)], []],
    ["a dip between constants", [...long(0.9), ...shorter(0.2), ...long(0.9)], []],
    ["a peak between constants", [...long(0.2), ...shorter(0.9), ...long(0.2)], []],
    ["a step after a deep dip", [...long(0.9), ...times(7, 0.2), ...long(0.9), ...long(0.8)], [87]],
    ["a fall and a rise", [...long(0.9), ...level(0.8), ...long(0.9)], [40, 40 + FEWEST_OF_LEVEL]],
    ["a stair", [...level(0.9), ...level(0.8), ...level(0.7)], [FEWEST_OF_LEVEL, 2 * FEWEST_OF_LEVEL]],
    ["a step too small to be shown", [...long(0.9), ...long(0.8995)], []],
    ["a step at the edge of two windows", [...times(225, 0.9), ...times(75, 0.8)], [225]],
  ])("of %s", (_what, values, changes) => {
    expect(changesOf(values)).toEqual(changes);
  });

  test.each([1, 2, 3, 4, 5])("of two hundred commits with one lasting drop and one dip (%i)", (seed) => {
    const isDip = (at: number) => at >= 60 && at < 65;
    const rates = noisyRates(seed, 200, (at) => (at >= 140 ? 0.8 : 0.9) - (isDip(at) ? 0.2 : 0));
    const changes = changesOf(rates);
    expect(changes).toHaveLength(1);
    expect(Math.abs((changes[0] ?? 0) - 140)).toBeLessThanOrEqual(1);
  });

  test("are few in noise: about one in six histories of four hundred commits", () => {
    const found = Array.from(
      { length: 100 },
      (_, seed) => changesOf(noisyRates(seed, 400, () => 0.85, 50)).length,
    );
    expect(found.reduce((sum, count) => sum + count, 0)).toBeLessThan(30);
  });

  test("are as few in the noise of amounts, of which a few are far out", () => {
    const found = Array.from({ length: 100 }, (_, seed) => {
      const random = randomFrom(seed);
      const amounts = Array.from({ length: 400 }, () => meanTokens(random, 40));
      return levelChanges(amounts, "amounts").length;
    });
    expect(found.reduce((sum, count) => sum + count, 0)).toBeLessThan(30);
  });

  test.each([1, 2, 3, 4, 5])("of amounts with one lasting rise of 20%% (%i)", (seed) => {
    const random = randomFrom(seed);
    const amounts = Array.from({ length: 120 }, (_, at) => meanTokens(random, 40) * (at < 70 ? 1 : 1.2));
    const changes = levelChanges(amounts, "amounts");
    expect(changes).toHaveLength(1);
    expect(Math.abs((changes[0]?.at ?? 0) - 70)).toBeLessThanOrEqual(2);
    expect((changes[0]?.after ?? 0) / (changes[0]?.before ?? 1)).toBeCloseTo(1.2, 1);
  });

  test("do not depend on the height of the series", () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: -200, max: 50 }), (seed, higher) => {
        // Multiples of 1/256, which add without rounding.
        const rates = noisyRates(seed, 120, (at) => (at < 70 ? 0.5 : 0.4), 256);
        expect(changesOf(rates.map((rate) => rate + higher / 256))).toEqual(changesOf(rates));
      }),
    );
  });

  test("are mirrored in a series turned round, as far as one window sees it", () => {
    fc.assert(
      fc.property(
        seeds,
        fc.integer({ min: 2 * FEWEST_OF_LEVEL, max: 50 }),
        fc.nat(50),
        (seed, count, step) => {
          // Enough cases that no two splits are equally good.
          const rates = noisyRates(seed, count, (at) => (at < step ? 0.6 : 0.55), 2_000);
          const turned = changesOf(rates.toReversed()).map((at) => count - at);
          expect(turned.reverse()).toEqual(changesOf(rates));
        },
      ),
    );
  });

  test("leave no level shorter than it may be, whatever the series", () => {
    const anything = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 150 });
    const steps = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom(0, 0.5, 0.9, 1)), { maxLength: 12 })
      .map((stretches) => stretches.flatMap(([count, rate]) => times(count, rate)));
    fc.assert(
      fc.property(fc.oneof(anything, steps), (values) => {
        const changes = changesOf(values);
        const ends = [...changes, values.length];
        for (const [index, end] of ends.entries()) {
          if (changes.length > 0)
            expect(end - (changes[index - 1] ?? 0)).toBeGreaterThanOrEqual(FEWEST_OF_LEVEL);
        }
      }),
    );
  });
});

describe("the best split of a series", () => {
  it.each<[string, number[], number | undefined]>([
    ["a step", [1, 1, 1, 1, 3, 3], 4],
    ["a step of noise", [1, 2, 1, 2, 1, 8, 9, 8], 5],
    ["more spread around the same mean", [5, 5, 5, 5, 1, 9, 0, 10], 4],
    ["one value throughout", [2, 2, 2, 2, 2], undefined],
    ["too few values", [1, 5, 9], undefined],
    ["nothing", [], undefined],
  ])("of %s", (_what, values, split) => {
    expect(bestSplit(values)).toBe(split);
  });

  it("has the largest energy distance of all, as the formula has it", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 4, maxLength: 30 }), (values) => {
        const splits = values.map((_, at) => at).slice(2, -1);
        const largest = Math.max(...splits.map((at) => energy(values.slice(0, at), values.slice(at))));
        const split = bestSplit(values);
        if (split === undefined) expect(largest).toBeLessThan(1e-9);
        else expect(energy(values.slice(0, split), values.slice(split))).toBeCloseTo(largest, 9);
      }),
    );
  });
});

/** Matteson & James 2014, formulas 5 and 6. */
function energy(left: readonly number[], right: readonly number[]): number {
  const across = mean(left.flatMap((x) => right.map((y) => Math.abs(x - y)))) ?? 0;
  return (
    ((2 * across - within(left) - within(right)) * left.length * right.length) / (left.length + right.length)
  );
}

function within(side: readonly number[]): number {
  return mean(side.flatMap((x, at) => side.slice(0, at).map((y) => Math.abs(x - y)))) ?? 0;
}

const FIRST = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
const SECOND = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];

describe("the trimmed mean", () => {
  it("leaves out as many values at the top as at the bottom, rounded down", () => {
    expect(trimmedMean([9, 1, 2, 3], 0.25)).toBe(2.5);
    expect(trimmedMean([9, 1, 2], 0.25)).toBe(4);
    expect(trimmedMean(FIRST, 0.1)).toBeCloseTo(5.4 / 8, 12);
    expect(trimmedMean([], 0.1)).toBeNull();
  });
});

describe("the t-test of trimmed means", () => {
  it("is Welch's without trimming: R's t.test(extra ~ group, sleep) gives p = .07939", () => {
    expect(trimmedP(FIRST, SECOND, 0)).toBeCloseTo(0.07939, 5);
    expect(trimmedP(SECOND, FIRST, 0)).toBe(trimmedP(FIRST, SECOND, 0));
  });

  it("does not ask for equal variances: one sample may not vary at all", () => {
    // t = 2/√(1/3) with 2 degrees of freedom, so p is 1 − t/√(2 + t²).
    expect(trimmedP([5, 5, 5, 5], [2, 3, 4], 0)).toBeCloseTo(1 - Math.sqrt(12 / 14), 12);
  });

  it("goes by the winsorised variance", () => {
    // Of 1, 2, 3, 4, 90 a fifth is trimmed: mean 3, winsorised 2, 2, 3, 4, 4 with a sum of squares of 4, over 3·2; t = 3/√(2/3), df 2.
    expect(trimmedP([1, 2, 3, 4, 90], [6, 6, 6, 6, 6], 0.2)).toBeCloseTo(1 - Math.sqrt(13.5 / 15.5), 12);
  });

  it("does not depend on how far out an outlier is", () => {
    const outlier = fc.double({ min: 4, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(outlier, outlier, (one, other) => {
        const p = (value: number) => trimmedP([...FIRST, value], SECOND, 0.1);
        expect(p(one)).toBe(p(other));
      }),
    );
  });

  it("tells two constants apart, and not one from itself", () => {
    expect(trimmedP([0.9, 0.9, 0.9], [0.8, 0.8], 0.1)).toBe(0);
    expect(trimmedP([0.9, 0.9, 0.9], [0.9, 0.9], 0.1)).toBe(1);
  });
});
