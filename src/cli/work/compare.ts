import { conclude } from "../../checks/conclude.ts";
import { limits } from "../../limits.ts";
import { ConfigurationError, type Problem } from "../../problems.ts";
import type { Report } from "../../report/schema.ts";
import type { ExitCode } from "../command.ts";
import type { PrintOptions } from "../job-options.ts";
import { exitCodeOf } from "./exit-code.ts";
import { printReport } from "./print-report.ts";

export interface CompareOptions extends PrintOptions {
  reportOnly?: true;
}

/** Prints the verdict on the second report with the first as its baseline. Throws ConfigurationError. */
export async function compare(base: string, head: string, options: CompareOptions): Promise<ExitCode> {
  const report = await compareFiles(base, head);
  const code = options.reportOnly ? 0 : exitCodeOf(report.verdict);
  await printReport(report, options, { verdict: true, isRed: code !== 0 });
  return code;
}

async function compareFiles(base: string, head: string): Promise<Report> {
  const { readBaseline, readReportFile } = await import("../../job/readers/reports.ts");
  const problems: Problem[] = [];
  const at = { root: process.cwd(), contained: false };
  const report = readReportFile(head, at, problems);
  const baseline = readBaseline(base, { ...at, suite: report?.suite }, problems);
  if (problems.length > 0 || report === undefined) throw new ConfigurationError(problems);
  return conclude(report, { baseline, role: "head", points: limits.historyPoints });
}
