import { terminal } from "../base/escape.ts";
import { ConfigurationError } from "../base/problems.ts";
import type { SuiteConfig } from "../config/policy.ts";
import type { Report } from "../report/report.ts";
import { isGitRepository, repositoryRoot } from "../setup/git.ts";
import { baselineText } from "../views/baseline.ts";
import type { LocalBase } from "./base.ts";
import { printError } from "./print.ts";

/** The commit that a working tree is compared with, if any. */
export interface BaseChoice extends Partial<LocalBase> {
  /** The user did not choose it. */
  isDefault?: true;
}

/** Options that say what to compare with. */
interface BaseOptions {
  /** False: nothing. */
  base?: string | false;
  baseline?: string;
  commit?: string;
  merge: readonly string[];
  runs: readonly string[];
  suite?: string;
  policy?: string;
}

/**
 * Reads the commit that the options name, else the default branch, unless the options or all suites name a report. `own`: the suites of
 * the working tree's file. Throws ConfigurationError where the commit cannot be read.
 */
export async function chooseBase(options: BaseOptions, own: readonly SuiteConfig[]): Promise<BaseChoice> {
  const { base, policy } = options;
  if (typeof base === "string") return (await import("./base.ts")).readBase(base, policy);
  const root = repositoryRoot(process.cwd());
  if (base === false || namesReport(options, own) || !isGitRepository(root)) return {};
  return { ...(await readDefault(root, policy)), isDefault: true };
}

function namesReport(
  { baseline, commit, merge, runs, suite }: BaseOptions,
  own: readonly SuiteConfig[],
): boolean {
  if (baseline !== undefined || commit !== undefined || merge.length > 0) return true;
  const asked = own.filter(({ name }) => runs.length === 0 && name === (suite ?? name));
  return asked.length > 0 && asked.every((one) => one.baseline !== undefined);
}

async function readDefault(root: string, policy: string | undefined): Promise<Partial<LocalBase>> {
  return orBare("the default branch", async () => {
    const { findDefaultBase } = await import("../setup/git-commit.ts");
    const found = findDefaultBase(root);
    if ("none" in found) return comparedWithNothing(found.none);
    const { branchName, readBase } = await import("./base.ts");
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

/** Says where the fault is, which the user did not name, and how to do without. */
async function orBare<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const isSaid = error.problems.some(({ message }) => message.includes("--no-base"));
    const message = `gate compares with ${name}, which cannot be read. Name another commit with --base, or compare with nothing: gate --no-base`;
    throw isSaid ? error : new ConfigurationError([...error.problems, { severity: "error", message }]);
  }
}

/** Says what the recordings were compared with, where the user has not. */
export function printComparison({ isDefault }: BaseChoice, report: Report): void {
  if (!isDefault) return;
  const { state, reason } = report.baseline;
  printError(terminal`compared with ${state === "found" ? baselineText(report) : `nothing: ${reason}`}`);
}
