import { upperQuantile } from "./distributions.ts";
import { POWER } from "./power.ts";
import { FURTHEST, relabelledP } from "./relabelled-sum.ts";
import { mean, pooled, relabellings, type Sample, standardError } from "./statistics.ts";

/** What the runs say about a measure, such as tokens, having risen against the base. */
export interface RiseTest {
  /** head / base − 1: 0.1 is a tenth more. Null where the base takes nothing, or next to nothing, and the head does. */
  rise: number | null;
  /** The mean of each side, over the trials of a case and then over the cases. */
  base: number;
  head: number;
  /** The one-sided mid-p of a rise as large as this or larger, when base and head are alike. In [0,1]; 1 − p is that of a fall. */
  p: number;
  /** False when p comes from the normal form of the statistic. */
  exact: boolean;
  /** The rise that is found with 80% power, whatever rise is allowed; null where the runs do not tell. */
  detectable: number | null;
  /** How many cases take more on the head, of so many that were compared. */
  rose: number;
  cases: number;
}

/** The case that rose most: where it stands among the cases, and its rise as a share. */
interface CaseRise {
  at: number;
  rise: number | null;
}

/** `log` for what is above 0; `log1p` for counts, which may be 0. */
export type RiseScale = "log" | "log1p";

/** Differences of logarithms up to here come from how numbers round. */
const ROUNDING = 1e-9;
/** Logarithms less than 0.1% apart are not told from equal ones when the grid is chosen. */
const LEAST_LOG = 0.001;

/**
 * Whether a measure of runs rose. The rise is that of the mean, which is what is paid. p is that of `relabelledP` for the logarithms: there
 * each case weighs the same whatever its runs take, doubling weighs as much as halving, and a run that went astray does not outweigh all
 * others. `detectable` is the rise of all cases alike that a test at `alpha`, in (0,1), finds by the normal form. Of no case p is 0.5.
 * What is not above `least` counts as nothing: 0 has no logarithm, and next to nothing has one that outweighs all others. Throws a
 * RangeError for a value that has no finite logarithm on the scale.
 */
export function riseTest(
  samples: readonly Sample[],
  options: { scale: RiseScale; alpha: number; least?: number },
): RiseTest & { most: CaseRise | null } {
  const { least = 0 } = options;
  const log = (value: number) => logarithm(value < 0 ? value : Math.max(value, least), options.scale);
  const logs = samples.map((one) => ({ base: one.base.map(log), head: one.head.map(log) }));
  const amounts = samples.map((one) => ({
    base: one.base.map((value) => (value <= least ? 0 : value)),
    head: one.head.map((value) => (value <= least ? 0 : value)),
  }));
  const [base, head] = [typical(amounts, "base"), typical(amounts, "head")];
  const needed = detectableDifference(logs, options.alpha);
  // One more than what is counted grows by the factor: the count itself by a little more.
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

/** What a run cost, in any unit, and whether it succeeded: 1 or 0. */
export interface PricedTrial {
  cost: number;
  success: number;
}

/**
 * Whether the cost per successful run rose: the mean cost over the mean success rate, both over the trials of a case and then over the
 * cases. A ratio is not a mean of runs, but cost − R·success is, and it is 0 on average where R is the ratio (Fieller, Journal of the Royal
 * Statistical Society B 16, 1954). With R the ratio of both sides together, p is that of `relabelledP` for these values, and a case rose
 * where their mean did. Null where one side has no success, or no cost.
 */
export function ratioRiseTest(
  samples: readonly { base: readonly PricedTrial[]; head: readonly PricedTrial[] }[],
  options: { alpha: number },
): RiseTest | null {
  const costs = samples.map((one) => valuesOf(one, ({ cost }) => cost));
  const successes = samples.map((one) => valuesOf(one, ({ success }) => success));
  const sides = (["base", "head"] as const).map((side) => [typical(costs, side), typical(successes, side)]);
  if (sides.flat().some((value) => value <= 0)) return null;
  const [base = 0, head = 0] = sides.map(([cost = 0, success = 1]) => cost / success);
  const together = (values: readonly Sample[]) => meanOf(values.map((one) => meanOf(pooled(one))));
  const ratio = together(costs) / together(successes);
  const values = samples.map((one) => valuesOf(one, ({ cost, success }) => cost - ratio * success));
  const needed = detectableDifference(values, options.alpha);
  return {
    rise: riseOf(base, head),
    base,
    head,
    // One success more or less makes a difference of R, which must not count as an outlier.
    ...relabelledP(values, ratio / FURTHEST),
    detectable: needed === null ? null : needed / together(costs),
    rose: countRisen(values, ROUNDING * ratio),
    cases: samples.length,
  };
}

function valuesOf<T>(one: { base: readonly T[]; head: readonly T[] }, value: (trial: T) => number): Sample {
  return { base: one.base.map(value), head: one.head.map(value) };
}

function logarithm(value: number, scale: RiseScale): number {
  const result = scale === "log" ? Math.log(value) : Math.log1p(value);
  if (value < 0 || !Number.isFinite(result)) throw new RangeError(`no ${scale} of ${value}`);
  return result;
}

/** The mean over cases of the mean over trials. */
function typical(samples: readonly Sample[], side: "base" | "head"): number {
  return meanOf(samples.map((one) => meanOf(one[side])));
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

/** The case whose logarithms rose most, of equal ones the first; null where none rose. */
function mostRisen(logs: readonly Sample[], amounts: readonly Sample[]): CaseRise | null {
  let [at, most] = [-1, ROUNDING];
  for (const [place, { base, head }] of logs.entries()) {
    const difference = meanOf(head) - meanOf(base);
    if (difference > most) [at, most] = [place, difference];
  }
  const found = amounts[at];
  return found === undefined ? null : { at, rise: riseOf(meanOf(found.base), meanOf(found.head)) };
}

/**
 * The difference of the means that is found with 80% power: (z₁₋α + z₀.₈)·SE, with the standard error over all relabellings. Null where
 * the most extreme relabelling has no p below alpha, and where one trial on each side did the same in every case.
 */
function detectableDifference(samples: readonly Sample[], alpha: number): number | null {
  const smallest = samples.reduce((p, one) => p / relabellings(one), 0.5);
  if (smallest >= alpha) return null;
  const error = standardError(samples, samples.length);
  const isRepeated = samples.some((one) => pooled(one).length > 2);
  return error === 0 && !isRepeated ? null : (upperQuantile(alpha) + upperQuantile(1 - POWER)) * error;
}
