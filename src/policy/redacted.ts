import { isObject, type Json } from "../json/json.ts";
import { HIDDEN, type RedactRules } from "./redact.ts";

/**
 * A value that stands at these keys of what a tool was given, or answered, without what the rules hide: whole values by their path,
 * passages of texts, numbers and keys by expressions. A number that is hidden in part becomes text.
 */
export function redacted(value: Json, tool: string, keys: readonly string[], rules: RedactRules): Json {
  if (rules.hides(tool, keys)) return HIDDEN;
  if (typeof value === "string") return rules.clean(value);
  if (typeof value === "number" || typeof value === "bigint") {
    const cleaned = rules.clean(String(value));
    return cleaned === String(value) ? value : cleaned;
  }
  if (Array.isArray(value)) return value.map((item) => redacted(item, tool, keys, rules));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      rules.clean(key),
      redacted(item, tool, [...keys, key], rules),
    ]),
  );
}
