import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wilsonInterval } from "../../src/base/intervals.ts";

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
