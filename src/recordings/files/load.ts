import { basename } from "node:path";
import { defined, isObject, isString, type Json, jsonText, sha256 } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { RecordingError } from "../../core/problems.ts";
import { shorten } from "../../core/text.ts";
import { accountForCalls } from "../account.ts";
import { claimants, claims, formatNamed, readDocument, UnknownShapeError } from "../detect.ts";
import type { Format } from "../format.ts";
import { type NameCase, publicName } from "../reading/case-from-input.ts";
import { exchangesIn } from "../reading/exchanges.ts";
import { providerFault } from "../reading/provider-faults.ts";
import { readEnvelope, readIdentity, runErrorOf, saysItCouldNotRun } from "../reading/recording-fields.ts";
import { withoutSettled } from "../reading/usage.ts";
import { isBystander, isErrorAlone, refusalOf } from "../refused/not-recordings.ts";
import { RefusedAgentError } from "../refused/refused-agents.ts";
import {
  type BrokenRun,
  type CaseRun,
  COULD_NOT_RUN,
  type LoadedRun,
  type Run,
  type RunPlace,
} from "../run.ts";
import { Allowance } from "./allowance.ts";
import { documentsOf } from "./documents.ts";
import type { FileDocument } from "./file-document.ts";
import type { MatchedFile } from "./find.ts";
import { identifyResults } from "./identify-results.ts";
import { RecordedFolders } from "./recorded-folders.ts";
import { areNamedRuns, foldFaults, isRefusedAsOne, joinRows, partsOf, type RowReading } from "./rows.ts";

const NO_CASE =
  'no case id, and its file has several runs: capture it with {case} in the pattern, name its field with case-field, write case-field: input to name it after what the user asked, or write a field "case"';

/** Returns the run if its case is known, else a broken run with the reason. */
export function ofCase(run: LoadedRun | BrokenRun): (LoadedRun & CaseRun) | BrokenRun {
  if ("error" in run || hasCase(run)) return run;
  const { format, hash, place, keys } = run;
  return { error: NO_CASE, tags: {}, format, hash, place, keys };
}

function hasCase(run: LoadedRun): run is LoadedRun & CaseRun {
  return run.caseId !== undefined;
}

export interface LoadOptions {
  /** The user's format. Absent: detected from the content. */
  format?: Format | undefined;
  /** The steps of the JSON pointer to the case id. */
  caseField?: readonly string[] | undefined;
  /** Names cases after what the user asked, in place of ids. */
  nameCase?: NameCase | undefined;
  /** Rules for texts that no case name may show. */
  redact?: readonly string[];
  /** Absent: the folders of this file alone. */
  folders?: RecordedFolders;
}

/**
 * Yields a file's runs one at a time to save memory, and a broken run per reason for unreadable parts. A single unnamed run gets the
 * file's stem as its case. Throws ConfigurationError beyond the allowance.
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
  const identify = identifyResults(file);
  const reading = readingBy(options);
  for (const document of joinRows(
    documentsOf(file.path, { documentBytes, onBytes }),
    reading,
    documentBytes,
  )) {
    for (const run of readRuns(document, file, options, reading)) {
      allowance.takeRuns(1, file.name);
      run.place.index = index;
      identify(run);
      index += 1;
      if (keys === undefined && "keys" in document && isRecording(run)) {
        keys = document.keys;
        run.keys = keys;
      }
      if (unnamedFirst !== undefined) yield unnamedFirst;
      unnamedFirst = undefined;
      const isNamedElsewhere = options.caseField !== undefined || options.nameCase !== undefined;
      if (index === 1 && run.caseId === undefined && !isNamedElsewhere) unnamedFirst = run;
      else yield run;
    }
  }
  if (unnamedFirst !== undefined) yield { ...unnamedFirst, caseId: stemOf(file) };
}

/** Secrets in other matched files are not reported. */
function isRecording(run: LoadedRun | BrokenRun): boolean {
  return !("error" in run) || run.isClaimed === true || run.partial !== undefined;
}

/** Returns the name of a file without its ending. It is the case of a run that has no other name. */
export function stemOf({ path }: MatchedFile): string {
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
  const place = { file: file.name, index: 0, ...defined({ line: document.line }) };
  if ("fault" in document) {
    const { fault, column } = document;
    yield { error: fault, ...nameBroken(null, file, options), place: { ...place, ...defined({ column }) } };
    return;
  }
  const completed = completedOrFault(document, file, options);
  if ("error" in completed) {
    yield { ...completed, ...nameBroken(document.value, file, options), place: { ...place } };
    return;
  }
  const { value, hash } = completed;
  // Every format may have to examine and report each element.
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
    return { ...couldNotRun(runError), ...name, ...origin, ...defined({ partial }) };
  }
  const loaded = load();
  return fault === undefined ? loaded : { error: fault, partial: loaded, ...nameOf(loaded), ...origin };
}

/** From the recording itself, a provider's failed answer, or an answer that decided nothing. */
function runErrorOfRun({ row, fault, undecided }: Run, document: Json, isOnly: boolean): string | undefined {
  const recorded = runErrorOf(row ?? document) ?? runErrorIn(document, row === undefined);
  if (recorded !== undefined) return recorded;
  if (fault === undefined) return undecided ?? errorBeside(row ?? document);
  if (fault.startsWith(COULD_NOT_RUN)) return fault.slice(COULD_NOT_RUN.length);
  return providerFault(fault, row ?? (isOnly ? document : null));
}

function errorBeside(row: Json): string | undefined {
  if (!isObject(row) || !Array.isArray(row.messages)) return undefined;
  const { error = null } = row;
  const text = isObject(error) ? error.message : error;
  return isString(text) && text.trim() !== "" ? shorten(text.trim(), limits.shownText) : undefined;
}

/** Any element of a list may hold the error if the list is a single run. */
function runErrorIn(document: Json, isOneRun: boolean): string | undefined {
  if (!Array.isArray(document)) return runErrorOf(document);
  const saying = isOneRun ? document.find(saysItCouldNotRun) : undefined;
  return saying === undefined ? undefined : runErrorOf(saying);
}

type Fault = Pick<BrokenRun, "error" | "couldNotRun" | "isClaimed" | "isBystander" | "unknown">;

function couldNotRun(reason: string): Fault {
  return { error: COULD_NOT_RUN + reason, couldNotRun: true, isClaimed: true };
}

/** A run error takes precedence over other faults. */
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

function unlessRefused(load: () => LoadedRun): LoadedRun | undefined {
  try {
    return load();
  } catch (error) {
    if (error instanceof RecordingError) return undefined;
    throw error;
  }
}

/** The path takes precedence over the fields around the run, and these over the format. */
function nameRun(
  run: Run,
  row: Json,
  { captures }: MatchedFile,
  { caseField, nameCase, redact = [] }: LoadOptions,
) {
  const isNamedByPath = captures.case !== undefined;
  const { trial, tags, ...fields } = readEnvelope(row, isNamedByPath ? undefined : caseField);
  const caseId = isNamedByPath || nameCase === undefined ? fields.caseId : nameCase({ ...run, ...fields });
  const { caseId: _, ...rest } = fields;
  const own =
    run.isNamedByInput && run.caseId !== undefined
      ? { ...run, caseId: publicName(run.caseId, run, redact) }
      : run;
  const name = identify(captures, { caseId, trial, tags }, own);
  if (isTooLong(name)) {
    throw new RecordingError(
      `a case id, trial or tag of more than ${limits.name} characters, the most that are read: name it shorter`,
    );
  }
  return { ...rest, ...name };
}

function isTooLong({ caseId = "", trial = "", tags }: RunName): boolean {
  return [caseId, trial, ...Object.entries(tags).flat()].some(({ length }) => length > limits.name);
}

function nameBroken(row: Json, { captures }: MatchedFile, { caseField }: LoadOptions): RunName {
  const name = identify(captures, readIdentity(row, caseField), { tags: {} });
  return isTooLong(name) ? identify(captures, { tags: {} }, { tags: {} }) : name;
}

function identify(
  { case: capturedCase, trial: capturedTrial, ...capturedTags }: Record<string, string>,
  fields: StatedIdentity,
  own: StatedIdentity,
): RunName {
  const caseId = (capturedCase ?? fields.caseId ?? own.caseId)?.normalize("NFC");
  const trial = (capturedTrial ?? fields.trial ?? own.trial)?.normalize("NFC");
  return { ...defined({ caseId, trial }), tags: { ...own.tags, ...fields.tags, ...capturedTags } };
}

interface StatedIdentity {
  caseId?: string | undefined;
  trial?: string | undefined;
  tags: Record<string, string>;
}

type RunName = Pick<Run, "caseId" | "trial" | "tags">;

function nameOf({ caseId, trial, tags }: RunName): RunName {
  return { ...defined({ caseId, trial }), tags };
}

function faultText(error: unknown): string {
  if (error instanceof RecordingError) return error.message;
  if (error instanceof RangeError) return `nests deeper than ${limits.nesting} levels`;
  throw error;
}
