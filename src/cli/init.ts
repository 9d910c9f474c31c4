import { DEFAULT_POLICY } from "../policy/default-file.ts";
import type { AddCommand } from "./command.ts";
import type { InitOptions } from "./init-options.ts";
import { filled, list } from "./job-options.ts";

const DEFAULT_EXPECTATIONS = "evals/expectations.yml";
const DEFAULT_WORKFLOW = ".github/workflows/agent.yml";

/** `rungate init`: a first expectations file, policy and workflow from recordings. */
export const addInit: AddCommand = (program, exit) => {
  program
    .command("init")
    .description("write first expectations, a policy and a workflow from recordings, and say what is next")
    .addOption(
      list(
        "--runs <pattern...>",
        "recordings: globs with captures such as runs/{case}.{trial}.json",
        "found in evals, runs, recordings and other usual folders",
      ),
    )
    .addOption(filled("--expectations <file>", "expectations to write").default(DEFAULT_EXPECTATIONS))
    .addOption(
      filled("--policy <file>", "policy to write; one that exists is kept and used").default(DEFAULT_POLICY),
    )
    .addOption(
      filled(
        "--workflow <file>",
        "workflow to write, unless one calls rungate; one that exists is kept",
      ).default(DEFAULT_WORKFLOW),
    )
    .addOption(
      filled(
        "--record <command>",
        "let the workflow record with this command (default: recordings are committed)",
      ),
    )
    .option(
      "--suite <name>",
      "name of the suite (default: the project's in which the recordings lie, in a monorepo)",
    )
    .option("--format <name>", "format of the recordings (default: seen from their content)")
    .option("--case-field <pointer>", "JSON pointer to the case id in a recording, such as /metadata/case")
    .option("--dry-run", "print all files and write none")
    .action(async (options: InitOptions) => {
      const { init } = await import("./work/init.ts");
      exit(await init(options));
    });
};
