import { limits } from "../limits.ts";
import { mean, median, normalP, pooled, relabellings, type Sample, sum, variance } from "./summary.ts";

/** Grid units per scale, finest first. */
const FINEST = 64;
const GRIDS = [FINEST, 32, 16, 8, 4, 2];
const COARSEST = 1;
/** The share of the limit's steps that a grid may take. The coarsest grid may take all. */
const SHARE_OF_STEPS = 1 / 128;
/** The distance from a case's median, in scales, at which values are clipped. */
export const FURTHEST = 10;

/**
 * Runs the permutation test stratified by case (Good, Permutation, Parametric and Bootstrap Tests of Hypotheses, 2005; mid-p: Lancaster
 * 1961). The statistic is the sum of the head's values less its expectation: Σ n₀n₁/(n₀ + n₁) times the difference of a case's means.
 * Values are rounded to a grid and outliers clipped. Both are equal for every relabelling, so the test of these values is exact, and
 * distributions of integer sums are convolved. The scale is the median distance of a value from its case's median, without distances
 * up to `least`, so that one outlier neither coarsens the grid nor hides a rise of the rest.
 */
export function relabelledP(samples: readonly Sample[], least: number): { p: number; exact: boolean } {
  const centered = samples.map((sample) => {
    const center = median(pooled(sample)) ?? 0;
    return withEach(sample, (value) => value - center);
  });
  const distances = centered.flatMap(pooled).map(Math.abs);
  const scale = median(distances.filter((distance) => distance > least)) || least;
  const onGrid = (units: number) =>
    centered.map((sample) => withEach(sample, (value) => onScale(value / scale, units))).filter(isUneven);
  const isWithin = (units: number, share: number) =>
    stepsOf(onGrid(units)) <= limits.permutationSteps * share;
  const units =
    GRIDS.find((grid) => isWithin(grid, SHARE_OF_STEPS)) ?? (isWithin(COARSEST, 1) ? COARSEST : null);
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

function isUneven(sample: Sample): boolean {
  return new Set(pooled(sample)).size > 1;
}

/** The sum's exact mean and variance over all relabellings (Cochran, Sampling Techniques, 1977, theorem 2.2). */
function byNormalForm(cases: readonly Sample[]): number {
  const excess = cases.map((sample) => sum(sample.head) - sample.head.length * meanOf(pooled(sample)));
  return normalP(sum(excess), Math.sqrt(sum(cases.map(sumVariance))));
}

function sumVariance(sample: Sample): number {
  const [base, head] = [sample.base.length, sample.head.length];
  return (variance(pooled(sample)) * base * head) / (base + head);
}

/** The distribution of an integer: the probability of `lowest` and of each integer above it. */
export interface Sums {
  lowest: number;
  shares: Float64Array;
}

/** The mid-p of the sum by convolution. */
function exactP(cases: readonly Sample[]): number {
  const { lowest, shares } = convolved(cases.map(sumsOf));
  const seen = sum(cases.map(({ head }) => sum(head))) - lowest;
  const higher = sum(Array.from(shares.subarray(Math.max(0, seen + 1))));
  return Math.min(1, higher + (shares[seen] ?? 0) / 2);
}

/** The smaller side is drawn without replacement: the rest follows from the total. */
function sumsOf(sample: Sample): Sums {
  const values = pooled(sample);
  const isHeadDrawn = sample.head.length <= sample.base.length;
  const drawn = Math.min(sample.head.length, sample.base.length);
  const lowest = Math.min(...values);
  const steps = values.map((value) => value - lowest);
  const shares = drawnSums(steps, drawn);
  if (isHeadDrawn) return { lowest: drawn * lowest, shares };
  return { lowest: sum(values) - drawn * lowest - (shares.length - 1), shares: shares.reverse() };
}

/** Takes each value with the probability that it is still needed. */
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

/** Tails less likely than this are dropped. */
const NEGLIGIBLE = 1e-17;

/** Returns the distribution of the sum of independent integers. */
export function convolved(parts: readonly Sums[]): Sums {
  return parts.reduce(added, { lowest: 0, shares: Float64Array.of(1) });
}

function added(before: Sums, next: Sums): Sums {
  const shares = new Float64Array(before.shares.length + next.shares.length - 1);
  for (let distance = 0; distance < next.shares.length; distance++) {
    const share = next.shares[distance] ?? 0;
    if (share === 0) continue;
    for (let at = 0; at < before.shares.length; at++) {
      shares[at + distance] = (shares[at + distance] ?? 0) + share * (before.shares[at] ?? 0);
    }
  }
  return withoutEnds({ lowest: before.lowest + next.lowest, shares });
}

function withoutEnds({ lowest, shares }: Sums): Sums {
  let [start, end] = [0, shares.length];
  for (let left = NEGLIGIBLE - (shares[start] ?? 0); left > 0; left -= shares[start] ?? 0) start++;
  for (let left = NEGLIGIBLE - (shares[end - 1] ?? 0); left > 0; left -= shares[end - 1] ?? 0) end--;
  return { lowest: lowest + start, shares: shares.subarray(start, end) };
}

/** The range of a sum in standard deviations after its tails are dropped. */
const WIDTH = 17;

function stepsOf(cases: readonly Sample[]): number {
  let steps = 0;
  let [range, total] = [0, 0];
  for (const sample of cases) {
    const values = pooled(sample);
    const lowest = Math.min(...values);
    const drawn = Math.min(sample.base.length, sample.head.length);
    const width = sumOfLargest(
      values.map((value) => value - lowest),
      drawn,
    );
    steps +=
      values.length * drawn * width +
      Math.min(relabellings(sample), width) * Math.min(range, WIDTH * Math.sqrt(total));
    range += width;
    total += sumVariance(sample);
  }
  return steps;
}
