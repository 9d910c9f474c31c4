import { goodness } from "../policy/pass-marks.ts";
import type { ReportScore } from "../report/schema.ts";
import { mean } from "../statistics/mean.ts";

/** A scorer's outcome, as far as it counts. */
type Counting = { status: "scored"; value: number } | { status: "not-assessed" | "error" };

/** A case with its runs, as far as they count. */
interface Counted {
  trials: readonly { pass: boolean | null; scores: Readonly<Record<string, Counting>> }[];
}

/** A case's score: the mean over its scored trials, null when none was scored. */
export function caseScore({ trials }: Counted, scorer: string): number | null {
  const values: number[] = [];
  for (const { scores } of trials) {
    const outcome = scores[scorer];
    if (outcome?.status === "scored") values.push(outcome.value);
  }
  return mean(values);
}

/** The share of a case's trials that pass, of those that pass or fail. */
export function casePassRate({ trials }: Counted): number | null {
  const values: number[] = [];
  for (const { pass } of trials) if (pass !== null) values.push(Number(pass));
  return mean(values);
}

/**
 * A suite's score: trials are averaged within a case first, then the cases, so that a case recorded five times weighs as much as
 * one recorded once. The counts are runs.
 */
export function suiteScore(cases: readonly Counted[], scorer: string): ReportScore {
  const means: number[] = [];
  const counts = { scored: 0, "not-assessed": 0, error: 0 };
  for (const one of cases) {
    const score = caseScore(one, scorer);
    if (score !== null) means.push(score);
    for (const { scores } of one.trials) {
      const outcome = scores[scorer];
      if (outcome !== undefined) counts[outcome.status] += 1;
    }
  }
  const value = mean(means);
  return {
    value,
    assessed: counts.scored,
    notAssessed: counts["not-assessed"],
    errors: counts.error,
    band: value === null ? null : band(goodness(value, scorer)),
  };
}

/** How the RAGAS port words a score. A word beside a number, never a verdict. */
function band(value: number): NonNullable<ReportScore["band"]> {
  if (value >= 0.9) return "Excellent";
  if (value >= 0.7) return "Good";
  return value >= 0.5 ? "Fair" : "Poor";
}

/**
 * pass^k of tau-bench (Yao et al. 2024): for a case with c passes in n trials C(c,k)/C(n,k), mean over cases. k is the number of
 * trials that every case has; null below 2.
 */
export function passPower(cases: readonly Counted[]): { k: number; value: number } | null {
  const counts = cases.flatMap(({ trials }) => {
    const decided = trials.filter(({ pass }) => pass !== null);
    return decided.length === 0 ? [] : [{ n: decided.length, c: decided.filter(({ pass }) => pass).length }];
  });
  const k = counts.reduce((fewest, { n }) => Math.min(fewest, n), Number.POSITIVE_INFINITY);
  if (counts.length === 0 || k < 2) return null;
  return { k, value: mean(counts.map(({ n, c }) => chooseRatio(c, n, k))) as number };
}

/** C(c,k) / C(n,k) for k ≤ n. */
function chooseRatio(c: number, n: number, k: number): number {
  let ratio = 1;
  for (let i = 0; i < k; i++) ratio *= Math.max(c - i, 0) / (n - i);
  return ratio;
}
