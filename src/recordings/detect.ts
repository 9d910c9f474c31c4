import { isObject, type Json, type JsonObject } from "../core/json.ts";
import { limits } from "../core/limits.ts";
import { didYouMean, RecordingError } from "../core/problems.ts";
import type { Format } from "./format.ts";
import { formats } from "./formats/index.ts";
import { plain } from "./formats/plain.ts";
import { results } from "./formats/results/results.ts";
import { outlinedFormat } from "./outline.ts";
import { pairUp } from "./reading/exchanges.ts";
import { isTextsOnly } from "./reading/texts-only.ts";
import { refusalOf } from "./refused/not-recordings.ts";
import { refusingFormat } from "./refused/refused-agents.ts";
import type { Run } from "./run.ts";

/** No format claims the document, and no refusal names it. */
export class UnknownShapeError extends RecordingError {}

export interface ReadDocument {
  format: string;
  runs: Run[];
}

/**
 * Returns the formats that claim a document: none if unknown, several if the user must choose. A format gives way to its refinements. For
 * an unread agent's log, returns the format that refuses it.
 */
export function claimants(document: Json): Format[] {
  const outlined = outlinedFormat(document);
  return outlined === undefined ? claimantsAmongAll(document) : [formatNamed(outlined)];
}

function claimantsAmongAll(document: Json): Format[] {
  const refusing = refusingFormat(document);
  if (refusing !== undefined) return [refusing];
  const paired = pairUp(document);
  const sure = formats.filter((format) => format.detect(paired));
  const loose = sure.length === 0 ? pairUp(document, true) : document;
  const all = loose === document ? sure : formats.filter((format) => format.detect(loose));
  const detected = all.length > 1 ? withoutLesser(all, document) : all;
  if (detected.length < 2) return detected;
  const refined = new Set(detected.flatMap(({ refines = [] }) => refines));
  return detected.filter(({ id }) => !refined.has(id));
}

/** Of texts alone a result says more, and of anything else less. */
function withoutLesser(all: readonly Format[], document: Json): Format[] {
  const more = isTextsOnly(document) ? all.filter(({ id }) => id !== plain.id) : all;
  return more.length > 1 ? more.filter(({ id }) => id !== results.id) : [...more];
}

/** Returns true if a format claims a document, as it is or as a gateway's log row. */
export function claims(format: Format, document: Json): boolean {
  return format.detect(pairUp(document)) || format.detect(pairUp(document, true));
}

/** Returns the format with that id. Throws RecordingError with the known ids if there is none. */
export function formatNamed(id: string): Format {
  const format = formats.find((format) => format.id === id);
  if (format !== undefined) return format;
  const ids = formats.map((format) => format.id).sort();
  throw new RecordingError(`unknown format "${id}".${didYouMean(id, ids)} Known: ${ids.join(", ")}`);
}

/** Reads a document with its only claimant or the user's format. Throws RecordingError for no or several claimants. */
export function readDocument(
  document: Json,
  [first, ...more]: readonly Format[] = claimants(document),
): ReadDocument {
  if (first === undefined) throw unknownShape(document);
  if (more.length === 0) return { format: first.id, runs: first.read(readable(first, document)) };
  const names = [first, ...more].map(({ id }) => id);
  throw new RecordingError(
    `looks like ${names.join(" and like ")}; say which with --format ${names.join(" or --format ")}`,
  );
}

function readable(format: Format, document: Json): Json {
  const paired = pairUp(document);
  const loose = pairUp(document, true);
  return loose !== document && !format.detect(paired) && format.detect(loose) ? loose : paired;
}

function unknownShape(document: Json): RecordingError {
  const refusal = refusalOf(document);
  if (refusal !== undefined) return new RecordingError(refusal);
  return new UnknownShapeError(
    `unknown shape: ${shapeOf(document)}. No format claims it${INSPECT_HINT}. The simplest form is {case, toolCalls: [{name, arguments}]}`,
  );
}

export const INSPECT_HINT = ': "rungate inspect" says which come near';

/** Example: "an object with keys a, b". */
function shapeOf(document: Json): string {
  if (!Array.isArray(document)) return kindOf(document);
  const [first] = document;
  return first === undefined ? "an empty list" : `a list of ${document.length}, the first ${kindOf(first)}`;
}

function kindOf(value: Json): string {
  if (Array.isArray(value)) return "a list";
  if (!isObject(value)) return value === null ? "null" : `a ${typeof value}`;
  const keys = Object.keys(value).sort();
  if (keys.length === 0) return "an object without keys";
  return `an object with keys ${keys.slice(0, 8).join(", ")}${keys.length > 8 ? ", …" : ""}`;
}

/** Keys whose value shows an object's kind; in OTLP JSON `key` names an attribute. */
const KIND_KEYS = new Set(["type", "role", "object", "event", "method", "key"]);

export interface Candidate {
  format: string;
  looksFor: string;
  has: string[];
  lacks: string[];
}

/** Returns the marks of the format's variant that is nearest to the document. */
export function compareMarks({ id, looksFor, marks }: Format, words: ReadonlySet<string>): Candidate {
  const compared = marks.map((way) => ({
    format: id,
    looksFor,
    has: way.filter((mark) => words.has(mark)),
    lacks: way.filter((mark) => !words.has(mark)),
  }));
  const [nearest = { format: id, looksFor, has: [], lacks: [] }] = compared.sort(byNearness);
  return nearest;
}

/** Returns the formats with at least half of their marks in the document, the nearest first. */
export function nearestFormats(formats: readonly Format[], document: Json): Candidate[] {
  const words = wordsIn(document);
  return formats
    .map((format) => compareMarks(format, words))
    .filter((candidate) => share(candidate) >= 0.5)
    .sort(byNearness);
}

/** Returns all keys and kinds of a document; of a huge document those of its beginning. */
export function wordsIn(document: Json): Set<string> {
  const words = new Set<string>();
  const values: Json[] = [document];
  // Breadth-first without recursion: the list grows during the loop.
  for (const value of values) {
    if (isObject(value)) for (const word of wordsOf(value)) words.add(word);
    if (typeof value !== "object" || value === null) continue;
    for (const item of Object.values(value)) {
      if (values.length < limits.valuesSearched) values.push(item);
    }
  }
  return words;
}

function wordsOf(object: JsonObject): string[] {
  const kinds = Object.entries(object).flatMap(([key, value]) =>
    KIND_KEYS.has(key) && typeof value === "string" ? value : [],
  );
  return [...Object.keys(object), ...kinds];
}

function byNearness(a: Candidate, b: Candidate): number {
  return share(b) - share(a) || b.has.length - a.has.length;
}

function share({ has, lacks }: Candidate): number {
  return has.length / (has.length + lacks.length);
}
