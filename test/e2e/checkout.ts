import { mkdirSync, rmSync } from "node:fs";
import type { Commit } from "../loopback/repository.ts";
import { type Content, workspace, write } from "../workspace.ts";

/**
 * A workspace like after actions/checkout: the commit's files and the parts of `.git` that name the commit. `more` are files that the job
 * made since; without a branch the head is detached, as for pull requests and tags. Removed after the test.
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

export function checkOutIn(folder: string, commit: Commit, branch?: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [path, content] of Object.entries(commit.files)) write(folder, path, content);
  leaveHead(folder, commit.sha, branch);
}

function leaveHead(folder: string, sha: string, branch?: string): void {
  write(folder, ".git/config", "[core]\n\trepositoryformatversion = 0\n\tbare = false\n");
  write(folder, ".git/shallow", `${sha}\n`);
  write(folder, ".git/HEAD", branch === undefined ? `${sha}\n` : `ref: refs/heads/${branch}\n`);
  if (branch === undefined) return;
  write(folder, `.git/refs/heads/${branch}`, `${sha}\n`);
  write(folder, `.git/refs/remotes/origin/${branch}`, `${sha}\n`);
}
