import { mkdirSync, rmSync } from "node:fs";
import type { Commit } from "../loopback/repository.ts";
import { type Content, workspace, write } from "../workspace.ts";

/**
 * A workspace as actions/checkout leaves it: the commit's files and what of `.git` tells which commit it is. Files that the job made
 * since are `more`; without a branch the head is detached, as for pull requests and tags. Gone when the test is over.
 */
export function checkOut(
  commit: Commit,
  options: { branch?: string; more?: Record<string, Content> } = {},
): string {
  const { branch, more = {} } = options;
  const folder = workspace(commit.files);
  leaveHead(folder, commit.sha, branch);
  for (const [path, content] of Object.entries(more)) write(folder, path, content);
  return folder;
}

/** Makes a folder the commit's checkout: what was in it is gone. */
export function checkOutIn(folder: string, commit: Commit, branch?: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [path, content] of Object.entries(commit.files)) write(folder, path, content);
  leaveHead(folder, commit.sha, branch);
}

/** What of `.git` says which commit is checked out. */
function leaveHead(folder: string, sha: string, branch?: string): void {
  write(folder, ".git/config", "[core]\n\trepositoryformatversion = 0\n\tbare = false\n");
  write(folder, ".git/shallow", `${sha}\n`);
  write(folder, ".git/HEAD", branch === undefined ? `${sha}\n` : `ref: refs/heads/${branch}\n`);
  if (branch === undefined) return;
  write(folder, `.git/refs/heads/${branch}`, `${sha}\n`);
  write(folder, `.git/refs/remotes/origin/${branch}`, `${sha}\n`);
}
