import { InvalidArgumentError, Option } from "commander";
import type { AddCommand } from "./command.ts";
import { withJobOptions } from "./job-options.ts";
import type { AcceptOptions } from "./work/accept.ts";

/** `rungate accept CASE…`: makes what recorded runs did what is expected, once somebody has seen the difference and said yes. */
export const addAccept: AddCommand = (program, exit) => {
  const command = program
    .command("accept")
    .description("expect what recorded runs did: show the difference, ask, then write it")
    .usage("[case...] [options]")
    .argument("[case...]", "ids of cases")
    .option("--all", "every case with a run that does not pass")
    .option("--trial <name>", "the trial to accept, where trials made different calls or some pass")
    .addOption(
      new Option("--optional <number>", "mark that reference of the case optional, the first is 1")
        .argParser(referenceOption)
        .conflicts(["all", "trial"]),
    )
    .option("--yes", "write without asking, as scripts must")
    .addOption(new Option("--dry-run", "show the difference and write nothing").conflicts("yes"));
  withJobOptions(command).action(async (ids: string[], options: AcceptOptions) => {
    const { accept } = await import("./work/accept.ts");
    exit(await accept(ids, options));
  });
};

function referenceOption(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("Write the number of a reference, such as 1 for the first.");
}
