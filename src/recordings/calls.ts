import { isObject, type Json, type JsonObject } from "../json/json.ts";
import { RecordingError } from "../problems.ts";

const CALL_LIKE = /tool|function|call/i;

/**
 * True for a part or chunk of an unknown type that seems to hold a call or its result, so that it must not be passed over.
 * What Mastra and the AI SDK send as `data-…` never does.
 */
export function mayHoldCall(part: JsonObject): boolean {
  const { type } = part;
  if (typeof type !== "string") return true;
  return !type.startsWith("data-") && [type, ...Object.keys(part)].some((word) => CALL_LIKE.test(word));
}

/**
 * The objects in a field that lists them: none when it is absent or null. Throws RecordingError for anything else, since a
 * call that is passed over would be scored as a call not made.
 */
export function listedObjects(field: Json | undefined, name: string): JsonObject[] {
  if (field === undefined || field === null) return [];
  if (Array.isArray(field) && field.every(isObject)) return field;
  throw new RecordingError(`${name} is not a list of objects`);
}

/** The id of a call as text; undefined when there is none. */
export function callId(id: Json | undefined): string | undefined {
  if (typeof id === "string") return id === "" ? undefined : id;
  return typeof id === "number" || typeof id === "bigint" ? String(id) : undefined;
}
