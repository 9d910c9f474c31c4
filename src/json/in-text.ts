import { limits } from "../limits.ts";
import { depthOf, type Json } from "./json.ts";
import { parseJson } from "./parse.ts";

/**
 * The list, object or text that a text holds as JSON; undefined when it holds none, or one that is too long
 * or too deep.
 */
export function jsonIn(text: string): Json | undefined {
  if (text.length > limits.redactedText || !/^\s*["{[]/.test(text)) return undefined;
  try {
    const value = parseJson(text);
    return depthOf(value, limits.nesting) <= limits.nesting ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a text begins like JSON and has a key in it, valid or not. */
export function hasKeys(text: string): boolean {
  return /^\s*["{[]/.test(text) && /"\s*:/.test(text);
}
