import * as crypto from "node:crypto";
import { shorten } from "./text.ts";

/** A parsed JSON value. Integers that a double cannot hold are bigint: 9007199254740993 differs from 9007199254740992. */
export type Json = null | boolean | number | bigint | string | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

/** Narrows a value to an object that is not a list or null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isString(value: unknown): value is string {
  return typeof value === "string";
}

/** Returns the value if it is text, else "". Unlike String, it never calls `toString` of an untrusted object. */
export function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

/** Returns the record's own value under `key`, never one inherited from Object.prototype. */
export function member<Value>(object: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

export function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** Returns ": " and up to 200 characters of an object's `error.message`, or "" when it is not text. */
export function errorText({ error }: JsonObject): string {
  const { message } = objectOf(error);
  return isString(message) ? `: ${message.slice(0, 200)}` : "";
}

/** Returns true for an empty list, null and undefined. */
export function isEmpty(value: Json | undefined): boolean {
  return Array.isArray(value) ? value.length === 0 : (value ?? null) === null;
}

/** JSON, or an object of a type of ours that is written as JSON. Fields that are undefined are not written. */
export type JsonLike = Json | object;

export function defined<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  const present: { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } = {};
  for (const key in fields) {
    const value = fields[key];
    if (value !== undefined) present[key] = value as Exclude<Fields[typeof key], undefined>;
  }
  return present;
}

/** Returns the objects of a list. Other elements are left out. */
export function objectsOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Returns how deep lists and objects nest (0 for a scalar), up to just above `atMost`. Not recursive, as hostile depth would overflow. */
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

/** Returns the approximate JSON length of a value in characters, counting to just above `atMost`. Not recursive. */
export function sizeOf(value: Json, atMost: number): number {
  let size = 0;
  const left: Json[] = [value];
  while (left.length > 0 && size <= atMost) {
    const item = left.pop() ?? null;
    if (Array.isArray(item)) {
      size += item.length;
      if (size <= atMost) left.push(...item);
    } else if (isObject(item)) {
      for (const [key, child] of Object.entries(item)) {
        size += key.length + 1;
        left.push(child);
      }
    } else {
      size += String(item).length;
    }
  }
  return size;
}

/** Returns the steps of a JSON pointer (RFC 6901), or undefined for invalid text. */
export function pointerSteps(pointer: string): string[] | undefined {
  if (pointer === "") return [];
  if (!pointer.startsWith("/")) return undefined;
  return pointer
    .slice(1)
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Returns the value at the steps of a JSON pointer. */
export function followPointer(document: Json, steps: readonly string[]): Json | undefined {
  let value: Json | undefined = document;
  for (const step of steps) {
    if (Array.isArray(value)) value = /^(?:0|[1-9]\d*)$/.test(step) ? value[Number(step)] : undefined;
    else value = isObject(value) ? member(value, step) : undefined;
    if (value === undefined) return undefined;
  }
  return value;
}

/** Returns a scalar as text, and "" for null, lists and objects: `String` would call an object's own `toString`. */
export function scalarText(value: Json | undefined): string {
  return typeof value === "object" ? "" : String(value ?? "");
}

/** Returns true if a text begins like JSON and contains a key. The text may be invalid JSON. */
export function hasKeys(text: string): boolean {
  return /^\s*["{[]/.test(text) && /"\s*:/.test(text);
}

/** Returns `sha256:` and the digest of the canonical JSON, so that equal values have equal fingerprints. */
export function fingerprint(value: JsonLike): string {
  return sha256(canonicalJson(value));
}

/** Returns `sha256:` and the digest of the contents, one after another. */
export function sha256(...contents: readonly (Buffer | string)[]): string {
  const [content = ""] = contents;
  // Where Node has it, one call takes half the time for short texts.
  if (crypto.hash !== undefined && contents.length === 1) return `sha256:${crypto.hash("sha256", content)}`;
  if (crypto.hash !== undefined && contents.every(isString) && fitScratch(contents)) {
    let length = 0;
    for (const text of contents) length += scratch.write(text, length);
    return `sha256:${crypto.hash("sha256", scratch.subarray(0, length))}`;
  }
  const hash = crypto.createHash("sha256");
  for (const content of contents) hash.update(content);
  return `sha256:${hash.digest("hex")}`;
}

/** Short texts are put together here, because a hash that takes them one by one is slow. */
const scratch = Buffer.allocUnsafeSlow(256 * 1024);
const MOST_BYTES_PER_CHARACTER = 3;

function fitScratch(texts: readonly string[]): boolean {
  let characters = 0;
  for (const { length } of texts) characters += length;
  return characters * MOST_BYTES_PER_CHARACTER <= scratch.length;
}

/** Replaces every string of a value in place. Not recursive, so that hostile depth cannot exhaust the stack. */
export function replaceStrings(value: Json, replace: (text: string) => Json): Json {
  const root: JsonObject = { value };
  const containers = [root];
  for (const container of containers) {
    for (const [key, item] of Object.entries(container)) {
      if (typeof item === "string") container[key] = replace(item);
      else if (typeof item === "object" && item !== null) containers.push(item as JsonObject);
    }
  }
  return root.value as Json;
}

/** Returns JSON equality: list order counts, key order does not, 1 = 1.0, "1" ≠ 1, missing ≠ null, integers of any size are exact. */
export function jsonEquals(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (isNumeric(a) && isNumeric(b)) {
    // biome-ignore lint/suspicious/noDoubleEquals: number == bigint is the exact mathematical comparison.
    return a == b;
  }
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => jsonEquals(item, b[i] as Json));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && jsonEquals(a[key] as Json, b[key] as Json))
  );
}

export function isNumeric(value: Json | undefined): value is number | bigint {
  return typeof value === "number" || typeof value === "bigint";
}

export interface RecordDifference {
  name: string;
  base: unknown;
  head: unknown;
}

/** Returns the names under which two records hold different values. A missing value counts as null. */
export function differences(
  head: Record<string, unknown>,
  base: Record<string, unknown>,
): RecordDifference[] {
  const names = [...new Set([...Object.keys(base), ...Object.keys(head)])].sort();
  return names
    .map((name) => ({ name, base: member(base, name) ?? null, head: member(head, name) ?? null }))
    .filter((entry) => canonicalJson(entry.base as Json) !== canonicalJson(entry.head as Json));
}

/** Returns JSON with sorted keys and without white space. Texts are equal exactly if the values are. `free` ignores the order of lists. */
export function canonicalJson(value: JsonLike, lists: "significant" | "free" = "significant"): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number") return canonicalNumber(value);
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => canonicalJson(item, lists));
    return `[${lists === "free" ? items.sort() : items}]`;
  }
  const fields = value as Readonly<Record<string, JsonLike | undefined>>;
  let members = "";
  for (const key of Object.keys(fields).sort()) {
    const member = fields[key];
    if (member === undefined) continue;
    members += `${members === "" ? "" : ","}${JSON.stringify(key)}:${canonicalJson(member, lists)}`;
  }
  return `{${members}}`;
}

function canonicalNumber(value: number): string {
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return BigInt(value).toString();
  return JSON.stringify(value);
}

/** Returns JSON text in the given key order, with bigint as digits. Parsing it gives an equal value. */
export function jsonText(value: JsonLike, indent: number | string = 0): string {
  const replaced: string[] = [];
  // A placeholder is a whole string value that contains \u0000. Values with \u0000 are replaced too, and keys end with a colon.
  const text = JSON.stringify(
    value,
    (_key, item) => (isKept(item) ? `\u0000${replaced.push(keptText(item)) - 1}\u0000` : item),
    indent,
  );
  return replaced.length === 0
    ? text
    : text.replace(/"\\u0000(\d+)\\u0000"(?!:)/g, (_all, at) => replaced[at] ?? "null");
}

function isKept(item: Json): item is bigint | number | string {
  if (typeof item === "number") return isRounded(item);
  return typeof item === "bigint" || (typeof item === "string" && item.includes("\u0000"));
}

/** A double whose shortest digits are a different integer when read again: 1.0000000080000002e17. */
function isRounded(value: number): boolean {
  const isWritten = Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < 1e21;
  return isWritten && BigInt(String(value)) !== BigInt(value);
}

/** A number with an exponent is read again as the nearest double. */
function keptText(item: bigint | number | string): string {
  return typeof item === "number" ? item.toExponential() : canonicalJson(item);
}

const SHOWN_TEXT = 60;

/** Returns a value as an error message shows it: scalars as they are, lists and objects by kind. */
export function shown(value: Json | undefined): string {
  if (value === undefined) return "nothing";
  if (typeof value === "string") return `"${shorten(value, SHOWN_TEXT)}"`;
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  return typeof value === "object" && value !== null ? "an object" : String(value);
}
