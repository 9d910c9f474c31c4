import { limits } from "./limits.ts";
import { mean, median, normalP, pooled, relabellings, type Sample, sum, variance } from "./statistics.ts";

/** How many units of the grid may make one scale. */
const FINEST = 64;
const GRIDS = [FINEST, 32, 16, 8, 4, 2];
const COARSEST = 1;
/** The share of the limit's steps that a grid may take; the coarsest may take all. */
const SHARE_OF_STEPS = 1 / 128;
/** A value further than so many scales from the median of its case counts as so far. */
export const FURTHEST = 10;

/**
 * The permutation test, stratified by case: within a case trials are exchangeable between base and head, and the statistic is the sum of
 * the head's values over all cases, less its expectation: Σ n₀n₁/(n₀ + n₁) times the difference of a case's means (Good, Permutation,
 * Parametric and Bootstrap Tests of Hypotheses, 2005), with half of the probability of what was seen (Lancaster 1961). The values are
 * rounded to a grid, and outliers moved nearer to their case's median. Both are the same for every relabelling, so the test of these
 * values is as exact as one of those that were measured; and sums are whole numbers, whose distributions are convolved.
 *
 * The scale is the median distance of a value from its case's median, without distances up to `least`. So one run that went astray
 * neither makes the grid coarse nor hides a rise of all others.
 */
export function relabelledP(samples: readonly Sample[], least: number): { p: number; exact: boolean } {
  const centered = samples.map((one) => {
    const center = median(pooled(one)) ?? 0;
    return withEach(one, (value) => value - center);
  });
  const distances = centered.flatMap(pooled).map(Math.abs);
  const scale = median(distances.filter((distance) => distance > least)) || least;
  const onGrid = (units: number) =>
    centered.map((one) => withEach(one, (value) => onScale(value / scale, units))).filter(isUneven);
  const isWithin = (units: number, share: number) =>
    stepsOf(onGrid(units)) <= limits.permutationSteps * share;
  const units =
    GRIDS.find((some) => isWithin(some, SHARE_OF_STEPS)) ?? (isWithin(COARSEST, 1) ? COARSEST : null);
  if (units === null) return { p: byNormalForm(onGrid(FINEST)), exact: false };
  return { p: exactP(onGrid(units)), exact: true };
}

function withEach({ base, head }: Sample, value: (value: number) => number): Sample {
  return { base: base.map(value), head: head.map(value) };
}

function onScale(value: number, units: number): number {
  return Math.round(units * Math.min(FURTHEST, Math.max(-FURTHEST, value)));
}

function meanOf(values: readonly number[]): number {
  return mean(values) ?? 0;
}

function isUneven(one: Sample): boolean {
  return new Set(pooled(one)).size > 1;
}

/** The normal form: the sum's exact mean and variance over all relabellings (Cochran, Sampling Techniques, 1977, theorem 2.2). */
function byNormalForm(cases: readonly Sample[]): number {
  const excess = cases.map((one) => sum(one.head) - one.head.length * meanOf(pooled(one)));
  return normalP(sum(excess), Math.sqrt(sum(cases.map(sumVariance))));
}

/** The variance of the sum of a case's head over all relabellings. */
function sumVariance(one: Sample): number {
  const [base, head] = [one.base.length, one.head.length];
  return (variance(pooled(one)) * base * head) / (base + head);
}

/** How likely each sum is: `shares[i]` belongs to `lowest + i`. */
interface Sums {
  lowest: number;
  shares: Float64Array;
}

/** How likely the head's values, whole numbers, add up to more than what was seen, and half of how likely to just that. */
function exactP(cases: readonly Sample[]): number {
  const { lowest, shares } = cases.map(sumsOf).reduce(added, { lowest: 0, shares: Float64Array.of(1) });
  const seen = sum(cases.map(({ head }) => sum(head))) - lowest;
  const higher = sum(Array.from(shares.subarray(Math.max(0, seen + 1))));
  return Math.min(1, higher + (shares[seen] ?? 0) / 2);
}

/** The sums of so many values, drawn without replacement, as the head has. The smaller side is drawn: the head has the rest. */
function sumsOf(one: Sample): Sums {
  const values = pooled(one);
  const isHeadDrawn = one.head.length <= one.base.length;
  const drawn = Math.min(one.head.length, one.base.length);
  const lowest = Math.min(...values);
  const steps = values.map((value) => value - lowest);
  const shares = drawnSums(steps, drawn);
  if (isHeadDrawn) return { lowest: drawn * lowest, shares };
  return { lowest: sum(values) - drawn * lowest - (shares.length - 1), shares: shares.reverse() };
}

/** How likely each sum of so many of the values is. Values are taken one by one, each with the chance that it is still wanted. */
function drawnSums(values: readonly number[], drawn: number): Float64Array {
  const highest = sumOfLargest(values, drawn);
  const byCount = Array.from({ length: drawn + 1 }, () => new Float64Array(highest + 1));
  (byCount[0] as Float64Array)[0] = 1;
  for (const [at, value] of values.entries()) {
    for (let count = Math.min(at, drawn); count >= 0; count--) {
      const taken = (drawn - count) / (values.length - at);
      draw(byCount[count] as Float64Array, byCount[count + 1], value, taken);
    }
  }
  return byCount[drawn] as Float64Array;
}

/** Moves what is taken from the sums before to those with one value more. */
function draw(before: Float64Array, after: Float64Array | undefined, value: number, taken: number): void {
  for (let total = 0; total < before.length; total++) {
    const share = before[total] ?? 0;
    if (share === 0) continue;
    if (after !== undefined && taken > 0) after[total + value] = (after[total + value] ?? 0) + share * taken;
    before[total] = share * (1 - taken);
  }
}

function sumOfLargest(values: readonly number[], count: number): number {
  return sum(values.toSorted((a, b) => b - a).slice(0, count));
}

/** The ends of a distribution that are less likely than this are left out. */
const NEGLIGIBLE = 1e-17;

function added(before: Sums, one: Sums): Sums {
  const shares = new Float64Array(before.shares.length + one.shares.length - 1);
  for (let distance = 0; distance < one.shares.length; distance++) {
    const share = one.shares[distance] ?? 0;
    if (share === 0) continue;
    for (let at = 0; at < before.shares.length; at++) {
      shares[at + distance] = (shares[at + distance] ?? 0) + share * (before.shares[at] ?? 0);
    }
  }
  return withoutEnds({ lowest: before.lowest + one.lowest, shares });
}

function withoutEnds({ lowest, shares }: Sums): Sums {
  let [start, end] = [0, shares.length];
  for (let left = NEGLIGIBLE - (shares[start] ?? 0); left > 0; left -= shares[start] ?? 0) start++;
  for (let left = NEGLIGIBLE - (shares[end - 1] ?? 0); left > 0; left -= shares[end - 1] ?? 0) end--;
  return { lowest: lowest + start, shares: shares.subarray(start, end) };
}

/** Standard deviations that the ends of a sum are apart, once they are left out. */
const WIDTH = 17;

/** About how many multiplications `exactP` takes. */
function stepsOf(cases: readonly Sample[]): number {
  let steps = 0;
  let [range, total] = [0, 0];
  for (const one of cases) {
    const values = pooled(one);
    const lowest = Math.min(...values);
    const drawn = Math.min(one.base.length, one.head.length);
    const width = sumOfLargest(
      values.map((value) => value - lowest),
      drawn,
    );
    steps +=
      values.length * drawn * width +
      Math.min(relabellings(one), width) * Math.min(range, WIDTH * Math.sqrt(total));
    range += width;
    total += sumVariance(one);
  }
  return steps;
}
