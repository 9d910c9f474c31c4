import type { Json } from "../json/json.ts";
import { shorten } from "../wording.ts";

const SHOWN_TEXT = 60;

/** A value as a message about a mistake names it: scalars themselves, lists and objects by their kind. */
export function shown(value: Json | undefined): string {
  if (value === undefined) return "nothing";
  if (typeof value === "string") return `"${shorten(value, SHOWN_TEXT)}"`;
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  return typeof value === "object" && value !== null ? "an object" : String(value);
}
