import { run } from "../run.ts";
import type { AddCommand } from "./command.ts";
import {
  type JobOptions,
  jobOf,
  type PrintOptions,
  withJobOptions,
  withPrintOptions,
} from "./job-options.ts";
import { printReport } from "./print.ts";

/** `rungate score`: scores the recordings; demands nothing but that they can be read. */
export const addScore: AddCommand = (program, exit) => {
  const command = program.command("score");
  command.description("score recordings: exit 1 only when something could not be read");
  withPrintOptions(withJobOptions(command)).action((options: JobOptions & PrintOptions) => {
    const report = run(jobOf(options));
    printReport(report, options, false);
    const integrity = report.verdict.checks.find(({ name }) => name === "integrity");
    exit(integrity?.result === "fail" ? 1 : 0);
  });
};
