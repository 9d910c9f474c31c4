import type { PartialReport } from "./partial-report.ts";

/** A partial report as it is stored: JSON on one line. */
export function partialReportText(report: PartialReport): string {
  return `${JSON.stringify(report)}\n`;
}
