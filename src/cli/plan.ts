import { terminal } from "../core/escape.ts";
import { jsonText } from "../core/json.ts";
import { ConfigurationError, type Problem } from "../core/problems.ts";
import { readReportFile } from "../gate/baseline/read-reports.ts";
import { planSuite } from "../gate/measure/suite-plan.ts";
import { run } from "../gate/run-job.ts";
import type { Report } from "../report/report.ts";
import { planView } from "../views/plan.ts";
import { jobsOf } from "./job-options.ts";
import { type AddCommand, type JobOptions, withJobOptions } from "./options.ts";
import { hasColors, print, printJson } from "./print.ts";

export const addPlan: AddCommand = (command, exit) => {
  command
    .argument("[report]", "report of the base branch, as --json printed it, in place of recordings")
    .option("--json", "print the plans as JSON and nothing else");
  withJobOptions(command).action(async (file: string | undefined, options: PlanOptions) => {
    await plan(file, options);
    exit(0);
  });
};

interface PlanOptions extends JobOptions {
  json?: true;
}

/** Throws ConfigurationError, also when no run passed or failed. */
async function plan(file: string | undefined, options: PlanOptions): Promise<void> {
  const reports = file === undefined ? await scored(options) : [reportIn(file)];
  const plans = reports.map((report) => planSuite(report) ?? nothingToPlan(report));
  if (options.json) printJson(jsonText(plans, 2));
  else
    for (const [at, suitePlan] of plans.entries()) {
      if (at > 0) print(terminal``);
      print(planView(suitePlan, hasColors));
    }
}

async function scored(options: JobOptions): Promise<Report[]> {
  const reports: Report[] = [];
  for (const job of await jobsOf(options)) reports.push(await run(job));
  return reports;
}

function reportIn(file: string): Report {
  const problems: Problem[] = [];
  const report = readReportFile(file, { root: process.cwd(), contained: false }, problems);
  if (report === undefined) throw new ConfigurationError(problems);
  return report;
}

function nothingToPlan({ suite, problems }: Report): never {
  const message = `suite ${suite} has no run that passed or failed, so nothing is known of its agent: record it with "rungate record", or run "rungate gate" to see what is wrong with its recordings`;
  const errors = problems.filter(({ severity }) => severity === "error");
  throw new ConfigurationError([...errors, { severity: "error", message }]);
}
