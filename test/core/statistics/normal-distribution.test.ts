import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { upperQuantile, upperTail } from "../../../src/core/statistics/distributions.ts";

describe("the tail of the normal distribution", () => {
  it.each([
    [0, 0.5],
    [0.5, 0.3085375387259869],
    [1, 0.15865525393145705],
    [-1, 0.841344746068543],
    [1.959963984540054, 0.025],
    [3, 0.00134989803163009],
    [5, 2.866515718791939e-7],
    [7.2, 3.0106279811174e-13],
    [8, 6.220960574271784e-16],
    [20, 2.753624118606233e-89],
  ])("above %d is tabulated", (z, tail) => {
    expect(Math.abs(upperTail(z) / tail - 1)).toBeLessThan(1e-8);
    expect(upperTail(z)).toBeCloseTo(tail, 13);
  });

  it("ends at 0 and 1, far out too", () => {
    expect(upperTail(Number.POSITIVE_INFINITY)).toBe(0);
    expect(upperTail(Number.NEGATIVE_INFINITY)).toBe(1);
    expect(upperTail(1000)).toBe(0);
  });

  it("never grows", () => {
    const z = fc.double({ min: -45, max: 45, noNaN: true });
    fc.assert(fc.property(z, z, (a, b) => upperTail(Math.min(a, b)) >= upperTail(Math.max(a, b))));
  });
});

describe("the quantile", () => {
  it.each([
    [0.5, 0],
    [0.2, 0.8416212335729143],
    [0.05, 1.6448536269514722],
    [0.025, 1.959963984540054],
    [0.975, -1.959963984540054],
    [1e-9, 5.9978070150076865],
  ])("of %d is tabulated", (probability, z) => {
    expect(upperQuantile(probability)).toBeCloseTo(z, 8);
  });

  it("undoes the tail", () => {
    fc.assert(
      fc.property(fc.double({ min: -6, max: 30, noNaN: true }), (z) => {
        expect(upperQuantile(upperTail(z))).toBeCloseTo(z, 6);
      }),
    );
  });
});
