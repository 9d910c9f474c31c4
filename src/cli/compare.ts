import { conclude } from "../conclude.ts";
import { readBaseline, readReportFile } from "../disk/baseline.ts";
import { limits } from "../limits.ts";
import { ConfigurationError, type Problem } from "../problems.ts";
import type { Report } from "../report/schema.ts";
import type { AddCommand } from "./command.ts";
import { exitCodeOf } from "./gate.ts";
import { type PrintOptions, withPrintOptions } from "./job-options.ts";
import { printReport } from "./print-report.ts";

/** `rungate compare BASE HEAD`: the verdict on one report with another as its baseline, by the policy that the second carries. */
export const addCompare: AddCommand = (program, exit) => {
  const command = program
    .command("compare")
    .description("give the verdict on a report with another as its baseline: exit 0 pass, 1 fail, 2 usage")
    .argument("<base>", "report to compare with, as --json printed it")
    .argument("<head>", "report to judge, by the policy that it carries");
  withPrintOptions(command).action((base: string, head: string, options: PrintOptions) => {
    const report = compareFiles(base, head);
    const code = exitCodeOf(report.verdict);
    printReport(report, options, { verdict: true, isRed: code !== 0 });
    exit(code);
  });
};

function compareFiles(base: string, head: string): Report {
  const problems: Problem[] = [];
  const at = { root: process.cwd(), contained: false };
  const report = readReportFile(head, at, problems);
  const baseline = readBaseline(base, { ...at, suite: report?.suite }, problems);
  if (problems.length > 0 || report === undefined) throw new ConfigurationError(problems);
  return conclude(report, { baseline, role: "head", points: limits.historyPoints });
}
