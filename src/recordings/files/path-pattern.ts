import { isAbsolute, parse, posix, relative, sep } from "node:path";
import { escapeGlob } from "../../core/escape.ts";
import { loadRe2, re2 } from "../../core/expression.ts";
import { globFaultText, globParts, globSource } from "../../core/glob.ts";
import { limits } from "../../core/limits.ts";
import { ConfigurationError, isMistyped, type Problem } from "../../core/problems.ts";
import { isSimple } from "./simple-pattern.ts";

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
    const source = sourceOf(glob);
    return isSimple(pattern)
      ? {
          top,
          steps: stepsOf(glob, partTest),
          capture: capturing(partByPart(glob.split("/").map(partSource))),
        }
      : { top, steps: stepsOf(glob, re2Test), capture: capturing(asAWhole(source)) };
  } catch (error) {
    throw refuse(`${globFaultText(error)}${backslashAdvice(pattern)}`);
  }

  function capturing(groupsIn: (path: string) => Groups | undefined): PathPattern["capture"] {
    return (path) => {
      const groups = groupsIn(relative(top, path).split(sep).join("/"));
      if (groups === undefined) return undefined;
      const named = names.flatMap((name, at) => {
        const value = groups[`capture${at}`] ?? null;
        return name === "_" || value === null ? [] : [[name, value.normalize("NFC")] as const];
      });
      return Object.fromEntries(named);
    };
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
function sourceOf(glob: string): string {
  return globSource(glob).replace(MARK, "(?<capture$1>[^/]+)");
}

function partSource(part: string): string | undefined {
  return part === "**" ? undefined : sourceOf(part);
}

type Test = (name: string) => boolean;

function partTest(source: string): Test {
  const expression = partExpression(source);
  return (name) => expression.test(name);
}

function re2Test(source: string): Test {
  const expression = re2().compile(source, re2().DOTALL);
  return (name) => expression.matches(name);
}

function asAWhole(source: string): (path: string) => Groups | undefined {
  const expression = re2().compile(source, re2().DOTALL);
  return (path) => {
    const matcher = expression.matcher(path);
    return matcher.matches() ? matcher.getNamedGroups() : undefined;
  };
}

function stepsOf(glob: string, testBy: (source: string) => Test): Step[] {
  return globParts(glob).map(({ text, crosses }): Step => {
    if (crosses) return "anything below";
    if (LITERAL.test(text)) return { name: text.replace(/\\([\s\S])/g, "$1") };
    return { matches: testBy(sourceOf(text)) };
  });
}

type Groups = Readonly<Record<string, string | null>>;

/** Loads RE2 if one of the patterns needs it. Await this before matching. */
export async function loadRe2For(patterns: readonly string[]): Promise<void> {
  if (!patterns.every(isSimple)) await loadRe2();
}

function partExpression(source: string): RegExp {
  return new RegExp(`^(?:${source})$`, "su");
}

/** In `sources`, undefined is `**` and occurs at most once. */
function partByPart(sources: readonly (string | undefined)[]): (path: string) => Groups | undefined {
  const deep = sources.indexOf(undefined);
  const expressions = sources.filter((source) => source !== undefined).map(partExpression);
  return (path) => {
    const parts = path.split("/");
    const between = parts.length - expressions.length;
    if (deep < 0 ? between !== 0 : between < 0) return undefined;
    const groups: Record<string, string | null> = {};
    for (const [at, expression] of expressions.entries()) {
      const found = expression.exec(parts[deep < 0 || at < deep ? at : at + between] ?? "");
      if (found === null) return undefined;
      Object.assign(groups, found.groups);
    }
    return groups;
  };
}
