import { InvalidArgumentError, Option } from "commander";
import type { Policy } from "../config/policy-schema.ts";
import { readConfigurationFile } from "../core/files.ts";
import { ConfigurationError, type Problem } from "../core/problems.ts";
import { counted } from "../core/text.ts";
import { readReportFile } from "../gate/baseline/read-reports.ts";
import type { Job } from "../gate/job.ts";
import { run } from "../gate/run-job.ts";
import type { Report } from "../report/report.ts";
import { type Calibration, calibrate, DEMANDED, kappaText } from "../setup/calibrate/calibrate.ts";
import { calibrationView } from "../setup/calibrate/calibration-text.ts";
import { type Label, readLabels } from "../setup/calibrate/labels.ts";
import { jobOf, jobsOf, withJudge } from "./job-options.ts";
import {
  type AddCommand,
  type ExitCode,
  filled,
  type JobOptions,
  type JudgeOptions,
  withJudgedJobOptions,
} from "./options.ts";
import { hasColors, print, printJson, printProblems } from "./print.ts";

export const addCalibrate: AddCommand = (command, exit) => {
  command
    .usage("<labels> [options]")
    .argument("[labels]", "what people say of calls (case, callId, appropriate): YAML, JSON or JSONL")
    .addOption(
      filled(
        "--report <file>",
        "report with the judge's verdicts, as --json printed it, in place of --runs",
      ).conflicts(["runs", "judgeModel"]),
    )
    .addOption(new Option("--min-kappa <number>", "exit 1 when kappa is below").argParser(kappaOption))
    .option("--json", "print the calibration as JSON and nothing else");
  withJudgedJobOptions(command).action(async (file: string | undefined, options: CalibrateOptions) => {
    exit(await calibrateJudge(file, options));
  });
};

function kappaOption(text: string): number {
  const kappa = text.trim() === "" ? Number.NaN : Number(text);
  if (kappa >= -1 && kappa <= 1) return kappa;
  throw new InvalidArgumentError("Expected a number from -1 to 1, such as 0.6.");
}

export interface CalibrateOptions extends JobOptions, JudgeOptions {
  report?: string;
  minKappa?: number;
  json?: true;
}

const here = () => ({ root: process.cwd(), contained: false });

/** Compares the judge's verdicts with people's labels. Returns 1 below `--min-kappa`. Throws ConfigurationError. */
export async function calibrateJudge(file: string | undefined, options: CalibrateOptions): Promise<ExitCode> {
  const labels = labelsIn(file);
  const printCalibration = async (report: Report) => {
    const gate = await gateOf(report, options);
    const calibration = calibrate(labels, report, gate.scorers.includes("llm"));
    if (options.json) printJson(JSON.stringify(calibration, null, 2));
    else print(calibrationView(calibration, hasColors));
    return exitCodeOf(calibration, options);
  };
  if (options.report !== undefined) return printCalibration(reportIn(options.report));
  const jobs = [await jobOf(options)];
  const [code] = await withJudge(options, jobs, async (job) =>
    printCalibration(await judgeCases(labels, job)),
  );
  return code ?? 1;
}

function labelsIn(file: string | undefined): Label[] {
  const message = "name the file of labels. Write it before the options: rungate calibrate LABELS --report …";
  if (file === undefined) throw new ConfigurationError([{ severity: "error", message }]);
  const unreadable: Problem[] = [];
  const source = readConfigurationFile(file, here(), unreadable);
  if (source === undefined) throw new ConfigurationError(unreadable);
  const { labels, problems } = readLabels(source.file, source.text);
  if (problems.length > 0) throw new ConfigurationError(problems);
  return labels;
}

function reportIn(file: string): Report {
  const problems: Problem[] = [];
  const report = readReportFile(file, here(), problems);
  if (report === undefined) throw new ConfigurationError(problems);
  return report;
}

/** Judges only the recordings that have labels. */
async function judgeCases(labels: readonly Label[], { judge, ...job }: Job): Promise<Report> {
  const labelled = new Set(labels.map((label) => label.case));
  const asksAbout = (caseId: string) => labelled.has(caseId);
  const report = await run({ ...job, judge: judge && { ...judge, asksAbout } });
  printProblems(report.problems.filter(({ severity }) => severity === "error"));
  return report;
}

/** The local policy applies, or else the policy of the report. */
async function gateOf(report: Report, options: CalibrateOptions): Promise<Policy["gate"]> {
  if (options.report === undefined) return report.policy.gate;
  const [{ policy } = {}] = await jobsOf({ ...options, runs: [] });
  if (policy === undefined || typeof policy === "string") return report.policy.gate;
  if (policy.problems.length > 0) throw new ConfigurationError(policy.problems);
  return policy.policy.gate;
}

function exitCodeOf({ kappa, labels }: Calibration, { minKappa }: CalibrateOptions): ExitCode {
  if (minKappa === undefined) return 0;
  const fail = (found: string, demanded: string): ExitCode => {
    printProblems([{ severity: "error", message: `${found}, and --min-kappa requires ${demanded}` }]);
    return 1;
  };
  if (kappa === null) return fail("kappa is undefined", String(minKappa));
  if (kappa.value < minKappa) return fail(`kappa is ${kappaText(kappa.value, minKappa)}`, String(minKappa));
  if (labels.compared < DEMANDED.labels)
    return fail(`${counted(labels.compared, "label")} compared`, `${DEMANDED.labels} by which it is known`);
  return 0;
}
