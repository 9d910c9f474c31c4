/**
 * A parsed JSON value. Integers that a double cannot hold are bigint, so that
 * 9007199254740993 and 9007199254740992 stay different.
 */
export type Json = null | boolean | number | bigint | string | Json[] | JsonObject;

/** A JSON object. Any key may occur, `__proto__` too: look up untrusted keys with `member`. */
export interface JsonObject {
  [key: string]: Json;
}

/** Whether a value is an object with keys: no list, no null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is text. */
export function isString(value: unknown): value is string {
  return typeof value === "string";
}

/** The value when it is text, else no text. Unlike String it never calls the `toString` that an untrusted object may have. */
export function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

/** The record's own value under `key`, never one inherited from Object.prototype. */
export function member<Value>(object: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** The value as a list: itself when it is one, else empty. */
export function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** The objects of a list; anything else in it is left out. */
export function objectsOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/**
 * How deep lists and objects nest: 0 for a scalar, 1 for `[]`. Stops counting just above `atMost`.
 * Works without recursion, so that hostile depth cannot exhaust the stack.
 */
export function depthOf(value: Json, atMost: number): number {
  let depth = 0;
  let level = isContainer(value) ? [value] : [];
  while (level.length > 0 && depth <= atMost) {
    depth += 1;
    const next: typeof level = [];
    for (const item of level)
      for (const child of Object.values(item)) if (isContainer(child)) next.push(child);
    level = next;
  }
  return depth;
}

function isContainer(value: Json): value is Json[] | JsonObject {
  return typeof value === "object" && value !== null;
}
