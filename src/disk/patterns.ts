import { lstatSync, type Stats, statSync } from "node:fs";
import { isAbsolute, parse, posix, relative, resolve, sep } from "node:path";
import picomatch from "picomatch";
import { escapePath } from "tinyglobby";
import { limits } from "../limits.ts";
import { ConfigurationError, type Problem } from "../problems.ts";
import { leadsOutside } from "./contained.ts";
import { pathsOf, statOf } from "./glob.ts";

/** A file that a pattern matched. */
export interface FoundFile {
  path: string;
  /** The path as people are told it: relative to the root, with forward slashes. */
  name: string;
  /** What stands in the path where the pattern has `{case}`, `{trial}` or another name. */
  captures: Record<string, string>;
}

const CAPTURE = /(?<!\\)\{([A-Za-z_][\w-]*)\}/g;
/** Stands in a pattern for a capture, where the characters of a glob must not be read as such. */
const MARK = /\uE000(\d+)\uE001/g;
const RECORDING_NAME = /\.(?:json|jsonl|ndjson)(?:\.gz)?$/;

/**
 * The files that the patterns match, in the order of their names. A pattern is a glob with captures, such as
 * `runs/{model}/{case}.{trial}.json`; `{_}` captures nothing. Of several patterns that match a file the first one counts.
 * With `contained`, nothing outside the root is read. Throws ConfigurationError on an unusable pattern.
 */
export function findFiles(
  patterns: readonly string[],
  root: string,
  contained: boolean,
): { files: FoundFile[]; problems: Problem[] } {
  const files = new Map<string, FoundFile>();
  const problems: Problem[] = [];
  const skipped = new Set<string>();
  const boundary = contained ? root : undefined;
  const nameOf = (path: string) => relative(root, path).split(sep).join("/");
  const skip = (link: string) => skipped.add(nameOf(link));
  for (const pattern of patterns) {
    const { glob, cwd, capture } = readPattern(pattern, root, contained);
    const found = pathsOf(glob, cwd, boundary, skip).flatMap((path) => {
      const captures = isWanted(path) ? capture(path) : undefined;
      return captures === undefined ? [] : [{ path, captures }];
    });
    if (found.length === 0) problems.push(nothingMatched(pattern, root));
    for (const { path, captures } of found) {
      const name = nameOf(path);
      const fault = faultOf(path, boundary);
      if (fault !== undefined) problems.push(problem(name, fault));
      else if (!files.has(path)) files.set(path, { path, name, captures });
    }
    if (files.size > limits.files) {
      const message = `matches more than ${limits.files} files; name them more closely`;
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

/** Folders that a glob passes through are no recordings; one that has a recording's name is worth a word. */
function isWanted(path: string): boolean {
  return RECORDING_NAME.test(path) || !statOf(path)?.isDirectory();
}

function nothingMatched(pattern: string, root: string): Problem {
  if (statOf(resolve(root, pattern))?.isDirectory()) {
    const inside = posix.join(pattern, "{case}.json");
    return problem(pattern, `is a folder: match the recordings in it, with a pattern such as ${inside}`);
  }
  const message = `no file matched "${pattern}": check the pattern, which starts where rungate runs, and that the recordings are there`;
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
    const broken = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
    return broken ? "is a link to nothing" : `cannot be read: ${(error as Error).message}`;
  }
  if (stats.isDirectory()) return "is a folder, not a recording: rename it, or match files inside it";
  return stats.isFile() ? undefined : "is not a regular file";
}

function readPattern(
  pattern: string,
  root: string,
  contained: boolean,
): { glob: string; cwd: string; capture: (path: string) => Record<string, string> | undefined } {
  const names: string[] = [];
  const marked = pattern.replace(CAPTURE, (_all, name: string) => `\uE000${names.push(name) - 1}\uE001`);
  const repeated = names.find((name, at) => name !== "_" && names.indexOf(name) !== at);
  if (repeated !== undefined) {
    throw new ConfigurationError([problem(pattern, `captures {${repeated}} twice; use {_} for one of them`)]);
  }
  if (contained && (isAbsolute(pattern) || pattern.split("/").includes(".."))) {
    throw new ConfigurationError([problem(pattern, "must be relative to the workspace, without ..")]);
  }
  const relativeToRoot = posix.normalize(marked);
  const isInside = !isAbsolute(marked) && !/^\.\.(?:\/|$)/.test(relativeToRoot);
  // The glob library loses what a pattern finds by leaving its folder and coming back: such a pattern starts at the top.
  const cwd = isInside ? root : parse(root).root;
  const whole = isInside ? relativeToRoot : posix.resolve(escapePath(root), marked);
  // Captures side by side are one star: two would match across folders.
  const glob = whole.replace(/\*?(?:\uE000\d+\uE001\*?)+/g, "*");
  // The short cuts of the parser put a backslash before a character that it does not know.
  const { source } = picomatch.makeRe(whole, { dot: true, fastpaths: false });
  const matcher = new RegExp(source.replace(MARK, "(?<capture$1>[^/]+)"));
  return { glob, cwd, capture };

  /** What the captures hold; undefined when one of them would be empty. */
  function capture(path: string): Record<string, string> | undefined {
    const match = matcher.exec(isInside ? relative(root, path).split(sep).join("/") : path);
    if (match === null) return undefined;
    const named = names.flatMap((name, at) => {
      const value = match.groups?.[`capture${at}`];
      return name === "_" || value === undefined ? [] : [[name, value] as const];
    });
    return Object.fromEntries(named);
  }
}
