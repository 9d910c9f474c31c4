import { limits } from "../limits.ts";
import { type Distribution, hypergeometric } from "./hypergeometric.ts";
import { sum } from "./mean.ts";
import { pooled, type Sample, varies, weightOf } from "./sample.ts";

/**
 * Whether the exact test applies: every trial is 0 or 1, all cases have the same number of base trials, of
 * head trials, and the same weight (otherwise the head's passes do not order relabellings as the mean over
 * cases does), and the head trials of all cases together are at most `limits.exactHeadTrials`.
 */
export function isExact(samples: readonly Sample[]): boolean {
  const [first] = samples;
  if (first === undefined) return true;
  return (
    samples.length * first.head.length <= limits.exactHeadTrials &&
    samples.every(
      (sample) =>
        sample.base.length === first.base.length &&
        sample.head.length === first.head.length &&
        weightOf(sample) === weightOf(first),
    ) &&
    samples.every((sample) => pooled(sample).every((value) => value === 0 || value === 1))
  );
}

/**
 * The one-sided mid-p that the head passes this rarely or more rarely, when head and base are alike: an exact
 * permutation test, stratified by case (Good, Permutation, Parametric and Bootstrap Tests of Hypotheses,
 * 2005), with half of the probability of what was seen (Lancaster 1961). Within a case trials are
 * exchangeable between base and head, so the head's passes are hypergeometric; their sum over the cases is a
 * convolution. With one trial on each side it is the mid-p McNemar test.
 *
 * Only for samples of which `isExact` is true. In [0,1]; 0.5 for no samples and where nothing could vary.
 * Costs at most the square of the number of head trials in multiplications, and its memory once; cases that
 * do not vary cost nothing.
 */
export function permutationP(samples: readonly Sample[]): number {
  const varying = samples.filter(varies);
  const distributions = varying.map(headPasses);
  const seen = sum(varying.flatMap(({ head }) => head)) - sum(distributions.map(({ lowest }) => lowest));
  const probabilities = convolve(distributions, seen);
  return Math.min(1, sum(probabilities.slice(0, seen)) + (probabilities[seen] ?? 0) / 2);
}

/** How many of a case's head trials pass, if base and head are alike. */
function headPasses(sample: Sample): Distribution {
  const trials = pooled(sample);
  const passes = sum(trials);
  return hypergeometric(passes, trials.length - passes, sample.head.length);
}

/** The distribution of the sum, each part counted from its lowest value: probabilities of 0 to `highest`. */
function convolve(distributions: readonly Distribution[], highest: number): number[] {
  const total = new Float64Array(highest + 1);
  total[0] = 1;
  let reached = 0;
  for (const { shares } of distributions) {
    reached = Math.min(reached + shares.length - 1, highest);
    add(shares, total, reached);
  }
  return Array.from(total);
}

/** In place, from the highest sum down: each needs only the former probabilities at and below it. */
function add(shares: readonly number[], total: Float64Array, reached: number): void {
  for (let value = reached; value >= 0; value--) {
    let probability = 0;
    const most = Math.min(value, shares.length - 1);
    for (let part = 0; part <= most; part++) probability += (shares[part] ?? 0) * (total[value - part] ?? 0);
    total[value] = probability;
  }
}
