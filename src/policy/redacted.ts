import { jsonText } from "../json/canonical.ts";
import { hasKeys, jsonIn } from "../json/in-text.ts";
import { isObject, type Json } from "../json/json.ts";
import { limits } from "../limits.ts";
import { HIDDEN, type RedactRules } from "./redact.ts";

/**
 * The keys at which a value stands: in its document, and in each of the texts around it that are documents
 * too.
 */
type Paths = readonly (readonly string[])[];

/** Matchers with a value of the argument inside, which has the argument's path. */
const WRAPPERS: ReadonlySet<string> = new Set([
  "$subset",
  "$oneOf",
  "$unordered",
  "$contains",
  "$ignoreCase",
  "$approx",
]);

/**
 * A value that stands at these keys of what a tool was given, or answered, without what the rules hide: whole
 * values by their path, passages of texts, numbers and keys by expressions. A number that is hidden in part
 * becomes text. JSON in a text is opened, its paths count from its own beginning too, and it stays text; what
 * should be JSON and cannot be opened is hidden where rules hide by paths. `onHidden` is told each value that
 * is hidden by its path.
 */
export function redacted(
  value: Json,
  tool: string,
  keys: readonly string[],
  rules: RedactRules,
  onHidden: (hidden: Json) => void = () => {},
): Json {
  return rules.hidesNothing ? value : without(value, [keys]);

  function without(value: Json, paths: Paths): Json {
    if (paths.some((keys) => rules.hides(tool, keys))) {
      onHidden(value);
      return HIDDEN;
    }
    return partsWithout(value, paths);
  }

  /** Of a value that is not hidden itself. Items of a list have no path of their own. */
  function partsWithout(value: Json, paths: Paths): Json {
    if (typeof value === "string") return textWithout(value, paths);
    if (typeof value === "number" || typeof value === "bigint") {
      const cleaned = rules.clean(String(value));
      return cleaned === String(value) ? value : cleaned;
    }
    if (Array.isArray(value)) return value.map((item) => partsWithout(item, paths));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        rules.clean(key),
        without(item, WRAPPERS.has(key) ? paths : paths.map((keys) => [...keys, key])),
      ]),
    );
  }

  function textWithout(text: string, paths: Paths): string {
    const cleaned = rules.clean(text);
    const inner = paths.length <= limits.openedTexts ? jsonIn(cleaned) : undefined;
    if (inner === undefined) return rules.hidesArguments && hasKeys(text) ? HIDDEN : cleaned;
    const left = jsonText(without(inner, [...paths, []]));
    return left === jsonText(inner) ? cleaned : left;
  }
}
