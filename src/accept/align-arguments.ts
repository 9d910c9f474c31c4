import { type WriteValue, writtenKey } from "../expectations/written-value.ts";
import { isObject, type Json, type JsonObject, member } from "../json/json.ts";
import { type ListOrder, matches } from "../matching/compare.ts";
import type { Pattern } from "../matching/pattern.ts";
import type { F1Options } from "../policy/scorer-options.ts";
import {
  type Change,
  type Item,
  itemsChange,
  type MemberChange,
  membersChange,
  replaceBy,
} from "./change.ts";

type ObjectPattern = Pattern & { kind: "object" };

/**
 * What must change in reference arguments so that a call's arguments meet them, undefined when they do. What is met keeps its
 * matchers; what is not becomes what was called, as deep inside as possible. In flexible mode an argument that the reference does
 * not name stays unnamed, unless nothing else would be left.
 */
export function alignArguments(
  pattern: Pattern,
  actual: Json,
  { mode, listOrder }: Pick<F1Options, "mode" | "listOrder">,
  write: WriteValue,
): Change | undefined {
  const wanted = mode === "flexible" && pattern.kind === "object" ? opened(pattern, actual) : pattern;
  return align(wanted, actual, { listOrder, write, keys: [] });
}

function opened(pattern: ObjectPattern, actual: Json): Pattern {
  const sharesKey = isObject(actual) && [...pattern.entries.keys()].some((key) => Object.hasOwn(actual, key));
  return sharesKey ? { ...pattern, extraKeys: true } : pattern;
}

/** The same of what a tool answered and what is expected of that. */
export function alignResult(
  pattern: Pattern,
  actual: Json,
  listOrder: ListOrder,
  write: WriteValue,
): Change | undefined {
  return align(pattern, actual, { listOrder, write, keys: [] });
}

interface Within {
  listOrder: ListOrder;
  write: WriteValue;
  /** Where in the arguments, without the positions in lists. */
  keys: readonly string[];
}

function align(pattern: Pattern, actual: Json, within: Within): Change | undefined {
  if (matches(pattern, actual, within.listOrder)) return undefined;
  if (pattern.kind === "object" && isObject(actual)) return alignObject(pattern, actual, within);
  const inOrder = pattern.kind === "list" && pattern.ordered && within.listOrder === "significant";
  if (inOrder && Array.isArray(actual)) return alignList(pattern.items, actual, within);
  return replaceBy(within.write(actual, within.keys));
}

function alignObject(pattern: ObjectPattern, actual: JsonObject, within: Within): Change | undefined {
  const members = new Map<string, MemberChange>();
  for (const [key, entry] of pattern.entries) {
    const change = alignMember(entry, member(actual, key), { ...within, keys: [...within.keys, key] });
    if (change !== undefined) members.set(writtenKey(key), change);
  }
  for (const [key, value] of Object.entries(actual)) {
    if (pattern.extraKeys || pattern.entries.has(key)) continue;
    members.set(writtenKey(key), replaceBy(within.write(value, [...within.keys, key])));
  }
  const change = membersChange(members);
  const isSubset = isObject(pattern.source) && member(pattern.source, "$subset") !== undefined;
  return change !== undefined && isSubset ? membersChange(new Map([["$subset", change]])) : change;
}

function alignMember(entry: Pattern, actual: Json | undefined, within: Within): MemberChange | undefined {
  if (actual !== undefined) return align(entry, actual, within);
  return matches(entry, undefined, within.listOrder) ? undefined : { kind: "remove" };
}

function alignList(items: readonly Pattern[], actual: readonly Json[], within: Within): Change | undefined {
  const aligned = actual.map((value, at): Item => {
    const item = items[at];
    return item === undefined
      ? { value: within.write(value, within.keys) }
      : { at, change: align(item, value, within) };
  });
  return itemsChange(aligned, items.length);
}
