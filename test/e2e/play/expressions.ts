import { data, Evaluator, Lexer, Parser } from "@actions/expressions";
import { z } from "zod";

export type Value = z.output<ReturnType<typeof z.json>>;

export interface Scope {
  contexts: Record<string, Value>;
  status: Record<"success" | "failure" | "cancelled", boolean>;
}

const CONTEXTS = [
  "github",
  "inputs",
  "needs",
  "steps",
  "matrix",
  "env",
  "secrets",
  "jobs",
  "vars",
  "runner",
  "strategy",
];
const STATUS = ["success", "failure", "cancelled", "always"];
const EMBEDDED = /\$\{\{((?:'[^']*'|[^'}]|\}(?!\}))*)\}\}/g;

/** Evaluates a workflow value: a single expression keeps its type, several are inserted into the text. */
export function filled(value: string | number | boolean, scope: Scope): Value {
  if (typeof value !== "string") return value;
  const [only, ...rest] = value.matchAll(EMBEDDED);
  if (only !== undefined && rest.length === 0 && only[0] === value.trim())
    return evaluate(only[1] ?? "", scope);
  return value.replace(EMBEDDED, (_, expression: string) => asText(evaluate(expression, scope)));
}

/** Evaluates to text, for `run:`, `env:`, `with:` of a step and outputs. */
export function filledText(value: string | number | boolean, scope: Scope): string {
  return asText(filled(value, scope));
}

export function filledTexts(
  values: Record<string, string | number | boolean>,
  scope: Scope,
): Record<string, string> {
  return mapValues(values, (value) => filledText(value, scope));
}

/** True when an `if:` holds. Without a status function `success()` must hold too. */
export function holds(condition: string | boolean | undefined, scope: Scope): boolean {
  const text = String(condition ?? true).trim();
  const expression = /^\$\{\{(.*)\}\}$/s.exec(text)?.[1] ?? text;
  const asksStatus = STATUS.some((name) => new RegExp(`\\b${name}\\s*\\(`, "i").test(expression));
  const whole = asksStatus ? expression : `success() && (${expression})`;
  return evaluate(`(${whole}) && true || false`, scope) === true;
}

export function asText(value: Value): string {
  return toData(value).coerceString();
}

export function mapValues<In, Out>(
  values: Record<string, In>,
  change: (value: In, key: string) => Out,
): Record<string, Out> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));
}

function evaluate(expression: string, { contexts, status }: Scope): Value {
  const results: Record<string, boolean> = { ...status, always: true };
  const functions = STATUS.map((name) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(results[name] ?? false),
  }));
  const tree = new Parser(new Lexer(expression).lex().tokens, CONTEXTS, functions).parse();
  const all = CONTEXTS.map((key) => ({ key, value: toData(contexts[key] ?? {}) }));
  const byName = new Map(functions.map((each) => [each.name, each]));
  const result = new Evaluator(tree, new data.Dictionary(...all), byName).evaluate();
  return z.json().parse(JSON.parse(JSON.stringify(result, data.replacer)));
}

function toData(value: Value): data.ExpressionData {
  return JSON.parse(JSON.stringify(value), data.reviver);
}
