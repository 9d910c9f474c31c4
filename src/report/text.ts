import type { Report } from "./schema.ts";

/** A report as it is stored: JSON on one line, for pools of thousands of recordings would double in size by indentation. */
export function reportText(report: Report): string {
  return `${JSON.stringify(report)}\n`;
}
