import type { SuiteConfig } from "../config/policy.ts";
import { terminal } from "../core/escape.ts";
import { isGitRepository, repositoryRoot } from "../core/git/git.ts";
import { ConfigurationError } from "../core/problems.ts";
import type { Report } from "../report/report.ts";
import { baselineText } from "../views/verdict-text.ts";
import type { LocalBase } from "./base-commit.ts";
import { printError } from "./print.ts";

export interface BaseChoice extends Partial<LocalBase> {
  /** The user did not choose it. */
  isDefault?: true;
}

interface BaseOptions {
  /** False: compare with nothing. */
  base?: string | false;
  baseline?: string;
  commit?: string;
  merge: readonly string[];
  runs: readonly string[];
  suite?: string;
  policy?: string;
}

/** Reads the commit that the options name, or the default branch unless a report is named. Throws ConfigurationError. */
export async function chooseBase(options: BaseOptions, own: readonly SuiteConfig[]): Promise<BaseChoice> {
  const { base, policy } = options;
  if (typeof base === "string") return (await import("./base-commit.ts")).readBase(base, policy);
  const root = repositoryRoot(process.cwd());
  if (base === false || namesReport(options, own) || !isGitRepository(root)) return {};
  return { ...(await readDefault(root, policy)), isDefault: true };
}

function namesReport(
  { baseline, commit, merge, runs, suite }: BaseOptions,
  own: readonly SuiteConfig[],
): boolean {
  if (baseline !== undefined || commit !== undefined || merge.length > 0) return true;
  const selected = own.filter(({ name }) => runs.length === 0 && name === (suite ?? name));
  return selected.length > 0 && selected.every((suite) => suite.baseline !== undefined);
}

async function readDefault(root: string, policy: string | undefined): Promise<Partial<LocalBase>> {
  return orBare("the default branch", async () => {
    const { findDefaultBase } = await import("../core/git/git-commit.ts");
    const found = findDefaultBase(root);
    if ("none" in found) return comparedWithNothing(found.none);
    const { branchName, readBase } = await import("./base-commit.ts");
    const name = branchName(found.ref);
    return orBare(name, async () => {
      const { suites, compareWith } = await readBase(found.ref, policy, true);
      return {
        suites,
        compareWith: async (job) => (job.suiteBaseline ? {} : orBare(name, () => compareWith(job))),
      };
    });
  });
}

function comparedWithNothing(reason: string): Pick<LocalBase, "compareWith"> {
  return { compareWith: async (job) => (job.suiteBaseline ? {} : { baseline: { state: "none", reason } }) };
}

/** The user did not name the default branch, so the error explains it and the way to do without. */
async function orBare<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const isExplained = error.problems.some(({ message }) => message.includes("--no-base"));
    const message = `gate compares with ${name}, which cannot be read. Name another commit with --base, or compare with nothing: gate --no-base`;
    throw isExplained ? error : new ConfigurationError([...error.problems, { severity: "error", message }]);
  }
}

/** Prints the base of the comparison when the user did not choose it. */
export function printComparison({ isDefault }: BaseChoice, report: Report): void {
  if (!isDefault) return;
  const { state, reason } = report.baseline;
  printError(terminal`compared with ${state === "found" ? baselineText(report) : `nothing: ${reason}`}`);
}
