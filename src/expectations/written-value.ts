import { isObject, type Json } from "../json/json.ts";
import type { RedactRules } from "../policy/redact.ts";

/** Writes values that were called as values that are expected. */
export type WriteValue = (value: Json, keys: readonly string[]) => Json;

/** A key as the file writes it: one that begins with `$` would be a matcher. */
export function writtenKey(key: string): string {
  return key.startsWith("$") ? `$${key}` : key;
}

/**
 * A writer for the arguments of one tool: literals, and `{$any: true}` for what the policy redacts, since the file is there to be
 * read by everybody.
 */
export function valueWriter(tool: string, { hides, clean }: RedactRules): WriteValue {
  const shows = (text: string) => clean(text) === text;
  const write: WriteValue = (value, keys) => {
    if (hides(tool, keys)) return { $any: true };
    if (Array.isArray(value)) return value.map((item) => write(item, keys));
    if (!isObject(value)) return shows(String(value)) ? value : { $any: true };
    if (!Object.keys(value).every(shows)) return { $any: true };
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [writtenKey(key), write(item, [...keys, key])]),
    );
  };
  return write;
}
