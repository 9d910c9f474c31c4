import { isUtf8 } from "node:buffer";
import {
  closeSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { isAbsolute, relative, resolve, sep } from "node:path";
import { limits } from "./limits.ts";
import type { Problem } from "./problems.ts";

export type Content = string | Iterable<string>;

const CHUNK = 64 * 1024;

/** Writes a file atomically. A link at the path is replaced, not followed. Throws if the folder is not writable. */
export function writeWhole(path: string, content: Content): void {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    // A checkout may contain a link with the draft's name.
    const file = openSync(draft, "wx");
    try {
      for (const chunk of chunksOf(content)) writeFileSync(file, chunk);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

function* chunksOf(content: Content): Generator<string> {
  if (typeof content === "string") return yield content;
  let chunk = "";
  for (const piece of content) {
    chunk += piece;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = "";
  }
  yield chunk;
}

/** Reads an expectations or policy file. On failure, adds to `problems` and returns undefined. */
export function readConfigurationFile(
  file: string,
  { root, contained }: { root: string; contained: boolean },
  problems: Problem[],
): { file: string; text: string } | undefined {
  const bounds = { root, contained, mostBytes: limits.configurationBytes, remedy: "split it" };
  return readTextFile(file, bounds, problems);
}

export const NO_FILE = "is not a regular file: copy what it holds into one";

/** Returns the system folder, such as /proc, of a path without links. /dev/shm holds ordinary files. */
export function systemFolder(realPath: string): string | undefined {
  return /^\/(?:proc|sys|dev(?!\/shm\/))(?=\/|$)/.exec(realPath)?.[0];
}

/** Returns the message for a file in a system folder: it could be the environment of a process, with its secrets. */
export function systemFault(folder: string): string {
  return `leads into ${folder}, where the system keeps what it knows: link to a file of your own, or copy it`;
}

export interface TextFileBounds {
  root: string;
  contained: boolean;
  mostBytes: number;
  remedy: string;
}

/** Reads a UTF-8 file, named relative to the root. On failure, adds to `problems` and returns undefined. */
export function readTextFile(
  file: string,
  { root, contained, mostBytes, remedy }: TextFileBounds,
  problems: Problem[],
): { file: string; text: string } | undefined {
  const fail = (message: string) => {
    problems.push({ severity: "error", file, message });
    return undefined;
  };
  const path = resolve(root, file);
  try {
    const stats = statSync(path);
    if (!stats.isFile()) return fail(stats.isDirectory() ? "is a folder: name a file in it" : NO_FILE);
    if (contained && leadsOutside(root, path))
      return fail("leads outside the workspace: copy the file into it");
    const system = systemFolder(realpathSync.native(path));
    if (system !== undefined) return fail(systemFault(system));
    if (stats.size > mostBytes) {
      return fail(`has ${stats.size} bytes, more than the ${mostBytes} that are read: ${remedy}`);
    }
    const bytes = readFileSync(path);
    return isUtf8(bytes)
      ? { file, text: bytes.toString("utf8") }
      : fail("is not UTF-8 text: save it as UTF-8");
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    if (!missing) return fail(`cannot be read: ${(error as Error).message}`);
    return fail(`does not exist: ${missingAdvice(file)}`);
  }
}

function missingAdvice(file: string): string {
  if (/[*?{]/.test(file)) return "patterns are not expanded here, name each file";
  return file.includes("\\") ? `write it with /: ${file.replaceAll("\\", "/")}` : "check its path";
}

/** Returns true if the path, with links resolved, lies outside the folder. Throws if the path does not exist. */
export function leadsOutside(folder: string, path: string): boolean {
  const inside = relative(realpathSync.native(folder), realpathSync.native(path));
  return inside === ".." || inside.startsWith(`..${sep}`) || isAbsolute(inside);
}
