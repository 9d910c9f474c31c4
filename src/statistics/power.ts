import { mean } from "./mean.ts";
import { standardError } from "./normal.ts";
import { upperQuantile } from "./normal-distribution.ts";
import { isExact } from "./permutation.ts";
import { type Sample, weightOf } from "./sample.ts";

const POWER = 0.8;

/**
 * The drop of the mean (share of 1) that the test finds with 80 % power when a few cases lose their pass rate
 * entirely; null when even the loss of every sampled case would not do. `cases` as in `meanDrop`; `alpha` in
 * (0,1): the drop is found when p < alpha, whatever drop is allowed. By the normal approximation, and no
 * fewer cases than the exact test needs.
 */
export function detectableDrop(samples: readonly Sample[], cases: number, alpha: number): number | null {
  const lost = Math.max(lostByNoise(samples, alpha), isExact(samples) ? fewestLost(samples, alpha) : 1);
  const weight = mean(samples.map(weightOf)) ?? 1;
  return lost > samples.length ? null : (lost * weight) / cases;
}

/**
 * How many cases must be lost to stand out of the noise: the k of k − z₀.₈·√V₀ = z₁₋α·√(V₀ + k·w). V₀ is the
 * variance of the summed drop in the suite as recorded; a case that passed n0 times and now fails n1 times
 * adds 1 to the drop and its own s²(1/n0+1/n1), which is 1/(n0+n1−1), to the variance under relabelling: w is
 * the mean of that.
 */
function lostByNoise(samples: readonly Sample[], alpha: number): number {
  // Counted in cases, a case that was recorded anew in part is lost in part: its weight stands on both sides.
  const noise = standardError(samples.map(unweighted), 1) ** 2;
  const added = mean(samples.map(({ base, head }) => 1 / (base.length + head.length - 1))) ?? 0;
  const needed = Math.max(0, upperQuantile(alpha));
  const reserve = upperQuantile(1 - POWER) * Math.sqrt(noise);
  // (k − reserve)² = needed²·(noise + k·added), the larger root.
  const half = reserve + (needed ** 2 * added) / 2;
  return half + Math.sqrt(half ** 2 - reserve ** 2 + needed ** 2 * noise);
}

function unweighted({ base, head }: Sample): Sample {
  return { base, head };
}

/**
 * The fewest lost cases whose exact p is below alpha in a suite without noise: each can be relabelled in
 * C(n0+n1, n1) ways, of which one has all passes on the base's side, so the mid-p of k cases is ½·C⁻ᵏ. At
 * most one more than there are samples.
 */
function fewestLost(samples: readonly Sample[], alpha: number): number {
  const [first] = samples;
  if (first === undefined) return 1;
  const ways = relabellings(first);
  let lost = 1;
  for (let p = 0.5 / ways; p >= alpha && lost <= samples.length; p /= ways) lost++;
  return lost;
}

/** C(n0+n1, n1); Infinity beyond about 1e308, and then one lost case is evidence enough. */
function relabellings({ base, head }: Sample): number {
  let ways = 1;
  for (let drawn = 1; drawn <= head.length; drawn++) ways *= (base.length + drawn) / drawn;
  return ways;
}
