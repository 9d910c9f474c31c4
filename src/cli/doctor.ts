import type { AddCommand } from "./command.ts";
import type { DoctorOptions } from "./work/doctor.ts";

/** `rungate doctor`: what is missing for a gate that can be trusted. */
export const addDoctor: AddCommand = (program, exit) => {
  program
    .command("doctor")
    .description("say what a repository lacks for a gate that can be trusted; nothing is changed")
    .option(
      "--repository <owner/name>",
      "the repository on GitHub (default: GITHUB_REPOSITORY, or the remote origin)",
    )
    .option("--json", "print the findings as JSON and nothing else")
    .addHelpText(
      "after",
      "\nReads .github/workflows here, and the files that its gates name. With GITHUB_TOKEN or GH_TOKEN it asks GitHub,\nwithout changing anything, for what only GitHub knows: required checks, the baseline, settings.\nExit code: 0 nothing is missing, 1 something is, 2 usage error.",
    )
    .action(async (options: DoctorOptions) => {
      const { doctor } = await import("./work/doctor.ts");
      exit(await doctor(options));
    });
};
