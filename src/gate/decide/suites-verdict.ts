import { shiftsOf } from "../../core/statistics/base-movement.ts";
import { SUM_SHARE, testDrop } from "../../core/statistics/drop-test.ts";
import type { Comparison } from "../../report/comparison.ts";
import type { Report } from "../../report/report.ts";
import { decideRegression, samplesOf } from "./regression-outcome.ts";
import { withVerdict } from "./verdict.ts";

export interface SuiteReport {
  report: Report;
  record?: string | undefined;
}

/**
 * Adjusts the verdicts of a job with several suites. Suites with new recordings have their p adjusted by Hochberg's step-up procedure
 * (Biometrika 75, 1988) within .8 of alpha; all suites together are tested within the rest. A single such suite is unchanged.
 */
export function judgeSuites(suites: readonly SuiteReport[]): Report[] {
  const tested = suites.flatMap(({ report }) => (isTested(report) ? [report] : []));
  if (tested.length < 2) return suites.map(({ report }) => report);
  const adjusted = stepUp(tested.map(({ comparison }) => comparison.p));
  const alone = tested.map((report, at) => {
    const suites = { count: tested.length, p: Math.min(1, (adjusted[at] ?? 1) / SUM_SHARE) };
    return { report, compared: { ...report, comparison: { ...report.comparison, suites } } };
  });
  const isOneWorse = alone.some(({ compared }) => decideRegression(compared).result === "fail");
  const together = isOneWorse ? undefined : testTogether(tested);
  return suites.map(({ report, record }) => {
    const found = alone.find((entry) => entry.report === report);
    return found === undefined ? report : concludeSuite(found.compared, together, record);
  });
}

/** `together`: p of all suites together. */
function concludeSuite(
  report: ComparedSuite,
  together: number | undefined,
  record: string | undefined,
): Report {
  const { suites, passRate } = report.comparison;
  const hasFallen = (passRate?.change ?? 0) < 0;
  const comparison = {
    ...report.comparison,
    suites: { ...suites, ...(together !== undefined && hasFallen && { together }) },
  };
  return withVerdict({ ...report, comparison }, record);
}

type ComparedSuite = TestedReport & { comparison: { suites: NonNullable<Comparison["suites"]> } };

type TestedReport = Report & { comparison: Comparison & { p: number } };

function isTested(report: Report): report is TestedReport {
  const { comparison } = report;
  return (
    comparison !== null && comparison.p !== null && comparison.mode !== "off" && comparison.trials.head[1] > 0
  );
}

/** Returns Hochberg's adjusted p values: for each p the least, over the p that are no smaller, of p times the number at least as large. */
export function stepUp(ps: readonly number[]): number[] {
  const largestFirst = [...ps.entries()].toSorted(([, a], [, b]) => b - a);
  const adjusted: number[] = [];
  let least = 1;
  for (const [rank, [at, p]] of largestFirst.entries()) {
    least = Math.min(least, p * (rank + 1));
    adjusted[at] = least;
  }
  return adjusted;
}

/** Uses the movement of the suite that moves most. */
function testTogether(reports: readonly TestedReport[]): number {
  const variance = Math.max(...reports.map(({ comparison }) => comparison.moved?.variance ?? 0));
  const { alpha } = (reports[0] as TestedReport).policy.gate.regression;
  return testDrop(reports.flatMap(samplesOf), alpha, shiftsOf(variance)).sum;
}
