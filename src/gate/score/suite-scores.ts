import { mean } from "../../core/statistics/summary.ts";
import type { Report, ReportScore } from "../../report/report.ts";
import { scorerNamed } from "../../scorers/pass-marks.ts";

type CountedOutcome = { status: "scored"; value: number } | { status: "not-assessed" | "error" };

interface CountedCase {
  trials: readonly { pass: boolean | null; scores: Readonly<Record<string, CountedOutcome>> }[];
}

/** Returns the mean of a scorer over a case's scored trials; null without any. */
export function caseScore({ trials }: CountedCase, scorer: string): number | null {
  const values: number[] = [];
  for (const { scores } of trials) {
    const outcome = scores[scorer];
    if (outcome?.status === "scored") values.push(outcome.value);
  }
  return mean(values);
}

/** Returns the share of passes among a case's trials that pass or fail. */
export function casePassRate({ trials }: CountedCase): number | null {
  return mean(outcomesOf({ trials }));
}

export function outcomesOf({ trials }: CountedCase): number[] {
  return trials.flatMap(({ pass }) => (pass === null ? [] : [Number(pass)]));
}

/** Returns a suite's score: the mean of its cases' means, so that every case has equal weight. The counts are runs. */
export function suiteScore(cases: readonly CountedCase[], scorer: string): ReportScore {
  const means: number[] = [];
  const counts = { scored: 0, "not-assessed": 0, error: 0 };
  for (const countedCase of cases) {
    const score = caseScore(countedCase, scorer);
    if (score !== null) means.push(score);
    for (const { scores } of countedCase.trials) {
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
    band: value === null ? null : band(scorerNamed(scorer).goodness(value)),
  };
}

/** The bands of the RAGAS port. They are shown beside a score and decide nothing. */
function band(value: number): NonNullable<ReportScore["band"]> {
  if (value >= 0.9) return "Excellent";
  if (value >= 0.7) return "Good";
  return value >= 0.5 ? "Fair" : "Poor";
}

/**
 * Returns pass^k of tau-bench (Yao et al. 2024): the mean over cases of C(c,k)/C(n,k) for c passes in n trials. k is the fewest trials
 * that passed or failed in a case; null below 2. `cases` counts the cases with such trials, where some have none.
 */
export function passPower(cases: readonly CountedCase[]): Report["passPower"] {
  const counts = cases.flatMap(({ trials }) => {
    const decided = trials.filter(({ pass }) => pass !== null);
    return decided.length === 0 ? [] : [{ n: decided.length, c: decided.filter(({ pass }) => pass).length }];
  });
  const k = counts.reduce((fewest, { n }) => Math.min(fewest, n), Number.POSITIVE_INFINITY);
  if (counts.length === 0 || k < 2) return null;
  const value = mean(counts.map(({ n, c }) => chooseRatio(c, n, k))) as number;
  return { k, value, ...(counts.length === cases.length ? {} : { cases: counts.length }) };
}

function chooseRatio(c: number, n: number, k: number): number {
  let ratio = 1;
  for (let i = 0; i < k; i++) ratio *= Math.max(c - i, 0) / (n - i);
  return ratio;
}
