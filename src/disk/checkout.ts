import { existsSync, lstatSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { DEFAULT_POLICY } from "../policy/default-file.ts";
import { ConfigurationError } from "../problems.ts";
import { leadsOutside } from "./contained.ts";
import { gitFile } from "./git-file.ts";

const SHA = /^[0-9a-f]{40}$/;
/** Branches that are the default one of nearly all repositories. */
const USUAL_BRANCHES = ["main", "master"];

/** The commit that a folder has checked out, as git's own files tell; null when they do not. */
export function checkedOutCommit(folder: string): string | null {
  const head = gitFile(folder, "HEAD");
  if (head === null || SHA.test(head)) return head;
  const branch = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1];
  if (branch === undefined || branch.includes("..")) return null;
  const commit = gitFile(folder, branch);
  return commit !== null && SHA.test(commit) ? commit : null;
}

/** The default branch of a folder's repository as far as git's own files tell, otherwise `main`. */
export function defaultBranch(folder: string): string {
  const remote = /^ref: refs\/remotes\/origin\/(.+)$/.exec(
    gitFile(folder, "refs/remotes/origin/HEAD") ?? "",
  )?.[1];
  if (remote !== undefined) return remote;
  const current = /^ref: refs\/heads\/(.+)$/.exec(gitFile(folder, "HEAD") ?? "")?.[1] ?? "";
  return USUAL_BRANCHES.includes(current) ? current : "main";
}

/** Where a folder lies in its repository, such as `packages/agent`; empty at the top, and where there is no repository. */
export function placeInRepository(folder: string): string {
  const top = upToRepository(folder).at(-1) ?? folder;
  return slashed(relative(top, resolve(folder)));
}

/**
 * The policy file of a folder where nobody names one: its own, else the nearest one above it in the same repository, relative to the
 * folder. Undefined where there is none. Throws ConfigurationError when one above leads out of the repository.
 */
export function defaultPolicyFile(folder: string): string | undefined {
  const folders = upToRepository(folder);
  const home = folders.find((one) => isThere(join(one, DEFAULT_POLICY)));
  if (home === undefined) return undefined;
  const path = join(home, DEFAULT_POLICY);
  const file = slashed(relative(resolve(folder), path));
  const [own = home, ...above] = folders;
  if (home !== own && isOutside(above.at(-1) ?? own, path)) {
    const message = "leads outside the repository: copy the file into it, or name it with --policy";
    throw new ConfigurationError([{ severity: "error", file, message }]);
  }
  return file;
}

/** The folder and those above it, up to the one with `.git`, a folder or a file; the folder alone where it is in no repository. */
function upToRepository(folder: string): string[] {
  const folders = [resolve(folder)];
  for (let above = dirname(folders[0] as string); above !== folders.at(-1); above = dirname(above))
    folders.push(above);
  const top = folders.findIndex((one) => existsSync(join(one, ".git")));
  return folders.slice(0, Math.max(top, 0) + 1);
}

/** True for a link to nothing too, and where nobody may look: who reads it says what is wrong. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return true;
  }
}

/** False for what leads nowhere. */
function isOutside(folder: string, path: string): boolean {
  try {
    return leadsOutside(folder, path);
  } catch {
    return false;
  }
}

function slashed(path: string): string {
  return path.split(sep).join("/");
}
