import { betaBinomial, upperQuantile } from "../base/distributions.ts";
import { limits } from "../base/limits.ts";
import { detectableDrop, POWER } from "../base/power.ts";
import { mean, median, type Sample, standardError, sum } from "../base/statistics.ts";
import { decides } from "../report/cases.ts";
import type { Report } from "../report/report.ts";
import { baseRuns, judgedRuns } from "./baseline.ts";

/** Drops of the pass rate that a plan looks at, as shares of 1. */
const DROPS = [0.1, 0.05] as const;

/** Trials of each case that it looks at. */
const TRIALS = [1, 3, 5, 10] as const;

/** What a suite can see, and what it would take to see a drop of 5 or 10 points. Drops and rates are shares of 1. */
export interface SuitePlan {
  suite: string;
  /** Cases with a run that passed or failed. */
  cases: number;
  /** Trials of a typical case: those of this report, and with those of earlier commits that it carries. */
  trials: { head: number; base: number };
  passRate: number;
  /** How alike trials of one case are, from 0 to 1; null where no case has two. */
  correlation: number | null;
  /** The drop that this suite shows with 80% power when a few cases fail always; null: none. */
  detectable: number | null;
  /** By drop: how many cases show it, with so many trials on each side; null: no number that is looked at. */
  needed: { drop: number; cases: { trials: number; cases: number | null }[] }[];
}

/** The correlation where no case has two trials: that of a Beta distribution whose two parameters add up to 1. */
const USUAL_CORRELATION = 0.5;

/**
 * Plans a suite by what its report knows of it, runs of earlier commits included. The pass rates of the cases are taken for draws of one
 * Beta distribution with the mean and the correlation of the runs, so that more cases or trials are like those that are there. Null
 * where no run passed or failed.
 */
export function planSuite({
  suite,
  cases,
  policy,
}: Pick<Report, "suite" | "cases" | "policy">): SuitePlan | null {
  const { window, alpha, maxDrop } = policy.gate.regression;
  const known = cases
    .filter((one) => one.source !== "none" && decides(one))
    .map((one) => ({ own: judgedRuns(one.trials).length, runs: baseRuns(one, window) }))
    .filter(({ own }) => own > 0);
  const rates = known.map(({ runs }) => ({
    rate: mean(runs.map(({ pass }) => Number(pass))) ?? 0,
    trials: runs.length,
  }));
  const passRate = mean(rates.map(({ rate }) => rate));
  if (passRate === null) return null;
  const correlation = correlationOf(rates, passRate);
  const model = { passRate, correlation: correlation ?? USUAL_CORRELATION };
  const trials = {
    head: typical(known.map(({ own }) => own)),
    base: typical(known.map(({ runs }) => runs.length)),
  };
  const shows = (count: number, base: number, head: number) => {
    const samples = likelySamples(count, base, head, model);
    const drop = detectableDrop(samples, count, alpha);
    // Of drops of just the least one that is red, chance makes every second one look smaller.
    const least = Math.min(maxDrop, 1 / count) + upperQuantile(1 - POWER) * standardError(samples, count);
    return drop === null ? null : Math.max(drop, least);
  };
  return {
    suite,
    cases: known.length,
    trials,
    passRate,
    correlation,
    detectable: shows(known.length, trials.base, trials.head),
    needed: DROPS.map((drop) => ({
      drop,
      cases: TRIALS.map((each) => ({
        trials: each,
        cases: fewest((count) => isAtMost(shows(count, each, each), drop)),
      })),
    })),
  };
}

function typical(counts: readonly number[]): number {
  return Math.round(median(counts) ?? 0);
}

/**
 * The correlation of two trials of one case, by the method of moments: 1 − w/(m(1 − m)), with m the mean of the rates and w the mean over
 * the cases of their trials' sample variance. Within [0, 0.99]. Null where no case has two trials.
 */
function correlationOf(rates: readonly { rate: number; trials: number }[], passRate: number): number | null {
  const repeated = rates.filter(({ trials }) => trials > 1);
  if (repeated.length === 0) return null;
  const within = sum(repeated.map(({ rate, trials }) => (rate * (1 - rate) * trials) / (trials - 1)));
  const total = passRate * (1 - passRate);
  if (total === 0) return 0;
  return Math.min(0.99, Math.max(0, 1 - within / repeated.length / total));
}

/** So many cases as the model has them: their passes are its quantiles, and base and head share those of a case alike. */
function likelySamples(
  cases: number,
  base: number,
  head: number,
  { passRate, correlation }: { passRate: number; correlation: number },
): Sample[] {
  const shares = betaBinomial(base + head, passRate, correlation);
  let passes = 0;
  let reached = shares[0] ?? 1;
  return Array.from({ length: cases }, (_, at) => {
    while (reached < (at + 0.5) / cases && passes < base + head) {
      passes += 1;
      reached += shares[passes] ?? 0;
    }
    const onBase = Math.min(base, Math.ceil((passes * base) / (base + head)));
    return { base: outcomes(onBase, base), head: outcomes(passes - onBase, head) };
  });
}

function outcomes(passes: number, trials: number): number[] {
  return Array.from({ length: trials }, (_, at) => Number(at < passes));
}

function isAtMost(drop: number | null, most: number): boolean {
  return drop !== null && drop <= most;
}

/** The fewest cases that are enough, by bisection; null where even the limit is not. */
function fewest(isEnough: (cases: number) => boolean): number | null {
  if (!isEnough(limits.plannedCases)) return null;
  let low = 0;
  let high: number = limits.plannedCases;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}
