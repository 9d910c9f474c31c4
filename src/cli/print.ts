import pc from "picocolors";
import type { Report } from "../report/schema.ts";
import { reportText } from "../report/text.ts";
import { summaryView } from "../views/summary.ts";
import { terminalView } from "../views/terminal.ts";
import type { PrintOptions } from "./job-options.ts";
import { writeOutput } from "./write-output.ts";

/**
 * Prints a report as the options ask: JSON, Markdown, or for a person at a terminal. Then writes it to the output file, if one is
 * named, and throws ConfigurationError when that is not possible.
 */
export function printReport(
  report: Report,
  { json, markdown, output }: PrintOptions,
  verdict: boolean,
): void {
  const text = reportText(report);
  if (json) process.stdout.write(text);
  else if (markdown) process.stdout.write(summaryView(report));
  else process.stdout.write(terminalView(report, { colors: pc.isColorSupported, verdict }));
  if (output !== undefined) writeOutput(output, text);
}
