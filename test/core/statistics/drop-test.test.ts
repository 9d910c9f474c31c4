import { existsSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomFrom } from "../../../scripts/bench/random.ts";
import { limits } from "../../../src/core/limits.ts";
import { movementVariance, shiftsOf } from "../../../src/core/statistics/base-movement.ts";
import { testDrop } from "../../../src/core/statistics/drop-test.ts";
import { pooled, type Sample, sum, varies } from "../../../src/core/statistics/summary.ts";
import { choices, exchanged, sample, suites, times, unevenSuites } from "./fixture.ts";

const permutationTest = (samples: readonly Sample[]) => testDrop(samples, 0.05);
const pOf = (samples: readonly Sample[]) => permutationTest(samples).sum;

describe("the exact test", () => {
  it.each([
    ["equal", suites({ cases: 4, trials: 3 })],
    ["unequal", unevenSuites({ cases: 3, trials: 3 })],
    ["many against few", fc.array(fc.constantFrom(sample(6, 7, 0, 1), sample(3, 7, 1, 1)), { maxLength: 4 })],
  ])(
    "is the share of all relabellings with a higher sum, and half of those with the same: %s counts",
    (_name, arbitrary) => {
      fc.assert(
        fc.property(arbitrary, (samples) => {
          expect(pOf(samples)).toBeCloseTo(byRelabelling(samples).p, 12);
        }),
      );
    },
  );

  it("has no smaller p by other outcomes of the trials, where it is at its most extreme", () => {
    fc.assert(
      fc.property(unevenSuites({ cases: 3, trials: 3 }), (samples) => {
        const { sum: p, mostExtreme } = permutationTest(samples);
        if (!mostExtreme) return;
        expect(byRelabelling(samples)).toMatchObject({ higher: 0 });
        expect(p).toBeLessThanOrEqual(0.25);
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
        expect(pOf(samples)).toBeCloseTo(midBinomial(fixed, broken + fixed), 12);
      }),
    );
  });

  it.each([
    ["equal", suites({ cases: 60, trials: 12 })],
    ["unequal", unevenSuites({ cases: 60, trials: 12 })],
  ])("adds to 1 with the test of the other direction: %s counts", (_name, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, (samples) => {
        expect(pOf(samples) + pOf(exchanged(samples))).toBeCloseTo(1, 10);
      }),
    );
  });

  it("depends neither on the order of the cases, nor on cases that do not vary", () => {
    fc.assert(
      fc.property(unevenSuites({ cases: 40, trials: 5 }), (samples) => {
        const p = pOf(samples);
        expect(pOf(samples.toReversed())).toBeCloseTo(p, 12);
        expect(pOf([...times(5, sample(2, 2, 3, 3)), ...samples, sample(0, 9, 0, 1)])).toBe(p);
      }),
    );
  });

  it("takes one case that broke for more than the same drop in many cases", () => {
    const steady = times(9, sample(3, 3, 3, 3));
    const broken = pOf([...steady, sample(3, 3, 0, 3), sample(2, 3, 3, 3)]);
    const spread = pOf([...steady, ...times(3, sample(3, 3, 2, 3)), sample(2, 3, 3, 3)]);
    expect(broken).toBeLessThan(spread / 4);
  });

  it("takes a case with many base trials for more than one with few", () => {
    const broken = (at: number) =>
      [10, 1].map((trials, index) => sample(trials, trials, index === at ? 0 : 1, 1));
    expect([0, 1].map((at) => pOf(broken(at)))).toEqual([1 / 22, 1 / 4]);
    const fixed = sample(0, 1, 1, 1);
    expect(pOf([...broken(0), fixed])).toBeLessThan(0.1);
    expect(pOf([...broken(1), fixed])).toBe(0.5);
  });

  it.each<[string, Sample[], number]>([
    ["no case", [], 0.5],
    ["all pass", times(30, sample(10, 10, 3, 3)), 0.5],
    ["all fail", times(30, sample(0, 10, 0, 3)), 0.5],
    ["one case that broke", [sample(10, 10, 0, 1)], 1 / 22],
    ["one case that was fixed", [sample(0, 10, 1, 1)], 21 / 22],
    ["one case that broke, three trials each", [sample(3, 3, 0, 3)], 1 / 40],
    ["one base trial, thirty head trials that fail", [sample(1, 1, 0, 30)], 1 / 62],
    ["one base trial, one of thirty head trials that fails", [sample(1, 1, 29, 30)], 15 / 31],
    ["four flips of one trial each", times(4, sample(1, 1, 0, 1)), 0.5 ** 5],
    [
      "three cases that broke and one that was fixed",
      [...times(3, sample(1, 1, 0, 1)), sample(0, 1, 1, 1)],
      3 / 16,
    ],
    ["one that broke and one that was fixed", [sample(3, 3, 0, 3), sample(0, 3, 3, 3)], 0.5],
  ])("of %s", (_name, samples, p) => {
    expect(pOf(samples)).toBeCloseTo(p, 14);
  });

  it("neither overflows nor leaves [0,1] with many trials", () => {
    const samples = times(50, sample(10, 30, 20, 100));
    expect(permutationTest(samples)).toMatchObject({ exact: true, mostExtreme: false });
    expect(pOf(samples)).toBeLessThan(0.001);
    expect(pOf(samples)).toBeGreaterThan(0);
    const better = pOf(exchanged(samples));
    expect(better).toBeGreaterThan(0.999);
    expect(better).toBeLessThanOrEqual(1);
  });

  it("is at most 1, however the sum rounds", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (fixed) => {
        expect(pOf(times(fixed, sample(0, 1, 1, 1)))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("is 0, and no fault, where the probability is too small for a number", () => {
    expect(pOf(times(2000, sample(1, 1, 0, 1)))).toBe(0);
  });
});

describe("the most extreme result", () => {
  it.each<[string, Sample[], boolean]>([
    ["no case", [], false],
    ["all alike", times(3, sample(2, 2, 2, 2)), false],
    ["one flip", [sample(1, 1, 0, 1), ...times(11, sample(1, 1, 1, 1))], true],
    ["one flip and one that was fixed", [sample(1, 1, 0, 1), sample(0, 1, 1, 1)], false],
    ["one flip, and one as flaky as before", [sample(1, 1, 0, 1), sample(1, 2, 1, 2)], false],
    ["one head trial of three that fails", [sample(3, 3, 2, 3)], false],
    ["a case that turned from always to never", [sample(3, 3, 0, 3)], true],
    ["one head trial that fails, and one of the base", [sample(2, 3, 2, 3)], false],
    ["an improvement", [sample(0, 1, 1, 1)], false],
  ])("%s: %#", (_name, samples, expected) => {
    expect(permutationTest(samples).mostExtreme).toBe(expected);
  });
});

describe("beyond the steps of the exact test", () => {
  /** Flips in both directions: the convolution takes about 2·(broken + fixed)·fixed − fixed² steps. */
  const flips = (broken: number, fixed: number) => [
    ...times(broken, sample(1, 1, 0, 1)),
    ...times(fixed, sample(0, 1, 1, 1)),
  ];

  it("takes the normal form, by the steps and not by the cases", () => {
    const most = Math.floor(Math.sqrt(limits.permutationSteps + 2.25) - 1.5);
    expect(permutationTest(flips(0, most))).toMatchObject({ exact: true, sum: 1 });
    expect(permutationTest(flips(0, most + 1))).toMatchObject({ exact: false, sum: 1 });
    expect(permutationTest(flips(most, 5)).exact).toBe(true);
    expect(permutationTest(times(100_000, sample(3, 3, 3, 3)))).toMatchObject({ exact: true, sum: 0.5 });
  });

  it("hardly changes p", () => {
    const fixed = Math.floor(Math.sqrt(limits.permutationSteps / 3));
    const [below, beyond] = [fixed - 50, fixed + 50].map((some) => permutationTest(flips(some + 100, some)));
    expect([below?.exact, beyond?.exact]).toEqual([true, false]);
    expect(below?.sum).toBeCloseTo(beyond?.sum ?? 0, 2);
  });

  it("turns p into 1 − p when base and head are exchanged", () => {
    const suite = times(3_000, sample(9, 10, 1, 3)).concat(times(3_000, sample(5, 10, 2, 3)));
    const [worse, better] = [permutationTest(suite), permutationTest(exchanged(suite))];
    expect([worse.exact, better.exact]).toEqual([false, false]);
    expect(worse.sum + better.sum).toBeCloseTo(1, 12);
  });
});

describe("the worst case", () => {
  it.each<[string, Sample[], { p: number; sum: number; worst: number }]>([
    ["alone", [sample(3, 3, 0, 3)], { p: 1 / 40, sum: 1 / 40, worst: 1 / 40 }],
    ["of one trial", [sample(1, 1, 0, 1)], { p: 1 / 4, sum: 1 / 4, worst: 1 / 4 }],
    [
      "beside noise of many base trials",
      [sample(10, 10, 0, 3), sample(9, 10, 3, 3)],
      { p: 5 / 1859, sum: 4 / 1859, worst: 1 / 572 },
    ],
  ])("%s, beside the sum", (_name, samples, expected) => {
    const { p, sum, worst } = testDrop(samples, 0.05);
    expect(p).toBeCloseTo(expected.p, 14);
    expect(sum).toBeCloseTo(expected.sum, 14);
    expect(worst).toBeCloseTo(expected.worst, 14);
  });

  it("counts a case that got better against it: 3/80", () => {
    expect(testDrop([sample(3, 3, 0, 3), sample(2, 3, 3, 3)], 0.05).p).toBeCloseTo(3 / 80, 14);
    expect(testDrop([sample(3, 3, 1, 3), sample(3, 3, 2, 3)], 0.05).p).toBeCloseTo(1 / 20, 14);
    const flips = [...times(5, sample(1, 1, 0, 1)), sample(0, 1, 1, 1)];
    expect(testDrop(flips, 0.05).p).toBeCloseTo(1 / 16, 14);
  });

  it("shares alpha only where it could be red by itself", () => {
    expect(testDrop([sample(3, 3, 0, 3)], 0.05).isByWorst).toBe(false);
    const among = [sample(10, 10, 0, 3), ...times(8, sample(8, 10, 3, 3)), ...times(2, sample(8, 10, 2, 3))];
    expect(testDrop(among, 0.05)).toMatchObject({ isByWorst: true });
    expect(testDrop(among, 0.05).p).toBeCloseTo(testDrop(among, 0.05).worst / 0.2, 12);
  });

  it("is the share of relabellings with a case as unlikely, and half of those as unlikely as this", () => {
    fc.assert(
      fc.property(unevenSuites({ cases: 3, trials: 3 }), (samples) => {
        const { worst } = testDrop(samples, 0.05);
        expect(worst).toBeCloseTo(leastByRelabelling(samples), 10);
      }),
    );
  });
});

const REFERENCE = join(import.meta.dirname, "../../../shared/tools/verdict-sim/verdict.mjs");

describe.skipIf(!existsSync(REFERENCE))(
  "beside the reference in ../shared (skipped where it is not there)",
  () => {
    it("has the same p in 10,000 random suites, with and without movement", async () => {
      const reference = await import(REFERENCE);
      const random = randomFrom(49);
      const below = (most: number) => Math.floor(random() * most);
      let furthest = 0;
      for (let suite = 0; suite < 10_000; suite++) {
        const rate = random();
        const passes = (trials: number) => Array.from({ length: trials }, () => Number(random() < rate));
        const samples = Array.from({ length: 1 + below(10) }, () => ({
          base: passes(1 + below(8)),
          head: passes(1 + below(4)),
        }));
        const cases = samples.map(({ base, head }) => ({
          n0: base.length,
          k0: sum(base),
          n1: head.length,
          k1: sum(head),
        }));
        const movement = below(2) === 0 ? 0 : random();
        const variance = movement === 0 ? 0 : movementVariance(movement, 5, 7);
        const { sum: ofSum, worst, p } = testDrop(samples, 0.05, shiftsOf(variance));
        const expected = reference.test(cases, reference.shiftsOf(movement, 5, 7));
        const distances = [ofSum - expected.sum, worst - expected.worst, p - expected.p].map(Math.abs);
        furthest = Math.max(furthest, ...distances);
      }
      expect(furthest).toBeLessThan(1e-12);
    });
  },
);

/** The mid-p of the least likely case, by enumerating all relabellings of all trials. */
function leastByRelabelling(samples: readonly Sample[]): number {
  const tails = samples.filter(varies).map((sample) => {
    const passes = choices(pooled(sample), sample.head.length).map(sum);
    const tailOf = (few: number) => passes.filter((count) => count <= few).length / passes.length;
    return { all: passes.map(tailOf), seen: tailOf(sum(sample.head)) };
  });
  if (tails.length === 0) return 1;
  const least = Math.min(...tails.map(({ seen }) => seen));
  const none = (isUnlikely: (tail: number) => boolean) =>
    tails.reduce((share, { all }) => share * (1 - all.filter(isUnlikely).length / all.length), 1);
  const upTo = none((tail) => tail <= least + 1e-9);
  const below = none((tail) => tail < least - 1e-9);
  return 1 - (upTo + below) / 2;
}

/** The test by enumerating all relabellings of a case's trials. */
function byRelabelling(samples: readonly Sample[]): { p: number; higher: number } {
  let sums = [0];
  for (const sample of samples) {
    const scores = choices(pooled(sample), sample.head.length).map((head) => score(sample, head));
    sums = sums.flatMap((total) => scores.map((value) => total + value));
  }
  const seen = samples.reduce((total, sample) => total + score(sample, sample.head), 0);
  const higher = sums.filter((one) => one > seen).length;
  const equal = sums.filter((one) => one === seen).length;
  return {
    p: (higher + equal / 2) / sums.length,
    higher,
  };
}

/** The signed squared difference of pass rates over its variance in all relabellings, in steps of 1/18. */
function score(sample: Sample, head: readonly number[]): number {
  const trials = pooled(sample);
  const passes = trials.reduce((total, value) => total + value, 0);
  const drop = (chosen: readonly number[]) => {
    const inHead = chosen.reduce((total, value) => total + value, 0);
    return (passes - inHead) / sample.base.length - inHead / sample.head.length;
  };
  const drops = choices(trials, sample.head.length).map(drop);
  const variance = drops.reduce((total, value) => total + value ** 2, 0) / drops.length;
  if (variance === 0) return 0;
  // Rounds a half away from 0, even where binary fractions fall short of it.
  return Math.sign(drop(head)) * Math.round((18 * drop(head) ** 2) / variance + 1e-9);
}

function midBinomial(fixed: number, flips: number): number {
  let ways = 1;
  let fewer = 0;
  for (let i = 0; i < fixed; i++) {
    fewer += ways;
    ways *= (flips - i) / (i + 1);
  }
  return (fewer + ways / 2) / 2 ** flips;
}
