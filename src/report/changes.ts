import type { ReportCase } from "./case-schema.ts";
import type { CaseComparison } from "./comparison-schema.ts";
import type { Report } from "./schema.ts";

/** A case that the baseline has too, with runs on both sides. */
export interface ChangedCase {
  one: ReportCase;
  comparison: CaseComparison;
  /** Base pass rate - head pass rate. */
  drop: number;
}

/** Comparable cases that passed more often on the base, the largest drop first; of equal ones that with the most trials. */
export function worseCases({ cases }: Pick<Report, "cases">): ChangedCase[] {
  return changed(cases)
    .filter(({ drop }) => drop > 0)
    .sort((a, b) => b.drop - a.drop || trialsOf(b) - trialsOf(a));
}

/** Comparable cases that failed mostly on the base and do not any more. */
export function fixedCases({ cases }: Pick<Report, "cases">): ChangedCase[] {
  return changed(cases).filter(({ comparison: { base, head } }) => !mostlyPasses(base) && mostlyPasses(head));
}

/** Whether a case passed mostly on the base and does not any more. */
export function isNewlyFailing({ comparison: { base, head } }: ChangedCase): boolean {
  return mostlyPasses(base) && !mostlyPasses(head);
}

/** Whether a case passed every trial of the base and fails every trial now. */
export function isFlipped({ comparison: { base, head } }: ChangedCase): boolean {
  return base.passed === base.trials && head.passed === 0;
}

/** How many cases stand in each state to the baseline. */
export function countStates({ cases }: Pick<Report, "cases">): Record<CaseComparison["state"], number> {
  const counts = { comparable: 0, unchanged: 0, changed: 0, new: 0, unassessed: 0 };
  for (const { comparison } of cases) if (comparison !== null) counts[comparison.state] += 1;
  return counts;
}

function changed(cases: readonly ReportCase[]): ChangedCase[] {
  return cases.flatMap((one) => {
    const { comparison } = one;
    if (comparison?.state !== "comparable") return [];
    return [{ one, comparison, drop: rate(comparison.base) - rate(comparison.head) }];
  });
}

function trialsOf({ comparison: { base, head } }: ChangedCase): number {
  return base.trials + head.trials;
}

function mostlyPasses(tally: CaseComparison["base"]): boolean {
  return rate(tally) >= 0.5;
}

function rate({ passed, trials }: CaseComparison["base"]): number {
  return passed / trials;
}
