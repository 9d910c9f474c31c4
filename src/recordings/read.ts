import { isObject, type Json } from "../json/json.ts";
import { didYouMean, RecordingError } from "../problems.ts";
import type { Format } from "./format.ts";
import { formats } from "./formats/index.ts";
import { plain } from "./formats/plain.ts";
import { refusalOf } from "./refused.ts";
import type { Run } from "./run.ts";
import { isTextsOnly } from "./texts-only.ts";

/** No format claims the document, and nobody knows what it is. */
export class UnknownShapeError extends RecordingError {}

export interface ReadDocument {
  format: string;
  runs: Run[];
}

/**
 * The formats that claim the document: none when it is unknown, several when the user must say which. A format whose shape
 * another claimant refines gives way to it.
 */
export function claimants(document: Json): Format[] {
  const all = formats.filter((format) => format.detect(document));
  // Who sees more than texts in it knows better.
  const detected = all.length > 1 && isTextsOnly(document) ? all.filter(({ id }) => id !== plain.id) : all;
  if (detected.length < 2) return detected;
  const refined = new Set(detected.flatMap(({ refines = [] }) => refines));
  return detected.filter(({ id }) => !refined.has(id));
}

/** The format of that name. Throws RecordingError naming the known ones when there is none. */
export function formatNamed(id: string): Format {
  const format = formats.find((one) => one.id === id);
  if (format !== undefined) return format;
  const known = formats.map((one) => one.id).sort();
  throw new RecordingError(`unknown format "${id}".${didYouMean(id, known)} Known: ${known.join(", ")}`);
}

/**
 * Reads the runs of one document by the one format that claims it; a format that the user names claims whatever it is given.
 * Throws RecordingError when no format or more than one claims it, or when the claimant cannot read it.
 */
export function readDocument(
  document: Json,
  [first, ...others]: readonly Format[] = claimants(document),
): ReadDocument {
  if (first === undefined) throw unknownShape(document);
  if (others.length === 0) return { format: first.id, runs: first.read(document) };
  const names = [first, ...others].map(({ id }) => id);
  throw new RecordingError(
    `looks like ${names.join(" and like ")}; say which with --format ${names.join(" or --format ")}`,
  );
}

function unknownShape(document: Json): RecordingError {
  const refusal = refusalOf(document);
  if (refusal !== undefined) return new RecordingError(`unknown shape: ${refusal}`);
  return new UnknownShapeError(unknownText(document, ': "rungate inspect" says which come near'));
}

/** What is said of a document that no format claims; `more` is where to learn more of it. */
export function unknownText(document: Json, more: string): string {
  return `unknown shape: ${shapeOf(document)}. No format claims it${more}. The simplest form is {case, toolCalls: [{name, arguments}]}`;
}

/** A few words on what a document is, such as "an object with keys a, b". */
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
