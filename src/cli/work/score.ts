import type { Job } from "../../job/job.ts";
import { run, runShard } from "../../job/run.ts";
import { ConfigurationError } from "../../problems.ts";
import { partialReportText } from "../../shards/partial-report-text.ts";
import type { Shard } from "../../shards/shard.ts";
import { shardView } from "../../views/shard.ts";
import type { ExitCode } from "../command.ts";
import type { JobOptions, PrintOptions } from "../job-options.ts";
import type { JudgeOptions } from "../judge-options.ts";
import { print, printJson } from "../print-text.ts";
import { withJudgedJob } from "./judged-job.ts";
import { printReport } from "./print-report.ts";
import { writeOutput } from "./write-output.ts";

export type ScoreOptions = JobOptions & JudgeOptions & PrintOptions & { shard?: Shard };

/** Scores the recordings, or a share of their cases. 1 only when something could not be read. Throws ConfigurationError. */
export async function score(options: ScoreOptions): Promise<ExitCode> {
  const { shard } = options;
  if (shard !== undefined) demandOutput(options);
  return withJudgedJob(options, (job) =>
    shard === undefined ? scoreAll(job, options) : scoreShard(job, options, shard),
  );
}

async function scoreAll(job: Job, options: ScoreOptions): Promise<0 | 1> {
  const report = await run(job);
  const integrity = report.verdict.checks.find(({ name }) => name === "integrity");
  const code = integrity?.result === "fail" ? 1 : 0;
  await printReport(report, options, { verdict: false, isRed: code !== 0 });
  return code;
}

/** What is wrong with recordings is for the job that merges to judge. */
async function scoreShard(job: Job, { json, output }: ScoreOptions, shard: Shard): Promise<0> {
  const report = await runShard(job, shard);
  const text = partialReportText(report);
  if (json) printJson(text);
  else print(shardView(report));
  if (output !== undefined) writeOutput(output, text);
  return 0;
}

function demandOutput({ json, output }: ScoreOptions): void {
  if (output !== undefined || json !== undefined) return;
  const message = "name a file with --output: what a shard found is for gate --merge to judge";
  throw new ConfigurationError([{ severity: "error", message }]);
}
