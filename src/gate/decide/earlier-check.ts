import { SUM_SHARE } from "../../core/statistics/drop-test.ts";
import { counted } from "../../core/text.ts";
import type { ReportCase } from "../../report/case.ts";
import type { Comparison } from "../../report/comparison.ts";
import type { Report } from "../../report/report.ts";
import { type GateCheck, RESULTS } from "./checks.ts";
import { regression } from "./regression.ts";

/** The regression check with earlier runs at this commit. The author could forge them, so they can only make the verdict worse. */
export const earlierRuns: GateCheck = {
  name: "earlier-runs",
  title: "Earlier runs",
  check(measured) {
    const { earlier } = measured.comparison ?? {};
    const alone = regression.check(measured);
    if (earlier === undefined || alone === undefined) return undefined;
    const together = regression.check(withEarlier(measured, earlier)) ?? alone;
    const isWorse = RESULTS.indexOf(together.result) > RESULTS.indexOf(alone.result);
    return {
      result: isWorse ? together.result : "pass",
      message: `with what ${counted(earlier.runs, "earlier run")} recorded at this commit: ${together.message}`,
      numbers: together.numbers,
    };
  },
};

function withEarlier(measured: Report, { runs: _, ...pooled }: NonNullable<Comparison["earlier"]>): Report {
  const { byWorst: __, suites, ...comparison } = measured.comparison as Comparison;
  const adjusted = suites && { ...suites, p: Math.min(1, ((pooled.p ?? 1) * suites.count) / SUM_SHARE) };
  return {
    ...measured,
    cases: measured.cases.map(caseWithEarlier),
    comparison: { ...comparison, ...pooled, ...(adjusted && { suites: adjusted }) },
  };
}

function caseWithEarlier(reportCase: ReportCase): ReportCase {
  const { earlier, ...comparison } = reportCase.comparison ?? {};
  if (reportCase.comparison === null || earlier === undefined) return reportCase;
  const { passed, trials } = reportCase.comparison.head;
  const head = { passed: passed + earlier.passed, trials: trials + earlier.trials };
  return {
    ...reportCase,
    comparison: { ...reportCase.comparison, ...comparison, state: "comparable", head },
  };
}
