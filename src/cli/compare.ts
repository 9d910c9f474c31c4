import { loadRe2 } from "../core/expression.ts";
import { limits } from "../core/limits.ts";
import { ConfigurationError, type Problem } from "../core/problems.ts";
import { conclude } from "../gate/decide/verdict.ts";
import type { Report } from "../report/report.ts";
import { type AddCommand, type ExitCode, type PrintOptions, withPrintOptions } from "./options.ts";
import { exitCodeOf, printReport } from "./print.ts";

export const addCompare: AddCommand = (command, exit) => {
  command
    .argument("<base>", "report to compare with, as --json printed it")
    .argument("<head>", "report to judge, by the policy that it carries")
    .option("--report-only", "exit 0 whatever the verdict");
  withPrintOptions(command).action(async (base: string, head: string, options: CompareOptions) => {
    exit(await compare(base, head, options));
  });
};

export interface CompareOptions extends PrintOptions {
  reportOnly?: true;
}

/** Prints the verdict on `head` with `base` as its baseline. Throws ConfigurationError. */
export async function compare(base: string, head: string, options: CompareOptions): Promise<ExitCode> {
  const report = await compareFiles(base, head);
  const code = options.reportOnly ? 0 : exitCodeOf(report.verdict);
  await printReport(report, options, { verdict: true, isRed: code !== 0 });
  return code;
}

async function compareFiles(base: string, head: string): Promise<Report> {
  const { readBaseline, readReportFile } = await import("../gate/baseline/read-reports.ts");
  const problems: Problem[] = [];
  const at = { root: process.cwd(), contained: false };
  const report = readReportFile(head, at, problems);
  const baseline = readBaseline(base, { ...at, suite: report?.suite }, problems);
  if (problems.length > 0 || report === undefined) throw new ConfigurationError(problems);
  // Rates name models by globs.
  if (report.policy.rates !== undefined) await loadRe2();
  return conclude(report, { baseline, role: "head", points: limits.historyPoints });
}
