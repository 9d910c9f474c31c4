import {
  type Dirent,
  existsSync,
  lstatSync,
  opendirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
} from "node:fs";
import { basename, join, posix, relative, resolve, sep } from "node:path";
import { leadsOutside, NO_FILE, systemFault, systemFolder } from "../../core/files.ts";
import { ITEMS_PER_STEP, type Steps } from "../../core/interruptible.ts";
import { defaultJobLimits, type JobLimits, limits } from "../../core/limits.ts";
import { ConfigurationError, nearestName, type Problem } from "../../core/problems.ts";
import { isRecordedFile, RECORDED_FILE } from "../reading/recorded-sessions.ts";
import {
  backslashAdvice,
  misspeltWarnings,
  type PathPattern,
  readPattern,
  type Step,
  withoutQuotes,
} from "./path-pattern.ts";

const ENDINGS = [".json", ".jsonl", ".ndjson"].flatMap((ending) => [ending, `${ending}.gz`]);
const LITERAL = /^[^\\*?[\]{}()|]+$/;

/** Throws ConfigurationError for patterns without a match that are quoted or similar to a pattern with recordings. */
export function* refuseNearPatterns(
  patterns: readonly string[],
  root: string,
  contained: boolean,
): Steps<void> {
  const problems: Problem[] = [];
  for (const pattern of patterns) {
    const near = yield* nearPattern(pattern, root, contained);
    const bare = withoutQuotes(pattern);
    if (bare !== pattern) problems.push(quoted(pattern, near ?? bare));
    else if (near !== undefined) {
      const message = `no file matched "${pattern}". Did you mean "${near}"?`;
      problems.push({ severity: "error", message });
    }
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
}

function quoted(pattern: string, correction: string): Problem {
  const message =
    pattern[0] === '"'
      ? `the quotes are part of this pattern: write ${correction} without them`
      : `the quotes are part of this pattern, because cmd.exe keeps single quotes: write "${correction}"`;
  return { severity: "error", file: pattern, message };
}

function* nearPattern(pattern: string, root: string, contained: boolean): Steps<string | undefined> {
  const tried = new Set([pattern]);
  for (const candidate of correctionsOf(pattern, root)) {
    if (tried.has(candidate)) continue;
    if (yield* matches(candidate, root, contained)) return candidate;
    tried.add(candidate);
    if (tried.size > limits.patterns) return undefined;
  }
  return undefined;
}

/** Returns false also for patterns that are unusable or cover too many files. */
function* matches(pattern: string, root: string, contained: boolean): Steps<boolean> {
  try {
    const most = { ...defaultJobLimits, entries: limits.entriesSearched };
    const { files } = yield* findFiles([pattern], root, contained, most);
    return files.some(({ name }) => RECORDING_NAME.test(name));
  } catch (error) {
    if (error instanceof ConfigurationError) return false;
    throw error;
  }
}

function* correctionsOf(pattern: string, root: string): Generator<string> {
  const bare = withoutQuotes(pattern).replaceAll("\\", "/");
  yield bare;
  const stem = bare.replace(RECORDING_NAME, "");
  for (const ending of ENDINGS) yield stem + ending;
  yield* inOtherFolders(bare, root);
  yield bare.replace(/[._-]\{trial\}/, "");
}

function* inOtherFolders(pattern: string, root: string): Generator<string> {
  const parts = pattern.split("/");
  if (parts[0] === "" || parts.includes("..") || parts.includes("**")) return;
  const isThere = (at: number) => existsSync(join(root, ...parts.slice(0, at + 1)));
  let at = 0;
  while (at < parts.length - 1 && isThere(at)) at += 1;
  const [above, [missing = "", ...below]] = [parts.slice(0, at), parts.slice(at)];
  const folders = foldersIn(join(root, ...above));
  const path = (...names: string[]) => [...above, ...names].join("/");
  if (below.length > 0 && LITERAL.test(missing)) {
    const nearest = nearestName(missing, folders);
    if (nearest !== undefined) yield path(nearest, ...below);
    // Not at the top, because package.json and similar files there match any pattern.
    if (above.length + below.length > 1) yield path(...below);
  }
  for (const folder of folders) yield path(folder, missing, ...below);
}

function foldersIn(path: string): string[] {
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    return names.filter((name) => !name.startsWith(".") && name !== "node_modules").sort();
  } catch {
    return [];
  }
}

export interface MatchedFile {
  path: string;
  /** The path to show: relative to the root, with forward slashes. */
  name: string;
  /** The values of `{case}`, `{trial}` and other names in the pattern. */
  captures: Record<string, string>;
}

export const RECORDING_NAME = /\.(?:json|jsonl|ndjson)(?:\.gz)?$/;

/**
 * Finds the files that match the patterns, sorted by name. Patterns are globs with captures, such as `runs/{model}/{case}.{trial}.json`;
 * `{_}` captures nothing, and the first matching pattern applies. With `contained`, nothing outside the root is read. Throws
 * ConfigurationError for an unusable pattern and beyond the job's limits.
 */
export function* findFiles(
  patterns: readonly string[],
  root: string,
  contained: boolean,
  most: JobLimits = defaultJobLimits,
  kind: "recordings" | "files" = "recordings",
): Steps<{ files: MatchedFile[]; problems: Problem[] }> {
  if (patterns.length > limits.patterns) {
    const message = `${patterns.length} patterns of recordings, more than the ${limits.patterns} that one job reads: let each match more, and put it in quotes, so that the shell leaves it as it is`;
    throw new ConfigurationError([{ severity: "error", message }]);
  }
  const files = new Map<string, MatchedFile>();
  const problems: Problem[] = [];
  const skipped = new Set<string>();
  const boundary = contained ? root : undefined;
  const nameOf = (path: string) => relative(root, path).split(sep).join("/") || ".";
  const walk = new Walk({
    boundary,
    entries: most.entries,
    excess: `more than the ${most.entries} files and folders that one job looks at (limits.entries of the policy) lie where the patterns of recordings look: name the folders of the recordings more closely`,
    nameOf,
    onSkipped: (link) => skipped.add(nameOf(link)),
    onUnreadable: (path, reason) => problems.push(problem(nameOf(path), `cannot be looked into: ${reason}`)),
  });
  for (const pattern of patterns) {
    const read = readPattern(pattern, root, contained);
    problems.push(...misspeltWarnings(pattern));
    const matches = yield* matchesOf(read, walk, boundary);
    if (matches.length === 0) problems.push(nothingMatched(pattern, root, kind));
    for (const { path, captures, fault } of matches) {
      const name = nameOf(path);
      if (fault !== undefined) problems.push(problem(name, fault));
      else if (!files.has(path)) files.set(path, { path, name, captures });
    }
    if (files.size > most.files) {
      const message = `with it ${files.size} files match, more than the ${most.files} that one job reads (limits.files of the policy): name them more closely, or share them among several suites`;
      throw new ConfigurationError([problem(pattern, message)]);
    }
  }
  for (const link of skipped) {
    const message = "leads to a folder outside the workspace and is not followed";
    problems.push({ severity: "warning", file: link, message });
  }
  const found = [...files.values()].filter(({ path }) => !isSessionsFile(path));
  const ordered = found.sort((a, b) => (a.name < b.name ? -1 : 1));
  return { files: ordered, problems };
}

function isSessionsFile(path: string): boolean {
  if (basename(path) !== RECORDED_FILE) return false;
  const { size = 0 } = statOf(path) ?? {};
  return size <= limits.configurationBytes && isRecordedFile(readFileSync(path, "utf8"));
}

type Match = Pick<MatchedFile, "path" | "captures"> & { fault: string | undefined };

function* matchesOf(pattern: PathPattern, walk: Walk, boundary: string | undefined): Steps<Match[]> {
  const matches: Match[] = [];
  for (const [at, path] of (yield* walk.paths(pattern)).entries()) {
    if (at % ITEMS_PER_STEP === 0) yield;
    const captures = mayBeRecording(path) ? pattern.capture(path) : undefined;
    if (captures === undefined) continue;
    const isSound = boundary === undefined && walk.isFile(path);
    matches.push({ path, captures, fault: isSound ? undefined : faultOf(path, boundary) });
  }
  return matches;
}

/** Skips folders, which globs pass through, unless they are named like a recording and need a warning. */
function mayBeRecording(path: string): boolean {
  return RECORDING_NAME.test(path) || !statOf(path)?.isDirectory();
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

function nothingMatched(pattern: string, root: string, kind: "recordings" | "files"): Problem {
  if (statOf(resolve(root, pattern))?.isDirectory()) {
    const inside = posix.join(pattern, kind === "files" ? "**" : "{case}.{trial}.json");
    return problem(pattern, `is a folder: match the ${kind} in it, with a pattern such as ${inside}`);
  }
  const message = `no file matched "${pattern}": check the pattern, and that the ${kind} are there${backslashAdvice(pattern)}`;
  return { severity: "error", message };
}

function problem(file: string, message: string): Problem {
  return { severity: "error", file, message };
}

function faultOf(path: string, boundary: string | undefined): string | undefined {
  let stats: Stats;
  try {
    stats = statSync(path);
    if (boundary !== undefined && leadsOutside(boundary, path)) {
      return "leads outside the workspace: copy the recording into it";
    }
    const system = boundary === undefined ? systemFolder(realpathSync.native(path)) : undefined;
    if (system !== undefined) return systemFault(system);
  } catch (error) {
    return isLink(path) ? "is a link to nothing" : `cannot be read: ${(error as Error).message}`;
  }
  if (stats.isDirectory()) return "is a folder, not a recording: rename it, or match files inside it";
  return stats.isFile() ? undefined : NO_FILE;
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

type Entry = Pick<Dirent, "name" | "isDirectory" | "isFile" | "isSymbolicLink">;

export interface WalkBounds {
  /** Links to folders outside it are not followed. Undefined: all links are followed. */
  boundary: string | undefined;
  entries: number;
  excess: string;
  /** Folders that `**` does not enter. */
  avoided?: (name: string, path: string) => boolean;
  nameOf(path: string): string;
  onSkipped(link: string): void;
  onUnreadable(path: string, reason: string): void;
}

/** Walks the folders of patterns. One limit covers the entries of all patterns. */
export class Walk {
  private readonly bounds: WalkBounds;
  private readonly files = new Set<string>();
  private looked = 0;

  constructor(bounds: WalkBounds) {
    this.bounds = bounds;
  }

  /**
   * Returns the sorted absolute paths that a pattern may match, including broken links and special files, so that they can be reported.
   * Follows links, but below `**` never into a folder that contains the link. Throws ConfigurationError beyond the limit.
   */
  *paths({ top, steps }: Pick<PathPattern, "top" | "steps">): Steps<string[]> {
    const found: string[] = [];
    const real = this.realFolder(top);
    if (real !== undefined) yield* this.look(top, steps, [real], found);
    return found.sort();
  }

  /** Returns true for a found path that is a regular file, not a link, and not in a system folder. */
  isFile(path: string): boolean {
    return this.files.has(path);
  }

  private *look(
    folder: string,
    [step, ...rest]: readonly Step[],
    above: readonly string[],
    found: string[],
  ): Steps<void> {
    if (step === undefined) return;
    const next = step === "anything below" ? [step] : rest;
    const isSystem = systemFolder(above.at(-1) ?? "") !== undefined;
    for (const entry of yield* this.entriesOf(folder, step)) {
      const path = join(folder, entry.name);
      if (rest.length === 0) {
        found.push(path);
        if (entry.isFile() && !isSystem) this.files.add(path);
      }
      const real = next.length === 0 ? undefined : this.folderAt(path, entry, step, above);
      if (real !== undefined) yield* this.look(path, next, [...above, real], found);
    }
  }

  private *entriesOf(folder: string, step: Step): Steps<Entry[]> {
    yield;
    if (step === "anything below") return yield* this.list(folder, () => true);
    return "name" in step ? this.entryAt(folder, step.name) : yield* this.list(folder, step.matches);
  }

  /** Reads entry by entry, so that a huge folder costs no more than the limit. */
  private *list(folder: string, matches: (name: string) => boolean): Steps<Entry[]> {
    const entries: Entry[] = [];
    try {
      const opened = opendirSync(folder, { bufferSize: 256 });
      try {
        for (let entry = opened.readSync(); entry !== null; entry = opened.readSync()) {
          this.count(folder);
          if (matches(entry.name)) entries.push(entry);
          if (this.looked % ITEMS_PER_STEP === 0) yield;
        }
      } finally {
        opened.closeSync();
      }
    } catch (error) {
      if (error instanceof ConfigurationError) throw error;
      this.bounds.onUnreadable(folder, (error as Error).message);
    }
    return entries;
  }

  private count(folder: string): void {
    this.looked += 1;
    if (this.looked <= this.bounds.entries) return;
    const { excess: message, nameOf } = this.bounds;
    throw new ConfigurationError([{ severity: "error", file: nameOf(folder), message }]);
  }

  /** Rejects names that lead out of the folder. */
  private entryAt(folder: string, name: string): Entry[] {
    if (["", ".", ".."].includes(name)) return [];
    const stats = this.tryToLook(folder, () => lstatSync(join(folder, name)));
    return stats === undefined ? [] : [Object.assign(stats, { name })];
  }

  private folderAt(path: string, entry: Entry, step: Step, above: readonly string[]): string | undefined {
    if (step === "anything below" && this.bounds.avoided?.(entry.name, path)) return undefined;
    if (entry.isDirectory()) return join(above.at(-1) ?? "", entry.name);
    const real = entry.isSymbolicLink() ? this.realFolder(path) : undefined;
    if (real === undefined) return undefined;
    const { boundary } = this.bounds;
    if (boundary !== undefined && leadsOutside(boundary, path)) {
      this.bounds.onSkipped(path);
      return undefined;
    }
    // Only `**` can run in circles.
    return step === "anything below" && above.includes(real) ? undefined : real;
  }

  private realFolder(path: string): string | undefined {
    return this.tryToLook(path, () => (statSync(path).isDirectory() ? realpathSync.native(path) : undefined));
  }

  /** Reports errors except for missing paths, because an unreadable path may hide a recording. */
  private tryToLook<T>(path: string, look: () => T): T | undefined {
    try {
      return look();
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (!LEADS_NOWHERE.has(code)) this.bounds.onUnreadable(path, message);
      return undefined;
    }
  }
}

const LEADS_NOWHERE = new Set<string | undefined>(["ENOENT", "ENOTDIR", "ELOOP"]);
