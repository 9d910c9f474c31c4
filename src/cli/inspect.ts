import type { AddCommand } from "./command.ts";
import type { InspectOptions } from "./work/inspect.ts";

/** `rungate inspect FILE…`: what rungate sees in recordings. */
export const addInspect: AddCommand = (program, exit) => {
  program
    .command("inspect")
    .description("show what is seen in recordings: format, case, each call")
    .argument("<file...>", "files, or patterns with captures")
    .option("--format <name>", "format of the recordings (default: seen from their content)")
    .option("--case-field <pointer>", "JSON pointer to the case id in a recording")
    .option("--reasoning", "show what the agent thought as well")
    .option("--json", "print JSON and nothing else")
    .action(async (files: string[], options: InspectOptions) => {
      const { inspect } = await import("./work/jobs.ts");
      exit(await inspect(files, options));
    });
};
