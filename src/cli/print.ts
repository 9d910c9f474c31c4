import pc from "picocolors";
import type { Report } from "../report/schema.ts";
import { summaryView } from "../views/summary.ts";
import { terminalView } from "../views/terminal.ts";
import type { PrintOptions } from "./job-options.ts";

/** Prints a report as the options ask: JSON, Markdown, or for a person at a terminal. */
export function printReport(report: Report, { json, markdown }: PrintOptions, verdict: boolean): void {
  if (json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  else if (markdown) process.stdout.write(summaryView(report));
  else process.stdout.write(terminalView(report, { colors: pc.isColorSupported, verdict }));
}
