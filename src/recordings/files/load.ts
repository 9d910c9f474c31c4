import { basename } from "node:path";
import { type Json, jsonText, pointerSteps, sha256 } from "../../base/json.ts";
import { limits, MEBIBYTE } from "../../base/limits.ts";
import { type Problem, RecordingError } from "../../base/problems.ts";
import { claimants, formatNamed, readDocument, UnknownShapeError } from "../detect.ts";
import { readEnvelope, readIdentity } from "../envelope.ts";
import type { Format } from "../format.ts";
import { isBystander, refusalOf } from "../not-recordings.ts";
import type { BrokenRun, CaseRun, LoadedRun, Run, RunPlace } from "../run.ts";
import { Allowance } from "./allowance.ts";
import { documentsOf, type FileDocument } from "./documents.ts";
import type { MatchedFile } from "./find.ts";

const NO_CASE =
  'no case id, and its file has several runs: capture it with {case} in the pattern, name its field with case-field, or write a field "case"';

/** A run of a known case, or why it is none. */
export function ofCase(one: LoadedRun | BrokenRun): (LoadedRun & CaseRun) | BrokenRun {
  if ("error" in one || hasCase(one)) return one;
  const { format, hash, place } = one;
  return { error: NO_CASE, tags: {}, format, hash, place };
}

function hasCase(one: LoadedRun): one is LoadedRun & CaseRun {
  return one.caseId !== undefined;
}

/** How recordings are to be read. */
export interface LoadOptions {
  /** The format that the user named; otherwise it is seen from the content. */
  format?: Format | undefined;
  /** Steps of the pointer to the case id in a row. */
  caseField?: readonly string[] | undefined;
}

/**
 * The runs of one file, one at a time, so that none is kept longer than needed. The only run of a file that nothing names has the
 * file's stem as its case. What cannot be read is yielded as broken, and the rest of the file is read all the same. Throws
 * ConfigurationError when there is more than is left of the allowance.
 */
export function* loadRuns(
  file: MatchedFile,
  options: LoadOptions = {},
  allowance: Allowance = new Allowance(),
): Generator<LoadedRun | BrokenRun> {
  const { documentBytes } = allowance;
  const onBytes = (count: number) => allowance.takeBytes(count, file.name);
  let index = 0;
  let unnamedFirst: LoadedRun | BrokenRun | undefined;
  const reading = readingBy(options);
  for (const document of joinRows(
    documentsOf(file.path, { documentBytes, onBytes }),
    reading,
    documentBytes,
  )) {
    for (const one of readRuns(document, file, options, reading)) {
      allowance.takeRuns(1, file.name);
      one.place.index = index;
      index += 1;
      if (unnamedFirst !== undefined) yield unnamedFirst;
      unnamedFirst = undefined;
      if (index === 1 && one.caseId === undefined && options.caseField === undefined) unnamedFirst = one;
      else yield one;
    }
  }
  if (unnamedFirst !== undefined) yield { ...unnamedFirst, caseId: stemOf(file) };
}

/** The file's name without its endings. */
function stemOf({ path }: MatchedFile): string {
  return basename(path)
    .replace(/\.gz$/, "")
    .replace(/\.(?:json|jsonl|ndjson|sse|txt|sse\.txt)$/, "");
}

function* readRuns(
  document: FileDocument,
  file: MatchedFile,
  options: LoadOptions,
  reading: RowReading,
): Generator<LoadedRun | BrokenRun> {
  const place = {
    file: file.name,
    index: 0,
    ...(document.line === undefined ? {} : { line: document.line }),
  };
  if ("fault" in document) {
    const column = document.column === undefined ? {} : { column: document.column };
    yield { error: document.fault, ...nameBroken(null, file, options), place: { ...place, ...column } };
    return;
  }
  const { value } = document;
  // Each of them may have to be looked at by every format, and told of.
  if (Array.isArray(value) && value.length > limits.listElements) {
    yield {
      error: `is a list of ${value.length} elements, more than the ${limits.listElements} that are read: split it, or write one run per line as JSONL`,
      ...nameBroken(null, file, options),
      place: { ...place },
    };
    return;
  }
  const areRuns = Array.isArray(value) && areNamedRuns(value, reading);
  const claims = areRuns ? [] : claimantsOf(value, options.format);
  if (claims.length > 0 || !Array.isArray(value) || value.length === 0 || isRefusedAsOne(value, reading)) {
    yield* readOne(value, claims, document.hash, place, file, options);
    return;
  }
  for (const element of partsOf(value, reading)) {
    yield* readOne(element, claimantsOf(element, options.format), undefined, place, file, options);
  }
}

function readingBy({ format, caseField }: LoadOptions): RowReading {
  return {
    formatOf: (value) => claimantsOf(value, format)[0]?.id,
    isNamed: (row) => {
      const { caseId, trial } = readIdentity(row, caseField);
      return caseId !== undefined || trial !== undefined;
    },
    isRefused: (list) => format === undefined && refusalOf(list) !== undefined,
  };
}

/** The formats that claim a value, of those that the user allows. */
function claimantsOf(value: Json, forced: Format | undefined): readonly Format[] {
  if (forced === undefined) return claimants(value);
  return forced.detect(value) ? [forced] : [];
}

function* readOne(
  value: Json,
  claims: readonly Format[],
  hash: string | undefined,
  place: RunPlace,
  file: MatchedFile,
  options: LoadOptions,
): Generator<LoadedRun | BrokenRun> {
  try {
    const { format, runs } = readDocument(value, options.format === undefined ? claims : [options.format]);
    if (runs.length === 0) throw new RecordingError(`the ${format} recording has no run`);
    for (const run of runs) {
      const row = run.row ?? value;
      const own = run.row === undefined ? hash : undefined;
      const origin = { place: { ...place }, format, hash: own ?? sha256(jsonText(row)) };
      const { fault, ...content } = run;
      const loaded: LoadedRun = {
        ...content,
        ...nameRun(run, row, file, options),
        row,
        ...origin,
        document: value,
      };
      if (fault === undefined) yield loaded;
      else yield { error: fault, partial: loaded, ...nameOf(loaded), ...origin };
    }
  } catch (error) {
    yield {
      error: faultText(error),
      ...(error instanceof UnknownShapeError ? { unknown: value } : {}),
      ...(claims.length > 0 ? { isClaimed: true } : isBystander(value) ? { isBystander: true } : {}),
      ...nameBroken(value, file, options),
      place: { ...place },
    };
  }
}

/** Who a run is: by its path, then by the fields around it, then by its format. And what those fields say of it besides. */
function nameRun(run: Run, row: Json, { captures }: MatchedFile, { caseField }: LoadOptions) {
  const { caseId, trial, tags, ...said } = readEnvelope(
    row,
    captures.case === undefined ? caseField : undefined,
  );
  const name = identify(captures, { caseId, trial, tags }, run);
  if (isTooLong(name)) {
    throw new RecordingError(
      `a case id, trial or tag of more than ${limits.name} characters, the most that are read: name it shorter`,
    );
  }
  return { ...said, ...name };
}

function isTooLong({ caseId = "", trial = "", tags }: RunName): boolean {
  return [caseId, trial, ...Object.entries(tags).flat()].some(({ length }) => length > limits.name);
}

/** What is still known of a run that cannot be read. */
function nameBroken(row: Json, { captures }: MatchedFile, { caseField }: LoadOptions): RunName {
  const name = identify(captures, readIdentity(row, caseField), { tags: {} });
  return isTooLong(name) ? identify(captures, { tags: {} }, { tags: {} }) : name;
}

function identify(
  { case: capturedCase, trial: capturedTrial, ...capturedTags }: Record<string, string>,
  stated: StatedIdentity,
  own: StatedIdentity,
): RunName {
  const caseId = capturedCase ?? stated.caseId ?? own.caseId;
  const trial = capturedTrial ?? stated.trial ?? own.trial;
  return {
    ...(caseId === undefined ? {} : { caseId }),
    ...(trial === undefined ? {} : { trial }),
    tags: { ...own.tags, ...stated.tags, ...capturedTags },
  };
}

interface StatedIdentity {
  caseId?: string | undefined;
  trial?: string | undefined;
  tags: Record<string, string>;
}

/** Which run of which case it is, where that is known. */
type RunName = Pick<Run, "caseId" | "trial" | "tags">;

function nameOf({ caseId, trial, tags }: RunName): RunName {
  return { ...(caseId === undefined ? {} : { caseId }), ...(trial === undefined ? {} : { trial }), tags };
}

function faultText(error: unknown): string {
  if (error instanceof RecordingError) return error.message;
  if (error instanceof RangeError) return `nests deeper than ${limits.nesting} levels`;
  throw error;
}

/** What the formats make of a row of a JSONL file or an element of a list, or of all of them together. */
export interface RowReading {
  /** The format that claims the value; undefined when none does. */
  formatOf(value: Json): string | undefined;
  /** The row says which run it is: no piece does. */
  isNamed(row: Json): boolean;
  /** All that the list holds is known to be no recording. */
  isRefused(list: Json[]): boolean;
}

/**
 * Makes one document of the rows of a JSONL file where they are pieces of one recording: its messages, events, responses or spans.
 * Rows that are runs of their own are handed on one by one. Where a piece cannot be read the recording is not whole, and only that
 * piece is left of it, for its fault. Pieces have at most `mostBytes` together.
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
    const isFirst = rows.length === 1;
    if (isFirst && (row.line === undefined || isRun(row, reading))) {
      yield* rows;
      yield* documents;
      return;
    }
    if (bytes > mostBytes) {
      yield { fault: tooLarge(mostBytes) };
      return;
    }
  }
  const read = rows.filter((row) => "value" in row);
  const values = read.map(({ value }) => value);
  const isWhole = rows.length === 1 && values.some((value) => reading.formatOf(value) !== undefined);
  if (isWhole) yield* rows;
  else if (reading.formatOf(values) === undefined && !isRefusedAsOne(values, reading)) {
    const parts = new Set(partsOf(values, reading));
    yield* rows.filter((row) => "fault" in row || parts.has(row.value));
  } else if (read.length < rows.length) yield* rows.filter((row) => "fault" in row);
  else yield { value: values, hash: sha256(read.map(({ hash }) => hash).join("\n")), bytes };
}

/** True when the elements of a list say which runs they are, so that they are no pieces of one. */
function areNamedRuns(list: readonly Json[], { formatOf, isNamed }: RowReading): boolean {
  return list.length > 0 && list.every(isNamed) && list.every((element) => formatOf(element) !== undefined);
}

/** True for a list that is no recording, for one reason, and in which nothing is a run or says whose run it is: it has one fault. */
export function isRefusedAsOne(list: Json[], { formatOf, isNamed, isRefused }: RowReading): boolean {
  if (list.length < 2 || !isRefused(list)) return false;
  return !list.some((element) => isNamed(element) || formatOf(element) !== undefined);
}

/**
 * The elements of a list that are to be read one by one, when no format claims the list. Beside pieces of one recording these are
 * only the ones that no format knows: what is left is not whole.
 */
export function partsOf(list: readonly Json[], reading: RowReading): readonly Json[] {
  const unknown = list.filter((element) => reading.formatOf(element) === undefined);
  return unknown.length > 0 && list.some((element) => isPiece(element, reading)) ? unknown : list;
}

function tooLarge(most: number): string {
  return `its rows are pieces of one recording or of no known format, and together more than the ${most / MEBIBYTE} MiB that one recording may have (limits.documentMegabytes of the policy): write one run per file`;
}

/** True for a row that is a run, or the fault of one, whatever its neighbours are. */
function isRun(row: FileDocument, reading: RowReading): boolean {
  if ("fault" in row) return true;
  return reading.formatOf(row.value) !== undefined && !isPiece(row.value, reading);
}

function isPiece(row: Json, { formatOf, isNamed }: RowReading): boolean {
  const format = formatOf(row);
  return format !== undefined && !isNamed(row) && formatOf([row]) === format;
}

/** How recordings are to be read, as a user states it. What is wrong with it goes to `problems`. */
export function loadOptions(
  stated: { format?: string | undefined; caseField?: string | undefined },
  problems: Problem[],
): LoadOptions {
  return {
    format: readFormat(stated.format, problems),
    caseField: readCaseField(stated.caseField, problems),
  };
}

function readFormat(id: string | undefined, problems: Problem[]): Format | undefined {
  if (id === undefined) return undefined;
  try {
    return formatNamed(id);
  } catch (error) {
    if (!(error instanceof RecordingError)) throw error;
    problems.push({ severity: "error", message: error.message });
    return undefined;
  }
}

function readCaseField(pointer: string | undefined, problems: Problem[]): string[] | undefined {
  const steps = pointer === undefined ? undefined : pointerSteps(pointer);
  if (pointer !== undefined && steps === undefined) {
    const message = `case-field "${pointer}" is not a JSON pointer: write it as /metadata/case`;
    problems.push({ severity: "error", message });
  }
  return steps;
}
