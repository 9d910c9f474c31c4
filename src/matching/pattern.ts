import { isObject, type Json } from "../json/json.ts";

export type JsonType = "string" | "number" | "integer" | "boolean" | "object" | "array" | "null";

/**
 * What a value must be. `source` is the pattern as its author wrote it, for messages and fingerprints. Plain data, which threads can
 * send to one another.
 */
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

/** The pattern that only an equal value meets. Keys that begin with `$` mean themselves. */
export function literal(value: Json): Pattern {
  if (Array.isArray(value)) return { source: value, kind: "list", items: value.map(literal), ordered: true };
  if (isObject(value)) {
    const entries = new Map(Object.entries(value).map(([key, item]) => [key, literal(item)]));
    return { source: value, kind: "object", entries, extraKeys: false };
  }
  return { source: value, kind: "scalar", value };
}

/** Any value, as long as there is one. */
export const anyValue: Pattern = { source: { $any: true }, kind: "any" };

/** An object that has at least these members. */
export function objectWith(entries: Iterable<readonly [string, Pattern]>): Pattern {
  const map = new Map(entries);
  const members = [...map].map(([key, pattern]) => [key, pattern.source] as const);
  return { source: { $subset: Object.fromEntries(members) }, kind: "object", entries: map, extraKeys: true };
}

/** Text as `$ignoreCase` compares it: trimmed, white space folded, case folded. */
export function foldText(text: string): string {
  return text.normalize("NFC").trim().replace(/\s+/g, " ").toLocaleLowerCase("en");
}
