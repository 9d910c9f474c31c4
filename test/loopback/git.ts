import type { Commit } from "./repository.ts";

export type Commits = ReadonlyMap<string, Commit>;

/** A commit and its ancestors in the order of `git log`: newest first, no parent before its children. */
export function log(commits: Commits, tip: string): Commit[] {
  const ancestors = reachable(commits, [tip]);
  const children = new Map<string, number>();
  for (const { parents } of ancestors)
    for (const parent of parents) children.set(parent, (children.get(parent) ?? 0) + 1);
  const ready = ancestors.filter(({ sha }) => sha === tip);
  const sorted: Commit[] = [];
  for (let next = ready.shift(); next !== undefined; next = ready.shift()) {
    sorted.push(next);
    for (const parent of next.parents) {
      const left = (children.get(parent) ?? 0) - 1;
      children.set(parent, left);
      const commit = commits.get(parent);
      if (left === 0 && commit !== undefined) ready.push(commit);
    }
    ready.sort((a, b) => b.date.localeCompare(a.date));
  }
  return sorted;
}

export function mergeBase(commits: Commits, base: string, head: string): Commit | undefined {
  const ofBase = new Set(reachable(commits, [base]));
  return log(commits, head).find((commit) => ofBase.has(commit));
}

/** The commits of `head` that `base` lacks, oldest first. */
export function ahead(commits: Commits, base: string, head: string): Commit[] {
  const ofBase = new Set(reachable(commits, [base]));
  return log(commits, head)
    .filter((commit) => !ofBase.has(commit))
    .reverse();
}

export function changedFiles(base: Commit, head: Commit): string[] {
  const paths = new Set([...Object.keys(base.files), ...Object.keys(head.files)]);
  return [...paths].filter((path) => String(base.files[path]) !== String(head.files[path])).sort();
}

function reachable(commits: Commits, from: string[]): Commit[] {
  const seen = new Set<Commit>();
  for (const waiting = [...from]; waiting.length > 0; ) {
    const commit = commits.get(waiting.pop() ?? "");
    if (commit === undefined || seen.has(commit)) continue;
    seen.add(commit);
    waiting.push(...commit.parents);
  }
  return [...seen];
}
