import { canonicalJson, isObject, isString, type Json, tryParseJson } from "../base/json.ts";
import { limits } from "../base/limits.ts";

/**
 * Arguments that were read before, by their text. Agents make the same calls again and again: in every trial, and as their case expects.
 * The same text gives the same value, which nobody changes, so that a comparison need not look into it.
 */
const known = new Map<string, Json>();
/** The canonical JSON of those. */
const canonical = new Map<Json, string>();
let characters = 0;

/** Reads the JSON text of arguments: none in an empty text. Undefined where it is not JSON, or JSON text within JSON text. */
export function parseArguments(text: string): Json | undefined {
  const before = known.get(text);
  if (before !== undefined) return before;
  const value = /\S/.test(text) ? tryParseJson(text) : {};
  if (isEncodedTwice(value)) return undefined;
  if (value !== undefined && text.length <= limits.rememberedText) remember(text, value);
  return value;
}

/** True for JSON text within JSON text: the tool was given a text where it takes an object. */
export function isEncodedTwice(value: Json | undefined): boolean {
  return isString(value) && isObject(tryParseJson(value));
}

function remember(text: string, value: Json): void {
  if (characters > limits.rememberedCharacters) {
    known.clear();
    canonical.clear();
    characters = 0;
  }
  characters += text.length;
  known.set(text, value);
  if (typeof value === "object") canonical.set(value, canonicalJson(value));
}

/** `canonicalJson` of arguments, made once of those that come again. */
export function argumentsText(value: Json): string {
  return canonical.get(value) ?? canonicalJson(value);
}
