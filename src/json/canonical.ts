import type { Json } from "./json.ts";

/**
 * The one text of a JSON value: keys sorted by code unit, no white space, 1.0 written as 1.
 * Two values are JSON-equal exactly when their canonical texts are equal; with `free` lists, when they are but for the order of lists.
 */
export function canonicalJson(value: Json, lists: "significant" | "free" = "significant"): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number") return canonicalNumber(value);
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => canonicalJson(item, lists));
    return `[${lists === "free" ? items.sort() : items}]`;
  }
  let members = "";
  for (const key of Object.keys(value).sort()) {
    members += `${members === "" ? "" : ","}${JSON.stringify(key)}:${canonicalJson(value[key] as Json, lists)}`;
  }
  return `{${members}}`;
}

function canonicalNumber(value: number): string {
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return BigInt(value).toString();
  return JSON.stringify(value);
}

/** JSON text in the given key order, bigint written as digits. Read again it is an equal value. */
export function jsonText(value: Json, indent = 0): string {
  const kept: string[] = [];
  // A placeholder is a whole string value with \u0000 in it. Values that have one themselves are kept aside too, and keys have a colon.
  const text = JSON.stringify(
    value,
    (_key, item) => (isKept(item) ? `\u0000${kept.push(keptText(item)) - 1}\u0000` : item),
    indent,
  );
  return kept.length === 0
    ? text
    : text.replace(/"\\u0000(\d+)\\u0000"(?!:)/g, (_all, at) => kept[at] ?? "null");
}

function isKept(item: Json): item is bigint | number | string {
  if (typeof item === "number") return isRounded(item);
  return typeof item === "bigint" || (typeof item === "string" && item.includes("\u0000"));
}

/** True for a double whose shortest digits are another integer, as which they would be read: 1.0000000080000002e17. */
function isRounded(value: number): boolean {
  const isWritten = Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < 1e21;
  return isWritten && BigInt(String(value)) !== BigInt(value);
}

/** With an exponent digits are read as the nearest double. */
function keptText(item: bigint | number | string): string {
  return typeof item === "number" ? item.toExponential() : canonicalJson(item);
}
