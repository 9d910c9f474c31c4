import { basename } from "node:path";
import { isObject, isString, type Json, jsonText, pointerSteps, sha256 } from "../../base/json.ts";
import { limits } from "../../base/limits.ts";
import { type Problem, RecordingError } from "../../base/problems.ts";
import { shorten } from "../../base/text.ts";
import { accountForCalls } from "../account.ts";
import { claimants, claims, formatNamed, readDocument, UnknownShapeError } from "../detect.ts";
import { readEnvelope, readIdentity, runErrorOf, saysItCouldNotRun } from "../envelope.ts";
import { exchangesIn } from "../exchanges.ts";
import type { Format } from "../format.ts";
import { isBystander, isErrorAlone, refusalOf } from "../not-recordings.ts";
import { providerFault } from "../provider-faults.ts";
import { RefusedAgentError } from "../refused-agents.ts";
import {
  type BrokenRun,
  type CaseRun,
  COULD_NOT_RUN,
  type LoadedRun,
  type Run,
  type RunPlace,
} from "../run.ts";
import { withoutSettled } from "../usage.ts";
import { Allowance } from "./allowance.ts";
import { documentsOf, type FileDocument } from "./documents.ts";
import type { MatchedFile } from "./find.ts";
import { RecordedFolders } from "./recorded-folders.ts";
import { areNamedRuns, foldFaults, isRefusedAsOne, joinRows, partsOf, type RowReading } from "./rows.ts";

const NO_CASE =
  'no case id, and its file has several runs: capture it with {case} in the pattern, name its field with case-field, or write a field "case"';

/** A run of a known case, or why it is none. */
export function ofCase(one: LoadedRun | BrokenRun): (LoadedRun & CaseRun) | BrokenRun {
  if ("error" in one || hasCase(one)) return one;
  const { format, hash, place, keys } = one;
  return { error: NO_CASE, tags: {}, format, hash, place, keys };
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
  /** Absent: those of this file alone. */
  folders?: RecordedFolders;
}

/**
 * The runs of one file, one at a time, so that none is kept longer than needed. The only run of a file that nothing names has the
 * file's stem as its case. What cannot be read is yielded as broken, once for each reason, and the rest of the file is read all the
 * same. Throws ConfigurationError when there is more than is left of the allowance.
 */
export function loadRuns(
  file: MatchedFile,
  options: LoadOptions = {},
  allowance: Allowance = new Allowance(),
): Generator<LoadedRun | BrokenRun> {
  return foldFaults(loadEach(file, options, allowance), file.captures.case);
}

function* loadEach(
  file: MatchedFile,
  options: LoadOptions,
  allowance: Allowance,
): Generator<LoadedRun | BrokenRun> {
  const { documentBytes } = allowance;
  const onBytes = (count: number) => allowance.takeBytes(count, file.name);
  let index = 0;
  let unnamedFirst: LoadedRun | BrokenRun | undefined;
  let keys: readonly string[] | undefined;
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
      if (keys === undefined && "keys" in document && isRecording(one)) {
        keys = document.keys;
        one.keys = keys;
      }
      if (unnamedFirst !== undefined) yield unnamedFirst;
      unnamedFirst = undefined;
      if (index === 1 && one.caseId === undefined && options.caseField === undefined) unnamedFirst = one;
      else yield one;
    }
  }
  if (unnamedFirst !== undefined) yield { ...unnamedFirst, caseId: stemOf(file) };
}

/** Whatever else a pattern matches holds nobody's keys that this tool knows of. */
function isRecording(one: LoadedRun | BrokenRun): boolean {
  return !("error" in one) || one.isClaimed === true || one.partial !== undefined;
}

/** The file's name without its endings. */
function stemOf({ path }: MatchedFile): string {
  return basename(path)
    .normalize("NFC")
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
  const completed = completedOrFault(document, file, options);
  if ("error" in completed) {
    yield { ...completed, ...nameBroken(document.value, file, options), place: { ...place } };
    return;
  }
  const { value, hash } = completed;
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
    yield* readOne(value, claims, hash, place, file, options);
    return;
  }
  for (const element of partsOf(value, reading)) {
    yield* readOne(element, claimantsOf(element, options.format), undefined, place, file, options);
  }
}

function completedOrFault(
  document: Extract<FileDocument, { value: Json }>,
  { path }: MatchedFile,
  { folders = new RecordedFolders() }: LoadOptions,
) {
  try {
    return folders.complete(path, document);
  } catch (error) {
    return { error: faultText(error), isClaimed: true as const };
  }
}

function readingBy({ format, caseField }: LoadOptions): RowReading {
  return {
    formatOf: (value) => claimantsOf(value, format)[0]?.id,
    isNamed: (row) => {
      const { caseId, trial } = readIdentity(row, caseField);
      return caseId !== undefined || trial !== undefined;
    },
    nameOf: (row) => {
      const { caseId = null, trial = null } = readIdentity(row, caseField);
      return jsonText([caseId, trial]);
    },
    isRefused: (list) => format === undefined && refusalOf(list) !== undefined,
  };
}

/** The formats that claim a value, of those that the user allows. */
function claimantsOf(value: Json, forced: Format | undefined): readonly Format[] {
  if (forced === undefined) return claimants(value);
  return claims(forced, value) ? [forced] : [];
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
    const unknown = accountForCalls(value, runs, formatNamed(format));
    for (const [at, read] of runs.entries()) {
      const run =
        at > 0 || unknown.length === 0 ? read : { ...read, warnings: [...read.warnings, ...unknown] };
      const own = run.row === undefined ? hash : undefined;
      yield loadRun(
        run,
        value,
        runs.length === 1,
        { place: { ...place }, format, hash: own ?? sha256(jsonText(run.row ?? value)) },
        file,
        options,
      );
    }
  } catch (error) {
    yield { ...faultOf(error, value, claims), ...nameBroken(value, file, options), place: { ...place } };
  }
}

/** One run that a format read from a document. Throws RecordingError where the fields around it are unusable. */
function loadRun(
  run: Run,
  document: Json,
  isOnly: boolean,
  origin: Pick<LoadedRun, "place" | "format" | "hash">,
  file: MatchedFile,
  options: LoadOptions,
): LoadedRun | BrokenRun {
  const { fault, undecided: _, leftOut: __, ...content } = run;
  const row = run.row ?? document;
  const load = (): LoadedRun => ({
    ...withoutSettled({ ...content, ...nameRun(run, row, file, options) }),
    row,
    ...origin,
    document,
  });
  const runError = runErrorOfRun(run, document, isOnly);
  if (runError !== undefined) {
    const partial = unlessRefused(load);
    const name = partial === undefined ? nameBroken(row, file, options) : nameOf(partial);
    return { ...couldNotRun(runError), ...name, ...origin, ...(partial === undefined ? {} : { partial }) };
  }
  const loaded = load();
  return fault === undefined ? loaded : { error: fault, partial: loaded, ...nameOf(loaded), ...origin };
}

/** Why the agent could not run, as the recording, a failed answer of a provider or one that decided nothing records it. */
function runErrorOfRun({ row, fault, undecided }: Run, document: Json, isOnly: boolean): string | undefined {
  const recorded = runErrorOf(row ?? document) ?? runErrorIn(document, row === undefined);
  if (recorded !== undefined) return recorded;
  if (fault === undefined) return undecided ?? errorBeside(row ?? document);
  if (fault.startsWith(COULD_NOT_RUN)) return fault.slice(COULD_NOT_RUN.length);
  return providerFault(fault, row ?? (isOnly ? document : null));
}

/** The error that a row has beside the messages of its run. */
function errorBeside(row: Json): string | undefined {
  if (!isObject(row) || !Array.isArray(row.messages)) return undefined;
  const { error = null } = row;
  const text = isObject(error) ? error.message : error;
  return isString(text) && text.trim() !== "" ? shorten(text.trim(), limits.shownText) : undefined;
}

/** What a document says of all of its runs that they could not run; of the one run of a whole list any element may say it. */
function runErrorIn(document: Json, isOneRun: boolean): string | undefined {
  if (!Array.isArray(document)) return runErrorOf(document);
  const saying = isOneRun ? document.find(saysItCouldNotRun) : undefined;
  return saying === undefined ? undefined : runErrorOf(saying);
}

type Fault = Pick<BrokenRun, "error" | "couldNotRun" | "isClaimed" | "isBystander" | "unknown">;

function couldNotRun(reason: string): Fault {
  return { error: COULD_NOT_RUN + reason, couldNotRun: true, isClaimed: true };
}

/** Why a document cannot be read. That the agent could not run stands before whatever else is wrong. */
function faultOf(error: unknown, value: Json, claims: readonly Format[]): Fault {
  if (error instanceof RefusedAgentError) return { error: faultText(error), isClaimed: true };
  try {
    const isRun =
      claims.length > 0 ||
      isErrorAlone(value) ||
      exchangesIn(value) !== undefined ||
      readIdentity(value).caseId !== undefined;
    const runError = runErrorIn(value, true) ?? (isRun ? providerFault("", value) : undefined);
    if (runError !== undefined) return couldNotRun(runError);
  } catch (other) {
    return { error: faultText(other), isClaimed: true };
  }
  return {
    error: faultText(error),
    ...(error instanceof UnknownShapeError ? { unknown: value } : {}),
    ...(claims.length > 0 ? { isClaimed: true } : isBystander(value) ? { isBystander: true } : {}),
  };
}

/** The run; undefined where it cannot be read. */
function unlessRefused(load: () => LoadedRun): LoadedRun | undefined {
  try {
    return load();
  } catch (error) {
    if (error instanceof RecordingError) return undefined;
    throw error;
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
  const caseId = (capturedCase ?? stated.caseId ?? own.caseId)?.normalize("NFC");
  const trial = (capturedTrial ?? stated.trial ?? own.trial)?.normalize("NFC");
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

/** How recordings are to be read, as a user states it. What is wrong with it goes to `problems`. */
export function loadOptions(
  stated: { format?: string | undefined; caseField?: string | undefined },
  problems: Problem[],
): LoadOptions {
  return {
    format: readFormat(stated.format, problems),
    caseField: readCaseField(stated.caseField, problems),
    folders: new RecordedFolders(),
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
