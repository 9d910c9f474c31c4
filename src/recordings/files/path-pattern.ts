import { isAbsolute, parse, posix, relative, sep } from "node:path";
import { RE2JS } from "re2js";
import { escapeGlob } from "../../core/escape.ts";
import { globFaultText, globParts, globSource } from "../../core/glob.ts";
import { limits } from "../../core/limits.ts";
import { ConfigurationError, isMistyped, type Problem } from "../../core/problems.ts";

const NAMES = ["case", "trial"];
const ADDITION = /[-_]?(?:id|name|number|no)$/;

export interface MisspeltCapture {
  capture: string;
  meant: string;
}

/** Returns captures that look like a misspelt `{case}` or `{trial}` that the pattern lacks. They become tags. */
export function misspeltCaptures(pattern: string): MisspeltCapture[] {
  const captures = captureNames(pattern);
  return NAMES.filter((name) => !captures.includes(name)).flatMap((meant) => {
    const capture = captures.find((name) => isOf(meant, name.toLowerCase().replace(ADDITION, "")));
    return capture === undefined ? [] : [{ capture, meant }];
  });
}

export function misspeltWarnings(pattern: string): Problem[] {
  return misspeltCaptures(pattern).map(({ capture, meant }) => {
    const message = `the capture {${capture}} makes a tag of that name: did you mean {${meant}}?`;
    return { severity: "warning", file: pattern, message };
  });
}

function isOf(meant: string, word: string): boolean {
  return word === meant || isMistyped(word, meant);
}

/** A test of names in a folder, or `**`. */
export type Step = { name: string } | { matches: (name: string) => boolean } | "anything below";

export interface PathPattern {
  top: string;
  steps: Step[];
  capture(path: string): Record<string, string> | undefined;
}

const CAPTURE = /(?<!\\)\{([A-Za-z_][\w-]*)\}/g;
/** The placeholder of a capture, which keeps glob characters literal. */
const MARK = /\uE000(\d+)\uE001/g;
const LITERAL = /^(?:\\[\s\S]|[^\\*?[\]{}()|\uE000])*$/;

/**
 * Parses a glob with captures, such as `runs/{model}/{case}.{trial}.json`. Matching takes linear time, because pull requests control
 * patterns and paths. Throws ConfigurationError for an unusable pattern, and with `contained` for one that leaves the root.
 */
export function readPattern(pattern: string, root: string, contained: boolean): PathPattern {
  const refuse = (message: string) =>
    new ConfigurationError([{ severity: "error", file: pattern.slice(0, limits.shownName), message }]);
  if (pattern.length > limits.globLength) {
    const message = `has ${pattern.length} characters, more than the ${limits.globLength} that a pattern may have: write several shorter ones`;
    throw refuse(message);
  }
  const names: string[] = [];
  const marked = pattern.replace(CAPTURE, (_all, name: string) => `\uE000${names.push(name) - 1}\uE001`);
  const repeated = names.find((name, at) => name !== "_" && names.indexOf(name) !== at);
  if (repeated !== undefined) throw refuse(`captures {${repeated}} twice; use {_} for one of them`);
  if (contained && (isAbsolute(pattern) || pattern.split("/").includes(".."))) {
    throw refuse("must be relative to the workspace, without ..");
  }
  const relativeToRoot = posix.normalize(marked);
  const isInside = !isAbsolute(marked) && !/^\.\.(?:\/|$)/.test(relativeToRoot);
  const top = isInside ? root : parse(root).root;
  const glob = isInside
    ? relativeToRoot
    : posix.resolve(escapeGlob(root.split(sep).join("/")), marked).slice(top.length);
  try {
    const expression = wholeExpression(glob);
    const capture = (path: string) => {
      const matcher = expression.matcher(relative(top, path).split(sep).join("/"));
      if (!matcher.matches()) return undefined;
      const groups: Record<string, string | null> = matcher.getNamedGroups();
      const named = names.flatMap((name, at) => {
        const value = groups[`capture${at}`] ?? null;
        return name === "_" || value === null ? [] : [[name, value.normalize("NFC")] as const];
      });
      return Object.fromEntries(named);
    };
    return { top, steps: stepsOf(glob), capture };
  } catch (error) {
    throw refuse(`${globFaultText(error)}${backslashAdvice(pattern)}`);
  }
}

/** Returns advice if backslashes separate folders, as on Windows, else "". */
export function backslashAdvice(pattern: string): string {
  return /\\[\p{L}{*]/u.test(pattern)
    ? `. A backslash takes the next character as it is. Write "${withoutQuotes(pattern).replaceAll("\\", "/")}"`
    : "";
}

/** Removes quotes that a shell left around a pattern. */
export function withoutQuotes(pattern: string): string {
  return pattern.replace(/^(["'`])([\s\S]+)\1$/, "$2");
}

export function captureNames(pattern: string): string[] {
  return [...pattern.matchAll(CAPTURE)].map(([, name = ""]) => name);
}

/** Captures are never empty. */
function wholeExpression(glob: string): RE2JS {
  return RE2JS.compile(globSource(glob).replace(MARK, "(?<capture$1>[^/]+)"), RE2JS.DOTALL);
}

function stepsOf(glob: string): Step[] {
  return globParts(glob).map(({ text, crosses }): Step => {
    if (crosses) return "anything below";
    if (LITERAL.test(text)) return { name: text.replace(/\\([\s\S])/g, "$1") };
    const expression = wholeExpression(text);
    return { matches: (name) => expression.matches(name) };
  });
}
