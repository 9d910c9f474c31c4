import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeInterval, rateInterval, wilsonInterval } from "../../../src/core/statistics/intervals.ts";
import { sample, times, unevenSuites } from "./fixture.ts";

describe("the Wilson interval", () => {
  // The examples of Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])("of %d in %d is the published one", (passes, count, low, high) => {
    const interval = wilsonInterval(passes / count, count);
    expect(interval[0]).toBeCloseTo(low, 4);
    expect(interval[1]).toBeCloseTo(high, 4);
  });

  it("holds the rate, lies within [0,1] and is its own mirror image", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 1e6 }),
        (rate, count) => {
          const [low, high] = wilsonInterval(rate, count);
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(1);
          expect(low).toBeLessThanOrEqual(rate + 1e-12);
          expect(high).toBeGreaterThanOrEqual(rate - 1e-12);
          expect(wilsonInterval(1 - rate, count)[0]).toBeCloseTo(1 - high, 10);
        },
      ),
    );
  });

  it("ends at the rate itself where all or none of the draws passed", () => {
    for (let count = 1; count < 500; count++) {
      expect(wilsonInterval(1, count)[1]).toBe(1);
      expect(wilsonInterval(0, count)[0]).toBe(0);
    }
  });

  it("says nothing of no draws", () => {
    expect(wilsonInterval(0, 0)).toEqual([0, 1]);
  });
});

describe("the interval of a change", () => {
  it("is computed by hand: three of three to none, and one lost trial in another of four cases", () => {
    const samples = [sample(3, 3, 0, 3), ...times(2, sample(3, 3, 3, 3)), sample(3, 3, 2, 3)];
    // Differences −1, 0, 0, −1/3; W = 1/9; centre −4/15; V = (1/9 + 1/6)/25 = 1/90.
    const [low, high] = changeInterval(samples, 4);
    expect([low, high].map((end) => Math.round(end * 1_000))).toEqual([-473, -60]);
  });

  it("has a width where no trial differs, and none where nothing was recorded again", () => {
    const [low, high] = changeInterval(times(4, sample(3, 3, 3, 3)), 4);
    expect(low).toBeCloseTo(-high, 12);
    expect(high).toBeCloseTo(0.16, 3);
    expect(changeInterval([], 4)).toEqual([0, 0]);
  });

  it("is narrower by cases that were not recorded again", () => {
    const samples = times(4, sample(3, 3, 2, 3));
    const width = (cases: number) => {
      const [low, high] = changeInterval(samples, cases);
      return high - low;
    };
    expect(width(40)).toBeLessThan(width(4) / 5);
  });

  it("is wider by the base's own movement", () => {
    const samples = times(20, sample(3, 3, 2, 3));
    const [low, high] = changeInterval(samples, 20);
    const [lower, higher] = changeInterval(samples, 20, 0.001);
    expect(lower).toBeLessThan(low);
    expect(higher).toBeGreaterThan(high);
  });

  it("stays within what a rate can change, and holds the change between its ends", () => {
    fc.assert(
      fc.property(unevenSuites({ cases: 20, trials: 5 }), fc.nat(5), (samples, expected) => {
        const [low, high] = changeInterval(samples, samples.length + expected);
        expect(low).toBeGreaterThanOrEqual(-1);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(high);
      }),
    );
  });
});

describe("the interval of a pass rate", () => {
  it("is Wilson's of the runs where a case has one", () => {
    expect(rateInterval([[1], [0], [1], [1]])).toEqual(wilsonInterval(0.75, 4));
  });

  it("is of these cases: narrow where each of them always ends alike", () => {
    const [low, high] = rateInterval([...Array(15).fill([1, 1, 1]), [0, 0, 0]]);
    expect([low, high].map((end) => Math.round(end * 1_000))).toEqual([884, 967]);
    const [lower, higher] = rateInterval(Array(16).fill([1, 1, 0]));
    expect(higher - lower).toBeGreaterThan(0.2);
  });

  it("says nothing of no cases", () => {
    expect(rateInterval([])).toEqual([0, 1]);
  });
});
