import { spawnSync } from "node:child_process";

const PATIENCE_MS = 5_000;
/** Branches that are the default one of nearly all repositories. */
const USUAL_BRANCHES = ["main", "master"];

/** True where git ignores this file of the working directory: it will not be committed. False without git. */
export function isIgnored(file: string): boolean {
  return git("check-ignore", "--quiet", "--", file) !== undefined;
}

/** The default branch as far as git knows it, otherwise `main`. */
export function defaultBranch(): string {
  const remote = git("symbolic-ref", "--short", "refs/remotes/origin/HEAD")?.replace(/^origin\//, "");
  if (remote) return remote;
  const current = git("symbolic-ref", "--short", "HEAD") ?? "";
  return USUAL_BRANCHES.includes(current) ? current : "main";
}

/** Where the working directory lies in its repository, such as `packages/agent`; empty at its top, and without git. */
export function folderInRepository(): string {
  return (git("rev-parse", "--show-prefix") ?? "").replace(/\/$/, "");
}

/** What git says, undefined where it refuses, is not there or takes too long. */
function git(...args: readonly string[]): string | undefined {
  const env = { ...process.env, GIT_OPTIONAL_LOCKS: "0" };
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8", env, timeout: PATIENCE_MS });
  return status === 0 ? stdout.replace(/\n$/, "") : undefined;
}
