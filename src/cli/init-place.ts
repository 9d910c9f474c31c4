import { join, relative, resolve, sep } from "node:path";
import { folderOf } from "../config/config-file.ts";
import { findConfigFile } from "../config/find-config-file.ts";
import { CONFIG_FILE } from "../config/policy.ts";
import { placeInRepository, repositoryRoot } from "../core/git/git.ts";
import { ConfigurationError } from "../core/problems.ts";
import { shellWord } from "../core/shell-words.ts";
import { suiteName } from "../setup/init/find-recordings.ts";
import { movedPattern } from "./job-options.ts";
import type { InitOptions } from "./options.ts";

/** The top of the repository, the only place where GitHub reads policies and workflows. */
export function topFolder(): string {
  return repositoryRoot(process.cwd());
}

/** Converts a path to one relative to the top, with forward slashes. */
export function inRepository(path: string): string {
  return slashed(relative(topFolder(), resolve(path)));
}

/** Converts a pattern of recordings to a pattern relative to the top. */
export function patternInRepository(pattern: string): string {
  return movedPattern(movesDown() ? pattern.replace(/^(?:\.\/+)+/, "") : pattern, topFolder());
}

/** Converts a path relative to the top to one relative to the working directory. */
export function fromHere(path: string): string {
  return movesDown() ? slashed(relative(process.cwd(), join(topFolder(), path))) : path;
}

/** Converts a command of the working directory to a command that starts at the top. */
export function commandFromTop(command: string): string {
  return movesDown() ? `cd ${shellWord(placeInRepository(process.cwd()))} && ${command}` : command;
}

/** Names a suite by its folder, or by its path when the name is taken; undefined at the top. */
export function suiteOfFolder(taken: readonly string[]): string | undefined {
  const place = placeInRepository(process.cwd());
  const names = [place, place.replaceAll("/", "-")].map(suiteName);
  return names.find((name) => name !== undefined && !taken.includes(name)) ?? names[0];
}

/** Returns the options with the policy and workflow at the top. Throws ConfigurationError when a parent folder has another policy. */
export function atTheTop<Options extends Pick<InitOptions, "policy" | "workflow">>(
  options: Options,
): Options {
  const [policy, workflow] = [options.policy, options.workflow].map((file) =>
    file.startsWith(".github/") ? fromHere(file) : file,
  ) as [string, string];
  const { file } = options.policy === CONFIG_FILE ? (findConfigFile(process.cwd()) ?? {}) : {};
  if (file === undefined) return { ...options, policy, workflow };
  if (folderOf(inRepository(file)) === ".") return { ...options, policy: file, workflow };
  const message = `is a second policy: GitHub reads ${policy}, at the top of the repository. Move what it says there, with paths from the top, delete it, and run init again`;
  throw new ConfigurationError([{ severity: "error", file, message }]);
}

function movesDown(): boolean {
  return placeInRepository(process.cwd()) !== "";
}

function slashed(path: string): string {
  return path.split(sep).join("/");
}
