import type { ReportCase } from "./case-schema.ts";
import type { Report } from "./schema.ts";

/** The cases that did not pass every run, worst first: by pass rate, then by their mean score. What could not be read is a problem instead. */
export function worstCases({ cases }: Pick<Report, "cases">): ReportCase[] {
  return cases
    .filter(({ passRate }) => passRate !== null && passRate < 1)
    .map((one) => ({ one, passRate: one.passRate ?? 0, mean: meanScore(one) }))
    .sort((a, b) => a.passRate - b.passRate || a.mean - b.mean)
    .map(({ one }) => one);
}

function meanScore({ scores }: ReportCase): number {
  const values = Object.values(scores).filter((value) => value !== null);
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}
