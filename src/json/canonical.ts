import type { Json } from "./json.ts";

/**
 * The one text of a JSON value: keys sorted by code unit, no white space, 1.0 written as 1.
 * Two values are JSON-equal exactly when their canonical texts are equal.
 */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key] as Json)}`);
    return `{${members.join(",")}}`;
  }
  if (typeof value === "number") return canonicalNumber(value);
  return typeof value === "bigint" ? value.toString() : JSON.stringify(value);
}

function canonicalNumber(value: number): string {
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return BigInt(value).toString();
  return JSON.stringify(value);
}

/** JSON text in the given key order, bigint written as digits. */
export function jsonText(value: Json, indent = 0): string {
  const kept: string[] = [];
  // A placeholder is a whole string value with \u0000 in it. Values that have one themselves are kept aside too, and keys have a colon.
  const text = JSON.stringify(
    value,
    (_key, item) => (isKept(item) ? `\u0000${kept.push(canonicalJson(item)) - 1}\u0000` : item),
    indent,
  );
  return kept.length === 0
    ? text
    : text.replace(/"\\u0000(\d+)\\u0000"(?!:)/g, (_all, at) => kept[at] ?? "null");
}

function isKept(item: Json): item is bigint | string {
  return typeof item === "bigint" || (typeof item === "string" && item.includes("\u0000"));
}
