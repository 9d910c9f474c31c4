import { isObject, isString, type Json, type JsonObject, objectsOf } from "../base/json.ts";

/** A shape that people take for a recording, and that is none. */
export interface RefusedShape {
  /** What it is, completing "no recording but ...". */
  title: string;
  /** Why it cannot be scored, and what to do. */
  reason: string;
  /** Whether the document is that, or all that a list holds. */
  is(documents: readonly JsonObject[]): boolean;
  /** `bystander`: it often lies beside recordings, and is not meant for one. `error`: it is what a failed run left. */
  kind?: "bystander" | "error";
}

/** What tells such a shape: keys that it has, with spaces between them, or a test. */
type Mark = string | ((object: JsonObject) => boolean);

/** Lists in which platforms hand out rows, one for each span, call or event. */
const LISTS =
  "data rows objects calls runs spans events traces Traces results completion history activities".split(" ");

/** Makes a shape that every document of a list has. */
export function each(title: string, reason: string, mark: Mark, kind?: RefusedShape["kind"]): RefusedShape {
  const is = (documents: readonly JsonObject[]) => documents.every(testOf(mark));
  return { title, reason, is, ...(kind === undefined ? {} : { kind }) };
}

/** Makes a shape that every row has, of the documents or of a list inside the only one. */
export function rows(title: string, reason: string, mark: Mark): RefusedShape {
  return { title, reason, is: (documents) => lists(documents).some((list) => list.every(testOf(mark))) };
}

/** Makes a shape of which one event tells whose it is; the others may be like those of other producers. */
export function events(title: string, reason: string, mark: Mark): RefusedShape {
  return { title, reason, is: (documents) => lists(documents).some((list) => list.some(testOf(mark))) };
}

/** The shape of a document, or of all that a list holds, among these. */
export function shapeOf(shapes: readonly RefusedShape[], document: Json): RefusedShape | undefined {
  const documents = Array.isArray(document) ? document : [document];
  if (documents.length === 0 || !documents.every(isObject)) return undefined;
  return shapes.find(({ is }) => is(documents));
}

/** What a document is, why it cannot be scored, and what to do. */
export function refusalText({ title, reason }: RefusedShape): string {
  return `this is no recording but ${title}: ${reason}`;
}

/** True for an object that has all of these keys. */
export function has(object: JsonObject, ...keys: readonly string[]): boolean {
  return keys.every((key) => key in object);
}

/** True for an object that has one of these keys. */
export function hasOneOf(object: JsonObject, ...keys: readonly string[]): boolean {
  return keys.some((key) => key in object);
}

/** The object at a path of keys; an empty one where there is none. */
export function below(value: Json | undefined, ...path: readonly string[]): JsonObject {
  const held = path.reduce<Json | undefined>((one, key) => (isObject(one) ? one[key] : undefined), value);
  return isObject(held) ? held : {};
}

/** True for a text that begins in one of these ways. */
export function startsWith(value: Json | undefined, ...beginnings: readonly string[]): boolean {
  return isString(value) && beginnings.some((beginning) => value.startsWith(beginning));
}

function testOf(mark: Mark): (object: JsonObject) => boolean {
  return isString(mark) ? (object) => has(object, ...mark.split(" ")) : mark;
}

function lists(documents: readonly JsonObject[]): (readonly JsonObject[])[] {
  const [only, ...others] = documents;
  const inner = only === undefined || others.length > 0 ? [] : LISTS.map((key) => objectsOf(only[key]));
  return [documents, ...inner].filter((list) => list.length > 0);
}
