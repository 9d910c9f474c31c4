import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { incompleteBeta } from "../../../src/core/statistics/distributions.ts";

describe("the incomplete beta function", () => {
  it("is a binomial tail where both parameters are whole numbers", () => {
    const parameter = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), parameter, parameter, (x, a, b) => {
        expect(incompleteBeta(x, a, b)).toBeCloseTo(binomialTail(x, a, a + b - 1), 10);
      }),
    );
  });

  it("is x^a for b = 1, and 1 − (1 − x)^b for a = 1, whole or not", () => {
    const parameter = fc.double({ min: 0.5, max: 400, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), parameter, (x, parameter) => {
        expect(incompleteBeta(x, parameter, 1)).toBeCloseTo(x ** parameter, 10);
        expect(incompleteBeta(x, 1, parameter)).toBeCloseTo(1 - (1 - x) ** parameter, 10);
      }),
    );
  });
});

function binomialTail(rate: number, fewest: number, draws: number): number {
  let tail = 0;
  for (let hits = fewest; hits <= draws; hits++) {
    tail += choose(draws, hits) * rate ** hits * (1 - rate) ** (draws - hits);
  }
  return tail;
}

function choose(draws: number, hits: number): number {
  let ways = 1;
  for (let drawn = 1; drawn <= hits; drawn++) ways *= (draws - hits + drawn) / drawn;
  return ways;
}
