import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { isObject, sha256 } from "../../core/json.ts";
import { tryParseJson } from "../../core/parse-json.ts";
import { loadRuns } from "../../recordings/files/load.ts";
import { sharedToolsIn } from "../../recordings/reading/shared-tools.ts";
import type { LoadedRun } from "../../recordings/run.ts";

export interface EarlierRecording {
  text: string;
  hash: string;
  /** The run without ids, times and usage. */
  did: unknown;
}

/** Reads the single run of a recording; undefined if it cannot be scored. */
export function readRecording(path: string): EarlierRecording | undefined {
  try {
    const text = readFileSync(path, "utf8");
    const [run, ...rest] = [...loadRuns({ path, name: path, captures: {} })];
    if (run === undefined || "error" in run || rest.length > 0) return undefined;
    return { text, hash: sha256(text), did: [behaviorOf(run), toolsNamedIn(text)] };
  } catch {
    return undefined;
  }
}

/** Returns true if two runs differ only in ids, times and usage. */
export function didTheSame(recording: EarlierRecording, other: EarlierRecording): boolean {
  return isDeepStrictEqual(recording.did, other.did);
}

function behaviorOf(run: LoadedRun) {
  const { place, hash, document, row, leftOut, usage, duration, modelCalls, unmeasured, ...did } = run;
  const toolCalls = did.toolCalls.map(({ id, duration, ...call }) => call);
  return { ...did, toolCalls };
}

function toolsNamedIn(text: string): string[] {
  const document = tryParseJson(text);
  return isObject(document) ? sharedToolsIn(document) : [];
}
