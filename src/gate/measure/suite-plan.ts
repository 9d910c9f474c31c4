import { limits } from "../../core/limits.ts";
import { betaBinomial, upperQuantile } from "../../core/statistics/distributions.ts";
import { neededRuns } from "../../core/statistics/no-worse-test.ts";
import { detectableDrop, POWER } from "../../core/statistics/power.ts";
import { mean, median, type Sample, standardError, sum } from "../../core/statistics/summary.ts";
import { decides } from "../../report/cases.ts";
import type { Report } from "../../report/report.ts";
import { baseRuns, judgedRuns } from "../baseline/baseline.ts";

/** Drops of the pass rate, as shares of 1. */
const DROPS = [0.1, 0.05] as const;

/** Margins of a switch to another model, where the policy has none. */
const MARGINS = [0.05, 0.03] as const;

/** Trials of each case. */
const TRIALS = [1, 3, 5, 10] as const;

/** The sensitivity of a suite, and the size it needs to show a drop. Drops and rates are shares of 1. */
export interface SuitePlan {
  suite: string;
  /** The number of cases with a run that passed or failed. */
  cases: number;
  /** Trials of a typical case; `base` includes those of earlier commits. */
  trials: { head: number; base: number };
  passRate: number;
  /** The correlation of trials of one case, from 0 to 1; null where no case has two. */
  correlation: number | null;
  /** The drop that the suite shows with 80% power when a few cases always fail; null: none. */
  detectable: number | null;
  /** The number of cases that show a drop, by trials per side; null above the limit. */
  needed: { drop: number; cases: NeededCases }[];
  /** The number of cases that show that an equal model is no worse within a margin, by trials per side. */
  noWorse: { margin: number; cases: NeededCases }[];
}

type NeededCases = { trials: number; cases: number | null }[];

/** The correlation of a Beta distribution whose parameters add up to 1, for suites without repeated trials. */
const USUAL_CORRELATION = 0.5;

/**
 * Plans a suite by the runs in its report and of earlier commits. Treats the cases' pass rates as draws of one Beta distribution with the
 * mean and the correlation of the runs. Returns null where no run passed or failed.
 */
export function planSuite({
  suite,
  cases,
  policy,
}: Pick<Report, "suite" | "cases" | "policy">): SuitePlan | null {
  const { window, alpha, maxDrop } = policy.gate.regression;
  const caseRuns = cases
    .filter((reportCase) => reportCase.source !== "none" && decides(reportCase))
    .map((reportCase) => ({ own: judgedRuns(reportCase.trials).length, runs: baseRuns(reportCase, window) }))
    .filter(({ own }) => own > 0);
  const rates = caseRuns.map(({ runs }) => ({
    rate: mean(runs.map(({ pass }) => Number(pass))) ?? 0,
    trials: runs.length,
  }));
  const passRate = mean(rates.map(({ rate }) => rate));
  if (passRate === null) return null;
  const correlation = correlationOf(rates, passRate);
  const model = { passRate, correlation: correlation ?? USUAL_CORRELATION };
  const trials = {
    head: typical(caseRuns.map(({ own }) => own)),
    base: typical(caseRuns.map(({ runs }) => runs.length)),
  };
  const shows = (count: number, base: number, head: number) => {
    const samples = likelySamples(count, base, head, model);
    const drop = detectableDrop(samples, count, alpha);
    // Chance makes every second drop of just the smallest red size look smaller.
    const least = Math.min(maxDrop, 1 / count) + upperQuantile(1 - POWER) * standardError(samples, count);
    return drop === null ? null : Math.max(drop, least);
  };
  return {
    suite,
    cases: caseRuns.length,
    trials,
    passRate,
    correlation,
    detectable: shows(caseRuns.length, trials.base, trials.head),
    needed: DROPS.map((drop) => ({
      drop,
      cases: TRIALS.map((each) => ({
        trials: each,
        cases: fewest((count) => isAtMost(shows(count, each, each), drop)),
      })),
    })),
    noWorse: (policy.gate.switch === undefined ? MARGINS : [policy.gate.switch.margin]).map((margin) => ({
      margin,
      cases: TRIALS.map((each) => ({ trials: each, cases: casesWithin(margin, each, model, alpha) })),
    })),
  };
}

function casesWithin(
  margin: number,
  trials: number,
  { passRate, correlation }: { passRate: number; correlation: number },
  alpha: number,
): number | null {
  const center = Math.max(margin / 2, passRate - margin / 2);
  const cases = Math.ceil(neededRuns((1 - correlation) * center * (1 - center), margin, alpha) / trials);
  return cases > limits.cases ? null : cases;
}

function typical(counts: readonly number[]): number {
  return Math.round(median(counts) ?? 0);
}

/**
 * Returns the correlation by the method of moments: 1 − w/(m(1 − m)), with m the mean rate and w the mean over cases of their trials'
 * sample variance. Within [0, 0.99]; null where no case has two trials.
 */
function correlationOf(rates: readonly { rate: number; trials: number }[], passRate: number): number | null {
  const repeated = rates.filter(({ trials }) => trials > 1);
  if (repeated.length === 0) return null;
  const within = sum(repeated.map(({ rate, trials }) => (rate * (1 - rate) * trials) / (trials - 1)));
  const total = passRate * (1 - passRate);
  if (total === 0) return 0;
  return Math.min(0.99, Math.max(0, 1 - within / repeated.length / total));
}

/** The cases are quantiles of the model; base and head share the passes of a case in proportion. */
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

/** Bisection. */
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
