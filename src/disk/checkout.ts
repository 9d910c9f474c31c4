import { readFileSync } from "node:fs";
import { join } from "node:path";

const SHA = /^[0-9a-f]{40}$/;

/** The commit that a folder has checked out, as git's own files tell; null when they do not. */
export function checkedOutCommit(folder: string): string | null {
  const head = gitFile(folder, "HEAD");
  if (head === null || SHA.test(head)) return head;
  const branch = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1];
  if (branch === undefined || branch.includes("..")) return null;
  const commit = gitFile(folder, branch);
  return commit !== null && SHA.test(commit) ? commit : null;
}

function gitFile(folder: string, name: string): string | null {
  try {
    return readFileSync(join(folder, ".git", name), "utf8").trim();
  } catch {
    return null;
  }
}
