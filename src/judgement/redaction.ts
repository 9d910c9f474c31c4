import { jsonText } from "../json/canonical.ts";
import { hasKeys, jsonIn } from "../json/in-text.ts";
import { isString, type Json } from "../json/json.ts";
import { sizeOf } from "../json/size.ts";
import { limits } from "../limits.ts";
import { valueRules } from "../policy/hidden-values.ts";
import { HIDDEN, type RedactRules } from "../policy/redact.ts";
import { redacted } from "../policy/redacted.ts";
import { cleanedMiddle, cutMiddle } from "./cut.ts";

/**
 * Makes what a run holds fit for a judge: without what must not be shown, and of what is long without the
 * middle.
 */
export interface Redaction {
  name(name: string): string;
  text(text: string, most: number): string;
  /** Arguments of a tool. */
  value(value: Json, tool: string): Json;
  /**
   * What a tool answered. JSON in a text is opened, as most frameworks keep it, and needs no second escaping.
   */
  result(value: Json, tool: string): Json;
  /** The same, with nothing left out of its middle; undefined where it is too large to be searched. */
  whole(value: Json, tool: string): Json | undefined;
  /** Arguments that are no JSON: nobody can tell which of them is which. */
  unreadable(text: Json): Json;
}

/** Hides what the rules do, and these values, which they hide by path, wherever else they stand. */
export function redactionBy(rules: RedactRules, hidden: ReadonlySet<string>): Redaction {
  const elsewhere = valueRules(hidden, rules);
  return {
    name: rules.clean,
    text,
    value,
    result: (result, tool) => value(openedResult(result), tool),
    whole: (result, tool) => (isLarge(result) ? undefined : allowed(openedResult(result), tool)),
    unreadable: (value) => (rules.hidesArguments ? HIDDEN : text(textOf(value), limits.judgedValue)),
  };

  function text(text: string, most: number): string {
    return cleanedMiddle(text, most, (part) => rules.clean(elsewhere.clean(part)));
  }

  function value(value: Json, tool: string): Json {
    if (isLarge(value)) return large(value, tool);
    const shown = allowed(value, tool);
    const text = textOf(shown);
    return text.length <= limits.judgedValue ? shown : cutMiddle(text, limits.judgedValue);
  }

  function allowed(value: Json, tool: string): Json {
    const left = redacted(value, tool, [], rules);
    return hidden.size === 0 ? left : redacted(left, tool, [], elsewhere);
  }

  /** Paths cannot be followed in what is not opened. */
  function large(value: Json, tool: string): Json {
    const mayHoldPaths = rules.hides(tool, []) || !isString(value) || hasKeys(value);
    return rules.hidesArguments && mayHoldPaths ? HIDDEN : text(textOf(value), limits.judgedValue);
  }

  function openedResult(result: Json): Json {
    return isString(result) ? opened(result) : result;
  }

  function opened(result: string): Json {
    const inner = result.length <= limits.redactedText ? jsonIn(rules.clean(result)) : undefined;
    return inner === undefined || isString(inner) ? result : inner;
  }
}

function isLarge(value: Json): boolean {
  return sizeOf(value, limits.redactedText) > limits.redactedText;
}

function textOf(value: Json): string {
  return isString(value) ? value : jsonText(value);
}
