import { spawnSync } from "node:child_process";
import { limits, MEBIBYTE } from "../limits.ts";
import { codeOf } from "../network.ts";
import { ConfigurationError } from "../problems.ts";
import { USUAL_BRANCHES } from "./git.ts";
import { ELSEWHERE } from "./git-head.ts";

/** A commit of a local repository with its files. */
export interface GitCommit {
  sha: string;
  files: ReadonlyMap<string, GitFile>;
  /** Paths of links and submodules, which have no content in this commit. */
  links: readonly string[];
}

interface GitFile {
  id: string;
  bytes: number;
}

/**
 * Resolves a branch, a tag or an abbreviated id, also for a branch that only `origin` has. A repository without commits yields an empty
 * commit. `paths`: limits the files. Throws ConfigurationError for an unknown reference or if git fails.
 */
export function readCommit(root: string, ref: string, paths: readonly string[] = []): GitCommit {
  const sha = resolveRef(root, ref) ?? resolveRef(root, `origin/${ref}`);
  if (sha === undefined && hasNoCommit(root)) return { sha: "", files: new Map(), links: [] };
  if (sha === undefined)
    throw new ConfigurationError([{ severity: "error", message: unknownRef(root, ref) }]);
  const tree = git(root, ["ls-tree", "-r", "-z", "-l", "--full-tree", sha, "--", ...paths]);
  if (tree === undefined) throw unreadable(sha);
  const files = new Map<string, GitFile>();
  const links: string[] = [];
  for (const line of tree.toString("utf8").split("\0")) {
    if (line === "") continue;
    const [, mode = "", id, bytes, path] =
      /^(\d{6}) (?:blob|commit) ([0-9a-f]{40,64}) +(\d+|-)\t([\s\S]+)$/.exec(line) ?? [];
    // Git writes BAD for an unreadable size.
    if (id === undefined || path === undefined || leadsElsewhere(path)) throw unreadable(sha);
    if (mode.startsWith("100")) files.set(path, { id, bytes: Number(bytes) });
    else links.push(path);
  }
  return { sha, files, links };
}

type DefaultBase = { ref: string } | { none: string };

/**
 * Finds the default branch: that of `origin` at clone time, else a usual name, on `origin` first. Throws ConfigurationError if the
 * branch may exist but is not available here.
 */
export function findDefaultBase(root: string): DefaultBase {
  const names = ["refs/remotes/origin/", "refs/heads/"].flatMap((place) =>
    USUAL_BRANCHES.map((name) => `${place}${name}`),
  );
  const answer = git(root, ["for-each-ref", "--format=%(refname) %(symref)", ORIGIN_HEAD, ...names]);
  if (answer === undefined) throw unseen("git cannot read this repository. See why with: git status");
  const lines = answer.toString("utf8").split("\n");
  const targets = new Map(lines.map((line) => line.split(" ", 2) as [name: string, target: string]));
  const ref = targets.get(ORIGIN_HEAD) || names.find((name) => targets.has(name));
  if (ref !== undefined) return { ref };
  if (hasNoCommit(root)) return { none: "the repository has no commit yet" };
  if (isShallow(root))
    throw unseen(
      "this clone is shallow and does not have the default branch. Fetch it with: git fetch origin main:refs/remotes/origin/main",
    );
  return { none: "there is no branch main, master or trunk. Name another one with --base" };
}

const ORIGIN_HEAD = "refs/remotes/origin/HEAD";

function unseen(message: string): ConfigurationError {
  return new ConfigurationError([{ severity: "error", message }]);
}

/** Security: git rejects such names in checked fetches, but a hand-made commit may have them. */
function leadsElsewhere(path: string): boolean {
  return path.split(/[\\/]/).some((part) => part === "" || part === "." || part === "..");
}

function resolveRef(root: string, ref: string): string | undefined {
  const answer = git(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]);
  return answer?.toString("utf8").trim() || undefined;
}

function hasNoCommit(root: string): boolean {
  return resolveRef(root, "HEAD") === undefined && git(root, ["rev-parse", "--git-dir"]) !== undefined;
}

function unknownRef(root: string, ref: string): string {
  const isRepository = git(root, ["rev-parse", "--git-dir"]) !== undefined;
  if (!isRepository) return `--base ${ref}: this folder is not in a git repository that git can read`;
  const [, remote, branch = ref] = /^(origin)\/(.+)$/.exec(ref) ?? [];
  if (remote !== undefined && git(root, ["remote", "get-url", remote]) === undefined) {
    const local = resolveRef(root, `refs/heads/${branch}`) === undefined ? "BRANCH" : branch;
    return `--base ${ref}: this repository has no remote ${remote}. Compare with a branch that is here: --base ${local}`;
  }
  const why = isShallow(root)
    ? "this clone is shallow and does not have it"
    : "there is no such branch, tag or commit here";
  const refspec = /^[\w./-]+$/.test(branch) ? `${branch}:refs/remotes/origin/${branch}` : "BRANCH";
  return `--base ${ref}: ${why}. Fetch it with: git fetch origin ${refspec}`;
}

function isShallow(root: string): boolean {
  return git(root, ["rev-parse", "--is-shallow-repository"])?.toString("utf8").trim() === "true";
}

function unreadable(sha: string): ConfigurationError {
  const message = `git cannot read all files of commit ${sha.slice(0, 7)}. A partial clone may need: git fetch --refetch`;
  return new ConfigurationError([{ severity: "error", message }]);
}

/** Passes the bytes of each file to `take`, in order. Throws ConfigurationError if git cannot read a file. */
export function readGitFiles(
  root: string,
  { sha, files }: GitCommit,
  paths: readonly string[],
  take: (path: string, bytes: Buffer) => void,
): void {
  for (const batch of batchesOf(paths, files)) {
    const ids = batch.map((path) => `${files.get(path)?.id}\n`).join("");
    let left = git(root, ["cat-file", "--batch"], ids);
    for (const path of batch) {
      const end = left?.indexOf("\n") ?? -1;
      const [, size] =
        /^[0-9a-f]{40,64} blob (\d+)$/.exec(left?.toString("utf8", 0, Math.max(end, 0)) ?? "") ?? [];
      if (left === undefined || size === undefined) throw unreadable(sha);
      take(path, left.subarray(end + 1, end + 1 + Number(size)));
      left = left.subarray(end + 2 + Number(size));
    }
  }
}

function batchesOf(paths: readonly string[], files: GitCommit["files"]): string[][] {
  const batches: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const path of paths) {
    const size = files.get(path)?.bytes ?? 0;
    if (bytes + size > BATCH_BYTES) {
      batches.push([]);
      bytes = 0;
    }
    batches.at(-1)?.push(path);
    bytes += size;
  }
  return batches;
}

const BATCH_BYTES = 64 * MEBIBYTE;

/**
 * Returns git's output, or undefined if it fails. Security: these commands run no hooks, filters or aliases of the repository. Throws
 * ConfigurationError without git.
 */
function git(root: string, args: readonly string[], input = ""): Buffer | undefined {
  const { status, stdout, error } = spawnSync("git", ["-C", root, ...args], {
    cwd: ELSEWHERE,
    input,
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0" },
    stdio: ["pipe", "pipe", "ignore"],
    maxBuffer: limits.gitBytes,
    windowsHide: true,
  });
  if (codeOf(error) === "ENOENT") {
    const message =
      "to compare with a commit needs git, and there is no program of that name: install it, or use --baseline FILE";
    throw new ConfigurationError([{ severity: "error", message }]);
  }
  return status === 0 && error === undefined ? stdout : undefined;
}

/** Returns the token of GitHub's command line; undefined without a login or without `gh`. */
export function ghToken(): string | undefined {
  const { status, stdout } = spawnSync("gh", ["auth", "token"], {
    cwd: ELSEWHERE,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    windowsHide: true,
  });
  return status === 0 ? stdout.trim() || undefined : undefined;
}
