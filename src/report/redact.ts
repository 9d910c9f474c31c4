import { jsonText } from "../json/canonical.ts";
import { isObject, type Json } from "../json/json.ts";
import { limits } from "../limits.ts";
import { HIDDEN, redactRules } from "../policy/redact.ts";
import { redacted } from "../policy/redacted.ts";
import { shorten } from "../wording.ts";

/** Makes recorded and expected values fit to be shown. Long values are cut, integers beyond 2^53 become text. */
export interface Redactor {
  /** A value that stands at these keys of the tool's arguments. */
  argument(value: Json, tool: string, keys: readonly string[]): Json;
  /** A value that stands at these keys of what the tool answered. Rules may name it with `result` before its path, too. */
  result(value: Json, tool: string, keys: readonly string[]): Json;
  /** Arguments that are not JSON: nobody can tell which of them is which. */
  malformed(text: Json): Json;
  /** Any text that may quote a recording. */
  text(text: string): string;
}

/** A redactor for the policy's `redact` list. */
export function redactor(rules: readonly string[]): Redactor {
  const hidden = redactRules(rules);
  const { hidesArguments, clean } = hidden;
  return {
    argument: (value, tool, keys) => cap(redacted(value, tool, keys, hidden)),
    result: (value, tool, keys) =>
      cap(redacted(redacted(value, tool, keys, hidden), tool, ["result", ...keys], hidden)),
    malformed: (text) => (hidesArguments ? HIDDEN : cap(clean(String(text)))),
    text: clean,
  };
}

/** Long texts are cut where they stand, so that the rest of the value stays readable; what is still too long becomes its beginning. */
function cap(value: Json): Json {
  const short = isShownWhole(value) ? value : shownParts(value);
  const text = typeof short === "string" ? short : jsonText(short);
  return text.length <= limits.shownValue ? short : shorten(text, limits.shownValue);
}

/** True where no text in a value is cut: it need not be copied. */
function isShownWhole(value: Json): boolean {
  if (typeof value === "string") return value.length <= limits.shownString;
  if (Array.isArray(value)) return value.every(isShownWhole);
  if (isObject(value)) return Object.values(value).every(isShownWhole);
  return typeof value !== "bigint";
}

function shownParts(value: Json): Json {
  if (typeof value === "string") return shorten(value, limits.shownString);
  // Beside a text of the same digits a reader must see the difference.
  if (typeof value === "bigint") return `${value} (a number)`;
  if (Array.isArray(value)) return value.map(shownParts);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shownParts(item)]));
}
