import { isObject, isString, type Json, type JsonObject, member } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";

/**
 * A field under its camelCase name, as REST and api_server write it, or under its snake_case one, as Python dumps
 * have it. Undefined when it is absent or null.
 */
export function field(object: JsonObject, name: string): Json | undefined {
  return member(object, name) ?? member(object, snakeCase(name)) ?? undefined;
}

/** The object in a field; undefined when there is none. */
export function objectIn(object: JsonObject, name: string): JsonObject | undefined {
  const value = field(object, name);
  return isObject(value) ? value : undefined;
}

/**
 * The objects that a list in a field holds: none when it is absent or null. Throws RecordingError for anything
 * else, since a call that is passed over would be scored as a call not made.
 */
export function objectsIn(object: JsonObject, name: string): JsonObject[] {
  const value = field(object, name);
  if (value === undefined) return [];
  if (Array.isArray(value) && value.every(isObject)) return value;
  throw new RecordingError(`${name} is not a list of objects`);
}

/** The text in a field; undefined when there is none or it is empty. */
export function textIn(object: JsonObject, name: string): string | undefined {
  const value = field(object, name);
  return isString(value) && value !== "" ? value : undefined;
}

export function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Of the names that the readers ask for, which are few. */
const snakeCased = new Map<string, string>();

function snakeCase(name: string): string {
  let written = snakeCased.get(name);
  if (written === undefined) {
    written = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    snakeCased.set(name, written);
  }
  return written;
}
