import { run } from "../../job/run.ts";
import type { ExitCode } from "../command.ts";
import type { JobOptions, PrintOptions } from "../job-options.ts";
import type { JudgeOptions } from "../judge-options.ts";
import { exitCodeOf } from "./exit-code.ts";
import { withJudgedJob } from "./judged-job.ts";
import { printReport } from "./print-report.ts";

export interface GateOptions extends JobOptions, JudgeOptions, PrintOptions {
  baseline?: string;
  merge: string[];
  commit?: string;
  reuse?: true;
  reportOnly?: true;
}

/** Scores the recordings, compares them with a baseline, and prints the report with its verdict. Throws ConfigurationError. */
export async function gate(options: GateOptions): Promise<ExitCode> {
  const { baseline, merge, commit, reuse, reportOnly } = options;
  return withJudgedJob(options, async (job) => {
    const report = await run({
      ...job,
      baseline,
      reuse,
      merge: merge.length > 0 ? { patterns: merge } : undefined,
      commit: commit ?? null,
      role: commit === undefined ? "head" : "base",
    });
    const code = reportOnly ? 0 : exitCodeOf(report.verdict);
    await printReport(report, options, { verdict: true, isRed: code !== 0 });
    return code;
  });
}
