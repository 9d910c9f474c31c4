import { jsonText } from "../json/canonical.ts";
import { isObject, type Json } from "../json/json.ts";
import { limits } from "../limits.ts";
import { HIDDEN, redactRules } from "../policy/redact.ts";
import { shorten } from "../wording.ts";

/** Makes a value fit to be shown: `path` is where it stands, as `send_email.body`. */
export type Redactor = (value: Json, path: string) => Json;

/** A redactor for the policy's `redact` list. Long values are cut, integers beyond 2^53 become text. */
export function redactor(rules: readonly string[]): Redactor {
  const { hides, clean } = redactRules(rules);
  const redact = (value: Json, path: string): Json => {
    if (hides(path)) return HIDDEN;
    if (typeof value === "string" || typeof value === "bigint") return clean(String(value));
    if (Array.isArray(value)) return value.map((item) => redact(item, path));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, redact(item, `${path}.${key}`)]),
    );
  };
  return (value, path) => cap(redact(value, path));
}

/** Long texts are cut where they stand, so that the rest of the value stays readable; what is still too long becomes its beginning. */
function cap(value: Json): Json {
  const short = cutTexts(value);
  const text = typeof short === "string" ? short : jsonText(short);
  return text.length <= limits.shownValue ? short : shorten(text, limits.shownValue);
}

function cutTexts(value: Json): Json {
  if (typeof value === "string") return shorten(value, limits.shownString);
  if (Array.isArray(value)) return value.map(cutTexts);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cutTexts(item)]));
}
