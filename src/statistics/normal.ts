import { mean, sum } from "./mean.ts";
import { upperQuantile, upperTail } from "./normal-distribution.ts";
import { pooled, type Sample, varies } from "./sample.ts";
import { variance } from "./variance.ts";

/** Standard errors on either side of a 95 % interval. */
export const Z_95 = upperQuantile(0.025);

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

/** The 95 % interval of the CHANGE (head − base, that is −drop), within [-1,1]: change ± 1.96 SE. */
export function changeInterval(drop: number, standardError: number): [low: number, high: number] {
  const change = 0 - drop;
  const margin = Z_95 * standardError;
  return [Math.max(-1, change - margin), Math.min(1, change + margin)];
}
