import { relative } from "node:path";
import { terminal } from "../core/escape.ts";
import { loadRe2 } from "../core/expression.ts";
import { clonedBranch, isRepositoryName, originRepository, repositoryRoot } from "../core/git/git.ts";
import { jsonText } from "../core/json.ts";
import { ConfigurationError } from "../core/problems.ts";
import { doctorView, examine, isInDoubt } from "../setup/doctor/doctor.ts";
import { isExpression } from "../setup/doctor/expressions.ts";
import { type GitHubSetup, unseenSetup } from "../setup/doctor/repository.ts";
import { comparesWithArtifact } from "../setup/doctor/workflow.ts";
import type { AddCommand, ExitCode } from "./options.ts";
import { hasColors, print, printError, printJson } from "./print.ts";
import { type RepositoryHere, readRepository } from "./repository.ts";

export const addDoctor: AddCommand = (command, exit) => {
  command
    .option(
      "--repository <owner/name>",
      "the repository on GitHub (default: GITHUB_REPOSITORY, or the remote origin)",
    )
    .option("--json", "print the findings as JSON and nothing else")
    .addHelpText(
      "after",
      "\nReads .github/workflows here, and the files that its gates name. With GITHUB_TOKEN or GH_TOKEN it asks GitHub,\nwithout changing anything, for what only GitHub knows: required checks, protected branches, the baseline.\nExit code: 0 nothing is missing, 1 something is, or a file could not be checked, 2 usage error.",
    )
    .action(async (options: DoctorOptions) => {
      exit(await doctor(options));
    });
};

export interface DoctorOptions {
  repository?: string;
  json?: true;
}

const NO_TOKEN = "set GITHUB_TOKEN to a token that may read the repository and its Actions";
const NO_REPOSITORY = "name the repository on GitHub by --repository owner/name";

/** Prints the requirements of a reliable gate that are not met. Returns 1 when there are any. Throws ConfigurationError. */
export async function doctor({ repository: repositoryOption, json }: DoctorOptions): Promise<ExitCode> {
  const here = process.cwd();
  const root = repositoryRoot(here);
  if (root !== here)
    printError(terminal`looking at the whole repository: paths start at ${relative(here, root)}`);
  const name = repositoryName(repositoryOption, root);
  // Globs for artifact names and patterns of recordings need it.
  await loadRe2();
  const read = readRepository(root);
  const github = await askGitHub(name, read, root);
  const findings = examine({ ...read, github });
  if (json) printJson(jsonText(findings, 2));
  else print(doctorView(findings, hasColors));
  return isInDoubt(findings, github) ? 1 : 0;
}

/** Throws ConfigurationError for an invalid name. */
function repositoryName(repositoryOption: string | undefined, root: string): string | undefined {
  const name = repositoryOption ?? (process.env.GITHUB_REPOSITORY || undefined);
  if (name !== undefined && !isRepositoryName(name)) {
    const message = `"${name}" is no repository: write it as owner/name`;
    throw new ConfigurationError([{ severity: "error", message }]);
  }
  return name ?? originRepository(root, process.env.GITHUB_SERVER_URL || "https://github.com");
}

/** Without a token only the default branch may be known, from the clone. */
async function askGitHub(
  repository: string | undefined,
  { gates, files }: RepositoryHere,
  root: string,
): Promise<GitHubSetup> {
  const token = process.env.GITHUB_TOKEN || process.env.GH_TOKEN || "";
  if (token === "" || repository === undefined) {
    const setup = unseenSetup(token === "" ? NO_TOKEN : NO_REPOSITORY);
    const branch = clonedBranch(root);
    return branch === undefined ? setup : { ...setup, defaultBranch: { seen: branch } };
  }
  const [{ connect }, { readSetup }] = await Promise.all([
    import("../github/client.ts"),
    import("../setup/doctor/repository-settings.ts"),
  ]);
  const github = await connect({ token, repository, debug: () => {} });
  const compared = gates.filter((gate) => comparesWithArtifact(gate) && !isExpression(gate.suite));
  const queries = compared.map((gate) => {
    const policy = files.get(gate)?.policy;
    const workflows = policy?.baseline.workflows ?? [];
    return [
      gate,
      { suite: gate.suite, workflow: gate.workflow.file, workflows, hasPolicy: policy !== undefined },
    ] as const;
  });
  const listed = gates.flatMap((gate) => files.get(gate)?.policy?.baseline.branches ?? []);
  return await readSetup(github, new Map(queries), new Set(listed));
}
