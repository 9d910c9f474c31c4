import type { AddCommand } from "./command.ts";
import { filled, list, withPrintOptions } from "./job-options.ts";
import { withJudgedJobOptions } from "./judge-options.ts";
import type { GateOptions } from "./work/gate.ts";

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
    .option(
      "--reuse",
      "do not score again what the baseline has scored: for one that nobody else could have written",
    )
    .option("--report-only", "exit 0 whatever the verdict");
  withPrintOptions(withJudgedJobOptions(command)).action(async (options: GateOptions) => {
    const { gate } = await import("./work/jobs.ts");
    exit(await gate(options));
  });
};
