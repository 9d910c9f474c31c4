import { isObject, type Json, type JsonObject } from "../json/json.ts";
import { limits } from "../limits.ts";
import type { Format } from "./format.ts";

/** Keys whose value says what kind of thing an object is; in OTLP JSON `key` names an attribute. */
export const KIND_KEYS = new Set(["type", "role", "object", "event", "method", "key"]);

/** What a document has, and lacks, of the marks of one format. */
export interface Candidate {
  format: string;
  looksFor: string;
  has: string[];
  lacks: string[];
}

/**
 * How near a document comes to a format: of the ways in which documents of that format look the one that it has most of.
 */
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

/** The formats that a document has at least half the marks of, the nearest first. */
export function nearestFormats(formats: readonly Format[], document: Json): Candidate[] {
  const words = wordsIn(document);
  return formats
    .map((format) => compareMarks(format, words))
    .filter((candidate) => share(candidate) >= 0.5)
    .sort(byNearness);
}

/** Every key of a document, and every word that says what kind of thing an object is; of a huge document those of its beginning. */
export function wordsIn(document: Json): Set<string> {
  const words = new Set<string>();
  const values: Json[] = [document];
  // The list grows while it is walked: level by level, and without recursion.
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
