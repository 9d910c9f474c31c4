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

/** `rungate gate`: scores the recordings and decides. */
export const addGate: AddCommand = (program, exit) => {
  const command = program.command("gate");
  command.description("score recordings and give a verdict: exit 0 pass, 1 fail, 2 usage");
  withPrintOptions(withJobOptions(command)).action((options: JobOptions & PrintOptions) => {
    const report = run(jobOf(options));
    printReport(report, options, true);
    exit(report.verdict.result === "fail" ? 1 : 0);
  });
};
