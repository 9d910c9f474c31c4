import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { permutationP } from "../../src/statistics/permutation.ts";
import { detectableDrop } from "../../src/statistics/power.ts";
import type { Sample } from "../../src/statistics/sample.ts";
import { beta, type Random, randomFrom } from "../bench/random.ts";
import { sample, suites, times } from "./fixture.ts";

const ALPHA = 0.05;

describe("the drop that a suite can show", () => {
  it.each([
    [50, 10, 1, 0.1],
    [200, 10, 1, 0.05],
    [50, 1, 1, 0.17],
  ])(
    "%d cases of %d base and %d head trials, pass rates Beta distributed: about %d",
    (cases, base, head, drop) => {
      const random = randomFrom(1);
      const found = Array.from({ length: 200 }, () => {
        const rates = Array.from({ length: cases }, () => beta(random, 0.85, 0.15));
        return detectableDrop(draw(random, rates, rates, base, head), cases, ALPHA) ?? 1;
      });
      expect(found.reduce((total, one) => total + one, 0) / found.length).toBeCloseTo(drop, 2);
    },
  );

  it.each([
    [1, 1],
    [3, 3],
    [10, 1],
  ])("is found four times in five: %d base and %d head trials", (base, head) => {
    const random = randomFrom(2);
    const rates = [...new Array(40).fill(0.5), ...new Array(60).fill(1)];
    let found = 0;
    for (let i = 0; i < 600; i++) {
      const drop = detectableDrop(draw(random, rates, rates, base, head), 100, ALPHA) ?? 1;
      // The last cases lose everything, one of them in part, so that the summed loss is the drop.
      const lost = rates.map(
        (rate, index) => rate - Math.min(1, Math.max(0, index + 1 - (100 - drop * 100))),
      );
      if (permutationP(draw(random, rates, lost, base, head)) < ALPHA) found++;
    }
    expect(found / 600).toBeGreaterThan(0.75);
    expect(found / 600).toBeLessThan(0.85);
  });

  it("without noise is the fewest lost cases whose exact p is below alpha", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 4 }), (base, head) => {
        const suite = (lost: number) => [
          ...times(lost, sample(base, base, 0, head)),
          ...times(20 - lost, sample(base, base, head, head)),
        ];
        const drop = detectableDrop(suite(0), 20, ALPHA) ?? 1;
        expect(permutationP(suite(Math.ceil(drop * 20)))).toBeLessThan(ALPHA);
      }),
    );
    expect(detectableDrop(times(20, sample(1, 1, 1, 1)), 20, ALPHA)).toBe(4 / 20);
    expect(detectableDrop(times(20, sample(10, 10, 1, 1)), 20, ALPHA)).toBe(1 / 20);
  });

  it("is one case at least, also where trials are counted differently", () => {
    const perfect = [...times(19, sample(10, 10, 1, 1)), sample(9, 9, 1, 1)];
    expect(detectableDrop(perfect, 20, ALPHA)).toBe(1 / 20);
  });

  it("is none where losing every case would not do", () => {
    expect(detectableDrop([], 0, ALPHA)).toBeNull();
    expect(detectableDrop([], 10, ALPHA)).toBeNull();
    expect(detectableDrop(times(3, sample(1, 1, 1, 1)), 3, ALPHA)).toBeNull();
    expect(detectableDrop(times(3, sample(1, 2, 1, 2)), 50, ALPHA)).toBeNull();
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
      fc.property(suites({ cases: 30, trials: 6 }), alpha, (samples, demanded) => {
        const drop = detectableDrop(samples, samples.length, demanded);
        if (drop !== null) expect(drop).toBeGreaterThan(0);
        if (drop !== null) expect(drop).toBeLessThanOrEqual(1);
      }),
    );
  });
});

/** A suite recorded on both sides, each case with its own pass rates. */
function draw(random: Random, before: number[], after: number[], base: number, head: number): Sample[] {
  const trials = (rate: number, count: number) =>
    Array.from({ length: count }, () => (random() < rate ? 1 : 0));
  return before.map((rate, index) => ({
    base: trials(rate, base),
    head: trials(after[index] ?? rate, head),
  }));
}
