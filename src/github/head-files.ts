import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, posix, resolve } from "node:path";
import { leadsOutside } from "../base/files.ts";
import { limits } from "../base/limits.ts";
import { shorten } from "../base/text.ts";
import type { GitHub } from "./client.ts";
import { RefusedCommand } from "./command-words.ts";
import { readBytesAt } from "./commits.ts";

/** Where files of a pull request are had from, and where they go. */
export interface HeadFiles {
  commit: string;
  /** An empty folder that nobody else knows. */
  root: string;
  /** The folder with downloaded artifacts, from `workspace` on; undefined where none is downloaded. */
  folder: string | undefined;
  workspace: string;
}

/**
 * Puts these files of a pull request into the root: from the downloaded artifacts those that were in such a folder, and all others from
 * the commit. Returns those that are nowhere. Throws RefusedCommand where they are too many, too large or no paths, what octokit throws, and GitHubError.
 */
export async function fetchHeadFiles(
  github: GitHub,
  names: readonly string[],
  from: HeadFiles,
): Promise<string[]> {
  if (names.length > limits.acceptedRecordings)
    throw tooMuch(`${names.length} recordings, and at most ${limits.acceptedRecordings} are read`);
  const missing: string[] = [];
  let left = limits.acceptedBytes;
  for (const name of names) {
    demandPath(name);
    const isDownloaded = from.folder !== undefined && name.startsWith(`${from.folder}/`);
    const bytes = isDownloaded
      ? downloaded(name, from, left)
      : await readBytesAt(github, name, from.commit, left);
    if (bytes === undefined) missing.push(name);
    else put(from.root, name, bytes);
    left -= bytes?.length ?? 0;
  }
  return missing;
}

function tooMuch(what: string): RefusedCommand {
  return new RefusedCommand(`the cases have ${what}`, "accept fewer cases at once, or at a terminal");
}

/** A report is data: a name in it is one of a file below the root, or none at all. */
function demandPath(name: string): void {
  const isPlain =
    posix.normalize(name) === name && !/^(?:\/|\.\.?(?:\/|$)|\.git(?:\/|$))|[\\\p{C}]|\/$/iu.test(name);
  if (isPlain && !/^[a-z]:/i.test(name)) return;
  throw new RefusedCommand(
    `the report names a recording ${JSON.stringify(shorten(name, limits.shownName))}, which is no path in the repository`,
    "look at what the workflow of the branch records",
  );
}

/** Also a link to a file elsewhere in the folder is followed. */
function downloaded(name: string, { workspace, folder = "" }: HeadFiles, most: number): Buffer | undefined {
  const place = resolve(workspace, name);
  try {
    if (leadsOutside(resolve(workspace, folder), place)) return undefined;
    const { size, isFile } = sizeOf(place);
    if (!isFile) return undefined;
    if (size > most) throw tooMuch(`more than ${limits.acceptedBytes} bytes of recordings`);
    return readFileSync(place);
  } catch (error) {
    if (error instanceof RefusedCommand) throw error;
    return undefined;
  }
}

function sizeOf(place: string): { size: number; isFile: boolean } {
  const found = statSync(place);
  return { size: found.size, isFile: found.isFile() };
}

/** Writes a file of the root, with the folders that it is in. */
export function put(root: string, name: string, content: Buffer | string): void {
  const place = join(root, name);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, content);
}
