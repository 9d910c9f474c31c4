import { canonicalJson, isObject, isString, type Json } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { tryParseJson } from "../../core/parse-json.ts";

/** Parsed arguments by text, because runs repeat calls. Never changed, so that equal texts share a value and compare fast. */
const parsed = new Map<string, Json>();
const canonical = new Map<Json, string>();
let characters = 0;

/** Parses arguments; empty text is `{}`. Returns undefined if it is not JSON or was encoded twice. */
export function parseArguments(text: string): Json | undefined {
  const before = parsed.get(text);
  if (before !== undefined) return before;
  const value = /\S/.test(text) ? tryParseJson(text) : {};
  if (isEncodedTwice(value)) return undefined;
  if (value !== undefined && text.length <= limits.rememberedText) remember(text, value);
  return value;
}

/** Returns true for JSON text within JSON text: the tool got a text instead of an object. */
export function isEncodedTwice(value: Json | undefined): boolean {
  return isString(value) && isObject(tryParseJson(value));
}

function remember(text: string, value: Json): void {
  if (characters > limits.rememberedCharacters) {
    parsed.clear();
    canonical.clear();
    characters = 0;
  }
  characters += text.length;
  parsed.set(text, value);
  if (typeof value === "object") canonical.set(value, canonicalJson(value));
}

/** Returns the cached `canonicalJson` of arguments. */
export function argumentsText(value: Json): string {
  return canonical.get(value) ?? canonicalJson(value);
}
