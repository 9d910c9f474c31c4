import { run } from "../run.ts";
import { type JobOptions, jobOf, withJobOptions } from "./job-options.ts";
import { printReport } from "./print.ts";
import type { AddCommand } from "./program.ts";

/** `rungate score`: scores the recordings; demands nothing but that they can be read. */
export const addScore: AddCommand = (program, exit) => {
  withJobOptions(
    program.command("score").description("score recordings: exit 1 only when something could not be read"),
  ).action((options: JobOptions) => {
    const report = run(jobOf(options));
    printReport(report, options, false);
    const integrity = report.verdict.checks.find(({ name }) => name === "integrity");
    exit(integrity?.result === "fail" ? 1 : 0);
  });
};
