import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { CONFIG_FILE, CONFIG_FILES, type ConfigFile } from "../config/policy.ts";
import { readConfigurationFile } from "../core/files.ts";
import { limits } from "../core/limits.ts";
import { ConfigurationError, type Problem } from "../core/problems.ts";
import type { GitHub } from "./client.ts";
import { readFileAt, readTip } from "./commits.ts";

/** Returns the workspace's file, if any. Throws ConfigurationError when it cannot be read. */
export async function configHere(policyFile: string, root: string): Promise<ConfigFile | undefined> {
  const places = policyFile === CONFIG_FILE ? CONFIG_FILES : [policyFile];
  const file = places.find((place) => existsSync(resolve(root, place)));
  if (file === undefined) return undefined;
  const problems: Problem[] = [];
  const source = readConfigurationFile(file, { root, contained: true }, problems);
  if (source === undefined) throw new ConfigurationError(problems);
  return configIn(source.file, source.text);
}

/** Returns the first of these files that a commit has. Throws GitHubError and octokit's errors. */
export async function configAt(
  github: GitHub,
  files: readonly string[],
  commit: string,
): Promise<ConfigFile | undefined> {
  for (const file of new Set(files)) {
    const text = await readFileAt(github, file, commit, limits.configurationBytes);
    if (text !== undefined) return configIn(file, text);
  }
  return undefined;
}

/** Loads the YAML parser only when needed. */
async function configIn(file: string, text: string): Promise<ConfigFile> {
  const { loadConfigFile } = await import("../config/config-file.ts");
  return loadConfigFile(file, text);
}

/**
 * Returns true for the default branch and for branches that its rungate.yml lists. Files of other names do not count, because a pull
 * request's workflow can name any file. Throws GitHubError and octokit's errors.
 */
export async function isBaseBranch(github: GitHub, branch: string, defaultBranch: string): Promise<boolean> {
  if (branch === defaultBranch) return true;
  const config = await configAt(github, CONFIG_FILES, await readTip(github, defaultBranch));
  return config?.policy?.baseline.branches?.includes(branch) ?? false;
}
