import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path/posix";
import { atOnce } from "../../core/interruptible.ts";
import { sha256 } from "../../core/json.ts";
import { defaultJobLimits, limits, MEBIBYTE } from "../../core/limits.ts";
import { ConfigurationError, type Problem } from "../../core/problems.ts";
import { counted } from "../../core/text.ts";
import { findFiles, RECORDING_NAME } from "./find.ts";

/** Digests of the agent's files by name, relative to the root and sorted. */
export type AgentFiles = Readonly<Record<string, string>>;

export interface AgentFolder {
  root: string;
  /** Folders whose JSON files are recordings and not the agent. */
  recordings: readonly string[];
  expectations: readonly string[];
  /** True for files that git ignores. */
  isIgnored?: ((name: string) => boolean) | undefined;
}

const DIGITS = 16;

/** Folders of generated files, excluded unless a glob names them. */
const GENERATED =
  /(?:^|\/)(node_modules|vendor|\.venv|venv|__pycache__|\.git|dist|build|out|target|coverage)(?=\/)/;

/** Digests the files that the globs match, with normalized line ends, because git changes them between systems. */
export function readAgentFiles(
  globs: readonly string[],
  { root, recordings, expectations, isIgnored = () => false }: AgentFolder,
): { files: AgentFiles; problems: Problem[] } {
  const named = globs.join("\n");
  const { files, problems } = findAgentFiles(globs, root);
  const own = files.filter(({ name }) => {
    const [, folder] = GENERATED.exec(name) ?? [];
    const isGenerated = folder !== undefined && !named.includes(`${folder}/`);
    const isRecording = RECORDING_NAME.test(name) && recordings.includes(dirname(name));
    const isOther = isGenerated || isRecording || name.endsWith(".pyc") || expectations.includes(name);
    return !isOther && !isIgnored(name);
  });
  if (own.length === 0 && problems.length === 0) {
    const message = `${globs.join(", ")} matches only recordings, expectations or generated files: name the files that are the agent`;
    return { files: {}, problems: [{ severity: "error", message }] };
  }
  const bytes = own.reduce((sum, { path }) => sum + statSync(path).size, 0);
  if (own.length > limits.agentFiles || bytes > limits.agentBytes) {
    const message = `${counted(own.length, "file")} of ${Math.ceil(bytes / MEBIBYTE)} MiB match, more than the ${limits.agentFiles} of ${limits.agentBytes / MEBIBYTE} MiB that an agent may have: name fewer files`;
    return { files: {}, problems: [{ severity: "error", message }] };
  }
  return { files: Object.fromEntries(own.map(({ name, path }) => [name, digestOf(path)])), problems };
}

function findAgentFiles(globs: readonly string[], root: string) {
  try {
    return atOnce(findFiles(globs, root, true, defaultJobLimits, "files"));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { files: [], problems: [...error.problems] };
  }
}

function digestOf(path: string): string {
  const text = readFileSync(path, "latin1").replaceAll("\r\n", "\n");
  return sha256(Buffer.from(text, "latin1")).replace("sha256:", "").slice(0, DIGITS);
}

/** Returns the sorted names of added, removed and changed files. */
export function changedFiles(before: AgentFiles, now: AgentFiles): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  return names.filter((name) => before[name] !== now[name]);
}
