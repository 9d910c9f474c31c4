import { data, Evaluator, type Expr, Lexer, Parser } from "@actions/expressions";
import {
  ContextAccess,
  FunctionCall,
  Grouping,
  IndexAccess,
  Literal,
  Logical,
  Unary,
} from "@actions/expressions/ast";
import { truthy } from "@actions/expressions/result";
import { followPointer, type JsonObject } from "../../core/json.ts";

const OPENING = "\u0024{{";
const EXPRESSION = /\$\{\{([\s\S]*?)(\}\}|$)/g;

/** Returns true if the text contains an expression, so that only GitHub knows its value. */
export function isExpression(text: string | undefined): boolean {
  return text?.includes(OPENING) ?? false;
}

export function expressionsIn(text: string): string[] {
  return [...text.matchAll(EXPRESSION)].map(([, source = ""]) => source.trim());
}

/** Returns the text before and after all expressions. */
export function textAround(text: string): [head: string, tail: string] {
  return [text.split(OPENING, 1)[0] ?? "", text.split("}}").at(-1) ?? ""];
}

/** Wraps an expression for a workflow. */
export function expression(inner: string): string {
  return `${OPENING} ${inner} }}`;
}

/** Removes the delimiters of an expression or condition: `always()`. */
export function bare(text: string): string {
  return text.startsWith(OPENING) && text.endsWith("}}") ? text.slice(3, -2).trim() : text;
}

const CONTEXTS = ["github", "inputs", "vars", "needs", "strategy", "matrix", "env", "job", "steps"];
const STATUS = ["always", "success", "failure", "cancelled"];

function parse(source: string): Expr {
  const functions = STATUS.map((name) => ({ name, minArgs: 0, maxArgs: 0 }));
  return new Parser(new Lexer(source).lex().tokens, CONTEXTS, functions).parse();
}

/**
 * Evaluates the expressions in a text with this `github` context. A plain value of another context becomes a placeholder. Returns
 * undefined if the value is unknown; `isKnown` decides for each property of `github`.
 */
export function evaluateText(
  text: string,
  github: JsonObject,
  isKnown: (path: readonly string[]) => boolean,
): string | undefined {
  let isWhole = true;
  const whole = text.replace(EXPRESSION, (_, source: string, end: string) => {
    const value = end === "" ? undefined : resultOf(source, github, isKnown);
    isWhole &&= value !== undefined;
    return value ?? "";
  });
  return isWhole ? whole : undefined;
}

function resultOf(
  source: string,
  github: JsonObject,
  isKnown: (path: readonly string[]) => boolean,
): string | undefined {
  try {
    const expr = parse(source);
    const [path, ...more] = pathsIn(expr);
    // A variable or matrix value is equal in all compared runs.
    if (expr instanceof IndexAccess && path?.[0] !== "github" && more.length === 0)
      return `‹${source.trim()}›`;
    return evaluate(expr, github, isKnown)?.coerceString();
  } catch {
    return undefined;
  }
}

/** Throws for a function that only GitHub knows. */
function evaluate(
  expr: Expr,
  github: JsonObject,
  isKnown: (path: readonly string[]) => boolean,
): data.ExpressionData | undefined {
  if (!pathsIn(expr).every(([context, ...path]) => context === "github" && isKnown(path))) return undefined;
  const context = JSON.parse(JSON.stringify({ github }), data.reviver) as data.Dictionary;
  return new Evaluator(expr, context).evaluate();
}

function pathsIn(expr: Expr): string[][] {
  if (expr instanceof ContextAccess) return [[expr.name.lexeme.toLowerCase()]];
  if (expr instanceof IndexAccess) {
    const { index } = expr;
    const key = index instanceof Literal ? index.literal.coerceString() : "*";
    const [own = [], ...rest] = pathsIn(expr.expr);
    return [[...own, key], ...rest, ...(index instanceof Literal ? [] : pathsIn(index))];
  }
  if (expr instanceof FunctionCall) return expr.args.flatMap(pathsIn);
  if (expr instanceof Grouping) return pathsIn(expr.group);
  return Object.values(expr)
    .flat()
    .filter((part): part is Expr => typeof part === "object" && part !== null && "accept" in part)
    .flatMap(pathsIn);
}

/** Returns a test for properties that at least one of the contexts has. */
export function knownIn(contexts: readonly JsonObject[]): (path: readonly string[]) => boolean {
  return (path) => contexts.some((context) => followPointer(context, path) !== undefined);
}

export interface Circumstances {
  event: string;
  before: "success" | "failure" | "cancelled";
}

/** Evaluates an `if` as far as it depends on the event and the status; undefined if only GitHub can evaluate it. */
export function holds(condition: string, circumstances: Circumstances): boolean | undefined {
  const text = bare(condition.trim()) || "success()";
  // GitHub prefixes `success() &&` to a condition without a status function.
  if (circumstances.before !== "success" && !ASKS_STATUS.test(text)) return false;
  try {
    return truth(parse(text), circumstances);
  } catch {
    return undefined;
  }
}

const ASKS_STATUS = /\b(?:always|success|failure|cancelled)\s*\(\s*\)/i;

/** Unknown parts do not matter where a known part decides. */
function truth(expr: Expr, circumstances: Circumstances): boolean | undefined {
  if (expr instanceof Grouping) return truth(expr.group, circumstances);
  if (expr instanceof Unary) return opposite(truth(expr.expr, circumstances));
  if (expr instanceof Logical) {
    const deciding = expr.operator.lexeme === "||";
    const values = expr.args.map((part) => truth(part, circumstances));
    if (values.includes(deciding)) return deciding;
    return values.includes(undefined) ? undefined : !deciding;
  }
  const name = expr instanceof FunctionCall ? expr.functionName.lexeme.toLowerCase() : "";
  if (STATUS.includes(name)) return name === "always" || name === circumstances.before;
  const github = { event_name: circumstances.event };
  const value = evaluate(expr, github, knownIn([github]));
  return value && truthy(value);
}

/** Returns true if the condition calls `always()`. */
export function saysAlways(condition: string): boolean {
  return /(?<!!\s*)\balways\s*\(\s*\)/i.test(bare(condition));
}

export function opposite(answer: boolean | undefined): boolean | undefined {
  return answer === undefined ? undefined : !answer;
}
