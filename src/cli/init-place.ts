import { join, relative, resolve, sep } from "node:path";
import { ConfigurationError } from "../base/problems.ts";
import { shellWord } from "../base/shell-words.ts";
import { folderOf } from "../config/config-file.ts";
import { CONFIG_FILE } from "../config/policy.ts";
import { suiteName } from "../setup/find-recordings.ts";
import { findConfigFile, placeInRepository, repositoryRoot } from "../setup/git.ts";
import { movedPattern } from "./job.ts";
import type { InitOptions } from "./options.ts";

/** The top of the repository that init runs in: GitHub reads policies and workflows there alone. */
export function topFolder(): string {
  return repositoryRoot(process.cwd());
}

/** A path relative to the working directory as one relative to the top, with forward slashes. */
export function inRepository(path: string): string {
  return slashed(relative(topFolder(), resolve(path)));
}

/** A pattern of recordings, likewise. */
export function patternInRepository(pattern: string): string {
  return movedPattern(movesDown() ? pattern.replace(/^(?:\.\/+)+/, "") : pattern, topFolder());
}

/** A path relative to the top as one relative to the working directory, for people to paste. */
export function fromHere(path: string): string {
  return movesDown() ? slashed(relative(process.cwd(), join(topFolder(), path))) : path;
}

/** A command that starts in the working directory as one that starts at the top. */
export function commandFromTop(command: string): string {
  return movesDown() ? `cd ${shellWord(placeInRepository(process.cwd()))} && ${command}` : command;
}

/** The suite of a folder below the top, by the folder's name, or by its path where another suite has that name; undefined at the top. */
export function suiteOfFolder(taken: readonly string[]): string | undefined {
  const place = placeInRepository(process.cwd());
  const names = [place, place.replaceAll("/", "-")].map(suiteName);
  return names.find((name) => name !== undefined && !taken.includes(name)) ?? names[0];
}

/**
 * The options with a policy and a workflow at the top of the repository: the policy that is there, and what is named in `.github`. Throws
 * ConfigurationError where a folder on the way up has a policy of its own.
 */
export function atTheTop<Options extends Pick<InitOptions, "policy" | "workflow">>(given: Options): Options {
  const [policy, workflow] = [given.policy, given.workflow].map((file) =>
    file.startsWith(".github/") ? fromHere(file) : file,
  ) as [string, string];
  const { file } = given.policy === CONFIG_FILE ? (findConfigFile(process.cwd()) ?? {}) : {};
  if (file === undefined) return { ...given, policy, workflow };
  if (folderOf(inRepository(file)) === ".") return { ...given, policy: file, workflow };
  const message = `is a second policy: GitHub reads ${policy}, at the top of the repository. Move what it says there, with paths from the top, delete it, and run init again`;
  throw new ConfigurationError([{ severity: "error", file, message }]);
}

function movesDown(): boolean {
  return placeInRepository(process.cwd()) !== "";
}

function slashed(path: string): string {
  return path.split(sep).join("/");
}
