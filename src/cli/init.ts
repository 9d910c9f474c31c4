import { DEFAULT_POLICY } from "../policy/default-file.ts";
import type { AddCommand } from "./command.ts";
import type { InitOptions } from "./work/init.ts";

const DEFAULT_EXPECTATIONS = "evals/expectations.yml";

/** `rungate init`: a first expectations file and policy from recordings. */
export const addInit: AddCommand = (program, exit) => {
  program
    .command("init")
    .description("write a first expectations file and policy from recordings")
    .requiredOption("--runs <pattern...>", "recordings: globs with captures such as runs/{case}.{trial}.json")
    .option("--expectations <file>", "expectations to write", DEFAULT_EXPECTATIONS)
    .option("--policy <file>", "policy to write; one that exists is kept and used", DEFAULT_POLICY)
    .option("--format <name>", "format of the recordings (default: seen from their content)")
    .option("--case-field <pointer>", "JSON pointer to the case id in a recording, such as /metadata/case")
    .option("--dry-run", "print both files and write neither")
    .action(async (options: InitOptions) => {
      const { init } = await import("./work/init.ts");
      exit(await init(options));
    });
};
