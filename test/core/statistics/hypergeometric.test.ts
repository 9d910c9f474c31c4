import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hypergeometric, sum } from "../../../src/core/statistics/summary.ts";

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
