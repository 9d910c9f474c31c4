import { upperQuantile } from "./distributions.ts";
import { distanceVariance, meanDistance, relabellingOf } from "./drop-test.ts";
import { mean, relabellings, type Sample, sum, varies } from "./summary.ts";

/** The power at which a drop counts as detectable. */
export const POWER = 0.8;

/**
 * Returns the drop of the mean that the permutation test finds with 80% power when a few cases lose their pass rate entirely; null if
 * even the loss of every sampled case is not found. `cases` as in `meanDrop`; found means p < `alpha`, whatever drop is allowed. Uses the
 * normal approximation, and at least what the exact test needs without noise.
 */
export function detectableDrop(samples: readonly Sample[], cases: number, alpha: number): number | null {
  const needed = lostAmongNoise(samples, alpha);
  if (needed === null) return null;
  const rate = mean(samples.map(({ base }) => mean(base) ?? 0)) ?? 0;
  const lost = Math.max(needed * rate, lostWithoutNoise(samples, alpha));
  return lost > samples.length * rate ? null : lost / cases;
}

/**
 * The number k of random lost cases that exceed the noise: k·g − z₀.₈·√(V₀ + k·h) = z₁₋α·√(V₀ + k·v). V₀ is the statistic's variance as
 * recorded, g and h the mean and variance over cases of the distance between failing all head trials and the mean over relabellings,
 * v the mean variance under relabelling.
 */
function lostAmongNoise(samples: readonly Sample[], alpha: number): number | null {
  const noise = sum(samples.filter(varies).map(relabellingOf).map(distanceVariance));
  const broken = samples.map(failing).filter(varies).map(relabellingOf);
  const gains = broken.map(meanDistance);
  // A case that always failed has nothing to lose.
  const average = (values: readonly number[]) => sum(values) / samples.length;
  const gain = average(gains);
  const unevenness = Math.max(0, average(gains.map((value) => value ** 2)) - gain ** 2);
  const added = average(broken.map(distanceVariance));
  const z = Math.max(0, upperQuantile(alpha));
  const reserve = upperQuantile(1 - POWER);
  const isFound = (lost: number) =>
    lost * gain > reserve * Math.sqrt(noise + lost * unevenness) + z * Math.sqrt(noise + lost * added);
  return isFound(samples.length) ? leastFound(isFound, samples.length) : null;
}

/** Returns the least number up to `most` at which a property holds that holds from there on; `most` if it never does. By bisection. */
export function leastFound(isFound: (lost: number) => boolean, most: number): number {
  let [low, high] = [0, most];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (isFound(middle)) high = middle;
    else low = middle;
  }
  return high;
}

function failing({ base, head }: Sample): Sample {
  return { base, head: head.map(() => 0) };
}

/** The fewest lost cases with exact p < alpha without noise: the mid-p of k cases is ½·C⁻ᵏ, C = C(n0+n1, n1) of the median case. */
function lostWithoutNoise(samples: readonly Sample[], alpha: number): number {
  const sorted = samples.map(relabellings).toSorted((a, b) => a - b);
  const ways = sorted[Math.floor(sorted.length / 2)] ?? 1;
  let lost = 1;
  for (let p = 0.5 / ways; p >= alpha && lost <= samples.length; p /= ways) lost++;
  return lost;
}
