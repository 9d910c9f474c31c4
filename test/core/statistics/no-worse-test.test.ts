import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { testNoWorse, trialsToShow } from "../../../src/core/statistics/no-worse-test.ts";
import { mean, type Sample, sum } from "../../../src/core/statistics/summary.ts";
import { sample, suites, times } from "./fixture.ts";

const margins = fc.constantFrom(0.01, 0.03, 0.05, 0.1, 0.5);

function sumOfRates(samples: readonly Sample[]): number {
  return sum(samples.map(({ base, head }) => (mean(head) ?? 0) - (mean(base) ?? 0)));
}

/** The probability of each list of outcomes of these independent trials. */
function* outcomes(rates: readonly number[]): Generator<{ passes: number[]; probability: number }> {
  const [rate, ...rest] = rates;
  if (rate === undefined) return yield { passes: [], probability: 1 };
  for (const { passes, probability } of outcomes(rest)) {
    yield { passes: [1, ...passes], probability: probability * rate };
    yield { passes: [0, ...passes], probability: probability * (1 - rate) };
  }
}

/** The probability of the observed sum of rates or more, added up over every outcome of every trial. */
function enumeratedP(
  samples: readonly Sample[],
  rates: { base: readonly number[]; head: readonly number[] },
): number {
  const seen = sumOfRates(samples);
  const trials = samples.flatMap(({ base, head }, at) => [
    ...base.map(() => ({ rate: rates.base[at] ?? 0, worth: -1 / base.length })),
    ...head.map(() => ({ rate: rates.head[at] ?? 0, worth: 1 / head.length })),
  ]);
  let p = 0;
  for (const { passes, probability } of outcomes(trials.map(({ rate }) => rate)))
    if (sum(passes.map((pass, at) => pass * (trials[at]?.worth ?? 0))) >= seen - 1e-9) p += probability;
  return p;
}

describe("a test that the head is no worse", () => {
  test("adds up what every outcome of every trial says", () => {
    fc.assert(
      fc.property(suites({ cases: 3, trials: 3 }), margins, (samples, margin) => {
        fc.pre(samples.length > 0);
        const { p, rates } = testNoWorse(samples, margin);
        expect(Math.abs(p - enumeratedP(samples, rates))).toBeLessThan(1e-12);
      }),
      { numRuns: 60 },
    );
  });

  test("takes the head to be worse by just the margin", () => {
    fc.assert(
      fc.property(suites({ cases: 30, trials: 10 }), margins, (samples, margin) => {
        fc.pre(samples.length > 0);
        const { rates } = testNoWorse(samples, margin);
        expect((mean(rates.base) ?? 0) - (mean(rates.head) ?? 0)).toBeCloseTo(margin, 6);
        expect([...rates.base, ...rates.head].every((rate) => rate >= 0 && rate <= 1)).toBe(true);
      }),
    );
  });

  test.each([
    // (1 − margin)^runs: the chance that a head that fails in 3 of 100 runs fails in none.
    ["33 cases of 3 runs that all pass", times(33, sample(3, 3, 3, 3)), 0.03, 0.97 ** 99],
    ["one case of one run", [sample(1, 1, 1, 1)], 0.03, 0.97],
    ["every case lost", times(5, sample(3, 3, 0, 3)), 0.03, 1],
    ["no case", [], 0.03, 1],
  ])("%s", (_, samples, margin, p) => {
    expect(testNoWorse(samples, margin).p).toBeCloseTo(p, 9);
  });

  test("finds a larger margin no harder to show", () => {
    fc.assert(
      fc.property(suites({ cases: 20, trials: 5 }), (samples) => {
        const [narrow, wide] = [0.03, 0.3].map((margin) => testNoWorse(samples, margin).p);
        expect(wide).toBeLessThanOrEqual((narrow ?? 0) + 1e-9);
      }),
    );
  });

  test("is quick for 5,000 cases with uneven windows", () => {
    const samples = Array.from({ length: 5000 }, (_, at) => sample(25, 27 + (at % 4), 3, 3));
    expect(testNoWorse(samples, 0.03).p).toBeLessThan(0.001);
  });
});

describe("the trials that would show it", () => {
  test.each([
    // 2·v·(1.645 + .842)²/(N·margin²), v = .97·.03 about.
    ["20 cases", times(20, sample(5, 5, 5, 5)), 0.05, 7],
    ["100 cases", times(100, sample(5, 5, 5, 5)), 0.05, 2],
    ["more than a window holds", times(3, sample(5, 5, 5, 5)), 0.002, null],
    ["no margin left", times(20, sample(5, 5, 5, 5)), 0, null],
  ])("%s", (_, samples, margin, trials) => {
    expect(trialsToShow(samples, margin, 0.05)).toBe(trials);
  });
});
