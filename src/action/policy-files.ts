import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { readConfigurationFile } from "../disk/configuration.ts";
import type { GitHub } from "../github/client.ts";
import { readFileAt } from "../github/contents.ts";
import { limits } from "../limits.ts";
import { DEFAULT_POLICY, loadPolicy, type PolicyFile } from "../policy/load.ts";
import { ConfigurationError, type Problem } from "../problems.ts";

/** The policy file in the workspace; undefined where there is none. Throws ConfigurationError when it is no file to be read. */
export function policyHere(file: string, root: string): PolicyFile | undefined {
  if (!existsSync(resolve(root, file))) return undefined;
  const problems: Problem[] = [];
  const source = readConfigurationFile(file, { root, contained: true }, problems);
  if (source === undefined) throw new ConfigurationError(problems);
  return loadPolicy(source.file, source.text);
}

/** The policy file at a commit; undefined where there is none. */
export async function policyAt(
  github: GitHub,
  file: string,
  commit: string,
): Promise<PolicyFile | undefined> {
  const text = await readFileAt(github, file, commit, limits.configurationBytes);
  return text === undefined ? undefined : loadPolicy(file, text);
}

/** Whether a commit that lacks the named policy has one where rungate looks for it: naming another file is no first use. */
export async function hasDefaultPolicy(github: GitHub, named: string, commit: string): Promise<boolean> {
  if (named === DEFAULT_POLICY) return false;
  const text = await readFileAt(github, DEFAULT_POLICY, commit, limits.configurationBytes);
  return text !== undefined;
}

/** Throws ConfigurationError when a file was named that nobody has: the default one need not be there. */
export function demandPolicy(file: string, found: readonly (PolicyFile | undefined)[]): void {
  if (file === DEFAULT_POLICY || found.some((one) => one !== undefined)) return;
  const message = "does not exist: write the policy, or leave the input policy out";
  throw new ConfigurationError([{ severity: "error", file, message }]);
}
