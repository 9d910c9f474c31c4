import { mean } from "../../core/statistics/summary.ts";
import type { ReportCase, Trial } from "../../report/case.ts";
import { decidingCases } from "../../report/cases.ts";
import type { CaseComparison, Comparison } from "../../report/comparison.ts";
import type { Report } from "../../report/report.ts";
import { countRunErrors } from "../../report/run-errors.ts";
import { scorerNamed } from "../../scorers/pass-marks.ts";
import { casePassRate, caseScore, suiteScore } from "../score/suite-scores.ts";

/** Returns the cases with each run that could not run as failed, with the worst scores. */
export function asIfFailed(cases: readonly ReportCase[]): ReportCase[] {
  return cases.map((reportCase) => {
    if (countRunErrors(reportCase) === 0) return reportCase;
    const trials = reportCase.trials.map((trial) => (trial.couldNotRun ? failedTrial(trial) : trial));
    const scores = Object.keys(reportCase.scores).map((id) => [id, caseScore({ trials }, id)]);
    return { ...reportCase, trials, scores: Object.fromEntries(scores), passRate: casePassRate({ trials }) };
  });
}

/** The hash is unique, so that the run counts as a new recording. */
function failedTrial(trial: Trial): Trial {
  const scores = Object.keys(trial.scores).map((id) => {
    const value = scorerNamed(id).isLowerBetter ? 1 : 0;
    return [id, { status: "scored", value }] as const;
  });
  const hash = `could not run: ${JSON.stringify([trial.file, trial.index])}`;
  return { ...trial, hash, pass: false, scores: Object.fromEntries(scores) };
}

/** Returns the report with each run that could not run as failed. */
export function measuredIfFailed(measured: Report): Report {
  const { comparison } = measured;
  const cases = asIfFailed(measured.cases).map((reportCase, at) => ({
    ...reportCase,
    comparison: comparisonIfFailed(reportCase.comparison, countRunErrors(measured.cases[at] ?? reportCase)),
  }));
  const deciding = decidingCases(cases);
  const scores = Object.keys(measured.scores).map((id) => [id, suiteScore(deciding, id)]);
  return {
    ...measured,
    cases,
    passRate: mean(deciding.flatMap(({ passRate }) => passRate ?? [])),
    scores: Object.fromEntries(scores),
    comparison: comparison && comparedIfFailed(comparison),
  };
}

function comparedIfFailed({ byWorst, ...comparison }: Comparison): Comparison {
  const { ifFailed } = comparison;
  return ifFailed === undefined
    ? { ...comparison, ...(byWorst && { byWorst }) }
    : { ...comparison, ...ifFailed };
}

function comparisonIfFailed(comparison: CaseComparison | null, errors: number): CaseComparison | null {
  if (comparison === null || errors === 0) return comparison;
  const { state, base, head, anew } = comparison;
  const isPaired = base.trials > 0 && (state === "unchanged" || state === "unassessed");
  return {
    ...comparison,
    state: isPaired ? "comparable" : state,
    head: { ...head, trials: head.trials + errors },
    anew: anew + errors,
  };
}
