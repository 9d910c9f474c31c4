import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { planOf } from "./plan.ts";
import { caseId, recordingOf } from "./recording.ts";

/** Increase when the generated data change, so that older data are not reused. */
const VERSION = 1;
const MOST_CASES = 2_000;
const TRIALS = 5;
/** A generous amount of free disk space per recording. */
const BYTES_OF_RUN = 30_000;
const CHUNK = 4_000_000;

export interface Data {
  folder: string;
  runs: number;
  bytes: number;
  files: string;
  jsonl: string;
  expectations: string;
}

/**
 * Generates data of this many runs below `parent` unless they exist. Every second case is scored by strict f1, the others by flexible.
 * Throws when the disk has no room.
 */
export function dataOf(parent: string, runs: number, kind: "files and jsonl" | "jsonl"): Data {
  const folder = join(parent, `${runs}-runs-${kind === "jsonl" ? "jsonl-" : ""}v${VERSION}`);
  const complete = join(folder, "complete.json");
  if (!existsSync(complete)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    demandRoom(folder, runs * BYTES_OF_RUN * (kind === "jsonl" ? 1 : 2));
    const data = pathsIn(folder, runs);
    const bytes = writeRuns(data, kind !== "jsonl");
    writeFileSync(data.expectations, JSON.stringify(expectationsOf(runs)));
    writeFileSync(complete, JSON.stringify({ bytes }));
  }
  const { bytes } = JSON.parse(readFileSync(complete, "utf8"));
  return { ...pathsIn(folder, runs), bytes };
}

/** Two thousand cases, or fewer so that each has five trials. */
export function casesOf(runs: number): number {
  return Math.min(MOST_CASES, Math.ceil(runs / TRIALS));
}

function pathsIn(folder: string, runs: number): Omit<Data, "bytes"> {
  return {
    folder,
    runs,
    files: join(folder, "files"),
    jsonl: join(folder, "runs.jsonl"),
    expectations: join(folder, "expectations.json"),
  };
}

function demandRoom(folder: string, needed: number): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize > needed) return;
  const [free, required] = [bavail * bsize, needed].map((bytes) => (bytes / 1e9).toFixed(1));
  throw new Error(
    `${folder} has ${free} GB left, and the recordings want ${required}: name another place with --data`,
  );
}

function writeRuns({ files, jsonl, runs }: Omit<Data, "bytes">, asFiles: boolean): number {
  if (asFiles) mkdirSync(files);
  const lines = openSync(jsonl, "w");
  let bytes = 0;
  let chunk = "";
  const cases = casesOf(runs);
  for (let run = 0; run < runs; run++) {
    const text = JSON.stringify(recordingOf(run, cases));
    bytes += Buffer.byteLength(text);
    if (asFiles) writeFileSync(join(files, `${String(run).padStart(6, "0")}.json`), text);
    chunk += `${text}\n`;
    if (chunk.length < CHUNK && run < runs - 1) continue;
    writeSync(lines, chunk);
    chunk = "";
  }
  closeSync(lines);
  return bytes;
}

function expectationsOf(runs: number) {
  const cases = Array.from({ length: casesOf(runs) }, (_, at) => ({
    id: caseId(at),
    referenceToolCalls: planOf(at).flat(),
    f1: { mode: at % 2 === 0 ? "strict" : "flexible" },
  }));
  return { cases };
}
