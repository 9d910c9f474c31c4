import { jsonText } from "../json/canonical.ts";
import { isObject, type Json } from "../json/json.ts";

/** A value in a sentence. */
export function valueText(value: unknown): string {
  return jsonText(value as Json);
}

/** What was expected, in a sentence: matchers in words. */
export function expectedText(value: unknown): string {
  if (!isObject(value)) return valueText(value);
  const matcher = Object.keys(value).find((key) => key.startsWith("$") && !key.startsWith("$$"));
  const words = matcher === undefined ? undefined : MATCHERS.get(matcher);
  return words === undefined || matcher === undefined
    ? valueText(value)
    : words(value[matcher] as Json, value);
}

const MATCHERS = new Map<string, (value: Json, beside: Record<string, Json>) => string>([
  ["$any", () => "any value"],
  ["$absent", () => "nothing"],
  ["$oneOf", (options) => `one of ${many(options)}`],
  ["$unordered", (items) => `${many(items)} in any order`],
  ["$regex", (source) => `text that matches /${source}/`],
  ["$ignoreCase", (text) => `${valueText(text)} in any case`],
  ["$contains", (item) => `something with ${expectedText(item)}`],
  ["$subset", (members) => `at least ${valueText(members)}`],
  ["$type", (type) => `a value of type ${type}`],
  ["$approx", (target, { tolerance, relative }) => `about ${target}${bound(tolerance, relative)}`],
]);

function many(items: Json): string {
  return Array.isArray(items) ? items.map(expectedText).join(", ") : valueText(items);
}

function bound(tolerance: Json | undefined, relative: Json | undefined): string {
  if (tolerance !== undefined) return ` (± ${tolerance})`;
  return relative === undefined ? "" : ` (± ${Number(relative) * 100} %)`;
}
