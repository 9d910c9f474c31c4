import { compileExpression } from "../config/expression.ts";
import { globFault, globTest } from "./glob.ts";

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
    hides: (tool, keys) =>
      globs.length > 0 &&
      (matches(asPath(tool)) ||
        pathsTo(keys).some((path) => matches(path) || matches(`${asPath(tool)}/${path}`))),
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
