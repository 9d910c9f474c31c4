import { existsSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
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
  for (let top = resolve(folder); top !== dirname(top); top = dirname(top))
    if (existsSync(join(top, ".git"))) return relative(top, resolve(folder)).split(sep).join("/");
  return "";
}
