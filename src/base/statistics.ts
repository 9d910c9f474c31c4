import { upperQuantile, upperTail } from "./distributions.ts";
import { limits } from "./limits.ts";

/**
 * The 95% score interval of a rate of `count` draws, within [0,1] (Wilson 1927):
 * (r + z²/2n ± z·√(r(1 − r)/n + z²/4n²)) / (1 + z²/n). The rate may be a mean of fractions: they vary less
 * than passes and failures of the same mean, so the interval is wide enough. [0, 1] of no draws.
 */
export function wilsonInterval(rate: number, count: number): [low: number, high: number] {
  if (count === 0) return [0, 1];
  const z2 = Z_95 ** 2;
  const center = rate + z2 / (2 * count);
  const margin = Math.sqrt(z2 * ((rate * (1 - rate)) / count + z2 / (4 * count ** 2)));
  const scale = 1 + z2 / count;
  // At the ends the formula gives the rate itself, but for rounding, by which all would be shown as nearly all.
  const low = rate === 0 ? 0 : Math.max(0, (center - margin) / scale);
  const high = rate === 1 ? 1 : Math.min(1, (center + margin) / scale);
  return [low, high];
}

/** The share of the drops of a size that must be found for it to be called detectable. */
export const POWER = 0.8;

/**
 * The drop of the mean (share of 1) that the permutation test finds with 80% power when a few cases lose their pass rate entirely; null
 * when even the loss of every sampled case would not do. `cases` as in `meanDrop`; `alpha` in (0,1): the drop is found when p < alpha,
 * whatever drop is allowed. By the normal form of the test's statistic, and no smaller than what the exact test needs without noise.
 * `still`: samples of cases that cannot get worse, but whose noise is part of the test.
 */
export function detectableDrop(
  samples: readonly Sample[],
  cases: number,
  alpha: number,
  still: readonly Sample[] = [],
): number | null {
  const needed = lostAmongNoise(samples, still, alpha);
  if (needed === null) return null;
  const rate = mean(samples.map(({ base }) => mean(base) ?? 0)) ?? 0;
  const lost = Math.max(needed * rate, lostWithoutNoise(samples, alpha));
  return lost > samples.length * rate ? null : lost / cases;
}

/**
 * How many cases, taken at random, must be lost to stand out of the noise: the k of k·g − z₀.₈·√(V₀ + k·h) = z₁₋α·√(V₀ + k·v). V₀ is the
 * variance of the statistic in the suite as recorded. A case that fails all head trials is at its worst, so far from the mean over its
 * relabellings: g and h are the mean and the variance of that over the cases, v the mean of the cases' variance under relabelling. Null
 * when all cases are not enough.
 */
function lostAmongNoise(samples: readonly Sample[], still: readonly Sample[], alpha: number): number | null {
  const noise = sum([...samples, ...still].filter(varies).map(relabellingOf).map(distanceVariance));
  const broken = samples.map(failing).filter(varies).map(relabellingOf);
  const gains = broken.map(meanDistance);
  // A case that always failed has nothing to lose.
  const average = (values: readonly number[]) => sum(values) / samples.length;
  const gain = average(gains);
  const unevenness = Math.max(0, average(gains.map((one) => one ** 2)) - gain ** 2);
  const added = average(broken.map(distanceVariance));
  const z = Math.max(0, upperQuantile(alpha));
  const reserve = upperQuantile(1 - POWER);
  const isFound = (lost: number) =>
    lost * gain > reserve * Math.sqrt(noise + lost * unevenness) + z * Math.sqrt(noise + lost * added);
  return isFound(samples.length) ? leastFound(isFound, samples.length) : null;
}

/** The least number up to `most` that is found, by bisection. */
function leastFound(isFound: (lost: number) => boolean, most: number): number {
  let [low, high] = [0, most];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (isFound(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** The case, had it failed every head trial. */
function failing({ base, head }: Sample): Sample {
  return { base, head: head.map(() => 0) };
}

/**
 * The fewest lost cases whose exact p is below alpha in a suite without noise: each can be relabelled in C(n0+n1, n1) ways, of which one
 * has all passes on the base's side, so the mid-p of k cases is ½·C⁻ᵏ. C is that of the middle case where they differ. At most one more
 * than there are samples.
 */
function lostWithoutNoise(samples: readonly Sample[], alpha: number): number {
  const sorted = samples.map(relabellings).toSorted((a, b) => a - b);
  const ways = sorted[Math.floor(sorted.length / 2)] ?? 1;
  let lost = 1;
  for (let p = 0.5 / ways; p >= alpha && lost <= samples.length; p /= ways) lost++;
  return lost;
}

/** C(n0+n1, n1); Infinity beyond about 1e308, and then one lost case is evidence enough. */
export function relabellings({ base, head }: Sample): number {
  let ways = 1;
  for (let drawn = 1; drawn <= head.length; drawn++) ways *= (base.length + drawn) / drawn;
  return ways;
}

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

/** The chi-square counts in whole steps of 1/18: so it has no remainder with 1, 2 or 3 trials on each side. */
const STEPS = 18;

/** What a case can come to when its trials are called base or head in every possible way. */
export interface Relabelling {
  /** By number of head passes, fewest first: how far that is from the worst, in whole steps of chi-square. Starts with 0. */
  distances: readonly number[];
  /** How likely each of these is when base and head are alike; they sum to 1. */
  shares: readonly number[];
  /** The distance of what was seen. */
  seen: number;
}

/**
 * The relabellings of a case whose trials are all 0 or 1 and not all alike, by its signed chi-square: ±(x − E)²/V with x the head's
 * passes, E and V their mean and variance when base and head are alike (Mantel & Haenszel, Journal of the National Cancer Institute 22,
 * 1959), positive where the head passes less. It is the difference of the two pass rates in standard errors, squared, with its sign.
 */
export function relabellingOf(sample: Sample): Relabelling {
  const [base, head] = [sample.base.length, sample.head.length];
  const passes = sum(pooled(sample));
  const failures = base + head - passes;
  const { lowest, shares } = hypergeometric(passes, failures, head);
  /** (E − x) in whole numbers: times the number of trials. */
  const shortfall = (headPasses: number) => head * passes - (base + head) * headPasses;
  const score = (headPasses: number) => {
    const squared = STEPS * (base + head - 1) * shortfall(headPasses) ** 2;
    return Math.sign(shortfall(headPasses)) * Math.round(squared / (base * head * passes * failures));
  };
  const distance = (headPasses: number) => score(lowest) - score(headPasses);
  return {
    distances: shares.map((_, at) => distance(lowest + at)),
    shares,
    seen: distance(sum(sample.head)),
  };
}

/** The mean distance from the worst, over all relabellings. */
export function meanDistance({ distances, shares }: Relabelling): number {
  return sum(distances.map((distance, at) => distance * (shares[at] ?? 0)));
}

/** The variance of the distance over all relabellings. */
export function distanceVariance(one: Relabelling): number {
  const center = meanDistance(one);
  return sum(one.distances.map((distance, at) => (distance - center) ** 2 * (one.shares[at] ?? 0)));
}

/** How often two raters said yes or no of the same items. */
export interface Ratings {
  bothYes: number;
  onlyFirst: number;
  onlySecond: number;
  bothNo: number;
}

/**
 * Cohen's kappa: the agreement of two raters beyond what their rates of yes alone would bring, (pₒ − pₑ)/(1 − pₑ), in [-1,1] (Cohen,
 * Educational and Psychological Measurement 20, 1960). Null where chance alone agrees on everything, 0/0: no ratings, or both raters gave
 * all items the same answer.
 */
export function kappa({ bothYes, onlyFirst, onlySecond, bothNo }: Ratings): number | null {
  // The formula in whole numbers, so that only one division rounds: a kappa of 0.6 is not below 0.6.
  const apart = (bothYes + onlyFirst) * (onlyFirst + bothNo) + (bothYes + onlySecond) * (onlySecond + bothNo);
  return apart === 0 ? null : (2 * (bothYes * bothNo - onlyFirst * onlySecond)) / apart;
}

/**
 * The large-sample standard error of kappa (Fleiss, Cohen and Everitt, Psychological Bulletin 72, 1969, formula 13). 0 where the raters
 * agree on everything, null where kappa is.
 */
export function kappaStandardError(ratings: Ratings): number | null {
  const value = kappa(ratings);
  if (value === null) return null;
  const { total, bothYes, onlyFirst, onlySecond, bothNo, firstYes, secondYes, byChance } = sharesOf(ratings);
  const agreed =
    bothYes * (1 - (firstYes + secondYes) * (1 - value)) ** 2 +
    bothNo * (1 - (2 - firstYes - secondYes) * (1 - value)) ** 2;
  const differing =
    onlyFirst * (secondYes + 1 - firstYes) ** 2 + onlySecond * (firstYes + 1 - secondYes) ** 2;
  const expected = value - byChance * (1 - value);
  const variance = agreed + (1 - value) ** 2 * differing - expected ** 2;
  return Math.sqrt(Math.max(0, variance) / total) / (1 - byChance);
}

/**
 * The 95% interval of kappa, within [-1,1]: kappa ± 1.96 standard errors of the ratings with one more in each of the four cells, as
 * Agresti and Caffo do for the difference of two rates (The American Statistician 54, 2000). It covers 94.5 to 98.4% of samples of 20
 * to 100 items; without the four more it is 28 to 94%, and no width at all where the raters agree on everything. Null where kappa is.
 * Items count as independent: those of one run resemble one another, and with many of them the interval is too narrow.
 */
export function kappaInterval(ratings: Ratings): [low: number, high: number] | null {
  if (kappa(ratings) === null) return null;
  const more = {
    bothYes: ratings.bothYes + 1,
    onlyFirst: ratings.onlyFirst + 1,
    onlySecond: ratings.onlySecond + 1,
    bothNo: ratings.bothNo + 1,
  };
  const center = kappa(more) ?? 0;
  const margin = Z_95 * (kappaStandardError(more) ?? 0);
  return [Math.max(-1, center - margin), Math.min(1, center + margin)];
}

/** The ratings as shares of all, and the agreement that chance alone would bring. */
function sharesOf(ratings: Ratings) {
  const total = ratings.bothYes + ratings.onlyFirst + ratings.onlySecond + ratings.bothNo;
  const [bothYes, onlyFirst, onlySecond, bothNo] = [
    ratings.bothYes / total,
    ratings.onlyFirst / total,
    ratings.onlySecond / total,
    ratings.bothNo / total,
  ];
  const firstYes = bothYes + onlyFirst;
  const secondYes = bothYes + onlySecond;
  const byChance = firstYes * secondYes + (1 - firstYes) * (1 - secondYes);
  return { total, bothYes, onlyFirst, onlySecond, bothNo, firstYes, secondYes, byChance };
}

/** Standard errors on either side of a 95% interval. */
const Z_95 = upperQuantile(0.025);

/**
 * The drop of the pass rate: the mean over cases of base mean − head mean, in [-1,1], positive when the head is worse.
 * `cases`: the number of cases that the mean runs over. 0 of no cases.
 */
export function meanDrop(samples: readonly Sample[], cases: number): number {
  const varying = samples.filter(varies);
  if (varying.length === 0) return 0;
  const total = (side: "base" | "head") => sum(varying.map((sample) => mean(sample[side]) ?? 0));
  return (total("base") - total("head")) / cases;
}

/**
 * The standard error of `meanDrop` when base and head are alike: SE² = cases⁻² Σ s²ᵢ(1/n0ᵢ+1/n1ᵢ), s²ᵢ the
 * sample variance (n − 1) of the case's pooled trials. It is the exact standard deviation over all
 * relabellings of a case's trials (sampling without replacement: Cochran, Sampling Techniques, 1977, theorem
 * 2.2). 0 of no cases.
 */
export function standardError(samples: readonly Sample[], cases: number): number {
  const varying = samples.filter(varies);
  if (varying.length === 0) return 0;
  const variances = varying.map((s) => variance(pooled(s)) * (1 / s.base.length + 1 / s.head.length));
  return Math.sqrt(sum(variances)) / cases;
}

/**
 * How likely a normal variable with this standard deviation exceeds its mean by so much or more. 0.5 where both are 0.
 */
export function normalP(excess: number, standardDeviation: number): number {
  return excess === 0 ? 0.5 : upperTail(excess / standardDeviation);
}

/** The 95% interval of the CHANGE (head − base, that is −drop), within [-1,1]: change ± 1.96 SE. */
export function changeInterval(drop: number, standardError: number): [low: number, high: number] {
  const change = 0 - drop;
  const margin = Z_95 * standardError;
  return [Math.max(-1, change - margin), Math.min(1, change + margin)];
}

/** The sample variance, with n − 1. Only for two values or more. */
export function variance(values: readonly number[]): number {
  const center = mean(values) ?? 0;
  return sum(values.map((value) => (value - center) ** 2)) / (values.length - 1);
}

/** One case's trials on both sides: a pass is 1, a failure 0; or what they took. Neither list is empty. */
export interface Sample {
  base: readonly number[];
  head: readonly number[];
}

/** The trials of both sides together. */
export function pooled({ base, head }: Sample): number[] {
  return [...base, ...head];
}

/** False for a case whose trials all ended alike, on both sides: it has neither a drop nor noise. */
export function varies({ base, head }: Sample): boolean {
  const first = base[0];
  return base.some((value) => value !== first) || head.some((value) => value !== first);
}

/** How likely each number of passes is: `shares[i]` belongs to `lowest + i` passes; they sum to 1. */
export interface Distribution {
  lowest: number;
  shares: readonly number[];
}

/**
 * The hypergeometric distribution (Johnson, Kotz & Kemp, Univariate Discrete Distributions, ch. 6):
 * `drawn` trials are drawn without replacement from `passes` passes and `failures` failures; how many passes
 * are among them? All are whole numbers, `drawn` at most passes + failures. Built from the mode outward by
 * the ratio of neighbours: no factorial, so nothing overflows. Costs one step per possible number of passes.
 */
export function hypergeometric(passes: number, failures: number, drawn: number): Distribution {
  const lowest = Math.max(0, drawn - failures);
  const highest = Math.min(drawn, passes);
  const mode = Math.floor(((drawn + 1) * (passes + 1)) / (passes + failures + 2));
  /** P(k+1) / P(k). */
  const ratio = (k: number) => ((passes - k) * (drawn - k)) / ((k + 1) * (failures - drawn + k + 1));

  const below: number[] = [];
  for (let k = mode, weight = 1; k > lowest; k--) {
    weight /= ratio(k - 1);
    below.push(weight);
  }
  const above: number[] = [];
  for (let k = mode, weight = 1; k < highest; k++) {
    weight *= ratio(k);
    above.push(weight);
  }
  const weights = [...below.reverse(), 1, ...above];
  const total = sum(weights);
  return { lowest, shares: weights.map((weight) => weight / total) };
}

/** The sum, with compensation (Neumaier 1974): ten times 0.1 is 1. 0 of nothing. */
export function sum(values: readonly number[]): number {
  let total = 0;
  let lost = 0;
  for (const value of values) {
    const next = total + value;
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return total + lost;
}

/**
 * The arithmetic mean, or null of nothing. Summed with compensation, so that ten times 0.8 is 0.8 and reaches
 * a floor of 0.8.
 */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

/** The median, of an even number of values the mean of the middle two; null of nothing. */
export function median(values: readonly number[]): number | null {
  const sorted = Float64Array.from(values).sort();
  const half = sorted.length / 2;
  return mean(Array.from(sorted.subarray(Math.ceil(half) - 1, Math.floor(half) + 1)));
}
