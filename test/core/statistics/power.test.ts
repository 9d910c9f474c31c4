import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { beta, type Random, randomFrom, shuffled } from "../../../scripts/bench/random.ts";
import { testDrop } from "../../../src/core/statistics/drop-test.ts";
import { detectableDrop } from "../../../src/core/statistics/power.ts";
import type { Sample } from "../../../src/core/statistics/summary.ts";
import { sample, times, unevenSuites } from "./fixture.ts";

const ALPHA = 0.05;

describe("the drop that a suite can show", () => {
  it.each([
    [50, 10, 1, 0.065],
    [200, 10, 1, 0.03],
    [50, 1, 1, 0.17],
    [50, 3, 3, 0.06],
    [9, 3, 3, 0.175],
  ])(
    "%d cases of %d base and %d head trials, pass rates Beta distributed: about %d",
    (cases, base, head, drop) => {
      const random = randomFrom(1);
      const found = Array.from({ length: 200 }, () => {
        const rates = passRates(random, cases);
        return detectableDrop(draw(random, rates, rates, base, head), cases, ALPHA) ?? 1;
      });
      const average = found.reduce((total, one) => total + one, 0) / found.length;
      expect(Math.abs(average / drop - 1)).toBeLessThan(0.1);
    },
  );

  it.each([
    [20, 1, 1],
    [50, 1, 1],
    [9, 3, 3],
    [50, 3, 3],
    [20, 10, 1],
    [50, 10, 1],
    [50, 10, 3],
    [20, 1, 3],
  ])("is found four times in five: %d cases, %d base and %d head trials", (cases, base, head) => {
    const random = randomFrom(2);
    let found = 0;
    for (let i = 0; i < 600; i++) {
      const rates = passRates(random, cases);
      const drop = detectableDrop(draw(random, rates, rates, base, head), cases, ALPHA) ?? 1;
      const after = worse(random, rates, drop);
      if (testDrop(draw(random, rates, after, base, head), ALPHA).p < ALPHA) found++;
    }
    expect(found / 600).toBeGreaterThan(0.73);
    // With many base trials the worst case alone also finds some.
    expect(found / 600).toBeLessThan(base > 3 && head > 1 ? 0.95 : 0.9);
  });

  it("without noise is the fewest lost cases whose exact p is below alpha", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 4 }), (base, head) => {
        const suite = (lost: number) => [
          ...times(lost, sample(base, base, 0, head)),
          ...times(20 - lost, sample(base, base, head, head)),
        ];
        const drop = detectableDrop(suite(0), 20, ALPHA) ?? 1;
        expect(testDrop(suite(Math.ceil(drop * 20 - 1e-9)), ALPHA).p).toBeLessThan(ALPHA);
      }),
    );
    expect(detectableDrop(times(20, sample(1, 1, 1, 1)), 20, ALPHA)).toBe(4 / 20);
    expect(detectableDrop(times(20, sample(10, 10, 1, 1)), 20, ALPHA)).toBe(1 / 20);
    expect(detectableDrop(times(5, sample(3, 3, 3, 3)), 5, ALPHA)).toBe(1 / 5);
  });

  it("is one case at least, also where trials are counted differently", () => {
    const perfect = [...times(19, sample(10, 10, 1, 1)), sample(9, 9, 1, 1)];
    expect(detectableDrop(perfect, 20, ALPHA)).toBe(1 / 20);
    const mostlyNew = [...times(8, sample(10, 10, 1, 1)), ...times(12, sample(1, 1, 1, 1))];
    expect(detectableDrop(mostlyNew, 20, ALPHA)).toBe(4 / 20);
  });

  it("is none where losing every case would not do", () => {
    expect(detectableDrop([], 0, ALPHA)).toBeNull();
    expect(detectableDrop([], 10, ALPHA)).toBeNull();
    expect(detectableDrop(times(3, sample(1, 1, 1, 1)), 3, ALPHA)).toBeNull();
    expect(detectableDrop(times(3, sample(1, 2, 1, 2)), 50, ALPHA)).toBeNull();
    expect(detectableDrop(times(50, sample(0, 3, 0, 3)), 50, ALPHA)).toBeNull();
  });

  it("is a share of all cases, those without a difference too", () => {
    const samples = times(20, sample(8, 10, 2, 3));
    expect(detectableDrop(samples, 80, ALPHA)).toBeCloseTo((detectableDrop(samples, 20, ALPHA) ?? 1) / 4, 12);
  });

  it("grows with the noise and with the evidence demanded", () => {
    const noisy = (flaky: number) => [
      ...times(flaky, sample(5, 10, 1, 2)),
      ...times(50 - flaky, sample(10, 10, 2, 2)),
    ];
    const drops = [0, 10, 20, 40].map((flaky) => detectableDrop(noisy(flaky), 50, ALPHA) ?? 1);
    expect(drops).toEqual(drops.toSorted((a, b) => a - b));
    expect(new Set(drops).size).toBe(4);
    expect(detectableDrop(noisy(20), 50, 0.9)).toBe(detectableDrop(noisy(20), 50, 0.5));
    expect(detectableDrop(noisy(20), 50, 0.001)).toBeGreaterThan(detectableDrop(noisy(20), 50, 0.05) ?? 1);
  });

  it("lies in (0,1] or is none, for any suite and alpha", () => {
    const alpha = fc.double({ min: 1e-12, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(unevenSuites({ cases: 30, trials: 6 }), alpha, (samples, demanded) => {
        const drop = detectableDrop(samples, samples.length, demanded);
        if (drop !== null) expect(drop).toBeGreaterThan(0);
        if (drop !== null) expect(drop).toBeLessThanOrEqual(1);
      }),
    );
  });
});

function passRates(random: Random, cases: number): number[] {
  return Array.from({ length: cases }, () => beta(random, 0.85, 0.15));
}

/** The pass rates after cases in random order lose theirs until the mean is down by the drop. */
function worse(random: Random, rates: readonly number[], drop: number): number[] {
  const after = [...rates];
  let left = drop * rates.length;
  for (const [index, rate] of shuffled(random, [...rates.entries()])) {
    const lost = Math.min(rate, left);
    after[index] = rate - lost;
    left -= lost;
  }
  return after;
}

function draw(random: Random, before: number[], after: number[], base: number, head: number): Sample[] {
  const trials = (rate: number, count: number) =>
    Array.from({ length: count }, () => (random() < rate ? 1 : 0));
  return before.map((rate, index) => ({
    base: trials(rate, base),
    head: trials(after[index] ?? rate, head),
  }));
}
