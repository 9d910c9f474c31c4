import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { limits } from "../limits.ts";
import { defaultJobLimits } from "../policy/job-limits.ts";
import { ConfigurationError, nearestName, type Problem } from "../problems.ts";
import type { Steps } from "../process/steps.ts";
import { withoutQuotes } from "./path-pattern.ts";
import { findFiles, RECORDING_NAME } from "./patterns.ts";

const ENDINGS = [".json", ".jsonl", ".ndjson"].flatMap((ending) => [ending, `${ending}.gz`]);
/** A part of a path that is a name, and no glob. */
const LITERAL = /^[^\\*?[\]{}()|]+$/;

/**
 * Refuses patterns of which none matches a file where what they were meant to be can be told: they are in quotes, or nearly the same
 * pattern matches recordings. Throws ConfigurationError with that pattern, and does nothing where it is not known.
 */
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
      const message = `no file matched "${pattern}", which starts where rungate runs. Did you mean "${near}"?`;
      problems.push({ severity: "error", message });
    }
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
}

function quoted(pattern: string, meant: string): Problem {
  const message =
    pattern[0] === '"'
      ? `the quotes are part of this pattern: write ${meant} without them`
      : `the quotes are part of this pattern, because cmd.exe keeps single quotes: write "${meant}"`;
  return { severity: "error", file: pattern, message };
}

/** The first pattern that was perhaps meant and that matches a recording; undefined where none does. */
function* nearPattern(pattern: string, root: string, contained: boolean): Steps<string | undefined> {
  const tried = new Set([pattern]);
  for (const one of meantBy(pattern, root)) {
    if (tried.has(one)) continue;
    if (yield* matches(one, root, contained)) return one;
    tried.add(one);
    if (tried.size > limits.patterns) return undefined;
  }
  return undefined;
}

/** False too where there is too much to look at, or the pattern cannot be used. */
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

/** What may have been meant, the likeliest first. */
function* meantBy(pattern: string, root: string): Generator<string> {
  const bare = withoutQuotes(pattern).replaceAll("\\", "/");
  yield bare;
  const stem = bare.replace(RECORDING_NAME, "");
  for (const ending of ENDINGS) yield stem + ending;
  yield* inOtherFolders(bare, root);
  yield bare.replace(/[._-]\{trial\}/, "");
}

/** The same in other folders: one of a name that is misspelt, one that is missing, one too many. */
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
    // At the top lie package.json and its like, which any pattern would match.
    if (above.length + below.length > 1) yield path(...below);
  }
  for (const folder of folders) yield path(folder, missing, ...below);
}

/** Folders in which recordings may lie, in the order of their names. None where nobody may look. */
function foldersIn(path: string): string[] {
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    return names.filter((name) => !name.startsWith(".") && name !== "node_modules").sort();
  } catch {
    return [];
  }
}
