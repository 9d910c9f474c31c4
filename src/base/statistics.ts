import { upperTail } from "./distributions.ts";

/** C(n0+n1, n1); Infinity beyond about 1e308, and then one lost case is evidence enough. */
export function relabellings({ base, head }: Sample): number {
  let ways = 1;
  for (let drawn = 1; drawn <= head.length; drawn++) ways *= (base.length + drawn) / drawn;
  return ways;
}

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
