import { data, Evaluator, type Expr, Lexer, Parser } from "@actions/expressions";
import { ContextAccess, FunctionCall, Grouping, IndexAccess, Literal } from "@actions/expressions/ast";
import { followPointer, type JsonObject } from "../../core/json.ts";
import { EXPRESSION } from "./workflow.ts";

const CONTEXTS = ["github", "inputs", "vars", "needs", "strategy", "matrix"];

/**
 * Evaluates the expressions in a text with this `github` context. A plain value of another context becomes a placeholder. Returns
 * undefined if the value is unknown; `isKnown` decides for each property of `github`.
 */
export function evaluateText(
  text: string,
  github: JsonObject,
  isKnown: (path: readonly string[]) => boolean,
): string | undefined {
  const [first = "", ...pieces] = text.split(EXPRESSION);
  let whole = first;
  for (const piece of pieces) {
    const end = piece.indexOf("}}");
    const value = end === -1 ? undefined : evaluate(piece.slice(0, end).trim(), github, isKnown);
    if (value === undefined) return undefined;
    whole += value + piece.slice(end + 2);
  }
  return whole;
}

function evaluate(
  source: string,
  github: JsonObject,
  isKnown: (path: readonly string[]) => boolean,
): string | undefined {
  try {
    const expr = new Parser(new Lexer(source).lex().tokens, CONTEXTS, []).parse();
    const paths = pathsIn(expr);
    const otherPaths = paths.filter(([context]) => context !== "github");
    // A variable or matrix value is equal in all compared runs.
    if (otherPaths.length > 0)
      return paths.length === 1 && expr instanceof IndexAccess ? `‹${source}›` : undefined;
    if (!paths.every(([, ...path]) => isKnown(path))) return undefined;
    const context = JSON.parse(JSON.stringify({ github }), data.reviver) as data.Dictionary;
    return new Evaluator(expr, context).evaluate().coerceString();
  } catch {
    return undefined;
  }
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
