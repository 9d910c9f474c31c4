import { limits } from "../limits.ts";
import { betaBinomial, upperQuantile } from "./distributions.ts";
import { convolved, type Sums } from "./permutation-test.ts";
import { leastFound, POWER } from "./power.ts";
import { greatestDivisor, mean, pooled, type Sample, sum, variance } from "./summary.ts";

/** The evidence that the head passes at most a margin less often than the base. */
export interface NoWorseTest {
  /** One-sided, in [0,1]. 1 without samples. */
  p: number;
  /** The pass rates of the cases if the head is worse by just the margin. */
  rates: { base: number[]; head: number[] };
}

/**
 * Tests whether the head's mean pass rate over cases is less than `margin` below the base's (non-inferiority). `samples` are passes (1) and
 * failures (0) of each case; `margin` is in (0,1). The statistic is the sum over cases of head rate minus base rate. Its distribution under a
 * loss of just the margin is exact for the rates of the cases, which are estimated under that loss (Lloyd, Australian & New Zealand
 * Journal of Statistics 50, 2008: E p-values; for two rates Farrington & Manning, Statistics in Medicine 9, 1990). It counts the
 * whole probability of the observed sum, so that the claim errs on the safe side.
 */
export function testNoWorse(samples: readonly Sample[], margin: number): NoWorseTest {
  if (samples.length === 0) return { p: 1, rates: { base: [], head: [] } };
  const means = ratesAtMargin(samples, margin);
  const grid = gridOf(samples);
  const steps = (passes: number, runs: number) => Math.round((grid * passes) / runs);
  const within = caseRates(samples, (means.base + means.head) / 2);
  const rates = { base: shiftedTo(within, means.base), head: shiftedTo(within, means.head) };
  const outcomes = (side: "base" | "head", sign: number) =>
    samples.map(({ [side]: { length } }, at) =>
      outcomesOn(length, rates[side][at] ?? 0, (passes) => sign * steps(passes, length)),
    );
  const { lowest, shares } = convolved([...outcomes("base", -1), ...outcomes("head", 1)]);
  const seen = sum(
    samples.map(({ base, head }) => steps(sum(head), head.length) - steps(sum(base), base.length)),
  );
  return { p: Math.min(1, sum(Array.from(shares.subarray(Math.max(0, seen - lowest))))), rates };
}

/** The most likely mean rates of the sides if the head is worse by just the margin. */
function ratesAtMargin(samples: readonly Sample[], margin: number): { base: number; head: number } {
  const tally = (side: "base" | "head") => {
    const runs = sum(samples.map((sample) => sample[side].length));
    const rate = mean(samples.map((sample) => mean(sample[side]) ?? 0)) ?? 0;
    return { passes: runs * rate, failures: runs * (1 - rate) };
  };
  const [before, now] = [tally("base"), tally("head")];
  /** The likelihood falls where its slope is negative, and it has one peak. */
  const slope = ({ passes, failures }: typeof now, rate: number) =>
    (passes === 0 ? 0 : passes / rate) - (failures === 0 ? 0 : failures / (1 - rate));
  const share = leastFound((part) => {
    const head = part * (1 - margin);
    return slope(before, head + margin) + slope(now, head) <= 0;
  }, 1);
  const head = share * (1 - margin);
  return { base: head + margin, head };
}

const LEAST_RATE = 1e-9;

/**
 * The rates of the cases around `center`: their own rates, drawn towards the center until the share of the variance within cases is what
 * the trials show.
 */
function caseRates(samples: readonly Sample[], center: number): number[] {
  const own = samples.map((sample) => mean(pooled(sample)) ?? 0);
  const middle = mean(own) ?? 0;
  const ratesAt = (share: number) =>
    own.map((rate) => Math.min(1 - LEAST_RATE, Math.max(LEAST_RATE, center + share * (rate - middle))));
  const wanted = withinShare(samples) * samples.length * center * (1 - center);
  const share = leastFound((part) => sum(ratesAt(part).map((rate) => rate * (1 - rate))) <= wanted, 1);
  return ratesAt(share);
}

/** The share of a run's variance within cases. As in `rateInterval`, half a run stands against few trials that happen to agree. */
function withinShare(samples: readonly Sample[]): number {
  const own = samples.map(pooled);
  const rate = mean(own.map((outcomes) => mean(outcomes) ?? 0)) ?? 0;
  return Math.min(1, (sum(own.map(variance)) + 0.5) / (samples.length * rate * (1 - rate) + 0.5));
}

/**
 * Returns the trials of each case on both sides that show with 80% power that the head is no worse within a margin, if the sides are
 * alike; null for a margin of 0 or less, or above `limits.window`. Normal approximation: 2v(z₁₋α + z₀.₈)²/(N·margin²), v the variance of a
 * run within its case.
 */
export function trialsToShow(samples: readonly Sample[], margin: number, alpha: number): number | null {
  if (margin <= 0 || samples.length === 0) return null;
  const { base, head } = ratesAtMargin(samples, margin);
  const center = (base + head) / 2;
  const trials = Math.ceil(
    neededRuns(withinShare(samples) * center * (1 - center), margin, alpha) / samples.length,
  );
  return trials > limits.window ? null : trials;
}

/** Returns the runs of each side that show a margin with 80% power, for the variance of a run within its case. */
export function neededRuns(withinVariance: number, margin: number, alpha: number): number {
  return 2 * withinVariance * ((upperQuantile(alpha) + upperQuantile(1 - POWER)) / margin) ** 2;
}

/** Moves the log odds of all rates alike until their mean is `target`. */
function shiftedTo(rates: readonly number[], target: number): number[] {
  if (target >= 1 || target <= 0) return rates.map(() => target);
  const at = (logOdds: number) => rates.map((rate) => 1 / (1 + ((1 - rate) / rate) * Math.exp(-logOdds)));
  const furthest = 60;
  const share = leastFound((part) => (mean(at(furthest * (2 * part - 1))) ?? 0) >= target, 1);
  return at(furthest * (2 * share - 1));
}

function outcomesOn(runs: number, rate: number, place: (passes: number) => number): Sums {
  const places = Array.from({ length: runs + 1 }, (_, passes) => place(passes));
  const lowest = Math.min(...places);
  const shares = new Float64Array(Math.max(...places) - lowest + 1);
  const probabilities = betaBinomial(runs, rate, 0);
  for (const [passes, at] of places.entries()) shares[at - lowest] = probabilities[passes] ?? 0;
  return { lowest, shares };
}

/** Steps per unit of a case's rate: exact where the trials have a small common multiple. */
const COARSE = 720;

function gridOf(samples: readonly Sample[]): number {
  let grid = 1;
  for (const { base, head } of samples)
    for (const { length } of [base, head]) {
      grid = (grid * length) / greatestDivisor(grid, length);
      if (grid > COARSE) return COARSE;
    }
  return grid;
}
