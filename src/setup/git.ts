import { existsSync, lstatSync, opendirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { leadsOutside, readTextFile } from "../base/files.ts";
import { globTest } from "../base/glob.ts";
import { limits } from "../base/limits.ts";
import { ConfigurationError, type Problem } from "../base/problems.ts";
import { CONFIG_FILES } from "../config/policy.ts";
import { NO_SHA256 } from "./commit-ids.ts";
import { askHead } from "./git-head.ts";

const FOLDER = ".github/workflows";

/**
 * The files in `.github/workflows` of a folder, in the order of their names. What cannot be read goes to `problems`; a folder that is not
 * there has none.
 */
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

/** The repository on this server that a folder's remote `origin` names, as `owner/name`; undefined where git's files do not tell. */
export function originRepository(folder: string, server: string): string | undefined {
  const address = originAddress((gitFile(folder, "config") ?? "").replaceAll("\r\n", "\n"));
  const host = URL.canParse(server) ? new URL(server).host : undefined;
  const [, given = "", path = ""] =
    /^(?:https?|ssh):\/\/(?:[^@/]*@)?([^/]+)\/(.+)$/.exec(address) ??
    /^(?:[^@/]*@)?([^:/]+):(.+)$/.exec(address) ??
    [];
  const name = path.replace(/\/$/, "").replace(/\.git$/, "");
  return given === host && isRepositoryName(name) ? name : undefined;
}

/** The branch that was the default one when the folder was cloned; undefined where git's files do not tell. */
export function clonedBranch(folder: string): string | undefined {
  return /^ref: refs\/remotes\/origin\/(\S+)\s*$/.exec(
    gitFile(folder, "refs/remotes/origin/HEAD") ?? "",
  )?.[1];
}

/** Whether a text is `owner/name`. */
export function isRepositoryName(text: string): boolean {
  return /^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(text) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(text);
}

/** The first address of the section of the remote. */
function originAddress(config: string): string {
  const [, section = ""] = /^\[remote "origin"\][^\S\n]*\n([^[]*)/m.exec(config) ?? [];
  return /^\s*url\s*=\s*(\S+)\s*$/m.exec(section)?.[1] ?? "";
}

/** A line of a `.gitignore` that names a file, or a folder on the way to it. */
export interface IgnoringLine {
  file: string;
  line: number;
  /** The line itself. */
  text: string;
}

interface Rule extends IgnoringLine {
  /** The folder that its file lies in: empty for the top of the repository. */
  folder: string;
  isNegated: boolean;
  isForFolders: boolean;
  matches: (path: string) => boolean;
}

/**
 * By which line git leaves a file out, as the `.gitignore` files on the way to it say; undefined where none does. Both are relative to
 * `root`, with forward slashes. Nothing outside of it is read: what git is told elsewhere, in its own folder or that of the user, is not
 * known here, nor whether somebody has added the file by force.
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

/** From the top, which has an empty name, to the one that a path lies in. */
function foldersAbove(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return ["", ...parts.map((_part, at) => parts.slice(0, at + 1).join("/"))];
}

function remembered<T>(make: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined || known.has(path)) return before as T;
    const made = make(path);
    known.set(path, made);
    return made;
  };
}

function names({ folder, matches }: Rule, path: string): boolean {
  return matches(folder === "" ? path : path.slice(folder.length + 1));
}

/** Those that say something, each with its number. */
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
    // What we cannot read as a glob speaks of none of our files.
    return [];
  }
}

/** One with a slash speaks of paths, any other of names in whatever folder. */
function testOf(glob: string): Rule["matches"] {
  // To git braces, bars and brackets of this kind are characters like others.
  const plain = glob.replace(/(?<!\\)[{}()|]/g, "\\$&");
  if (plain.includes("/")) return globTest(plain.replace(/^\//, ""));
  const test = globTest(plain);
  return (path) => test(path.slice(path.lastIndexOf("/") + 1));
}

const SHA = /^[0-9a-f]{40}$/;
/** Branches that are the default one of nearly all repositories. */
export const USUAL_BRANCHES = ["main", "master", "trunk"] as const;

/** The commit that a folder has checked out. */
export interface CheckedOut {
  /** Null where nobody can tell. */
  commit: string | null;
  /** Why nobody can tell, and what to do; undefined without `.git`. */
  why: string | undefined;
}

/**
 * The commit that a folder has checked out. Git's own files tell it of most repositories, git of all that it can read: those that keep
 * branches in a reftable, and worktrees.
 */
export function checkedOutCommit(folder: string): CheckedOut {
  if (!existsSync(join(folder, ".git"))) return { commit: null, why: undefined };
  const commit = commitInFiles(folder);
  if (commit !== null) return { commit, why: undefined };
  const answer = askHead(folder);
  if ("why" in answer) return { commit: null, why: `${answer.why}. ${remedyFor(folder)}` };
  return SHA.test(answer.id) ? { commit: answer.id, why: undefined } : { commit: null, why: NO_SHA256 };
}

/** A branch by a name that git allows, and that leads to no other folder. */
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

/** The commit of a branch that git has packed with others: lines of an id and a name. */
function packedCommit(folder: string, branch: string): string | null {
  const lines = gitFile(folder, "packed-refs")?.split("\n") ?? [];
  return lines.find((line) => line.endsWith(` ${branch}`))?.split(" ", 1)[0] ?? null;
}

/** HEAD names that branch for programs that know of no reftable. */
function remedyFor(folder: string): string {
  return gitFile(folder, "HEAD") === "ref: refs/heads/.invalid"
    ? "It keeps its branches in a reftable: use git 2.45 or newer on the runner"
    : "Look at the step that checks it out, and at git on the runner";
}

/** Whether the commits of a folder's repository have ids of 64 digits, as git's own files tell. */
export function hasSha256Ids(folder: string): boolean {
  return /^\s*objectformat\s*=\s*sha256\s*$/im.test(gitFile(repositoryRoot(folder), "config") ?? "");
}

/** The default branch of a folder's repository as far as git's own files tell, otherwise `main`. */
export function defaultBranch(folder: string): string {
  const remote = /^ref: refs\/remotes\/origin\/(.+)$/.exec(
    gitFile(folder, "refs/remotes/origin/HEAD") ?? "",
  )?.[1];
  if (remote !== undefined) return remote;
  const isCheckedOut = (name: string) => gitFile(folder, "HEAD") === `ref: refs/heads/${name}`;
  const isThere = (name: string) => commitOf(folder, `refs/heads/${name}`) !== null;
  return USUAL_BRANCHES.find(isCheckedOut) ?? USUAL_BRANCHES.find(isThere) ?? "main";
}

/** Where a folder lies in its repository, such as `packages/agent`; empty at the top, and where there is no repository. */
export function placeInRepository(folder: string): string {
  return slashed(relative(repositoryRoot(folder), resolve(folder)));
}

/** Where the file of a repository is, relative to the folder that it is looked for from. */
export interface ConfigPlace {
  file: string;
  /** Another file of the same folder, which does not apply. */
  unused?: string | undefined;
}

/**
 * The file of a folder where the user names none: its own, else the nearest one above it in the same repository. Undefined where there is
 * none. Throws ConfigurationError when one above leads out of the repository.
 */
export function findConfigFile(folder: string): ConfigPlace | undefined {
  const folders = upToRepository(folder);
  for (const home of folders) {
    const paths = CONFIG_FILES.map((name) => join(home, name)).filter(isThere);
    const [file, unused] = paths.map((path) => slashed(relative(resolve(folder), path)));
    if (file === undefined) continue;
    if (home !== folders[0] && isOutside(folders.at(-1) ?? home, paths[0] ?? home)) {
      const message = "leads outside the repository: copy the file into it, or name it with --policy";
      throw new ConfigurationError([{ severity: "error", file, message }]);
    }
    return { file, unused };
  }
  return undefined;
}

/** Whether a folder is in a repository. */
export function isInRepository(folder: string): boolean {
  return existsSync(join(repositoryRoot(folder), ".git"));
}

/** Whether git takes the top of a repository for one: it does not where `.git` is a folder without objects. */
export function isGitRepository(root: string): boolean {
  const folder = join(root, ".git");
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  return isFolder === undefined ? false : !isFolder || existsSync(join(folder, "objects"));
}

/** The top of the repository that a folder is in; the folder itself where it is in none. */
export function repositoryRoot(folder: string): string {
  return upToRepository(folder).at(-1) ?? resolve(folder);
}

/** The folder and those above it, up to the one with `.git`, a folder or a file; the folder alone where it is in no repository. */
export function upToRepository(folder: string): string[] {
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

/** Far more than git writes into the files that are read here. */
const MOST_BYTES = 1024 * 1024;

/** The text of one of git's own files of a folder; null where there is no such file of a size to read. */
function gitFile(folder: string, name: string): string | null {
  const path = join(folder, ".git", name);
  try {
    const stats = statSync(path);
    return stats.isFile() && stats.size <= MOST_BYTES ? readFileSync(path, "utf8").trim() : null;
  } catch {
    return null;
  }
}
