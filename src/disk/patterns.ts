import { lstatSync, realpathSync, type Stats, statSync } from "node:fs";
import { isAbsolute, posix, relative, sep } from "node:path";
import picomatch from "picomatch";
import { escapePath, globSync } from "tinyglobby";
import { limits } from "../limits.ts";
import { ConfigurationError, type Problem } from "../problems.ts";

/** A file that a pattern matched. */
export interface FoundFile {
  path: string;
  /** The path as people are told it: relative to the root, with forward slashes. */
  name: string;
  /** What stands in the path where the pattern has `{case}`, `{trial}` or another name. */
  captures: Record<string, string>;
}

const CAPTURE = /\{([A-Za-z_][\w-]*)\}/g;
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
  const realRoot = contained ? realpathSync(root) : undefined;
  for (const pattern of patterns) {
    const { glob, capture } = readPattern(pattern, root, contained);
    const found = globSync(glob, { absolute: true, dot: true, onlyFiles: false, expandDirectories: false });
    const paths = found.map((path) => path.replace(/\/$/, "")).filter(isWanted);
    if (paths.length === 0) problems.push(nothingMatched(pattern, root));
    for (const path of paths) {
      const name = relative(root, path).split(sep).join("/");
      const fault = faultOf(path, realRoot);
      if (fault !== undefined) problems.push(problem(name, fault));
      else if (!files.has(path)) files.set(path, { path, name, captures: capture(path) });
    }
    if (files.size > limits.files) {
      const message = `matches more than ${limits.files} files; name them more closely`;
      throw new ConfigurationError([problem(pattern, message)]);
    }
  }
  const ordered = [...files.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { files: ordered, problems };
}

/** Folders that a glob passes through are no recordings; one that has a recording's name is worth a word. */
function isWanted(path: string): boolean {
  return RECORDING_NAME.test(path) || !statSync(path, { throwIfNoEntry: false })?.isDirectory();
}

function nothingMatched(pattern: string, root: string): Problem {
  const message = `no file matched "${pattern}" in ${root}: check the pattern and that the recordings are there`;
  return { severity: "error", message };
}

function problem(file: string, message: string): Problem {
  return { severity: "error", file, message };
}

/** Why a path cannot be read as a recording, undefined when it can. */
function faultOf(path: string, realRoot: string | undefined): string | undefined {
  let stats: Stats;
  try {
    stats = statSync(path);
    if (realRoot !== undefined) {
      const inside = relative(realRoot, realpathSync(path));
      if (inside.startsWith("..") || isAbsolute(inside))
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
): { glob: string; capture: (path: string) => Record<string, string> } {
  const names: string[] = [];
  const marked = pattern.replace(CAPTURE, (_all, name: string) => `CAPTURE${names.push(name) - 1}X`);
  const repeated = names.find((name, at) => name !== "_" && names.indexOf(name) !== at);
  if (repeated !== undefined) {
    throw new ConfigurationError([problem(pattern, `captures {${repeated}} twice; use {_} for one of them`)]);
  }
  if (contained && (isAbsolute(pattern) || pattern.split("/").includes(".."))) {
    throw new ConfigurationError([problem(pattern, "must be relative to the workspace, without ..")]);
  }
  const absolute = posix.normalize(isAbsolute(marked) ? marked : `${escapePath(root)}/${marked}`);
  const glob = absolute.replace(/CAPTURE\d+X/g, "*");
  const source = picomatch.makeRe(absolute, { dot: true }).source.replace(/CAPTURE\d+X/g, "([^/]+)");
  const matcher = new RegExp(source);
  return { glob, capture };

  function capture(path: string): Record<string, string> {
    const values = matcher.exec(path)?.slice(1) ?? [];
    const named = names.flatMap((name, at) =>
      name === "_" || values[at] === undefined ? [] : [[name, values[at]] as const],
    );
    return Object.fromEntries(named);
  }
}
