import type { GatingScorer } from "../../policy/pass-marks.ts";
import type { Report } from "../../report/schema.ts";
import { reportPieces, reportText } from "../../report/text.ts";
import { summaryView } from "../../views/summary.ts";
import { terminalView } from "../../views/terminal.ts";
import type { ViewOptions } from "../../views/view-options.ts";
import { type JobOptions, namedViews, type PrintOptions } from "../job-options.ts";
import { hasColors, print, printJson, printMarkdown } from "../print-text.ts";
import { type Output, writeOutputs } from "./write-output.ts";

/**
 * Prints a report as the options ask: JSON, Markdown, or for a person at a terminal. Then writes the files that they name, and throws
 * ConfigurationError when one of them cannot be written; the others are.
 */
export async function printReport(
  report: Report,
  options: PrintOptions & Partial<JobOptions>,
  how: ViewOptions,
): Promise<void> {
  const { json, markdown, output } = options;
  const shown = how.verdict ? asEnded(report, how) : withoutDemands(report);
  if (json) printJson(reportText(report));
  else if (markdown) printMarkdown(summaryView(shown, how));
  else print(terminalView(shown, { colors: hasColors, verdict: how.verdict, ...askedBy(options) }));
  const outputs: Output[] = [];
  if (output !== undefined) outputs.push({ file: output, text: reportPieces(report) });
  for (const { file, load } of namedViews(options)) {
    const view = await load();
    outputs.push({ file, text: view(shown, how) });
  }
  writeOutputs(outputs);
}

function askedBy({ runs, expectations, policy, format, caseField }: Partial<JobOptions>) {
  return runs === undefined ? {} : { asked: { runs, expectations, policy, format, "case-field": caseField } };
}

/** With `--report-only` the verdict does not end the command with 1, and no view says that it does. */
function asEnded(report: Report, { isRed }: ViewOptions): Report {
  return { ...report, verdict: { ...report.verdict, blocks: isRed } };
}

/** Where nobody asked for a verdict, no score is held against its floor or ceiling. A scorer that has one decides all the same. */
function withoutDemands(report: Report): Report {
  const { policy } = report;
  const { passRate: _, ...floors } = policy.gate.floors;
  const bounded = Object.keys({ ...floors, ...policy.gate.ceilings }) as GatingScorer[];
  const scorers = [...new Set([...policy.gate.scorers, ...bounded])];
  return { ...report, policy: { ...policy, gate: { ...policy.gate, scorers, floors: {}, ceilings: {} } } };
}
