import { isObject, isString, type Json, type JsonObject, objectOf, objectsOf } from "../../core/json.ts";

/** A shape that is often mistaken for a recording. */
export interface RefusedShape {
  /** Completes "no recording but ...". */
  title: string;
  reason: string;
  /** Tests a document, or all items of a list. */
  is(documents: readonly JsonObject[]): boolean;
  /** `bystander`: a file that often lies beside recordings. `error`: the remains of a failed run. */
  kind?: "bystander" | "error";
}

/** Space-separated keys, or a test. */
type Mark = string | ((object: JsonObject) => boolean);

const LISTS =
  "data rows objects calls runs spans events traces Traces results completion history activities".split(" ");

/** Creates a shape that every document of a list must match. */
export function each(title: string, reason: string, mark: Mark, kind?: RefusedShape["kind"]): RefusedShape {
  const is = (documents: readonly JsonObject[]) => documents.every(testOf(mark));
  return { title, reason, is, ...(kind === undefined ? {} : { kind }) };
}

/** Creates a shape that every row must match, at the top or in a list of a single document. */
export function rows(title: string, reason: string, mark: Mark): RefusedShape {
  return { title, reason, is: (documents) => lists(documents).some((list) => list.every(testOf(mark))) };
}

/** Creates a shape that any event identifies, because other producers' events may look alike. */
export function events(title: string, reason: string, mark: Mark): RefusedShape {
  return { title, reason, is: (documents) => lists(documents).some((list) => list.some(testOf(mark))) };
}

/** Returns the first shape that matches a document or all items of a list. */
export function shapeOf(shapes: readonly RefusedShape[], document: Json): RefusedShape | undefined {
  const documents = Array.isArray(document) ? document : [document];
  if (documents.length === 0 || !documents.every(isObject)) return undefined;
  return shapes.find(({ is }) => is(documents));
}

export function refusalText({ title, reason }: RefusedShape): string {
  return `this is no recording but ${title}: ${reason}`;
}

export function has(object: JsonObject, ...keys: readonly string[]): boolean {
  return keys.every((key) => key in object);
}

export function hasOneOf(object: JsonObject, ...keys: readonly string[]): boolean {
  return keys.some((key) => key in object);
}

/** Returns the object at a path of keys, or an empty object. */
export function below(value: Json | undefined, ...path: readonly string[]): JsonObject {
  const held = path.reduce<Json | undefined>(
    (object, key) => (isObject(object) ? object[key] : undefined),
    value,
  );
  return objectOf(held);
}

export function startsWith(value: Json | undefined, ...beginnings: readonly string[]): boolean {
  return isString(value) && beginnings.some((beginning) => value.startsWith(beginning));
}

function testOf(mark: Mark): (object: JsonObject) => boolean {
  return isString(mark) ? (object) => has(object, ...mark.split(" ")) : mark;
}

function lists(documents: readonly JsonObject[]): (readonly JsonObject[])[] {
  const [only, ...more] = documents;
  const inner = only === undefined || more.length > 0 ? [] : LISTS.map((key) => objectsOf(only[key]));
  return [documents, ...inner].filter((list) => list.length > 0);
}
