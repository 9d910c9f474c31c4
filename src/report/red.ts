import type { Report } from "./report.ts";

/** Returns true if the job fails: the verdict blocks and `report-only` does not apply. */
export function isRed(report: Pick<Report, "verdict" | ReportOnlyFacts>): boolean {
  return report.verdict.blocks && !isReportOnly(report);
}

type ReportOnlyFacts = "role" | "settings" | "comparison" | "baseline";

/** On a pull request, `report-only` applies only if the base branch has it, or on first use. */
function isReportOnly({ role, settings, comparison, baseline }: Pick<Report, ReportOnlyFacts>): boolean {
  if (settings?.["report-only"] !== true) return false;
  if (role === "base") return true;
  const isIntroduced = comparison?.settings.some(({ name }) => name === "report-only") ?? false;
  return !isIntroduced && !isUnseen(baseline);
}

/** Returns true if the base branch's settings could not be read. */
export function isUnseen({ state }: Pick<Report["baseline"], "state">): boolean {
  return state === "missing" || state === "unavailable";
}
