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
    result: (result, tool) => value(isString(result) ? opened(result) : result, tool),
    unreadable: (value) => (rules.hidesArguments ? HIDDEN : text(textOf(value), limits.judgedValue)),
  };

  function text(text: string, most: number): string {
    return cleanedMiddle(text, most, (part) => rules.clean(elsewhere.clean(part)));
  }

  function value(value: Json, tool: string): Json {
    if (sizeOf(value, limits.redactedText) > limits.redactedText) return large(value, tool);
    const allowed = redacted(value, tool, [], rules);
    const shown = hidden.size === 0 ? allowed : redacted(allowed, tool, [], elsewhere);
    const text = textOf(shown);
    return text.length <= limits.judgedValue ? shown : cutMiddle(text, limits.judgedValue);
  }

  /** Paths cannot be followed in what is not opened. */
  function large(value: Json, tool: string): Json {
    const mayHoldPaths = rules.hides(tool, []) || !isString(value) || hasKeys(value);
    return rules.hidesArguments && mayHoldPaths ? HIDDEN : text(textOf(value), limits.judgedValue);
  }

  function opened(result: string): Json {
    const inner = result.length <= limits.redactedText ? jsonIn(rules.clean(result)) : undefined;
    return inner === undefined || isString(inner) ? result : inner;
  }
}

function textOf(value: Json): string {
  return isString(value) ? value : jsonText(value);
}
