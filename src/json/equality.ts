import { isObject, type Json } from "./json.ts";

/**
 * JSON equality: key order free, list order significant, 1 = 1.0, boolean ≠ number, "1" ≠ 1,
 * missing ≠ null, integers of any size kept apart.
 */
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

/** Whether a value is a number, of any size. */
export function isNumeric(value: Json | undefined): value is number | bigint {
  return typeof value === "number" || typeof value === "bigint";
}
