import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalInterval } from "../../../src/core/statistics/intervals.ts";
import {
  hypergeometric,
  mean,
  meanDrop,
  normalP,
  standardError,
  sum,
} from "../../../src/core/statistics/summary.ts";
import { choices, exchanged, sample, times } from "./fixture.ts";

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const trials = fc.array(fraction, { minLength: 1, maxLength: 6 });
const fractions = fc.array(fc.record({ base: trials, head: trials }), { minLength: 1, maxLength: 20 });

describe("the drop", () => {
  it("is the unweighted mean over the cases, however many trials they have", () => {
    expect(meanDrop([sample(10, 10, 0, 1), sample(1, 2, 3, 3)], 2)).toBe((1 - 0.5) / 2);
    expect(meanDrop([{ base: [0.25, 0.75], head: [0.2] }], 1)).toBeCloseTo(0.3, 15);
  });

  it("counts cases without a difference", () => {
    expect(meanDrop([sample(1, 1, 0, 1)], 50)).toBe(0.02);
  });

  it("is not moved by binary rounding: ten cases of 10% in 50 are 2 points", () => {
    expect(meanDrop(times(10, sample(10, 10, 9, 10)), 50)).toBe(0.02);
  });

  it("is 0 of no cases", () => {
    expect(meanDrop([], 0)).toBe(0);
  });

  it("turns its sign when base and head are exchanged", () => {
    fc.assert(
      fc.property(fractions, (samples) => {
        expect(meanDrop(exchanged(samples), 20)).toBeCloseTo(-meanDrop(samples, 20), 12);
      }),
    );
  });
});

describe("the standard error", () => {
  it("is computed by hand: 2 of 3 and 0 of 1, variance 1/3, times 1/3 + 1", () => {
    expect(standardError([sample(2, 3, 0, 1)], 1)).toBeCloseTo(2 / 3, 14);
    const withAnother = Math.sqrt(4 / 9 + 0.045 * 2) / 4;
    expect(standardError([sample(2, 3, 0, 1), { base: [0.2], head: [0.5] }], 4)).toBeCloseTo(withAnother, 14);
  });

  it("is 0 of no cases, and where all trials ended alike", () => {
    expect(standardError([], 0)).toBe(0);
    expect(standardError([{ base: [0.1, 0.1, 0.1], head: [0.1] }], 1)).toBe(0);
  });

  it("is the standard deviation of the drop over all relabellings of a case's trials", () => {
    const few = fc.array(fraction, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(few, few, (base, head) => {
        const all = [...base, ...head];
        const total = sum(all);
        const drops = choices(all, head.length).map((chosen) => {
          const inHead = sum(chosen);
          return (total - inHead) / base.length - inHead / head.length;
        });
        const deviation = Math.sqrt(sum(drops.map((drop) => drop ** 2)) / drops.length);
        expect(standardError([{ base, head }], 1)).toBeCloseTo(deviation, 10);
      }),
    );
  });
});

describe("the normal p", () => {
  it("is how likely the excess is", () => {
    expect(normalP(1.959964, 1)).toBeCloseTo(0.025, 6);
    expect(normalP(-3.919928, 2)).toBeCloseTo(0.975, 6);
  });

  it("is 0.5 where there is neither excess nor noise", () => {
    expect(normalP(0, 0)).toBe(0.5);
    const flat = [{ base: [0.1, 0.1, 0.1], head: [0.1] }];
    expect(normalP(meanDrop(flat, 1), standardError(flat, 1))).toBe(0.5);
  });
});

describe("the normal interval of a change", () => {
  it("is the change and 1.96 standard errors on either side", () => {
    const [low, high] = normalInterval(-0.063, 0.0184);
    expect(low).toBeCloseTo(-0.09906, 5);
    expect(high).toBeCloseTo(-0.02694, 5);
  });

  it("stays within what a rate can change", () => {
    expect(normalInterval(-1, 1)).toEqual([-1, expect.closeTo(0.95996, 5)]);
    expect(normalInterval(1, 1)).toEqual([expect.closeTo(-0.95996, 5), 1]);
  });

  it("is one point without noise", () => {
    expect(normalInterval(0, 0)).toEqual([0, 0]);
  });
});

describe("the mean", () => {
  it("is not moved by binary rounding: ten times 0.8 reaches a floor of 0.8", () => {
    expect(mean(new Array(10).fill(0.8))).toBe(0.8);
    expect(mean(new Array(7).fill(0.9))).toBe(0.9);
  });

  it("of nothing is none", () => {
    expect(mean([])).toBeNull();
    expect(mean([0.25, 0.75])).toBe(0.5);
  });
});

describe("the sum", () => {
  it("keeps what a large number would swallow", () => {
    expect(sum([1, 1e100, 1, -1e100])).toBe(2);
  });

  it("of nothing is 0", () => {
    expect(sum([])).toBe(0);
  });
});

describe("the hypergeometric distribution", () => {
  it("is the known one: four aces in a hand of five cards", () => {
    const { lowest, shares } = hypergeometric(4, 48, 5);
    expect(lowest).toBe(0);
    const published = [1712304, 778320, 103776, 4512, 48].map((hands) => hands / 2598960);
    expect(shares).toHaveLength(published.length);
    for (const [aces, share] of published.entries()) expect(shares[aces]).toBeCloseTo(share, 15);
  });

  it("starts where failures no longer suffice, and ends where passes do not", () => {
    expect(hypergeometric(9, 1, 3)).toEqual({
      lowest: 2,
      shares: [0.3, 0.7].map((share) => expect.closeTo(share, 14)),
    });
    expect(hypergeometric(0, 5, 3)).toEqual({ lowest: 0, shares: [1] });
    expect(hypergeometric(5, 0, 3)).toEqual({ lowest: 3, shares: [1] });
  });

  it("has the textbook's mean and variance, whatever the size", () => {
    const whole = fc.integer({ min: 0, max: 100_000 });
    const counts = fc
      .tuple(whole, whole)
      .filter(([passes, failures]) => passes + failures > 1)
      .chain(([passes, failures]) =>
        fc.tuple(fc.constant(passes), fc.constant(failures), fc.nat(passes + failures)),
      );
    fc.assert(
      fc.property(counts, ([passes, failures, drawn]) => {
        const { lowest, shares } = hypergeometric(passes, failures, drawn);
        const all = passes + failures;
        const center = (drawn * passes) / all;
        const moment = (power: number) =>
          sum(shares.map((share, index) => share * (lowest + index - center) ** power));
        const variance = (center * (failures / all) * (all - drawn)) / (all - 1);
        expect(sum(shares)).toBeCloseTo(1, 12);
        expect(moment(1)).toBeCloseTo(0, 6);
        expect(moment(2) / (variance || 1)).toBeCloseTo(variance === 0 ? 0 : 1, 6);
      }),
    );
  });
});
