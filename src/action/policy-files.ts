import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { readConfigurationFile } from "../disk/configuration.ts";
import type { GitHub } from "../github/client.ts";
import { readFileAt } from "../github/contents.ts";
import { limits } from "../limits.ts";
import { DEFAULT_POLICY } from "../policy/default-file.ts";
import type { PolicyFile } from "../policy/load.ts";
import { ConfigurationError, type Problem } from "../problems.ts";
import type { Report } from "../report/schema.ts";

/** The policy file in the workspace; undefined where there is none. Throws ConfigurationError when it is no file to be read. */
export async function policyHere(file: string, root: string): Promise<PolicyFile | undefined> {
  if (!existsSync(resolve(root, file))) return undefined;
  const problems: Problem[] = [];
  const source = readConfigurationFile(file, { root, contained: true }, problems);
  if (source === undefined) throw new ConfigurationError(problems);
  return policyIn(source.file, source.text);
}

/** The first of these policy files that a commit has; undefined when it has none. */
export async function policyAt(
  github: GitHub,
  files: readonly string[],
  commit: string,
): Promise<PolicyFile | undefined> {
  for (const file of new Set(files)) {
    const text = await readFileAt(github, file, commit, limits.configurationBytes);
    if (text !== undefined) return policyIn(file, text);
  }
  return undefined;
}

/** Loads what reads policies, where there is one. */
async function policyIn(file: string, text: string): Promise<PolicyFile> {
  const { loadPolicy } = await import("../job/readers/configuration.ts");
  return loadPolicy(file, text);
}

/** The policy that the base branch's own workflow names, by the settings of its newest report. */
export async function usualPolicy(
  github: GitHub,
  usual: Report["settings"],
  ruling: string | null,
  known: string,
): Promise<PolicyFile | undefined> {
  const file = usual?.policy;
  if (typeof file !== "string" || file === known || ruling === null) return undefined;
  return policyAt(github, [file], ruling);
}

/** A branch that lags behind brings the policy that it found, and does not change the newest one. */
export async function lagsBehind(
  github: GitHub,
  here: PolicyFile | undefined,
  base: PolicyFile | undefined,
  baseCommit: string | null,
  ruling: string | null,
): Promise<boolean> {
  if (base === undefined || baseCommit === null || baseCommit === ruling) return false;
  const found = await policyAt(github, [base.file], baseCommit);
  return found?.text === here?.text;
}

/** Throws ConfigurationError when a file was named that nobody has: the default one need not be there. */
export function demandPolicy(file: string, found: readonly (PolicyFile | undefined)[]): void {
  if (file === DEFAULT_POLICY || found.some((one) => one?.file === file)) return;
  const message = "does not exist: write the policy, or leave the input policy out";
  throw new ConfigurationError([{ severity: "error", file, message }]);
}
