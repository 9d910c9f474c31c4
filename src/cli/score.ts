import { InvalidArgumentError, Option } from "commander";
import type { Job } from "../configure.ts";
import { limits } from "../limits.ts";
import { ConfigurationError } from "../problems.ts";
import { run, runShard } from "../run.ts";
import { partialReportText } from "../shards/partial-report.ts";
import { parseShard, type Shard } from "../shards/shard.ts";
import { shardView } from "../views/shard.ts";
import type { AddCommand } from "./command.ts";
import { type JobOptions, type PrintOptions, withPrintOptions } from "./job-options.ts";
import { type JudgeOptions, withJudgedJob, withJudgedJobOptions } from "./judge-options.ts";
import { printReport } from "./print-report.ts";
import { print, printJson } from "./print-text.ts";
import { writeOutput } from "./write-output.ts";

type ScoreOptions = JobOptions & JudgeOptions & PrintOptions & { shard?: Shard };

/** `rungate score`: scores the recordings; demands nothing but that they can be read. */
export const addScore: AddCommand = (program, exit) => {
  const command = program
    .command("score")
    .description("score recordings: exit 1 only when something could not be read")
    .addOption(
      new Option("--shard <share>", "score one share of the cases, such as 2/4, for gate --merge")
        .argParser(shardOption)
        .conflicts(["markdown", "html", "junit"]),
    );
  withPrintOptions(withJudgedJobOptions(command)).action(async (options: ScoreOptions) => {
    const { shard } = options;
    if (shard !== undefined) demandOutput(options);
    exit(
      await withJudgedJob(options, (job) =>
        shard === undefined ? scoreAll(job, options) : scoreShard(job, options, shard),
      ),
    );
  });
};

function shardOption(text: string): Shard {
  const shard = parseShard(text);
  if (shard === undefined) {
    const message = `Write it as 2/4: the second of four, of at most ${limits.shards}.`;
    throw new InvalidArgumentError(message);
  }
  return shard;
}

async function scoreAll(job: Job, options: ScoreOptions): Promise<0 | 1> {
  const report = await run(job);
  const integrity = report.verdict.checks.find(({ name }) => name === "integrity");
  const code = integrity?.result === "fail" ? 1 : 0;
  printReport(report, options, { verdict: false, isRed: code !== 0 });
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
