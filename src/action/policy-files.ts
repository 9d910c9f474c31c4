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

/** The first of these policy files that a commit has; undefined when it has none. */
export async function policyAt(
  github: GitHub,
  files: readonly string[],
  commit: string,
): Promise<PolicyFile | undefined> {
  for (const file of new Set(files)) {
    const text = await readFileAt(github, file, commit, limits.configurationBytes);
    if (text !== undefined) return loadPolicy(file, text);
  }
  return undefined;
}

/** Throws ConfigurationError when a file was named that nobody has: the default one need not be there. */
export function demandPolicy(file: string, found: readonly (PolicyFile | undefined)[]): void {
  if (file === DEFAULT_POLICY || found.some((one) => one?.file === file)) return;
  const message = "does not exist: write the policy, or leave the input policy out";
  throw new ConfigurationError([{ severity: "error", file, message }]);
}
