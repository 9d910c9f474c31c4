import { run } from "../run.ts";
import type { AddCommand, ExitCode } from "./command.ts";
import { filled, type JobOptions, list, type PrintOptions, withPrintOptions } from "./job-options.ts";
import { type JudgeOptions, withJudgedJob, withJudgedJobOptions } from "./judge-options.ts";
import { printReport } from "./print-report.ts";

interface GateOptions extends JobOptions, JudgeOptions, PrintOptions {
  baseline?: string;
  merge: string[];
  commit?: string;
  reportOnly?: true;
}

/** `rungate gate`: scores the recordings, compares them with a baseline and decides. */
export const addGate: AddCommand = (program, exit) => {
  const command = program
    .command("gate")
    .description("score recordings, compare with a baseline and give a verdict: exit 0 pass, 1 fail, 2 usage")
    .addOption(
      list("--merge <pattern...>", "what score --shard has left, in place of --runs", "none").conflicts(
        "runs",
      ),
    )
    .addOption(filled("--baseline <file>", "report to compare with, as --json printed it (default: none)"))
    .addOption(
      filled(
        "--commit <sha>",
        "commit of the base branch that was recorded: makes the report a baseline, and only what is broken exits 1",
      ),
    )
    .option("--report-only", "exit 0 whatever the verdict");
  withPrintOptions(withJudgedJobOptions(command)).action((options: GateOptions) =>
    withJudgedJob(options, async (job) => {
      const { baseline, merge, commit, reportOnly } = options;
      const report = await run({
        ...job,
        baseline,
        merge: merge.length > 0 ? { patterns: merge } : undefined,
        commit: commit ?? null,
        role: commit === undefined ? "head" : "base",
      });
      const code = reportOnly ? 0 : exitCodeOf(report.verdict);
      printReport(report, options, { verdict: true, isRed: code !== 0 });
      exit(code);
    }),
  );
};

/** 0: nothing stops a merge, 1: the verdict does. */
export function exitCodeOf({ blocks }: { blocks: boolean }): ExitCode {
  return blocks ? 1 : 0;
}
