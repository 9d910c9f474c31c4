import type { Report, ReportCase } from "./schema.ts";

/** The cases that did not pass every run, worst first: by pass rate, then by their mean score. Broken ones come before all. */
export function worstCases({ cases }: Pick<Report, "cases">): ReportCase[] {
  return cases
    .filter(({ passRate, trials }) => (passRate ?? 1) < 1 || trials.some(hasError))
    .toSorted(
      (a, b) =>
        (a.passRate ?? -1) - (b.passRate ?? -1) || meanScore(a) - meanScore(b) || (a.id < b.id ? -1 : 1),
    );
}

function hasError({ scores }: ReportCase["trials"][number]): boolean {
  return Object.values(scores).some(({ status }) => status === "error");
}

function meanScore({ scores }: ReportCase): number {
  const values = Object.values(scores).filter((value) => value !== null);
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}
