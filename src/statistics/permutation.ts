import { limits } from "../limits.ts";
import { sum } from "./mean.ts";
import { normalP } from "./normal.ts";
import { distanceVariance, meanDistance, type Relabelling, relabellingOf } from "./relabelling.ts";
import { type Sample, varies } from "./sample.ts";

/** What the trials say about the head being worse than the base. */
export interface PermutationTest {
  /** The one-sided mid-p of a result as bad as this one or worse, when head and base are alike. In [0,1]. */
  p: number;
  /** False when p comes from the normal form of the statistic. */
  exact: boolean;
  /** Some case differs, and every case that does passed each base trial and fails each head trial: so many trials cannot show more. */
  mostExtreme: boolean;
}

/**
 * The permutation test, stratified by case (Good, Permutation, Parametric and Bootstrap Tests of Hypotheses, 2005), with half of the
 * probability of what was seen (Lancaster 1961). The statistic is the sum of the cases' signed chi-squares: so one case that broke is not
 * lost in the noise of the others, and a case counts by what its own numbers of trials can tell. Within a case trials are exchangeable
 * between base and head, so its chi-square has as many values as the hypergeometric distribution; the sum is a convolution over whole
 * numbers, in which ties are ties. Beyond `limits.permutationSteps` the sum's normal form takes its place, with its exact mean and
 * variance. With one trial on each side it is the mid-p McNemar test.
 *
 * All trials are 0 or 1. p is 0.5 for no samples and where nothing could vary; cases that do not vary cost nothing. Exchanging base and
 * head turns p into 1 − p. No random numbers.
 */
export function permutationTest(samples: readonly Sample[]): PermutationTest {
  const varying = samples.filter(varies);
  const cases = inWholeUnits(varying.map(relabellingOf));
  const seen = sum(cases.map((one) => one.seen));
  const exact = stepsOf(cases, seen) <= limits.permutationSteps;
  return {
    p: exact ? exactP(cases, seen) : byNormalForm(cases, seen),
    exact,
    mostExtreme: varying.length > 0 && varying.every(isLost),
  };
}

function isLost({ base, head }: Sample): boolean {
  return base.every((pass) => pass === 1) && head.every((pass) => pass === 0);
}

/** The distances divided by what divides them all: with one trial each they are 0 and 1. */
function inWholeUnits(cases: readonly Relabelling[]): Relabelling[] {
  const unit = cases.flatMap(({ distances }) => distances).reduce(greatestDivisor, 0) || 1;
  return cases.map(({ distances, shares, seen }) => ({
    distances: distances.map((distance) => distance / unit),
    shares,
    seen: seen / unit,
  }));
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** How many multiplications the convolution up to the distance seen takes. */
function stepsOf(cases: readonly Relabelling[], seen: number): number {
  let steps = 0;
  let reached = 0;
  for (const { distances } of cases) {
    reached = Math.min(reached + (distances.at(-1) ?? 0), seen);
    steps += (reached + 1) * distances.length;
  }
  return steps;
}

/** How likely the distances add up to less than what was seen, and half of how likely to just that. */
function exactP(cases: readonly Relabelling[], seen: number): number {
  let probabilities = new Float64Array(seen + 1);
  let next = new Float64Array(seen + 1);
  probabilities[0] = 1;
  let reached = 0;
  for (const one of cases) {
    addTo(next, probabilities.subarray(0, reached + 1), one);
    [probabilities, next] = [next, probabilities];
    reached = Math.min(reached + (one.distances.at(-1) ?? 0), seen);
  }
  return Math.min(1, sum(Array.from(probabilities.subarray(0, seen))) + (probabilities[seen] ?? 0) / 2);
}

/** How likely each sum is with one case more. What exceeds the list falls away. */
function addTo(sums: Float64Array, before: Float64Array, { distances, shares }: Relabelling): void {
  sums.fill(0);
  for (const [at, distance] of distances.entries()) {
    const share = shares[at] ?? 0;
    const end = Math.min(before.length, sums.length - distance);
    for (let value = 0; value < end; value++) {
      sums[value + distance] = (sums[value + distance] ?? 0) + share * (before[value] ?? 0);
    }
  }
}

function byNormalForm(cases: readonly Relabelling[], seen: number): number {
  return normalP(sum(cases.map(meanDistance)) - seen, Math.sqrt(sum(cases.map(distanceVariance))));
}
