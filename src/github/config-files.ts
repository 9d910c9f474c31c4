import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { readConfigurationFile } from "../base/files.ts";
import { limits } from "../base/limits.ts";
import { ConfigurationError, type Problem } from "../base/problems.ts";
import { CONFIG_FILE, CONFIG_FILES, type ConfigFile } from "../config/policy.ts";
import type { GitHub } from "./client.ts";
import { readFileAt, readTip } from "./commits.ts";

/** The file in the workspace; undefined where there is none. Throws ConfigurationError when it is no file to be read. */
export async function configHere(named: string, root: string): Promise<ConfigFile | undefined> {
  const places = named === CONFIG_FILE ? CONFIG_FILES : [named];
  const file = places.find((place) => existsSync(resolve(root, place)));
  if (file === undefined) return undefined;
  const problems: Problem[] = [];
  const source = readConfigurationFile(file, { root, contained: true }, problems);
  if (source === undefined) throw new ConfigurationError(problems);
  return configIn(source.file, source.text);
}

/** The first of these files that a commit has; undefined when it has none. Throws what octokit throws, and GitHubError. */
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

/** Loads what reads such files, where there is one. */
async function configIn(file: string, text: string): Promise<ConfigFile> {
  const { loadConfigFile } = await import("../config/config-file.ts");
  return loadConfigFile(file, text);
}

/**
 * Whether a branch is the default branch, or rungate.yml at the tip of that one lists it. A file of another name does not count, because
 * the workflow that names it may be the pull request's. Throws what octokit throws, and GitHubError.
 */
export async function isBaseBranch(github: GitHub, branch: string, defaultBranch: string): Promise<boolean> {
  if (branch === defaultBranch) return true;
  const config = await configAt(github, CONFIG_FILES, await readTip(github, defaultBranch));
  return config?.policy?.baseline.branches?.includes(branch) ?? false;
}
