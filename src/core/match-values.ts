import type { RE2JS } from "re2js";
import { compileExpression } from "./expression.ts";
import { canonicalJson, defined, isNumeric, isObject, type Json, jsonEquals, member } from "./json.ts";
import { limits } from "./limits.ts";
import { RecordingError } from "./problems.ts";

/** A place where an argument differs from the expected value. An absent `expected` or `actual` means there is no such argument. */
export interface Difference {
  /** A path such as `passengers[0].name`; empty for the arguments as a whole. */
  path: string;
  expected?: Json | undefined;
  actual?: Json | undefined;
  /** Invisible characters in each side, by name. Set only for display. */
  notes?: { expected?: string | undefined; actual?: string | undefined } | undefined;
  hint?: string | undefined;
}

/** The number of searched characters that cost as much as comparing two values. */
const SEARCHED_AT_ONCE = 1_000;

export type ListOrder = "significant" | "free";

/** Returns true if the value (undefined: missing) matches. Throws RecordingError when the comparison exceeds `effort`. */
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

/** Returns every difference, in the pattern's key order, then the value's. Empty exactly when `matches` is true. */
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
    // An optional item matches a missing item, so the lengths can differ without a difference of items.
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
    ...defined({ expected, actual }),
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
    const matching = actual.flatMap((value, at) => (matches(item, value, listOrder, effort) ? [at] : []));
    if (matching.length === 0) return false;
    edges.push(matching);
  }
  return maximumMatching(edges, actual.length).every((at) => at !== undefined);
}

function objectMatches(
  pattern: Pattern & { kind: "object" },
  actual: Record<string, Json>,
  listOrder: ListOrder,
  effort: Effort,
): boolean {
  let present = 0;
  for (const [key, entry] of pattern.entries) {
    const value = member(actual, key);
    if (!matches(entry, value, listOrder, effort)) return false;
    if (value !== undefined) present += 1;
  }
  // Compares counts, so that the keys of one call are not listed for each reference.
  return pattern.extraKeys || present === keyCount(actual);
}

/** Smaller objects are not cached: most are compared only once. */
const FEW_KEYS = 8;
const keyCounts = new WeakMap<Record<string, Json>, number>();

export function keyCount(object: Record<string, Json>): number {
  const cached = keyCounts.get(object);
  if (cached !== undefined) return cached;
  const count = Object.keys(object).length;
  if (count > FEW_KEYS) keyCounts.set(object, count);
  return count;
}

function containsMatch(item: Pattern, actual: Json, listOrder: ListOrder, effort: Effort): boolean {
  if (Array.isArray(actual)) return actual.some((value) => matches(item, value, listOrder, effort));
  if (typeof actual !== "string" || item.kind !== "scalar" || typeof item.value !== "string") return false;
  // In the worst case the search compares the shorter text at each place of the longer text.
  effort.spend(Math.ceil((actual.length * item.value.length) / SEARCHED_AT_ONCE));
  return actual.includes(item.value);
}

/** The bound is inclusive: 0.8 is 0.7 ± 0.1, although their binary difference is slightly larger. */
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

/** Patterns hold expressions as text, so that they can be sent to worker threads. Each thread compiles an expression once. */
const compiled = new Map<string, RE2JS>();

/** Returns the compiled expression. Throws an Error that describes a syntax mistake. */
export function expressionOf(source: string): RE2JS {
  const expression = compiled.get(source) ?? compileExpression(source);
  compiled.set(source, expression);
  return expression;
}

/** Searches the text for the expression. Throws RecordingError for a text that is too long. */
export function isFoundIn(text: string, source: string): boolean {
  if (text.length <= limits.expressionText) return expressionOf(source).matcher(text).find();
  throw new RecordingError(
    `a text of ${text.length} characters is too long to search for a regular expression: at most ${limits.expressionText} characters are. Record less, or accept any text`,
  );
}

export type JsonType = "string" | "number" | "integer" | "boolean" | "object" | "array" | "null";

/** A requirement on a value. `source` is the text of its author, for messages. Plain data, so that it can be sent to worker threads. */
export type Pattern = { source: Json } & (
  | { kind: "scalar"; value: null | boolean | number | bigint | string }
  | { kind: "list"; items: readonly Pattern[]; ordered: boolean }
  | { kind: "object"; entries: ReadonlyMap<string, Pattern>; extraKeys: boolean }
  | { kind: "any" }
  | { kind: "absent" }
  | { kind: "one-of"; options: readonly Pattern[] }
  | { kind: "regex"; expression: string }
  | { kind: "ignore-case"; folded: string }
  | { kind: "contains"; item: Pattern }
  | { kind: "approx"; target: number | bigint; tolerance: number }
  | { kind: "type"; type: JsonType }
);

/** Returns the pattern that matches only an equal value. Keys that begin with `$` are ordinary keys. */
export function literal(value: Json): Pattern {
  if (Array.isArray(value)) return { source: value, kind: "list", items: value.map(literal), ordered: true };
  if (isObject(value)) {
    const entries = new Map(Object.entries(value).map(([key, item]) => [key, literal(item)]));
    return { source: value, kind: "object", entries, extraKeys: false };
  }
  return { source: value, kind: "scalar", value };
}

/** The pattern that matches every value except a missing value. */
export const anyValue: Pattern = { source: { $any: true }, kind: "any" };

/** Returns the pattern of an object with at least these members. */
export function objectWith(entries: Iterable<readonly [string, Pattern]>): Pattern {
  const map = new Map(entries);
  const members = [...map].map(([key, pattern]) => [key, pattern.source] as const);
  return { source: { $subset: Object.fromEntries(members) }, kind: "object", entries: map, extraKeys: true };
}

/** Returns text as `$ignoreCase` compares it: trimmed, white space folded, case folded. */
export function foldText(text: string): string {
  return text.normalize("NFC").trim().replace(/\s+/g, " ").toLocaleLowerCase("en");
}

/** Returns a maximum matching (augmenting paths, Kuhn 1955) as each row's column. Edges are best first, and earlier rows take precedence. */
export function maximumMatching(
  edges: readonly (readonly number[])[],
  columns: number,
): (number | undefined)[] {
  const matching = new Matching(edges, columns);
  for (const row of edges.keys()) matching.augment(row);
  return Array.from(matching.columnOf, (column) => (column === NONE ? undefined : column));
}

const NONE = -1;
/** Marks columns that cannot reach a free column. */
const CLOSED = -2;

class Matching {
  readonly columnOf: Int32Array;
  private readonly rowOf: Int32Array;
  /** By column: the row it was reached from, and the start row of that search. */
  private readonly reachedFrom: Int32Array;
  private readonly reachedFor: Int32Array;
  private readonly edges: readonly (readonly number[])[];

  constructor(edges: readonly (readonly number[])[], columns: number) {
    this.edges = edges;
    this.columnOf = new Int32Array(edges.length).fill(NONE);
    this.rowOf = new Int32Array(columns).fill(NONE);
    this.reachedFrom = new Int32Array(columns);
    this.reachedFor = new Int32Array(columns).fill(NONE);
  }

  /** Searches breadth first from an unmatched row to a free column, then shifts every row on the path. */
  augment(start: number): void {
    const { edges, rowOf, reachedFrom, reachedFor } = this;
    const reached: number[] = [];
    const queue = [start];
    for (const row of queue) {
      for (const column of edges[row] ?? []) {
        const search = reachedFor[column] as number;
        if (search === start || search === CLOSED) continue;
        reachedFor[column] = start;
        reachedFrom[column] = row;
        const holder = rowOf[column] as number;
        if (holder === NONE) {
          this.shift(column, start);
          return;
        }
        reached.push(column);
        queue.push(holder);
      }
    }
    // No free column can be reached from these columns, now or later: every column reached from them is in the list.
    for (const column of reached) reachedFor[column] = CLOSED;
  }

  private shift(free: number, start: number): void {
    const { columnOf, rowOf, reachedFrom } = this;
    let column = free;
    for (;;) {
      const row = reachedFrom[column] as number;
      const before = columnOf[row] as number;
      columnOf[row] = column;
      rowOf[column] = row;
      if (row === start) return;
      column = before;
    }
  }
}

export class Effort {
  private left: number;

  constructor(most: number = limits.comparisons) {
    this.left = most;
  }

  get remaining(): number {
    return this.left;
  }

  /** Subtracts an amount and returns true. Throws RecordingError when the limit is exceeded. */
  spend(amount: number): true {
    this.left -= amount;
    if (this.left >= 0) return true;
    throw new RecordingError(
      `to pair its calls with the expected ones more than ${limits.comparisons} values must be compared, the most that are: expect fewer calls of one tool, or split the case`,
    );
  }
}

/** Returns for each text the position of its first occurrence. */
export function alike(texts: readonly string[]): number[] {
  const first = new Map<string, number>();
  for (const [at, text] of texts.entries()) if (!first.has(text)) first.set(text, at);
  return texts.map((text) => first.get(text) as number);
}

interface CallArguments {
  arguments: Json;
  malformed: boolean;
}

/** Returns a key that two calls share only if their arguments match the same patterns. */
export function callText(call: CallArguments, listOrder: ListOrder): string {
  return `${call.malformed} ${canonicalJson(call.arguments, listOrder)}`;
}

/** Returns a key that two patterns share only if they match the same values. */
export function patternText(pattern: Pattern, listOrder: ListOrder): string {
  switch (pattern.kind) {
    case "list": {
      const isFree = !pattern.ordered || listOrder === "free";
      const items = pattern.items.map((item) => patternText(item, listOrder));
      return `${isFree ? "unordered" : "list"}[${isFree ? items.sort() : items}]`;
    }
    case "object": {
      const entries = [...pattern.entries].map(
        ([key, entry]) => `${JSON.stringify(key)}:${patternText(entry, listOrder)}`,
      );
      return `${pattern.extraKeys ? "subset" : "object"}{${entries.sort()}}`;
    }
    default:
      // Inside the source of a subset, nested objects are subsets too, and so is the object around it.
      return `${pattern.kind} ${canonicalJson(pattern.source)}`;
  }
}
