import { calibrate } from "../../calibration/calibrate.ts";
import type { Calibration } from "../../calibration/calibration.ts";
import { DEMANDED } from "../../calibration/caveats.ts";
import { kappaText } from "../../calibration/kappa-text.ts";
import type { Label } from "../../calibration/label.ts";
import { readLabels } from "../../calibration/read-labels.ts";
import { readConfigurationFile } from "../../disk/configuration.ts";
import type { Job } from "../../job/job.ts";
import { readReportFile } from "../../job/readers/reports.ts";
import { run } from "../../job/run.ts";
import { loadPolicy } from "../../policy/load.ts";
import type { Policy } from "../../policy/schema.ts";
import { ConfigurationError, type Problem } from "../../problems.ts";
import type { Report } from "../../report/schema.ts";
import { calibrationView } from "../../views/calibration.ts";
import { counted } from "../../wording.ts";
import type { ExitCode } from "../command.ts";
import type { JobOptions } from "../job-options.ts";
import type { JudgeOptions } from "../judge-options.ts";
import { hasColors, print, printJson } from "../print-text.ts";
import { tell } from "../tell.ts";
import { jobOf } from "./job.ts";
import { withJudgedJob } from "./judged-job.ts";

export interface CalibrateOptions extends JobOptions, JudgeOptions {
  report?: string;
  minKappa?: number;
  json?: true;
}

const HERE = { root: process.cwd(), contained: false };

/** Says how well the judge's verdicts agree with people's labels. 1 when less than was demanded. Throws ConfigurationError. */
export async function calibrateJudge(file: string | undefined, options: CalibrateOptions): Promise<ExitCode> {
  const labels = await labelsIn(file, options);
  const tellOf = async (report: Report) => {
    const gate = await gateOf(report, options);
    const calibration = calibrate(labels, report, gate.scorers.includes("llm"));
    if (options.json) printJson(JSON.stringify(calibration, null, 2));
    else print(calibrationView(calibration, hasColors));
    return exitCodeOf(calibration, options);
  };
  if (options.report !== undefined) return tellOf(reportIn(options.report));
  return withJudgedJob(options, async (job) => tellOf(await judgeCases(labels, job)));
}

async function labelsIn(file: string | undefined, { report, runs }: CalibrateOptions): Promise<Label[]> {
  if (file === undefined)
    throw usageError(
      "name the file of labels. Write it before the options: rungate calibrate LABELS --report …",
    );
  if (report === undefined && runs.length === 0)
    throw usageError(
      "name a report whose runs were judged with --report, or recordings to judge with --runs",
    );
  const unreadable: Problem[] = [];
  const source = readConfigurationFile(file, HERE, unreadable);
  if (source === undefined) throw new ConfigurationError(unreadable);
  const { labels, problems } = await readLabels(source.file, source.text);
  if (problems.length > 0) throw new ConfigurationError(problems);
  return labels;
}

function usageError(message: string): ConfigurationError {
  return new ConfigurationError([{ severity: "error", message }]);
}

function reportIn(file: string): Report {
  const problems: Problem[] = [];
  const report = readReportFile(file, HERE, problems);
  if (report === undefined) throw new ConfigurationError(problems);
  return report;
}

/**
 * The report on the recordings, of which the judge was asked about those with labels. Tells what could not
 * be read.
 */
async function judgeCases(labels: readonly Label[], { judge, ...job }: Job): Promise<Report> {
  const labelled = new Set(labels.map((label) => label.case));
  const asksAbout = (caseId: string) => labelled.has(caseId);
  const report = await run({ ...job, judge: judge && { ...judge, asksAbout } });
  tell(report.problems.filter(({ severity }) => severity === "error"));
  return report;
}

/** What the policy demands: the file in force here, else the policy of the report. */
async function gateOf(report: Report, options: CalibrateOptions): Promise<Policy["gate"]> {
  if (options.report === undefined) return report.policy.gate;
  const { policy: file } = await jobOf(options);
  if (typeof file !== "string") return report.policy.gate;
  const problems: Problem[] = [];
  const source = readConfigurationFile(file, HERE, problems);
  const loaded = source && loadPolicy(source.file, source.text);
  if (loaded?.policy === undefined) throw new ConfigurationError([...problems, ...(loaded?.problems ?? [])]);
  return loaded.policy.gate;
}

/** Says on standard error when kappa is not what was demanded. */
function exitCodeOf({ kappa, labels }: Calibration, { minKappa }: CalibrateOptions): ExitCode {
  if (minKappa === undefined) return 0;
  const fail = (found: string, demanded: string): ExitCode => {
    tell([{ severity: "error", message: `${found}, and --min-kappa demands ${demanded}` }]);
    return 1;
  };
  if (kappa === null) return fail("kappa is undefined", String(minKappa));
  if (kappa.value < minKappa) return fail(`kappa is ${kappaText(kappa.value, minKappa)}`, String(minKappa));
  if (labels.compared < DEMANDED.labels)
    return fail(`${counted(labels.compared, "label")} compared`, `${DEMANDED.labels} by which it is known`);
  return 0;
}
