import { isObject, isString, type Json, type JsonObject, member, objectsOf } from "../../../json/json.ts";
import { limits } from "../../../limits.ts";
import { RecordingError } from "../../../problems.ts";
import { jsonIn } from "../../message-parts.ts";
import { type Message, readMessages } from "../../model-messages.ts";
import type { Speaker } from "../../run.ts";

/** Attributes by name, from OTLP's list of `{key, value}` or from an object. A key without a value is no attribute. */
export function attributesOf(source: Json | undefined): JsonObject {
  if (isObject(source)) return source;
  return Object.fromEntries(
    objectsOf(source).flatMap(({ key, value = null }) => {
      const read = anyValue(value, 0);
      return isString(key) && read !== undefined ? [[key, read] as const] : [];
    }),
  );
}

/** OTLP's AnyValue as JSON: `{stringValue}`, `{intValue}`, … (Python's protobuf: `string_value`). */
function anyValue(value: Json, depth: number): Json | undefined {
  if (depth > limits.nesting)
    throw new RecordingError(`attributes nest deeper than ${limits.nesting} levels`);
  if (!isObject(value)) return value ?? undefined;
  const [[kind, held] = []] = Object.entries(value);
  switch (kind?.replace(/_?value$/i, "")) {
    case "int":
      return wholeNumber(held);
    case "array":
      return valuesOf(held).flatMap((item) => anyValue(item, depth + 1) ?? []);
    case "kvlist":
      return Object.fromEntries(
        objectsOf(valuesOf(held)).map(({ key, value: item = null }) => {
          if (!isString(key)) throw new RecordingError("a key among the values of an attribute is no text");
          return [key, anyValue(item, depth + 1) ?? null];
        }),
      );
    default:
      return held ?? undefined;
  }
}

function valuesOf(list: Json | undefined): Json[] {
  return isObject(list) && Array.isArray(list.values) ? list.values : [];
}

/** Protobuf writes 64-bit integers as text. */
function wholeNumber(value: Json | undefined): Json | undefined {
  if (!isString(value) || !/^-?\d{1,40}$/.test(value)) return value;
  return Number.isSafeInteger(Number(value)) ? Number(value) : BigInt(value);
}

/**
 * What stands at a dotted path, however the writer nested it: `{"a.b": 1}`, `{a: {b: 1}}` and `{"a.b.0.c": 1}` all have
 * something at `a.b`; of the last it is `{"0.c": 1}`. Undefined for nothing and null.
 */
export function at(within: JsonObject, path: string): Json | undefined {
  const own = member(within, path) ?? undefined;
  if (own !== undefined) return own;
  for (let dot = path.indexOf("."); dot !== -1; dot = path.indexOf(".", dot + 1)) {
    const outer = member(within, path.slice(0, dot));
    const inner = isObject(outer) ? at(outer, path.slice(dot + 1)) : undefined;
    if (inner !== undefined) return inner;
  }
  return below(within, `${path}.`);
}

/** In order, so that those which begin alike stand together: a span may have very many, and is asked for many paths. */
const sortedKeys = new WeakMap<JsonObject, string[]>();

/** What stands under the keys with that prefix, without it. */
function below(within: JsonObject, prefix: string): Json | undefined {
  const keys = sortedKeys.get(within) ?? Object.keys(within).sort();
  sortedKeys.set(within, keys);
  const found: [string, Json][] = [];
  for (let next = firstFrom(keys, prefix); keys[next]?.startsWith(prefix); next += 1) {
    const key = keys[next] ?? "";
    const value = member(within, key) ?? null;
    if (value !== null) found.push([key.slice(prefix.length), value]);
  }
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** The place of the first of the sorted keys that does not come before a text. */
function firstFrom(keys: readonly string[], text: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first of the paths at which something stands. */
export function firstAt(within: JsonObject, ...paths: readonly string[]): Json | undefined {
  for (const path of paths) {
    const value = at(within, path);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The text at the first of the paths that has any. */
export function textAt(within: JsonObject, ...paths: readonly string[]): string | undefined {
  return paths.map((path) => at(within, path)).find((value) => isString(value) && value !== "") as
    | string
    | undefined;
}

/** The objects of a list, or of what `at` found of one that was written as `0.role`, `0.tool_calls.1.name`, … */
export function indexed(value: Json | undefined): JsonObject[] {
  return objectsOf(isObject(value) ? unflattened(value) : value);
}

/** An object whose keys are paths as the objects and lists that they lead to. */
function unflattened(flat: JsonObject, depth = 0): Json {
  if (depth > limits.nesting)
    throw new RecordingError(`attributes nest deeper than ${limits.nesting} levels`);
  const branches = new Map<string, { own?: Json; below: [string, Json][] }>();
  for (const [path, value] of Object.entries(flat)) {
    const dot = path.indexOf(".");
    const head = dot === -1 ? path : path.slice(0, dot);
    const branch = branches.get(head) ?? { below: [] };
    branches.set(head, branch);
    if (dot === -1) branch.own = value;
    else branch.below.push([path.slice(dot + 1), value]);
  }
  const entries = [...branches].map(([head, { own, below: inner }]) => {
    if (inner.length === 0) return [head, own ?? null] as const;
    return [
      head,
      unflattened({ ...(isObject(own) ? own : {}), ...Object.fromEntries(inner) }, depth + 1),
    ] as const;
  });
  if (!entries.every(([head]) => /^\d+$/.test(head))) return Object.fromEntries(entries);
  return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
}

/** Like `jsonIn`, of an attribute that holds lists or objects. Throws RecordingError when its text is cut off. */
export function wholeJsonIn(value: Json | undefined): Json | undefined {
  const held = jsonIn(value);
  if (!isString(held) || !/^\s*[[{]/.test(held)) return held;
  throw new RecordingError(
    "an attribute with messages or calls is cut off: raise OTEL_ATTRIBUTE_VALUE_LENGTH_LIMIT where the run is recorded",
  );
}

/**
 * The messages in an attribute: JSON text or a list, or what `at` found of one. Throws RecordingError when its text is cut off, or when it
 * is an object in which none are found.
 */
export function messagesAt(value: Json | undefined, sender: Speaker): Message[] {
  const held = wholeJsonIn(value);
  const list = isObject(held) ? unflattened(held) : held;
  const messages = readMessages(list, sender);
  if (isObject(list) && messages.every(isEmpty))
    throw new RecordingError(
      `messages of an unknown shape, an object with ${Object.keys(list).slice(0, 8).join(", ")}`,
    );
  return messages;
}

function isEmpty({ texts, calls, results }: Message): boolean {
  return texts.length + calls.length + results.length === 0;
}
