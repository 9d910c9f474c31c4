import { lstatSync, type Stats, statSync } from "node:fs";
import { posix, relative, resolve, sep } from "node:path";
import { limits } from "../limits.ts";
import { defaultJobLimits, type JobLimits } from "../policy/job-limits.ts";
import { ConfigurationError, type Problem } from "../problems.ts";
import { ITEMS_PER_STEP, type Steps } from "../process/steps.ts";
import { leadsOutside } from "./contained.ts";
import { misspeltWarnings } from "./misspelt-captures.ts";
import { backslashAdvice, type PathPattern, readPattern } from "./path-pattern.ts";
import { Walk } from "./walk.ts";

/** A file that a pattern matched. */
export interface FoundFile {
  path: string;
  /** The path as people are told it: relative to the root, with forward slashes. */
  name: string;
  /** What stands in the path where the pattern has `{case}`, `{trial}` or another name. */
  captures: Record<string, string>;
  /** Another pattern matches it too, and would have captured something else. */
  isContested?: boolean;
}

/** How recordings are called. */
export const RECORDING_NAME = /\.(?:json|jsonl|ndjson)(?:\.gz)?$/;

/**
 * The files that the patterns match, in the order of their names. A pattern is a glob with captures, such as
 * `runs/{model}/{case}.{trial}.json`; `{_}` captures nothing. Of several patterns that match a file the first one counts.
 * With `contained`, nothing outside the root is read. Throws ConfigurationError on an unusable pattern, and when there is more than
 * a job may look at.
 */
export function* findFiles(
  patterns: readonly string[],
  root: string,
  contained: boolean,
  most: JobLimits = defaultJobLimits,
): Steps<{ files: FoundFile[]; problems: Problem[] }> {
  if (patterns.length > limits.patterns) {
    const message = `${patterns.length} patterns of recordings, more than the ${limits.patterns} that one job reads: let each match more, and put it in quotes, so that the shell leaves it as it is`;
    throw new ConfigurationError([{ severity: "error", message }]);
  }
  const files = new Map<string, FoundFile>();
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
    if (matches.length === 0) problems.push(nothingMatched(pattern, root));
    for (const { path, captures, fault } of matches) {
      const name = nameOf(path);
      const known = files.get(path);
      if (fault !== undefined) problems.push(problem(name, fault));
      else files.set(path, known === undefined ? { path, name, captures } : { ...known, isContested: true });
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
  const ordered = [...files.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { files: ordered, problems };
}

/** A path that a pattern matched; `fault` says why it cannot be read as a recording. */
type Match = Pick<FoundFile, "path" | "captures"> & { fault: string | undefined };

function* matchesOf(pattern: PathPattern, walk: Walk, boundary: string | undefined): Steps<Match[]> {
  const matches: Match[] = [];
  for (const [at, path] of (yield* walk.paths(pattern)).entries()) {
    if (at % ITEMS_PER_STEP === 0) yield;
    const captures = isWanted(path) ? pattern.capture(path) : undefined;
    if (captures !== undefined) matches.push({ path, captures, fault: faultOf(path, boundary) });
  }
  return matches;
}

/** Folders that a glob passes through are no recordings; one that has a recording's name is worth a word. */
function isWanted(path: string): boolean {
  return RECORDING_NAME.test(path) || !statOf(path)?.isDirectory();
}

/** What a path leads to, or undefined when that is nothing. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

function nothingMatched(pattern: string, root: string): Problem {
  if (statOf(resolve(root, pattern))?.isDirectory()) {
    const inside = posix.join(pattern, "{case}.{trial}.json");
    return problem(pattern, `is a folder: match the recordings in it, with a pattern such as ${inside}`);
  }
  const message = `no file matched "${pattern}": check the pattern, which starts where rungate runs, and that the recordings are there${backslashAdvice(pattern)}`;
  return { severity: "error", message };
}

function problem(file: string, message: string): Problem {
  return { severity: "error", file, message };
}

/** Why a path cannot be read as a recording, undefined when it can. */
function faultOf(path: string, boundary: string | undefined): string | undefined {
  let stats: Stats;
  try {
    stats = statSync(path);
    if (boundary !== undefined && leadsOutside(boundary, path)) {
      return "leads outside the workspace: copy the recording into it";
    }
  } catch (error) {
    return isLink(path) ? "is a link to nothing" : `cannot be read: ${(error as Error).message}`;
  }
  if (stats.isDirectory()) return "is a folder, not a recording: rename it, or match files inside it";
  return stats.isFile() ? undefined : "is not a regular file";
}

/** False where nobody may look. */
function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}
