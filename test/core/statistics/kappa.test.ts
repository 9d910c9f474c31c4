import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  kappa,
  kappaInterval,
  kappaStandardError,
  type Ratings,
} from "../../../src/core/statistics/kappa.ts";

type Cells = [bothYes: number, onlyFirst: number, onlySecond: number, bothNo: number];

function ratingsOf([bothYes, onlyFirst, onlySecond, bothNo]: Cells): Ratings {
  return { bothYes, onlyFirst, onlySecond, bothNo };
}

const count = fc.oneof(fc.constantFrom(0, 0, 1), fc.nat(20), fc.nat(2000));
const anyRatings = fc.tuple(count, count, count, count).map(ratingsOf);

const someRatings = anyRatings.filter((ratings) => kappa(ratings) !== null);

const swapped = ({ onlyFirst, onlySecond, ...rest }: Ratings): Ratings => ({
  ...rest,
  onlyFirst: onlySecond,
  onlySecond: onlyFirst,
});
const negated = ({ bothYes, onlyFirst, onlySecond, bothNo }: Ratings): Ratings =>
  ratingsOf([bothNo, onlySecond, onlyFirst, bothYes]);

describe("kappa", () => {
  // The example of `ci.kappa` in Bonett's statpsych, after Fleiss, Levin and Paik, Statistical Methods for Rates and Proportions, 2003.
  it("is the published one, with the published standard error", () => {
    const published = ratingsOf([31, 12, 4, 58]);
    expect(kappa(published)).toBeCloseTo(0.6756757, 7);
    expect(kappaStandardError(published)).toBeCloseTo(0.07344761, 7);
  });

  // Textbook tables with an equal agreement of 60% and different chance agreement.
  it.each<[Cells, number]>([
    [[20, 5, 10, 15], 0.4],
    [[45, 15, 25, 15], 0.1304],
    [[25, 35, 5, 35], 0.2593],
  ])("of %j is %d", (cells, value) => {
    expect(kappa(ratingsOf(cells))).toBeCloseTo(value, 4);
  });

  it("is exactly what it is in decimals", () => {
    for (let times = 1; times < 300; times++)
      expect(kappa(ratingsOf([4 * times, times, times, 4 * times]))).toBe(0.6);
  });

  it("is undefined without ratings, and where both gave everything the same answer", () => {
    for (const cells of [
      [0, 0, 0, 0],
      [7, 0, 0, 0],
      [0, 0, 0, 7],
    ] satisfies Cells[]) {
      expect(kappa(ratingsOf(cells))).toBeNull();
      expect(kappaStandardError(ratingsOf(cells))).toBeNull();
      expect(kappaInterval(ratingsOf(cells))).toBeNull();
    }
  });

  it("is 0 when one of them gave everything the same answer, and where the answers have nothing to do with each other", () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), fc.integer({ min: 1, max: 50 }), (a, b, times) => {
        fc.pre(a + b > 0);
        const independent = kappa(ratingsOf([a * times, b * times, a, b]));
        if (independent !== null) expect(Math.abs(independent)).toBe(0);
      }),
    );
    expect(kappa(ratingsOf([5, 4, 0, 0]))).toBe(0);
  });

  it("is 1 exactly where they agree on everything, and within [-1,1]", () => {
    fc.assert(
      fc.property(someRatings, (ratings) => {
        const value = kappa(ratings) ?? Number.NaN;
        expect(value).toBeGreaterThanOrEqual(-1);
        expect(value).toBeLessThanOrEqual(1);
        expect(value === 1).toBe(ratings.onlyFirst + ratings.onlySecond === 0);
      }),
    );
  });

  it("is the same whoever comes first, and whichever answer is called yes", () => {
    fc.assert(
      fc.property(someRatings, fc.constantFrom(swapped, negated), (ratings, turned) => {
        const [low = 0, high = 0] = kappaInterval(ratings) ?? [];
        const [lowTurned = 1, highTurned = 1] = kappaInterval(turned(ratings)) ?? [];
        expect(kappa(turned(ratings))).toBeCloseTo(kappa(ratings) ?? Number.NaN, 10);
        expect(lowTurned).toBeCloseTo(low, 10);
        expect(highTurned).toBeCloseTo(high, 10);
      }),
    );
  });

  it("has the standard error that the delta method gives", () => {
    fc.assert(
      fc.property(fc.tuple(positive(), positive(), positive(), positive()), (cells) => {
        expect(kappaStandardError(ratingsOf(cells))).toBeCloseTo(deltaMethod(cells), 5);
      }),
    );
  });
});

const positive = () => fc.integer({ min: 1, max: 500 });

function deltaMethod(cells: Cells): number {
  const total = cells.reduce((sum, cell) => sum + cell);
  const at = (changed: number, by: number) => {
    const [a, b, c, d] = cells.map((cell, index) => cell + (index === changed ? by : 0));
    return kappa(ratingsOf([a ?? 0, b ?? 0, c ?? 0, d ?? 0])) ?? Number.NaN;
  };
  const step = 1e-4;
  const gradient = cells.map((_, index) => (at(index, step) - at(index, -step)) / (2 * step));
  const mean = gradient.reduce((sum, slope, index) => sum + (slope * (cells[index] ?? 0)) / total, 0);
  const squares = gradient.reduce((sum, slope, index) => sum + slope ** 2 * (cells[index] ?? 0), 0);
  return Math.sqrt(squares - total * mean ** 2);
}

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
