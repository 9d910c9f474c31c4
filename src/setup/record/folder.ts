import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { codeOf } from "../../core/network.ts";
import { tryParseJson } from "../../core/parse-json.ts";
import { ConfigurationError } from "../../core/problems.ts";
import { loadRuns } from "../../recordings/files/load.ts";
import { readPattern } from "../../recordings/files/path-pattern.ts";
import { RECORDED_FILE } from "../../recordings/reading/recorded-sessions.ts";
import { hasCommandFailed } from "./recording.ts";

export function fileName(caseId: string, trial: number): string {
  return `${caseId}.${trial}.json`;
}

/** Throws ConfigurationError if a case id cannot be part of a file name that `{case}.{trial}.json` reads back. */
export function checkName(caseId: string, trial: number): void {
  const file = fileName(caseId, trial);
  const { capture } = readPattern("{case}.{trial}.json", process.cwd(), false);
  const read = capture(join(process.cwd(), file));
  const isName = !/[\\/\p{Cc}]/u.test(caseId) && !caseId.startsWith(".") && !/[<>:"|?*]/.test(caseId);
  if (
    isName &&
    Buffer.byteLength(file) <= LONGEST_NAME &&
    read?.case === caseId &&
    read.trial === String(trial)
  )
    return;
  const message = `case "${caseId}" cannot be the name of a file: recordings are named {case}.{trial}.json. Rename it with letters, digits, "-" and "_"`;
  throw new ConfigurationError([{ severity: "error", message }]);
}

const LONGEST_NAME = 200;

/** Classifies a recording: scorable, failed command, or to be recorded again. */
export function stateOf(path: string): "good" | "failed" | "open" {
  try {
    const runs = [...loadRuns({ path, name: path.split(sep).join("/"), captures: {} })];
    const [run, ...rest] = runs;
    if (run === undefined || rest.length > 0) return "open";
    if (!("error" in run)) return "good";
    return hasCommandFailed(tryParseJson(readFileSync(path, "utf8")) ?? null) ? "failed" : "open";
  } catch {
    return "open";
  }
}

const RECORDING_NAME = /^(.+)\.([1-9]\d{0,8})\.json$/s;

/** Returns the highest recorded trial of these cases (of all cases if the list is empty); 0 if there is none. */
export function lastTrial(folder: string, cases: readonly { id: string }[]): number {
  const ids = new Set(cases.map(({ id }) => id));
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.reduce((last, name) => {
    const [, id = "", trial = ""] = RECORDING_NAME.exec(name) ?? [];
    return ids.size === 0 || ids.has(id) ? Math.max(last, Number(trial)) : last;
  }, 0);
}

/** Creates the folder for recordings. Throws ConfigurationError if that fails. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const isFile = codeOf(error) === "EEXIST" || codeOf(error) === "ENOTDIR";
    const message = isFile
      ? "is a file, or lies in one: name a folder with --out"
      : `cannot be made: ${(error as Error).message}`;
    throw new ConfigurationError([{ severity: "error", file: folder, message }]);
  }
}

/**
 * Returns recordings that this session did not write. Excludes `declared` cases that it did not record at all, whose recordings are still
 * valid.
 */
export function othersIn(
  folder: string,
  written: readonly { file: string; caseId: string }[],
  declared: ReadonlySet<string>,
): string[] {
  const own = new Set(written.map(({ file }) => file));
  const recorded = new Set(written.map(({ caseId }) => caseId));
  const isKept = (name: string) => {
    const [, id = ""] = RECORDING_NAME.exec(name) ?? [];
    return declared.has(id) && !recorded.has(id);
  };
  return readdirSync(folder).filter(
    (name) => name.endsWith(".json") && name !== RECORDED_FILE && !own.has(name) && !isKept(name),
  );
}
