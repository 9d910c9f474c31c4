import { upperQuantile } from "./distributions.ts";
import { distanceVariance, meanDistance, relabellingOf } from "./drop-test.ts";
import { mean, relabellings, type Sample, sum, varies } from "./statistics.ts";

/** The share of the drops of a size that must be found for it to be called detectable. */
export const POWER = 0.8;

/**
 * The drop of the mean (share of 1) that the permutation test finds with 80% power when a few cases lose their pass rate entirely; null
 * when even the loss of every sampled case would not do. `cases` as in `meanDrop`; `alpha` in (0,1): the drop is found when p < alpha,
 * whatever drop is allowed. By the normal form of the test's statistic, and no smaller than what the exact test needs without noise.
 */
export function detectableDrop(samples: readonly Sample[], cases: number, alpha: number): number | null {
  const needed = lostAmongNoise(samples, alpha);
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
function lostAmongNoise(samples: readonly Sample[], alpha: number): number | null {
  const noise = sum(samples.filter(varies).map(relabellingOf).map(distanceVariance));
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
