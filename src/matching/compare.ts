import { isNumeric, jsonEquals } from "../json/equality.ts";
import { isObject, type Json, member } from "../json/json.ts";
import { limits } from "../limits.ts";
import { RecordingError } from "../problems.ts";
import { Effort } from "./effort.ts";
import { maximumMatching } from "./maximum.ts";
import { foldText, type JsonType, type Pattern } from "./pattern.ts";
import { isFoundIn } from "./search.ts";

/** One place where a call's arguments are not what was expected. Absent `expected` or `actual`: there is no such argument. */
export interface Difference {
  /** Where, as `passengers[0].name`; empty for the arguments as a whole. */
  path: string;
  expected?: Json;
  actual?: Json;
}

/** Characters of which a search takes as long as a comparison of two values. */
const SEARCHED_AT_ONCE = 1_000;

/** `free`: every list compares as a multiset. */
export type ListOrder = "significant" | "free";

/**
 * True when the value (undefined: there is none) is what the pattern asks for. Throws RecordingError when more is to be compared than
 * may be: by this comparison alone, or by all that share an `effort`.
 */
export function matches(
  pattern: Pattern,
  actual: Json | undefined,
  listOrder: ListOrder,
  effort: Effort = new Effort(),
): boolean {
  effort.spend(1);
  if (pattern.kind === "absent") return actual === undefined;
  if (pattern.kind === "one-of")
    return pattern.options.some((option) => matches(option, actual, listOrder, effort));
  if (actual === undefined) return false;
  switch (pattern.kind) {
    case "scalar":
      return jsonEquals(pattern.value, actual);
    case "list":
      return Array.isArray(actual) && listMatches(pattern, actual, listOrder, effort);
    case "object":
      return isObject(actual) && objectMatches(pattern, actual, listOrder, effort);
    case "any":
      return true;
    case "regex":
      return (
        typeof actual === "string" && effort.spend(actual.length) && isFoundIn(actual, pattern.expression)
      );
    case "ignore-case":
      return typeof actual === "string" && effort.spend(actual.length) && foldText(actual) === pattern.folded;
    case "contains":
      return containsMatch(pattern.item, actual, listOrder, effort);
    case "approx":
      return isNumeric(actual) && isNear(Number(actual), Number(pattern.target), pattern.tolerance);
    case "type":
      return hasType(actual, pattern.type);
  }
}

/**
 * Every place where the value differs from the pattern, in the pattern's key order, then the value's. Empty exactly when
 * `matches` is true.
 */
export function differences(
  pattern: Pattern,
  actual: Json | undefined,
  listOrder: ListOrder,
  path = "",
): Difference[] {
  if (matches(pattern, actual, listOrder)) return [];
  if (pattern.kind === "object" && isObject(actual)) {
    const expected = [...pattern.entries].flatMap(([key, entry]) =>
      differences(entry, member(actual, key), listOrder, keyPath(path, key)),
    );
    return pattern.extraKeys ? expected : [...expected, ...extraMembers(pattern.entries, actual, path)];
  }
  if (pattern.kind === "list" && Array.isArray(actual) && pattern.ordered && listOrder === "significant") {
    const length = Math.max(pattern.items.length, actual.length);
    const found = Array.from({ length }, (_, at) =>
      itemDifferences(pattern.items[at], actual[at], listOrder, `${path}[${at}]`),
    ).flat();
    // An item that may be absent does not differ from the end of the list, yet the lengths do.
    if (found.length > 0) return found;
  }
  return [difference(path, pattern.kind === "absent" ? undefined : pattern.source, actual)];
}

function itemDifferences(
  item: Pattern | undefined,
  actual: Json | undefined,
  listOrder: ListOrder,
  path: string,
): Difference[] {
  return item === undefined
    ? [difference(path, undefined, actual)]
    : differences(item, actual, listOrder, path);
}

function extraMembers(
  entries: ReadonlyMap<string, Pattern>,
  actual: Record<string, Json>,
  path: string,
): Difference[] {
  return Object.keys(actual)
    .filter((key) => !entries.has(key))
    .map((key) => difference(keyPath(path, key), undefined, actual[key]));
}

function difference(path: string, expected: Json | undefined, actual: Json | undefined): Difference {
  return {
    path,
    ...(expected === undefined ? {} : { expected }),
    ...(actual === undefined ? {} : { actual }),
  };
}

function keyPath(path: string, key: string): string {
  if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path === "" ? key : `${path}.${key}`;
}

function listMatches(
  pattern: Pattern & { kind: "list" },
  actual: Json[],
  listOrder: ListOrder,
  effort: Effort,
): boolean {
  const { items } = pattern;
  if (items.length !== actual.length) return false;
  if (pattern.ordered && listOrder === "significant") {
    for (const [at, item] of items.entries()) if (!matches(item, actual[at], listOrder, effort)) return false;
    return true;
  }
  if (items.length > limits.freeListItems) {
    throw new RecordingError(
      `a list of ${items.length} items is too long to be compared in any order: at most ${limits.freeListItems} are. Compare it in order, or record less`,
    );
  }
  const edges: number[][] = [];
  for (const item of items) {
    const met = actual.flatMap((value, at) => (matches(item, value, listOrder, effort) ? [at] : []));
    if (met.length === 0) return false;
    edges.push(met);
  }
  return maximumMatching(edges, actual.length).every((at) => at !== undefined);
}

function objectMatches(
  pattern: Pattern & { kind: "object" },
  actual: Record<string, Json>,
  listOrder: ListOrder,
  effort: Effort,
): boolean {
  let named = 0;
  for (const [key, entry] of pattern.entries) {
    const value = member(actual, key);
    if (!matches(entry, value, listOrder, effort)) return false;
    if (value !== undefined) named += 1;
  }
  // By numbers, so that the keys of one call are not gone through for each reference.
  return pattern.extraKeys || named === keyCount(actual);
}

/** Keys up to which they are counted anew: most objects are compared once, and have few. */
const FEW_KEYS = 8;
const keyCounts = new WeakMap<Record<string, Json>, number>();

/** How many keys an object has; many are counted once. */
export function keyCount(object: Record<string, Json>): number {
  const known = keyCounts.get(object);
  if (known !== undefined) return known;
  const count = Object.keys(object).length;
  if (count > FEW_KEYS) keyCounts.set(object, count);
  return count;
}

function containsMatch(item: Pattern, actual: Json, listOrder: ListOrder, effort: Effort): boolean {
  if (Array.isArray(actual)) return actual.some((value) => matches(item, value, listOrder, effort));
  if (typeof actual !== "string" || item.kind !== "scalar" || typeof item.value !== "string") return false;
  // At worst the search goes through the shorter text at each place of the longer one.
  effort.spend(Math.ceil((actual.length * item.value.length) / SEARCHED_AT_ONCE));
  return actual.includes(item.value);
}

/** The bound itself is near: 0.8 is 0.7 ± 0.1, though in binary their difference is a trifle more. */
function isNear(actual: number, target: number, tolerance: number): boolean {
  const whole = Number.isInteger(target) && Number.isInteger(tolerance);
  const noise = whole ? 0 : Number.EPSILON * (Math.abs(target) + tolerance);
  return Math.abs(actual - target) <= tolerance + noise;
}

function hasType(value: Json, type: JsonType): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return isObject(value);
    case "number":
      return isNumeric(value);
    case "integer":
      return typeof value === "bigint" || Number.isInteger(value);
    default:
      return typeof value === type;
  }
}
