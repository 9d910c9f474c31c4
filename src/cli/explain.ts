import type { AddCommand } from "./command.ts";
import { withJudgedJobOptions } from "./judge-options.ts";
import type { ExplainOptions } from "./work/explain.ts";

/** `rungate explain CASE`: each pair of calls and each argument difference of a case's runs. */
export const addExplain: AddCommand = (program, exit) => {
  const command = program
    .command("explain")
    .description("show each call of a case beside what was expected")
    .usage("<case> [options]")
    .argument("[case]", "the case's id")
    .option("--json", "print the case as the report has it");
  withJudgedJobOptions(command).action(async (id: string | undefined, options: ExplainOptions) => {
    const { explain } = await import("./work/jobs.ts");
    await explain(id, options);
    exit(0);
  });
};
