import { isObject, type Json, jsonText, sha256 } from "../../core/json.ts";
import { limits, MEBIBYTE } from "../../core/limits.ts";
import { counted } from "../../core/text.ts";
import { saysItCouldNotRun } from "../reading/recording-fields.ts";
import { NOT_READ } from "../refused/refused-agents.ts";
import type { BrokenRun, LoadedRun } from "../run.ts";
import type { FileDocument } from "./file-document.ts";
import { conversationsIn, holdMessages, type MessageReading, mayBeMessageRow } from "./message-rows.ts";

export interface RowReading extends MessageReading {
  /** The row names its run; pieces of runs do not. */
  isNamed(row: Json): boolean;
  /** The whole list is known not to be a recording. */
  isRefused(list: Json[]): boolean;
}

/**
 * Joins the rows of a JSONL file into one document if they are pieces of one recording, and a store's message rows into one document per
 * conversation. Yields rows that are runs unchanged. If a piece is unreadable, yields only that piece. Pieces have at most `mostBytes`
 * together.
 */
export function* joinRows(
  documents: Generator<FileDocument>,
  reading: RowReading,
  mostBytes: number = limits.documentBytes,
): Generator<FileDocument> {
  const rows: FileDocument[] = [];
  let bytes = 0;
  for (const row of documents) {
    rows.push(row);
    bytes += "value" in row ? row.bytes : 0;
    const [first = row] = rows;
    const isWhole = row.line === undefined;
    if (rows.length === 1 && (isWhole || (isRun(row, reading) && !mayBeStored(row)))) {
      yield* (isWhole && "value" in row && conversations(row.value, rows, reading)) || rows;
      yield* documents;
      return;
    }
    if (bytes <= mostBytes) continue;
    if (!isRun(first, reading)) yield { fault: tooLarge(mostBytes) };
    else {
      yield* rows;
      yield* documents;
    }
    return;
  }
  yield* joined(rows, bytes, reading);
}

const MIXED_MESSAGES =
  "its rows hold messages of a conversation, but together they are of no known format: some rows hold something else, or messages of several formats. Write {case, messages: […]} with the messages of one run";

function mayBeStored(row: FileDocument): boolean {
  return "value" in row && mayBeMessageRow(row.value);
}

/** The first row is not a run, or may be a message of one. */
function* joined(rows: readonly FileDocument[], bytes: number, reading: RowReading): Generator<FileDocument> {
  const read = rows.filter((row) => "value" in row);
  const values = read.map(({ value }) => value);
  const faults = rows.filter((row) => "fault" in row);
  const stored = conversations(values, read, reading);
  if (stored !== undefined) yield* faults.length > 0 ? faults : stored;
  else if (areMixedMessages(values, reading)) yield* [...faults, { fault: MIXED_MESSAGES }];
  else if (rows.slice(0, 1).some((row) => isRun(row, reading)) && !isAgentLog(values, reading)) yield* rows;
  else if (rows.length === 1 && values.some((value) => reading.formatOf(value) !== undefined)) yield* rows;
  else if (reading.formatOf(values) === undefined && !isRefusedAsOne(values, reading)) {
    const parts = new Set(partsOf(values, reading));
    yield* rows.filter((row) => "fault" in row || parts.has(row.value));
  } else if (faults.length > 0) yield* faults;
  else {
    const hash = sha256(read.map((row) => row.hash).join("\n"));
    yield { value: values, hash, bytes, ...keysOf(read) };
  }
}

function isAgentLog(values: readonly Json[], reading: RowReading): boolean {
  return reading.formatOf([...values]) === NOT_READ && !areNamedRuns(values, reading);
}

function areMixedMessages(values: readonly Json[], reading: RowReading): boolean {
  if (!holdMessages(values) || reading.formatOf([...values]) !== undefined) return false;
  return !values.some((value) => isPiece(value, reading));
}

/** The first conversation carries the secrets found in all rows. */
function conversations(
  value: Json,
  rows: readonly FileDocument[],
  reading: RowReading,
): FileDocument[] | undefined {
  return conversationsIn(value, reading)?.map((conversation, at) => {
    const text = jsonText(conversation);
    return {
      value: conversation,
      hash: sha256(text),
      bytes: text.length,
      ...(at === 0 ? keysOf(rows) : {}),
    };
  });
}

function keysOf(rows: readonly FileDocument[]): { keys?: string[] } {
  const keys = [...new Set(rows.flatMap((row) => ("value" in row && row.keys) || []))];
  return keys.length === 0 ? {} : { keys };
}

/** Returns true if the elements name their runs, so that they are not pieces of a single run. */
export function areNamedRuns(list: readonly Json[], { formatOf, isNamed }: RowReading): boolean {
  const isRecording = (element: Json) => saysItCouldNotRun(element) || formatOf(element) !== undefined;
  if (list.length === 0 || !list.every(isNamed) || !list.every(isRecording)) return false;
  // Events have ids too.
  return !list.every((element) => formatOf(element) === NOT_READ);
}

/** Returns true for a list without runs or named rows that a single reason refuses. It gets one fault. */
export function isRefusedAsOne(list: Json[], { formatOf, isNamed, isRefused }: RowReading): boolean {
  if (list.length < 2 || !isRefused(list)) return false;
  return !list.some((row) => (isNamed(row) && !hasTaskAlone(row)) || formatOf(row) !== undefined);
}

/** In another producer's log a task id is not a case. */
function hasTaskAlone(row: Json): boolean {
  return (
    isObject(row) && "task_id" in row && !["case", "caseId", "case_id", "trial"].some((key) => key in row)
  );
}

/** Returns the elements to read alone in a list that no format claims: next to pieces of a recording only the unknown elements. */
export function partsOf(list: readonly Json[], reading: RowReading): readonly Json[] {
  const unknown = list.filter((element) => reading.formatOf(element) === undefined);
  return unknown.length > 0 && list.some((element) => isPiece(element, reading)) ? unknown : list;
}

function tooLarge(most: number): string {
  return `its rows are pieces of one recording or of no known format, and together more than the ${most / MEBIBYTE} MiB that one recording may have (limits.documentMegabytes of the policy): write one run per file`;
}

/** A run, or a fault, regardless of its neighbors. */
function isRun(row: FileDocument, reading: RowReading): boolean {
  if ("fault" in row) return true;
  if (saysItCouldNotRun(row.value) && reading.isNamed(row.value)) return true;
  return reading.formatOf(row.value) !== undefined && !isPiece(row.value, reading);
}

function isPiece(row: Json, { formatOf, isNamed }: RowReading): boolean {
  const format = formatOf(row);
  return format === NOT_READ || (format !== undefined && !isNamed(row) && formatOf([row]) === format);
}

/** Merges row faults with a common cause into the first. Rows with a case other than the path's stay separate. */
export function* foldFaults(
  all: Iterable<LoadedRun | BrokenRun>,
  pathCase: string | undefined,
): Generator<LoadedRun | BrokenRun> {
  const faults = new Map<string, BrokenRun[]>();
  for (const run of all) {
    const key =
      "error" in run && (run.caseId === pathCase || hasTaskAlone(run.unknown ?? null))
        ? faultKey(run)
        : undefined;
    if (!("error" in run) || key === undefined) yield run;
    else if (faults.get(key)?.push(run) === undefined) faults.set(key, [run]);
  }
  for (const [first, ...rest] of faults.values())
    if (first !== undefined)
      yield rest.length === 0 ? first : { ...first, error: first.error + restText(rest) };
}

/** A row that is known to be a run keeps its own fault. */
function faultKey(broken: BrokenRun): string | undefined {
  const { error, caseId, trial, tags, unknown, isClaimed, couldNotRun, partial, keys } = broken;
  if (couldNotRun || partial !== undefined || keys !== undefined) return undefined;
  if (isClaimed && caseId !== undefined) return undefined;
  if (unknown !== undefined) return "unknown";
  // Quoted parts differ by row.
  return JSON.stringify([error.split('"', 1), caseId, trial, tags]);
}

const SHOWN_RANGES = 5;

/** Example: ` (and 9 more rows: lines 3, 5 to 12)`. */
function restText(rest: readonly BrokenRun[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const { place } of rest) {
    const range = ranges.at(-1);
    if (place.line === undefined) continue;
    if (range !== undefined && place.line === range[1] + 1) range[1] = place.line;
    else ranges.push([place.line, place.line]);
  }
  const shown = ranges.slice(0, SHOWN_RANGES).map(([from, to]) => (from === to ? from : `${from} to ${to}`));
  const lines =
    shown.length === 0 ? "" : `: lines ${shown.join(", ")}${ranges.length > SHOWN_RANGES ? ", …" : ""}`;
  return ` (and ${counted(rest.length, "more row")}${lines})`;
}
