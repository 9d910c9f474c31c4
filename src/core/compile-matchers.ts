import { Re2Missing } from "./expression.ts";
import { depthOf, isNumeric, isObject, type Json, type JsonObject, shown } from "./json.ts";
import { limits } from "./limits.ts";
import { expressionOf, foldText, type JsonType, type Pattern } from "./match-values.ts";
import { didYouMean } from "./problems.ts";

/** A callback for a mistake, with its path inside the arguments. */
export type OnMistake = (path: readonly PropertyKey[], message: string) => void;

type Compile = (value: Json, within: Scope) => Pattern | undefined;

interface Scope {
  path: Trail | undefined;
  /** True inside `$subset`, where objects may have more keys. */
  extraKeys: boolean;
  report: (path: Trail | undefined, message: string) => void;
}

/** The path to a value as a linked list, last step first, so that adding a step is cheap. */
interface Trail {
  step: PropertyKey;
  before: Trail | undefined;
}

const TYPES: readonly JsonType[] = ["string", "number", "integer", "boolean", "object", "array", "null"];
const TOLERANCES = ["tolerance", "relative"];
/** The tolerance of `$approx` without a bound: floating-point noise. */
const DEFAULT_RELATIVE = 1e-9;

/** Compiles reference arguments: literals and matchers. Reports every mistake; after a report, the returned pattern is unusable. */
export function compileArguments(value: Json, report: OnMistake): Pattern {
  if (!isObject(value)) {
    const quoted = typeof value === "string" && value.trimStart().startsWith("{");
    report([], `expected an object of arguments, got ${shown(value)}${quoted ? ". Remove the quotes" : ""}`);
    return { source: null, kind: "any" };
  }
  return compileValue(value, report);
}

/** Compiles any value like `compileArguments`. */
export function compileValue(value: Json, report: OnMistake): Pattern {
  if (depthOf(value, limits.nesting) > limits.nesting) {
    report([], `nests deeper than ${limits.nesting} levels`);
    return { source: null, kind: "any" };
  }
  return compile(value, {
    path: undefined,
    extraKeys: false,
    report: (trail, message) => report(stepsOf(trail), message),
  });
}

function inside({ path, extraKeys, report }: Scope, step: PropertyKey): Scope {
  return { path: { step, before: path }, extraKeys, report };
}

function stepsOf(path: Trail | undefined): PropertyKey[] {
  const steps: PropertyKey[] = [];
  for (let trail = path; trail !== undefined; trail = trail.before) steps.push(trail.step);
  return steps.reverse();
}

function compile(value: Json, scope: Scope): Pattern {
  if (Array.isArray(value))
    return { source: value, kind: "list", items: compileItems(value, scope), ordered: true };
  if (!isObject(value)) {
    if (typeof value === "number" && !Number.isFinite(value))
      scope.report(scope.path, `${value} is not a JSON number`);
    return { source: value, kind: "scalar", value };
  }
  const matcherKeys = Object.keys(value).filter((key) => key.startsWith("$") && !key.startsWith("$$"));
  const [name, another] = matcherKeys;
  if (name === undefined) return compileObject(value, scope);
  if (another === undefined) return compileMatcher(name, value, scope);
  scope.report(
    scope.path,
    `${matcherKeys.join(" and ")} in one object: write each matcher in its own object. ${literally(matcherKeys[0] as string)}`,
  );
  return { source: value, kind: "any" };
}

function compileItems(values: readonly Json[], scope: Scope): Pattern[] {
  return values.map((item, at) => compile(item, inside(scope, at)));
}

function compileObject(value: JsonObject, scope: Scope): Pattern {
  const entries = new Map<string, Pattern>();
  for (const key of Object.keys(value))
    entries.set(key.startsWith("$$") ? key.slice(1) : key, compile(value[key] as Json, inside(scope, key)));
  return { source: value, kind: "object", entries, extraKeys: scope.extraKeys };
}

function literally(key: string): string {
  return `For a key that begins with $, write "$${key}".`;
}

function compileMatcher(name: string, value: JsonObject, scope: Scope): Pattern {
  const nothing: Pattern = { source: value, kind: "any" };
  const matcher = matchers.get(name);
  if (matcher === undefined) {
    const hint = didYouMean(name, matchers.keys()) || ` Known: ${[...matchers.keys()].join(", ")}.`;
    scope.report(inside(scope, name).path, `unknown matcher "${name}".${hint} ${literally(name)}`);
    return nothing;
  }
  for (const key of Object.keys(value)) {
    if (key === name || (name === "$approx" && TOLERANCES.includes(key))) continue;
    const rule =
      name === "$approx"
        ? `only tolerance or relative may.${didYouMean(key, TOLERANCES)}`
        : `write a matcher in its own object. ${literally(name)}`;
    scope.report(inside(scope, key).path, `"${key}" beside "${name}": ${rule}`);
  }
  const pattern = matcher(value[name] as Json, inside(scope, name), value);
  return pattern === undefined ? nothing : ({ ...pattern, source: value } as Pattern);
}

const matchers = new Map<string, (value: Json, scope: Scope, beside: JsonObject) => Pattern | undefined>([
  ["$any", onlyTrue({ source: null, kind: "any" })],
  ["$absent", onlyTrue({ source: null, kind: "absent" })],
  ["$oneOf", withList((options) => ({ source: null, kind: "one-of", options }))],
  ["$unordered", withList((items) => ({ source: null, kind: "list", items, ordered: false }))],
  ["$regex", withText(regex)],
  ["$ignoreCase", withText((text) => ({ source: null, kind: "ignore-case", folded: foldText(text) }))],
  ["$contains", (value, scope) => ({ source: null, kind: "contains", item: compile(value, scope) })],
  ["$subset", subset],
  ["$type", type],
  ["$approx", approx],
]);

function onlyTrue(pattern: Pattern): Compile {
  return (value, { path, report }) => {
    if (value !== true) report(path, `expected true, got ${shown(value)}`);
    return pattern;
  };
}

function withList(build: (items: Pattern[]) => Pattern): Compile {
  return (value, scope) => {
    if (Array.isArray(value) && value.length > 0) return build(compileItems(value, scope));
    scope.report(scope.path, `expected a list with something in it, got ${shown(value)}`);
    return undefined;
  };
}

function withText(build: (text: string, scope: Scope) => Pattern | undefined): Compile {
  return (value, scope) => {
    if (typeof value === "string") return build(value, scope);
    scope.report(scope.path, `expected text, got ${shown(value)}`);
    return undefined;
  };
}

function regex(source: string, { path, report }: Scope): Pattern | undefined {
  try {
    expressionOf(source);
    return { source: null, kind: "regex", expression: source };
  } catch (error) {
    if (error instanceof Re2Missing) throw error;
    report(path, (error as Error).message);
    return undefined;
  }
}

function subset(value: Json, scope: Scope): Pattern | undefined {
  if (isObject(value)) return compile(value, { ...scope, extraKeys: true });
  scope.report(scope.path, `expected an object, got ${shown(value)}`);
  return undefined;
}

function type(value: Json, { path, report }: Scope): Pattern | undefined {
  const kind = TYPES.find((name) => name === value);
  if (kind !== undefined) return { source: null, kind: "type", type: kind };
  const hint = typeof value === "string" ? didYouMean(value, TYPES) : "";
  report(path, `expected one of ${TYPES.join(", ")}, got ${shown(value)}${hint && `.${hint}`}`);
  return undefined;
}

function approx(
  target: Json,
  { path, report }: Scope,
  { tolerance, relative }: JsonObject,
): Pattern | undefined {
  if (!isNumeric(target) || !Number.isFinite(Number(target))) {
    report(path, `expected a number, got ${shown(target)}`);
    return undefined;
  }
  const here = path?.before;
  if (tolerance !== undefined && relative !== undefined) report(here, "give tolerance or relative, not both");
  const bound = tolerance ?? relative ?? DEFAULT_RELATIVE;
  if (!isNumeric(bound) || !(Number(bound) >= 0) || !Number.isFinite(Number(bound))) {
    const key = tolerance === undefined ? "relative" : "tolerance";
    report({ step: key, before: here }, `expected a number that is not negative, got ${shown(bound)}`);
    return undefined;
  }
  const scale = tolerance === undefined ? Math.abs(Number(target)) : 1;
  return { source: null, kind: "approx", target, tolerance: Number(bound) * scale };
}

/** Compiles a required text: text, a number, `$regex`, `$ignoreCase` or `$oneOf`. After a report, the returned pattern is unusable. */
export function compileText(value: Json, report: OnMistake): Pattern {
  const reported: boolean[] = [];
  const pattern = compileValue(value, (path, message) => {
    reported.push(true);
    report(path, message);
  });
  if (reported.length > 0) return pattern;
  if (!isOfTexts(pattern))
    report([], `expected text that is not empty, $regex, $ignoreCase or $oneOf of such, got ${shown(value)}`);
  else if (longest(pattern) > limits.pieceText)
    report(
      [],
      `text of ${longest(pattern)} characters, more than the ${limits.pieceText} that are searched for: write a part of it`,
    );
  return pattern;
}

function isOfTexts(pattern: Pattern): boolean {
  switch (pattern.kind) {
    case "scalar":
      return (
        ["string", "number", "bigint"].includes(typeof pattern.value) && String(pattern.value).trim() !== ""
      );
    case "ignore-case":
      return pattern.folded !== "";
    case "one-of":
      return pattern.options.every(isOfTexts);
    default:
      return pattern.kind === "regex" && pattern.expression !== "";
  }
}

function longest(pattern: Pattern): number {
  if (pattern.kind === "one-of") return Math.max(...pattern.options.map(longest));
  if (pattern.kind === "ignore-case") return pattern.folded.length;
  return pattern.kind === "scalar" ? String(pattern.value).length : 0;
}
