import { compileExpression } from "../base/expression.ts";
import { globFault, globTest } from "../base/glob.ts";
import { hasKeys, isObject, isString, type Json, jsonIn, jsonText, sizeOf } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { fullName, spellings, toolNamed } from "../base/tool-name.ts";
import type { ToolCall } from "./run.ts";

/** What the policy's `redact` list hides. */
export interface RedactRules {
  /** There are no rules: everything may be shown. */
  hidesNothing: boolean;
  /** True when the tool's argument at these keys, or one that it is part of, is never shown. */
  hides(tool: string, keys: readonly string[]): boolean;
  /** True when some argument is hidden, so that arguments that cannot be told apart must not be shown. */
  hidesArguments: boolean;
  /** The text with every hidden passage replaced. */
  clean(text: string): string;
}

/** What stands where something is redacted. */
export const HIDDEN = "[redacted]";

/** Why a rule cannot be used, undefined when it can. */
export function redactFault(rule: string): string | undefined {
  if (!isExpression(rule)) return globFault(asPath(rule));
  try {
    redactRules([rule]);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Reads redact rules: `/\d{16}/` hides what matches in any text, anything else is a glob over the path of an
 * argument, tried with and without the tool's name.
 */
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
        pathsTo(keys).some((path) => matches(path) || tools.some((one) => matches(`${one}/${path}`)))
      );
    },
    hidesArguments: globs.length > 0,
    clean: (text) => expressions.reduce((left, one) => one.matcher(left).replaceAll(HIDDEN), text),
  };
}

/** The paths of an argument and of everything that it is part of, outermost first. */
function pathsTo(keys: readonly string[]): string[] {
  const steps = keys.map(asPath);
  return steps.map((_step, at) => steps.slice(0, at + 1).join("/"));
}

/** Rules write `tool.argument.part`, and names may hold dots themselves: all of them separate. */
function asPath(text: string): string {
  return text.replaceAll(".", "/");
}

function isExpression(rule: string): boolean {
  return rule.length > 2 && rule.startsWith("/") && rule.endsWith("/");
}

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
