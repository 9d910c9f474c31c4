import { upperQuantile } from "./distributions.ts";
import { FURTHEST, relabelledP } from "./permutation-test.ts";
import { POWER } from "./power.ts";
import { mean, pooled, relabellings, type Sample, standardError } from "./summary.ts";

/** The evidence that a measure of runs, such as tokens, rose against the base. */
export interface RiseTest {
  /** head / base − 1: 0.1 is 10% more. Null where the base takes nothing, or almost nothing, and the head does. */
  rise: number | null;
  /** The mean over cases of the mean over trials. */
  base: number;
  head: number;
  /** The one-sided mid-p of a rise this large or larger when base and head are alike. 1 − p is the p of a fall. */
  p: number;
  /** False if p comes from the normal approximation. */
  exact: boolean;
  /** The rise found with 80% power; null if the runs cannot show one. */
  detectable: number | null;
  rose: number;
  cases: number;
}

interface CaseRise {
  at: number;
  rise: number | null;
}

/** `log` for values above 0; `log1p` for counts, which may be 0. */
export type RiseScale = "log" | "log1p";

const ROUNDING = 1e-9;
/** Logarithms less than 0.1% apart count as equal when the grid is chosen. */
const LEAST_LOG = 0.001;

/**
 * Tests whether a measure of runs rose. The rise is that of the mean, which is what is paid. p is `relabelledP` of the logarithms:
 * each case has the same weight, doubling weighs as much as halving, and one outlier does not dominate. `detectable` is the rise of
 * all cases alike that a test at `alpha` finds. Values up to `least` count as nothing, because 0 has no logarithm and tiny values have
 * extreme ones. p is 0.5 without cases. Throws RangeError for a value without a finite logarithm.
 */
export function riseTest(
  samples: readonly Sample[],
  options: { scale: RiseScale; alpha: number; least?: number },
): RiseTest & { most: CaseRise | null } {
  const { least = 0 } = options;
  const log = (value: number) => logarithm(value < 0 ? value : Math.max(value, least), options.scale);
  const logs = samples.map((sample) => ({ base: sample.base.map(log), head: sample.head.map(log) }));
  const amounts = samples.map((sample) => ({
    base: sample.base.map((value) => (value <= least ? 0 : value)),
    head: sample.head.map((value) => (value <= least ? 0 : value)),
  }));
  const [base, head] = [typical(amounts, "base"), typical(amounts, "head")];
  const needed = detectableDifference(logs, options.alpha);
  // log1p scales count + 1, so the count itself grows by slightly more than the factor.
  const added = options.scale === "log" ? 0 : 1;
  return {
    rise: riseOf(base, head),
    base,
    head,
    ...relabelledP(logs, LEAST_LOG),
    detectable: needed === null ? null : finite(Math.expm1(needed) * (1 + added / base)),
    rose: countRisen(logs, ROUNDING),
    cases: samples.length,
    most: mostRisen(logs, amounts),
  };
}

interface PricedTrial {
  cost: number;
  success: number;
}

/**
 * Tests whether the cost per successful run rose: mean cost over mean success rate. With R the ratio of both sides together,
 * cost − R·success is 0 on average (Fieller, Journal of the Royal Statistical Society B 16, 1954). p is `relabelledP` of these values,
 * and a case rose if their mean did. Returns null if one side has no success or no cost.
 */
export function ratioRiseTest(
  samples: readonly { base: readonly PricedTrial[]; head: readonly PricedTrial[] }[],
  options: { alpha: number },
): RiseTest | null {
  const costs = samples.map((sample) => valuesOf(sample, ({ cost }) => cost));
  const successes = samples.map((sample) => valuesOf(sample, ({ success }) => success));
  const sides = (["base", "head"] as const).map((side) => [typical(costs, side), typical(successes, side)]);
  if (sides.flat().some((value) => value <= 0)) return null;
  const [base = 0, head = 0] = sides.map(([cost = 0, success = 1]) => cost / success);
  const together = (values: readonly Sample[]) => meanOf(values.map((sample) => meanOf(pooled(sample))));
  const ratio = together(costs) / together(successes);
  const values = samples.map((sample) => valuesOf(sample, ({ cost, success }) => cost - ratio * success));
  const needed = detectableDifference(values, options.alpha);
  return {
    rise: riseOf(base, head),
    base,
    head,
    // One success more or less differs by R, which must not count as an outlier.
    ...relabelledP(values, ratio / FURTHEST),
    detectable: needed === null ? null : needed / together(costs),
    rose: countRisen(values, ROUNDING * ratio),
    cases: samples.length,
  };
}

function valuesOf<T>(
  trials: { base: readonly T[]; head: readonly T[] },
  value: (trial: T) => number,
): Sample {
  return { base: trials.base.map(value), head: trials.head.map(value) };
}

function logarithm(value: number, scale: RiseScale): number {
  const result = scale === "log" ? Math.log(value) : Math.log1p(value);
  if (value < 0 || !Number.isFinite(result)) throw new RangeError(`no ${scale} of ${value}`);
  return result;
}

function typical(samples: readonly Sample[], side: "base" | "head"): number {
  return meanOf(samples.map((sample) => meanOf(sample[side])));
}

function meanOf(values: readonly number[]): number {
  return mean(values) ?? 0;
}

function riseOf(base: number, head: number): number | null {
  if (Math.abs(head - base) <= ROUNDING * base) return 0;
  return finite(head / base - 1);
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

function countRisen(samples: readonly Sample[], least: number): number {
  return samples.filter(({ base, head }) => meanOf(head) - meanOf(base) > least).length;
}

function mostRisen(logs: readonly Sample[], amounts: readonly Sample[]): CaseRise | null {
  let [at, most] = [-1, ROUNDING];
  for (const [place, { base, head }] of logs.entries()) {
    const difference = meanOf(head) - meanOf(base);
    if (difference > most) [at, most] = [place, difference];
  }
  const risen = amounts[at];
  return risen === undefined ? null : { at, rise: riseOf(meanOf(risen.base), meanOf(risen.head)) };
}

/** (z₁₋α + z₀.₈)·SE. Null if even the most extreme relabelling has p ≥ alpha, or without repeated trials and noise. */
function detectableDifference(samples: readonly Sample[], alpha: number): number | null {
  const smallest = samples.reduce((p, sample) => p / relabellings(sample), 0.5);
  if (smallest >= alpha) return null;
  const error = standardError(samples, samples.length);
  const isRepeated = samples.some((sample) => pooled(sample).length > 2);
  return error === 0 && !isRepeated ? null : (upperQuantile(alpha) + upperQuantile(1 - POWER)) * error;
}
