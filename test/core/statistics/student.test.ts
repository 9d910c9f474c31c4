import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { studentP, upperTail } from "../../../src/core/statistics/distributions.ts";

describe("the two-sided p of Student's t", () => {
  it.each([
    [1, 0.05, 12.706],
    [2, 0.05, 4.303],
    [5, 0.05, 2.571],
    [10, 0.05, 2.228],
    [30, 0.05, 2.042],
    [120, 0.05, 1.98],
    [1, 0.01, 63.657],
    [5, 0.01, 4.032],
    [10, 0.01, 3.169],
    [30, 0.01, 2.75],
    [1, 0.001, 636.619],
    [5, 0.001, 6.869],
    [10, 0.001, 4.587],
    [30, 0.001, 3.646],
    [120, 0.001, 3.373],
  ])("with %d degrees of freedom is %d at the tabulated value", (degreesOfFreedom, p, t) => {
    // The tables round t to four digits.
    expect(studentP(t - 0.0005001, degreesOfFreedom)).toBeGreaterThan(p);
    expect(studentP(t + 0.0005001, degreesOfFreedom)).toBeLessThan(p);
    expect(studentP(-t, degreesOfFreedom)).toBe(studentP(t, degreesOfFreedom));
  });

  it("is the arc tangent's with one degree of freedom, far out too", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (t) => {
        expect(studentP(t, 1)).toBeCloseTo(1 - (2 / Math.PI) * Math.atan(t), 9);
      }),
    );
  });

  it("comes to the normal distribution's with many degrees of freedom", () => {
    for (const t of [0, 0.5, 1, 2, 3.29, 6]) expect(studentP(t, 1e7)).toBeCloseTo(2 * upperTail(t), 6);
  });

  it("ends at 1 and 0", () => {
    expect(studentP(0, 3)).toBe(1);
    expect(studentP(Number.POSITIVE_INFINITY, 3)).toBe(0);
  });
});
