import { compileExpression } from "../core/expression.ts";
import { globFault, globTest } from "../core/glob.ts";
import { hasKeys, isObject, isString, type Json, jsonText, sizeOf } from "../core/json.ts";
import { limits } from "../core/limits.ts";
import { jsonIn } from "../core/parse-json.ts";
import { fullName, spellings, toolNamed } from "../core/tool-name.ts";
import type { ToolCall } from "./run.ts";

export interface RedactRules {
  hidesNothing: boolean;
  /** True if a rule hides the argument at these keys, or a value that contains it. */
  hides(tool: string, keys: readonly string[]): boolean;
  /** Some arguments are hidden, so malformed arguments must not be shown. */
  hidesArguments: boolean;
  clean(text: string): string;
}

export const HIDDEN = "[redacted]";

/** Returns the reason why a rule is unusable, or undefined. */
export function redactFault(rule: string): string | undefined {
  if (!isExpression(rule)) return globFault(asPath(rule));
  try {
    redactRules([rule]);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Parses redact rules: `/\d{16}/` hides matches in texts; globs hide arguments by path, with or without the tool's name. */
export function redactRules(rules: readonly string[]): RedactRules {
  const expressions = rules.filter(isExpression).map((rule) => compileExpression(rule.slice(1, -1)));
  const globs = rules.filter((rule) => !isExpression(rule)).map((rule) => globTest(asPath(rule)));
  const matches = (path: string) => globs.some((matchesGlob) => matchesGlob(path));
  return {
    hidesNothing: rules.length === 0,
    hides: (tool, keys) => {
      if (globs.length === 0) return false;
      const tools = spellings(toolNamed(tool)).map(asPath);
      return (
        tools.some(matches) ||
        pathsTo(keys).some((path) => matches(path) || tools.some((name) => matches(`${name}/${path}`)))
      );
    },
    hidesArguments: globs.length > 0,
    clean: (text) =>
      expressions.reduce((left, expression) => expression.matcher(left).replaceAll(HIDDEN), text),
  };
}

/** Includes the paths of all containing values, outermost first. */
function pathsTo(keys: readonly string[]): string[] {
  const steps = keys.map(asPath);
  return steps.map((_step, at) => steps.slice(0, at + 1).join("/"));
}

/** Every dot separates, because rules write `tool.argument.part` and names may hold dots. */
function asPath(text: string): string {
  return text.replaceAll(".", "/");
}

function isExpression(rule: string): boolean {
  return rule.length > 2 && rule.startsWith("/") && rule.endsWith("/");
}

/** The minimum length at which a value is distinctive wherever it occurs. */
const TELLING = 4;

/** Returns values hidden by path, to hide them elsewhere too: at most one above `limits.hiddenValues`, none of too large values. */
export function hiddenValues(calls: readonly ToolCall[], rules: RedactRules): Set<string> {
  const found = new Set<string>();
  if (!rules.hidesArguments) return found;
  const byPath = { ...rules, clean: (text: string) => text };
  for (const call of calls) {
    const { arguments: args, malformed, result = null } = call;
    const name = fullName(call);
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

/** Returns rules for texts and results, which can repeat what the rules hide in these calls; undefined if that is too much to look for. */
export function rulesForTexts(calls: readonly ToolCall[], rules: RedactRules): RedactRules | undefined {
  const hidden = hiddenValues(calls, rules);
  return hidden.size > limits.hiddenValues ? undefined : valueRules(hidden, rules);
}

/** Returns rules that hide values anywhere: literally, JSON-escaped, and after the other rules. */
export function valueRules(values: ReadonlySet<string>, rules: RedactRules): RedactRules {
  const forms = [...values].flatMap((value) => [
    value,
    JSON.stringify(value).slice(1, -1),
    rules.clean(value),
  ]);
  const byBeginning = new Map<string, string[]>();
  // Longest first, so that a shorter value leaves no rest of a longer one.
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

/** The key path of a value in its document and in each enclosing text that is JSON. */
type Paths = readonly (readonly string[])[];

/** Matchers whose inner value keeps the argument's path. */
const WRAPPERS: ReadonlySet<string> = new Set([
  "$subset",
  "$oneOf",
  "$unordered",
  "$contains",
  "$ignoreCase",
  "$approx",
]);

/**
 * Returns a value of a tool's arguments or result, at the given keys, without hidden parts: whole values by path; passages of texts,
 * numbers and keys by expression. A partly hidden number becomes text. JSON in texts is opened, also with paths of its own; if it cannot
 * be opened, it is hidden when rules use paths. `onHidden` receives each value hidden by path.
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

  /** List items have no path of their own. */
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
