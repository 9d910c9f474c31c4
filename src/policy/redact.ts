import picomatch from "picomatch";
import { RE2JS } from "re2js";

/** What the policy's `redact` list hides. */
export interface RedactRules {
  /** True when the argument at this path, as `send_email.body`, is never shown. */
  hides(path: string): boolean;
  /** The text with every hidden passage replaced. */
  clean(text: string): string;
}

export const HIDDEN = "[redacted]";

/** True for a glob and for a regular expression that can be compiled. */
export function isRedactRule(rule: string): boolean {
  try {
    redactRules([rule]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads redact rules: `/\d{16}/` hides what matches in any text, anything else is a glob over the path of an argument, tried with
 * and without the tool's name.
 */
export function redactRules(rules: readonly string[]): RedactRules {
  const expressions = rules.filter(isExpression).map((rule) => RE2JS.compile(rule.slice(1, -1)));
  const globs = rules
    .filter((rule) => !isExpression(rule))
    .map((rule) => picomatch(rule.replaceAll(".", "/"), { dot: true }));
  return {
    hides(path) {
      if (globs.length === 0) return false;
      const steps = path.split(".");
      return globs.some((matches) => matches(steps.join("/")) || matches(steps.slice(1).join("/")));
    },
    clean: (text) => expressions.reduce((left, one) => one.matcher(left).replaceAll(HIDDEN), text),
  };
}

function isExpression(rule: string): boolean {
  return rule.length > 2 && rule.startsWith("/") && rule.endsWith("/");
}
