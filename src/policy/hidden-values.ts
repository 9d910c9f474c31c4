import { jsonIn } from "../json/in-text.ts";
import { isObject, isString, type Json } from "../json/json.ts";
import { sizeOf } from "../json/size.ts";
import { limits } from "../limits.ts";
import type { ToolCall } from "../recordings/run.ts";
import { HIDDEN, type RedactRules } from "./redact.ts";
import { redacted } from "./redacted.ts";

/** Characters of a text, or digits of a number, from which on it tells something wherever it stands. */
const TELLING = 4;

/**
 * The texts and numbers that rules hide by their paths in what tools were given and answered, so that they
 * can be hidden wherever else they stand. Not those of values that are too large to be opened, and no more
 * than one above `limits.hiddenValues`.
 */
export function hiddenValues(calls: readonly ToolCall[], rules: RedactRules): Set<string> {
  const found = new Set<string>();
  if (!rules.hidesArguments) return found;
  const byPath = { ...rules, clean: (text: string) => text };
  for (const { name, arguments: args, malformed, result = null } of calls) {
    for (const value of malformed ? [result] : [args, result]) {
      if (sizeOf(value, limits.redactedText) > limits.redactedText) continue;
      redacted(value, name, [], byPath, (hidden) => addLeaves(hidden, found));
    }
  }
  return found;
}

function addLeaves(value: Json, found: Set<string>): void {
  const left: Json[] = [value];
  while (left.length > 0 && found.size <= limits.hiddenValues) {
    const item = left.pop() ?? null;
    if (Array.isArray(item)) left.push(...item);
    else if (isObject(item)) left.push(...Object.values(item));
    else if (isString(item)) {
      if (item.trim().length >= TELLING) found.add(item.trim());
      left.push(jsonIn(item) ?? null);
    } else {
      const digits = String(item).replace(/^-/, "");
      if (digits.replace(/\D/g, "").length >= TELLING) found.add(digits);
    }
  }
}

/**
 * Rules that hide these values wherever they stand: as they are, as JSON writes them, and as the other rules
 * leave them.
 */
export function valueRules(values: ReadonlySet<string>, rules: RedactRules): RedactRules {
  const forms = [...values].flatMap((value) => [
    value,
    JSON.stringify(value).slice(1, -1),
    rules.clean(value),
  ]);
  const byBeginning = new Map<string, string[]>();
  // A longer one may begin with a shorter one, and must not leave its end behind.
  for (const form of [...new Set(forms)].sort((a, b) => b.length - a.length)) {
    const beginning = form.slice(0, TELLING);
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), form]);
  }
  return { hidesNothing: false, hides: () => false, hidesArguments: false, clean };

  function clean(text: string): string {
    if (byBeginning.size === 0) return text;
    const parts: string[] = [];
    let shown = 0;
    for (let at = 0; at + TELLING <= text.length; ) {
      const found = byBeginning.get(text.slice(at, at + TELLING))?.find((form) => text.startsWith(form, at));
      if (found === undefined) at += 1;
      else {
        parts.push(text.slice(shown, at));
        at += found.length;
        shown = at;
      }
    }
    return [...parts, text.slice(shown)].join(HIDDEN);
  }
}
