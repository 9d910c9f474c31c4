import { upperTail } from "./distributions.ts";

/** Returns C(n0+n1, n1), or Infinity above about 1e308, where one lost case is enough evidence. */
export function relabellings({ base, head }: Sample): number {
  let ways = 1;
  for (let drawn = 1; drawn <= head.length; drawn++) ways *= (base.length + drawn) / drawn;
  return ways;
}

/** Returns the mean over `cases` cases of base mean − head mean, in [-1,1], positive if the head is worse. 0 without cases. */
export function meanDrop(samples: readonly Sample[], cases: number): number {
  const varying = samples.filter(varies);
  if (varying.length === 0) return 0;
  const total = (side: "base" | "head") => sum(varying.map((sample) => mean(sample[side]) ?? 0));
  return (total("base") - total("head")) / cases;
}

/** Returns the error of `meanDrop` over all relabellings: SE² = cases⁻² Σ s²ᵢ(1/n0ᵢ+1/n1ᵢ) (Cochran, Sampling Techniques, 1977, theorem 2.2). */
export function standardError(samples: readonly Sample[], cases: number): number {
  const varying = samples.filter(varies);
  if (varying.length === 0) return 0;
  const variances = varying.map((s) => variance(pooled(s)) * (1 / s.base.length + 1 / s.head.length));
  return Math.sqrt(sum(variances)) / cases;
}

/** Returns the probability that a normal variable exceeds its mean by `excess` or more. 0.5 if both arguments are 0. */
export function normalP(excess: number, standardDeviation: number): number {
  return excess === 0 ? 0.5 : upperTail(excess / standardDeviation);
}

/** Returns the sample variance (n − 1) of two or more values. */
export function variance(values: readonly number[]): number {
  const center = mean(values) ?? 0;
  return sum(values.map((value) => (value - center) ** 2)) / (values.length - 1);
}

/** A case's trials on both sides: 1 for a pass and 0 for a failure, or measured values. Neither list is empty. */
export interface Sample {
  base: readonly number[];
  head: readonly number[];
}

export function pooled({ base, head }: Sample): number[] {
  return [...base, ...head];
}

/** Returns false if all trials of both sides are equal: the case has neither a drop nor noise. */
export function varies({ base, head }: Sample): boolean {
  const first = base[0];
  return base.some((value) => value !== first) || head.some((value) => value !== first);
}

/** The probabilities of numbers of passes: `shares[i]` is that of `lowest + i` passes. They sum to 1. */
export interface Distribution {
  lowest: number;
  shares: readonly number[];
}

/** Returns the hypergeometric distribution of passes in `drawn` trials (Johnson, Kotz & Kemp, Univariate Discrete Distributions, ch. 6). */
export function hypergeometric(passes: number, failures: number, drawn: number): Distribution {
  const lowest = Math.max(0, drawn - failures);
  const highest = Math.min(drawn, passes);
  // Built outward from the mode by the ratio of neighbors, so that no factorial overflows.
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

/** Returns the sum with compensation (Neumaier 1974): ten times 0.1 is 1. */
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

/** Returns the mean, or null without values. The compensated sum makes ten times 0.8 reach a floor of 0.8. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

/** Returns the median, or null without values. */
export function median(values: readonly number[]): number | null {
  const sorted = Float64Array.from(values).sort();
  const half = sorted.length / 2;
  return mean(Array.from(sorted.subarray(Math.ceil(half) - 1, Math.floor(half) + 1)));
}

/** Returns the greatest common divisor of two whole numbers from 0. */
export function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
