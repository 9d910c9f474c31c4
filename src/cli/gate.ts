import { run } from "../run.ts";
import { type JobOptions, jobOf, withJobOptions } from "./job-options.ts";
import { printReport } from "./print.ts";
import type { AddCommand } from "./program.ts";

/** `rungate gate`: scores the recordings and decides. */
export const addGate: AddCommand = (program, exit) => {
  withJobOptions(
    program.command("gate").description("score recordings and give a verdict: exit 0 pass, 1 fail, 2 usage"),
  ).action((options: JobOptions) => {
    const report = run(jobOf(options));
    printReport(report, options, true);
    exit(report.verdict.result === "fail" ? 1 : 0);
  });
};
