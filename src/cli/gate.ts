import { InvalidArgumentError, Option } from "commander";
import { limits } from "../core/limits.ts";
import { ConfigurationError } from "../core/problems.ts";
import { judgeSuites, type SuiteReport } from "../gate/decide/suites-verdict.ts";
import type { Job } from "../gate/job.ts";
import { partialReportText, run, runShard } from "../gate/run-job.ts";
import { parseShard, type Shard } from "../gate/score/shards.ts";
import type { Report } from "../report/report.ts";
import { fileViews } from "../views/index.ts";
import { shardView } from "../views/inspect.ts";
import { type BaseChoice, chooseBase, printComparison } from "./base-options.ts";
import {
  jobOf,
  jobsOf,
  type LocalJob,
  movedPath,
  movedPattern,
  suiteNotNamed,
  withJudge,
} from "./job-options.ts";
import {
  type AddCommand,
  type ExitCode,
  filled,
  type JobOptions,
  type JudgeOptions,
  list,
  namedViews,
  type PrintOptions,
  viewOption,
  withJudgedJobOptions,
  withPrintOptions,
} from "./options.ts";
import { exitCodeOf, print, printJson, printReport, writeOutput } from "./print.ts";

const TIER_OPTION =
  "tier of rungate.yml whose cases were recorded: the others count with the baseline's runs (default: pr where there is one; all with --commit)";

export const addGate: AddCommand = (command, exit) => {
  command
    .addOption(
      list("--merge <pattern...>", "what score --shard has left, in place of --runs", "none").conflicts(
        "runs",
      ),
    )
    .addOption(
      filled(
        "--base <ref>",
        "branch or commit to compare with: its committed recordings, else its newest report on GitHub (default: the committed recordings of the default branch)",
      ).conflicts(["baseline", "commit", "merge"]),
    )
    .option("--no-base", "compare with nothing")
    .addOption(filled("--baseline <file>", "report to compare with, as --json printed it (default: none)"))
    .addOption(
      filled(
        "--commit <sha>",
        "commit of the base branch that was recorded: makes the report a baseline, and only what is broken exits 1",
      ),
    )
    .addOption(filled("--tier <name>", TIER_OPTION))
    .addOption(
      new Option(
        "--no-worse-than <points>",
        "pass only if the recorded agent is shown to be worse by less than this, such as 3%",
      )
        .argParser(marginOption)
        .conflicts("commit"),
    )
    .option("--report-only", "exit 0 whatever the verdict");
  withPrintOptions(withJudgedJobOptions(command)).action(async (options: GateOptions) => {
    exit(await gate(options));
  });
};

function marginOption(text: string): number {
  const percent = /^(\d{1,2}(?:\.\d+)?)%$/.exec(text)?.[1];
  const margin = percent === undefined ? Number.NaN : Number(percent) / 100;
  if (margin > 0 && margin < 1) return margin;
  throw new InvalidArgumentError("Write points of the pass rate above 0% and below 100%, such as 3%.");
}

export type ScoreOptions = JobOptions & JudgeOptions & PrintOptions & { shard?: Shard; baseline?: string };

/** Scores recordings, or a shard of their cases. Returns 1 only when something could not be read. Throws ConfigurationError. */
export async function score(options: ScoreOptions): Promise<ExitCode> {
  const { shard, baseline } = options;
  if (shard !== undefined) demandOutput(options);
  else if (baseline !== undefined) throw notOfShard();
  const jobs = shard === undefined ? await jobsOf(options) : [await jobOf(options)];
  demandOneFile(options, jobs);
  const codes = await withJudge<ExitCode>(options, jobs, (job) =>
    shard === undefined ? scoreAll(job, options) : scoreShard(job, options, shard),
  );
  return codes.includes(1) ? 1 : 0;
}

async function scoreAll(job: Job, options: ScoreOptions): Promise<0 | 1> {
  const report = await run(job);
  const integrity = report.verdict.checks.find(({ name }) => name === "integrity");
  const code = integrity?.result === "fail" ? 1 : 0;
  await printReport(report, options, { verdict: false, isRed: code !== 0 });
  return code;
}

/** Problems of recordings are left to the job that merges. */
async function scoreShard(job: LocalJob, options: ScoreOptions, shard: Shard): Promise<0> {
  const { json, output } = options;
  const report = await runShard({ ...job, ...(await namedBaselineOf(job, options)) }, shard);
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

function notOfShard(): ConfigurationError {
  const message = "--baseline is for a shard: score compares nothing, and gate --baseline FILE does";
  return new ConfigurationError([{ severity: "error", message }]);
}

export interface GateOptions extends JobOptions, JudgeOptions, PrintOptions {
  /** False: compare with nothing. */
  base?: string | false;
  baseline?: string;
  merge: string[];
  commit?: string;
  tier?: string;
  /** commander takes an option that begins with --no- for a switch, so true stands for its absence. */
  worseThan?: true | number;
  reportOnly?: true;
}

/** Prints the report with its verdict. Throws ConfigurationError. */
export async function gate(options: GateOptions): Promise<ExitCode> {
  const { merge, commit, tier, worseThan, reportOnly } = options;
  let choice: BaseChoice = {};
  const jobs = await jobsOf(options, async (own) => {
    choice = await chooseBase(options, own);
    return choice.suites;
  });
  demandOneFile(options, jobs);
  const codes: ExitCode[] = [];
  const gateSuite = async (job: LocalJob): Promise<SuiteReport> => {
    const { root, record } = job;
    const noWorseThan = worseThan === true ? undefined : worseThan;
    const report = await run({
      ...job,
      ...(await namedBaselineOf(job, options)),
      ...(await choice.compareWith?.(job)),
      tier,
      noWorseThan,
      merge: merge.length > 0 ? { patterns: merge.map((pattern) => movedPattern(pattern, root)) } : undefined,
      commit: commit ?? null,
      role: commit === undefined ? "head" : "base",
    });
    if (noWorseThan !== undefined && report.comparison === null) throw nothingToCompare(report);
    return { report, record };
  };
  await withJudge(options, jobs, gateSuite, async (suites) => {
    for (const report of judgeSuites(suites)) {
      printComparison(choice, report);
      const code = reportOnly ? 0 : exitCodeOf(report.verdict);
      await printReport(report, options, { verdict: true, isRed: code !== 0 });
      codes.push(code);
    }
  });
  return codes.includes(1) ? 1 : 0;
}

function nothingToCompare({ suite, baseline: { reason } }: Report): ConfigurationError {
  const message = `--no-worse-than has nothing to compare suite ${suite} with (${reason}): name a report with --baseline, or a commit with --base`;
  return new ConfigurationError([{ severity: "error", message }]);
}

/** Without a verdict or expectations, the base expectations are not needed. */
async function namedBaselineOf(
  job: LocalJob,
  { base, baseline, commit }: Pick<GateOptions, "base" | "baseline" | "commit">,
): Promise<Pick<Job, "baseline" | "baseExpectations">> {
  if (base === false) return {};
  const file = baseline === undefined ? job.suiteBaseline : movedPath(baseline, process.cwd(), job.root);
  if (file === undefined || commit !== undefined || job.expectations.length === 0) return { baseline: file };
  const { namedBaseline } = await import("./base-commit.ts");
  return namedBaseline(file, job);
}

/** Throws ConfigurationError when several suites would share one output. */
function demandOneFile(options: PrintOptions & { baseline?: string }, jobs: readonly Job[]): void {
  const { json, output, baseline } = options;
  const isForOne = json || output !== undefined || baseline !== undefined || namedViews(options).length > 0;
  if (isForOne && jobs.length > 1) throw suiteNotNamed(jobs.map(({ suite }) => suite));
}

export const addScore: AddCommand = (command, exit) => {
  command.addOption(
    new Option("--shard <share>", "score one share of the cases, such as 2/4, for gate --merge")
      .argParser(shardOption)
      .conflicts(["markdown", ...fileViews.map((view) => viewOption(view).attributeName())]),
  );
  command.addOption(
    filled("--baseline <file>", "with --shard: the report that gate --merge compares with (default: none)"),
  );
  withPrintOptions(withJudgedJobOptions(command)).action(async (options: ScoreOptions) => {
    exit(await score(options));
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
