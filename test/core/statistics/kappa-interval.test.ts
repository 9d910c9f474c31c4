import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { kappa, kappaInterval } from "../../../src/core/statistics/kappa.ts";
import { anyRatings, type Cells, ratingsOf } from "./ratings.ts";

const someRatings = anyRatings.filter((ratings) => kappa(ratings) !== null);

describe("the interval of kappa", () => {
  it("holds kappa, and has a width even where the raters agree on everything", () => {
    fc.assert(
      fc.property(someRatings, (ratings) => {
        const [low = 2, high = -2] = kappaInterval(ratings) ?? [];
        const value = kappa(ratings) ?? Number.NaN;
        expect(low).toBeGreaterThanOrEqual(-1);
        expect(low).toBeLessThan(high);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(value + 1e-12);
        expect(high).toBeGreaterThanOrEqual(value - 1e-12);
      }),
    );
  });

  // Sums over every possible table by its probability: nothing is random here.
  test.each([20, 50, 80])("covers about 95 percent of what %d items may bring", (items) => {
    for (const rate of [0.5, 0.7, 0.9])
      for (const truth of [0, 0.3, 0.6, 0.8, 0.9]) {
        const covered = coverage(items, rate, truth);
        expect(covered, `rate ${rate}, kappa ${truth}`).toBeGreaterThan(0.93);
        expect(covered, `rate ${rate}, kappa ${truth}`).toBeLessThan(0.99);
      }
  });
});

/** The share of intervals that cover the true kappa when both raters answer yes at this rate, among tables with a kappa. */
function coverage(items: number, rate: number, truth: number): number {
  const agreement = truth * (1 - chance(rate)) + chance(rate);
  const bothYes = rate - (1 - agreement) / 2;
  const shares: Cells = [bothYes, rate - bothYes, rate - bothYes, 1 - 2 * rate + bothYes];
  const logs = shares.map(Math.log);
  let defined = 0;
  let covered = 0;
  for (const cells of tables(items)) {
    const interval = kappaInterval(ratingsOf(cells));
    if (interval === null) continue;
    const logarithm = cells.reduce(
      (sum, cell, index) => sum + (cell === 0 ? 0 : cell * (logs[index] ?? 0)) - logFactorial(cell),
      logFactorial(items),
    );
    const probability = Math.exp(logarithm);
    defined += probability;
    if (interval[0] <= truth + 1e-12 && truth - 1e-12 <= interval[1]) covered += probability;
  }
  return covered / defined;
}

function chance(rate: number): number {
  return rate ** 2 + (1 - rate) ** 2;
}

function* tables(items: number): Generator<Cells> {
  for (let a = 0; a <= items; a++)
    for (let b = 0; a + b <= items; b++)
      for (let c = 0; a + b + c <= items; c++) yield [a, b, c, items - a - b - c];
}

const logFactorials = [0];
function logFactorial(number: number): number {
  for (let next = logFactorials.length; next <= number; next++)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  return logFactorials[number] ?? 0;
}
