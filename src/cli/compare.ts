import type { AddCommand } from "./command.ts";
import { withPrintOptions } from "./job-options.ts";
import type { CompareOptions } from "./work/compare.ts";

/** `rungate compare BASE HEAD`: the verdict on one report with another as its baseline, by the policy that the second carries. */
export const addCompare: AddCommand = (program, exit) => {
  const command = program
    .command("compare")
    .description("give the verdict on a report with another as its baseline: exit 0 pass, 1 fail, 2 usage")
    .argument("<base>", "report to compare with, as --json printed it")
    .argument("<head>", "report to judge, by the policy that it carries")
    .option("--report-only", "exit 0 whatever the verdict");
  withPrintOptions(command).action(async (base: string, head: string, options: CompareOptions) => {
    const { compare } = await import("./work/jobs.ts");
    exit(await compare(base, head, options));
  });
};
