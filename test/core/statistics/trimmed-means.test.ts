import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { trimmedMean, trimmedP } from "../../../src/core/statistics/level-changes.ts";

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
