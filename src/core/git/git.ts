import { existsSync, opendirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { readTextFile } from "../files.ts";
import { globTest } from "../glob.ts";
import { limits } from "../limits.ts";
import type { Problem } from "../problems.ts";
import { NO_SHA256 } from "./commit-ids.ts";
import { askHead } from "./git-head.ts";

const FOLDER = ".github/workflows";

/** Reads the files of `.github/workflows`, sorted by name. Unreadable files go to `problems`; a missing folder has no files. */
export function readWorkflowFiles(root: string, problems: Problem[]): { file: string; text: string }[] {
  const bounds = { root, contained: true, mostBytes: limits.workflowBytes, remedy: "split it" };
  return workflowNames(root, problems).flatMap(
    (name) => readTextFile(`${FOLDER}/${name}`, bounds, problems) ?? [],
  );
}

function workflowNames(root: string, problems: Problem[]): string[] {
  const names: string[] = [];
  const fail = (message: string) => problems.push({ severity: "error", file: FOLDER, message });
  try {
    const folder = opendirSync(join(root, FOLDER));
    try {
      for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
        if (/\.ya?ml$/.test(entry.name)) names.push(entry.name);
        if (names.length <= limits.workflows) continue;
        fail(`has more than ${limits.workflows} workflows, the most that are looked at`);
        return [];
      }
    } finally {
      folder.closeSync();
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT") fail(`cannot be looked into: ${message}`);
  }
  return names.sort();
}

/** Returns `owner/name` of the remote `origin` if it is on `server`, a URL; undefined if git's files do not show it. */
export function originRepository(folder: string, server: string): string | undefined {
  const address = originAddress((gitFile(folder, "config") ?? "").replaceAll("\r\n", "\n"));
  const host = URL.canParse(server) ? new URL(server).host : undefined;
  const [, remoteHost = "", path = ""] =
    /^(?:https?|ssh):\/\/(?:[^@/]*@)?([^/]+)\/(.+)$/.exec(address) ??
    /^(?:[^@/]*@)?([^:/]+):(.+)$/.exec(address) ??
    [];
  const name = path.replace(/\/$/, "").replace(/\.git$/, "");
  return remoteHost === host && isRepositoryName(name) ? name : undefined;
}

/** Returns the default branch at the time of the clone; undefined if git's files do not show it. */
export function clonedBranch(folder: string): string | undefined {
  return /^ref: refs\/remotes\/origin\/(\S+)\s*$/.exec(
    gitFile(folder, "refs/remotes/origin/HEAD") ?? "",
  )?.[1];
}

/** Returns true for `owner/name`. */
export function isRepositoryName(text: string): boolean {
  return /^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(text) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(text);
}

function originAddress(config: string): string {
  const [, section = ""] = /^\[remote "origin"\][^\S\n]*\n([^[]*)/m.exec(config) ?? [];
  return /^\s*url\s*=\s*(\S+)\s*$/m.exec(section)?.[1] ?? "";
}

export interface IgnoringLine {
  file: string;
  line: number;
  text: string;
}

interface Rule extends IgnoringLine {
  /** Folder of the `.gitignore`; empty for the top of the repository. */
  folder: string;
  isNegated: boolean;
  isForFolders: boolean;
  matches: (path: string) => boolean;
}

/**
 * Returns a function that finds the `.gitignore` line that excludes a file, or undefined. Paths are relative to `root` with forward
 * slashes. Ignores `.git/info/exclude`, the user's global excludes and files that were added with force.
 */
export function gitIgnores(root: string): (file: string) => IgnoringLine | undefined {
  const bounds = { root, contained: true, mostBytes: limits.configurationBytes, remedy: "" };
  let left: number = limits.ignoringLines;
  const rules = remembered((folder) => {
    const file = folder === "" ? ".gitignore" : `${folder}/.gitignore`;
    const text = left === 0 ? "" : (readTextFile(file, bounds, [])?.text ?? "");
    const lines = linesOf(text).slice(0, left);
    left -= lines.length;
    return lines.flatMap((line) => ruleOf(folder, { file, ...line }));
  });
  const ignoredFolder = remembered((folder) => (folder === "" ? undefined : look(folder, true)));
  function look(path: string, isFolder: boolean): IgnoringLine | undefined {
    const above = foldersAbove(path);
    const outer = ignoredFolder(above.at(-1) ?? "");
    if (outer !== undefined) return outer;
    const last = above
      .flatMap(rules)
      .findLast((rule) => (isFolder || !rule.isForFolders) && names(rule, path));
    return last === undefined || last.isNegated ? undefined : last;
  }
  return remembered((file) => look(file, false));
}

function foldersAbove(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return ["", ...parts.map((_part, at) => parts.slice(0, at + 1).join("/"))];
}

function remembered<T>(make: (path: string) => T): (path: string) => T {
  const cache = new Map<string, T>();
  return (path) => {
    const cached = cache.get(path);
    if (cached !== undefined || cache.has(path)) return cached as T;
    const made = make(path);
    cache.set(path, made);
    return made;
  };
}

function names({ folder, matches }: Rule, path: string): boolean {
  return matches(folder === "" ? path : path.slice(folder.length + 1));
}

function linesOf(text: string): Pick<IgnoringLine, "line" | "text">[] {
  return text.split(/\r?\n/).flatMap((line, at) => {
    const written = line.replace(/(?<!\\)\s+$/, "");
    return written === "" || written.startsWith("#") ? [] : [{ line: at + 1, text: written }];
  });
}

function ruleOf(folder: string, line: IgnoringLine): Rule[] {
  const isNegated = line.text.startsWith("!");
  const pattern = isNegated ? line.text.slice(1) : line.text;
  const glob = pattern.replace(/\/$/, "");
  try {
    return [{ ...line, folder, isNegated, isForFolders: glob !== pattern, matches: testOf(glob) }];
  } catch {
    // A pattern that is not a valid glob matches none of our files.
    return [];
  }
}

/** A pattern with a slash matches paths, any other pattern matches names in every folder. */
function testOf(glob: string): Rule["matches"] {
  const plain = glob.replace(/(?<!\\)[{}()|]/g, "\\$&");
  if (plain.includes("/")) return globTest(plain.replace(/^\//, ""));
  const test = globTest(plain);
  return (path) => test(path.slice(path.lastIndexOf("/") + 1));
}

const SHA = /^[0-9a-f]{40}$/;
export const USUAL_BRANCHES = ["main", "master", "trunk"] as const;

export interface CheckedOut {
  commit: string | null;
  /** The reason and the fix; undefined without `.git`. */
  why: string | undefined;
}

/** Returns the checked-out commit of a folder. Reads git's own files if possible, and runs git for reftables and worktrees. */
export function checkedOutCommit(folder: string): CheckedOut {
  if (!existsSync(join(folder, ".git"))) return { commit: null, why: undefined };
  const commit = commitInFiles(folder);
  if (commit !== null) return { commit, why: undefined };
  const answer = askHead(folder);
  if ("why" in answer) return { commit: null, why: `${answer.why}. ${remedyFor(folder)}` };
  return SHA.test(answer.id) ? { commit: answer.id, why: undefined } : { commit: null, why: NO_SHA256 };
}

/** A valid branch name that cannot lead to another folder. */
const BRANCH = /^ref: (refs\/(?!.*(?:\.\.|\/\/))[^\s~^:?*[\\\p{C}]+)$/u;

function commitInFiles(folder: string): string | null {
  const head = gitFile(folder, "HEAD");
  if (head === null || SHA.test(head)) return head;
  const branch = BRANCH.exec(head)?.[1];
  if (branch === undefined) return null;
  const commit = commitOf(folder, branch);
  return commit !== null && SHA.test(commit) ? commit : null;
}

function commitOf(folder: string, branch: string): string | null {
  return gitFile(folder, branch) ?? packedCommit(folder, branch);
}

function packedCommit(folder: string, branch: string): string | null {
  const lines = gitFile(folder, "packed-refs")?.split("\n") ?? [];
  return lines.find((line) => line.endsWith(` ${branch}`))?.split(" ", 1)[0] ?? null;
}

/** Git writes this HEAD for programs that do not support reftables. */
function remedyFor(folder: string): string {
  return gitFile(folder, "HEAD") === "ref: refs/heads/.invalid"
    ? "It keeps its branches in a reftable: use git 2.45 or newer on the runner"
    : "Look at the step that checks it out, and at git on the runner";
}

/** Returns true for a repository with SHA-256 object ids (64 digits). */
export function hasSha256Ids(folder: string): boolean {
  return /^\s*objectformat\s*=\s*sha256\s*$/im.test(gitFile(repositoryRoot(folder), "config") ?? "");
}

/** Returns the default branch that git's files show, else `main`. */
export function defaultBranch(folder: string): string {
  const remote = /^ref: refs\/remotes\/origin\/(.+)$/.exec(
    gitFile(folder, "refs/remotes/origin/HEAD") ?? "",
  )?.[1];
  if (remote !== undefined) return remote;
  const isCheckedOut = (name: string) => gitFile(folder, "HEAD") === `ref: refs/heads/${name}`;
  const isThere = (name: string) => commitOf(folder, `refs/heads/${name}`) !== null;
  return USUAL_BRANCHES.find(isCheckedOut) ?? USUAL_BRANCHES.find(isThere) ?? "main";
}

/** Returns the path of a folder in its repository, such as `packages/agent`; empty at the top or outside of a repository. */
export function placeInRepository(folder: string): string {
  return slashed(relative(repositoryRoot(folder), resolve(folder)));
}

export function isInRepository(folder: string): boolean {
  return existsSync(join(repositoryRoot(folder), ".git"));
}

/** Returns false without `.git`, or if the folder `.git` has no objects. */
export function isGitRepository(root: string): boolean {
  const folder = join(root, ".git");
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  return isFolder === undefined ? false : !isFolder || existsSync(join(folder, "objects"));
}

/** Returns the top of the repository, or the folder itself outside of a repository. */
export function repositoryRoot(folder: string): string {
  return upToRepository(folder).at(-1) ?? resolve(folder);
}

/** Returns the folder and its parents up to the one with `.git`; only the folder outside of a repository. */
export function upToRepository(folder: string): string[] {
  const folders = [resolve(folder)];
  for (let above = dirname(folders[0] as string); above !== folders.at(-1); above = dirname(above))
    folders.push(above);
  const top = folders.findIndex((path) => existsSync(join(path, ".git")));
  return folders.slice(0, Math.max(top, 0) + 1);
}

function slashed(path: string): string {
  return path.split(sep).join("/");
}

const MOST_BYTES = 1024 * 1024;

function gitFile(folder: string, name: string): string | null {
  const path = join(folder, ".git", name);
  try {
    const stats = statSync(path);
    return stats.isFile() && stats.size <= MOST_BYTES ? readFileSync(path, "utf8").trim() : null;
  } catch {
    return null;
  }
}
