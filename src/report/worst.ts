import { member } from "../json/json.ts";
import { goodness } from "../policy/pass-marks.ts";
import type { ReportCase } from "./case-schema.ts";
import { worseCases } from "./changes.ts";
import type { Report } from "./schema.ts";

/** The cases that did not pass every run, worst first: by pass rate, then by their mean score. What could not be read is a problem instead. */
export function worstCases({ cases }: Pick<Report, "cases">): ReportCase[] {
  return cases
    .filter(({ passRate }) => passRate !== null && passRate < 1)
    .map((one) => ({ one, passRate: one.passRate ?? 0, mean: meanScore(one) }))
    .sort((a, b) => a.passRate - b.passRate || a.mean - b.mean)
    .map(({ one }) => one);
}

/**
 * The cases that a reader is told of one by one, the worst first: those that passed more often on the base, then those that fail and
 * could not be compared. Without a comparison all that fail.
 */
export function casesToTell(report: Pick<Report, "cases" | "comparison">): ReportCase[] {
  const failing = worstCases(report);
  if (report.comparison === null) return failing;
  return [...worseCases(report).map(({ one }) => one), ...failing.filter(isUncompared)];
}

function isUncompared({ comparison }: ReportCase): boolean {
  return comparison?.state === "new" || comparison?.state === "changed" || comparison?.state === "unassessed";
}

/** The case that does worst by a scorer; undefined when it assessed none. */
export function worstBy(scorer: string, cases: readonly ReportCase[]): ReportCase | undefined {
  const assessed = cases.flatMap((one) => {
    const value = member(one.scores, scorer) ?? null;
    return value === null ? [] : [{ one, goodness: goodness(value, scorer) }];
  });
  return assessed.toSorted((a, b) => a.goodness - b.goodness)[0]?.one;
}

function meanScore({ scores }: ReportCase): number {
  const values = Object.entries(scores).flatMap(([id, value]) =>
    value === null ? [] : [goodness(value, id)],
  );
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}
