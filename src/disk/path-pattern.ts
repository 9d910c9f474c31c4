import { isAbsolute, parse, posix, relative, sep } from "node:path";
import { RE2JS } from "re2js";
import { limits } from "../limits.ts";
import { escapeGlob, globFaultText, globParts, globSource } from "../policy/glob.ts";
import { ConfigurationError } from "../problems.ts";

/** What a pattern says of a name in a folder: which it is, or whether it may be it; or of all that lies below the folder. */
export type Step = { name: string } | { matches: (name: string) => boolean } | "anything below";

/** Where the paths lie that a pattern matches, and which they are. */
export interface PathPattern {
  /** The folder in which the first step is taken. */
  top: string;
  steps: Step[];
  /** What the captures hold of an absolute path; undefined where the pattern does not match it. */
  capture(path: string): Record<string, string> | undefined;
}

const CAPTURE = /(?<!\\)\{([A-Za-z_][\w-]*)\}/g;
/** Stands in a pattern for a capture, where the characters of a glob must not be read as such. */
const MARK = /\uE000(\d+)\uE001/g;
const LITERAL = /^(?:\\[\s\S]|[^\\*?[\]{}()|\uE000])*$/;

/**
 * Reads a glob with captures, such as `runs/{model}/{case}.{trial}.json`. Time to match is linear in the path: patterns come from
 * pull requests, as paths do. Throws ConfigurationError on an unusable pattern, and with `contained` on one that leaves the root.
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
    const whole = compile(glob);
    return { top, steps: stepsOf(glob), capture: (path) => captured(path, whole) };
  } catch (error) {
    throw refuse(globFaultText(error));
  }

  function captured(path: string, whole: RE2JS): Record<string, string> | undefined {
    const matcher = whole.matcher(relative(top, path).split(sep).join("/"));
    if (!matcher.matches()) return undefined;
    const named = names.flatMap((name, at) => {
      const value = matcher.group(`capture${at}`);
      return name === "_" || value === null ? [] : [[name, value] as const];
    });
    return Object.fromEntries(named);
  }
}

/** Captures are never empty. */
function compile(glob: string): RE2JS {
  return RE2JS.compile(globSource(glob).replace(MARK, "(?P<capture$1>[^/]+)"), RE2JS.DOTALL);
}

function stepsOf(glob: string): Step[] {
  return globParts(glob).map(({ text, crosses }): Step => {
    if (crosses) return "anything below";
    if (LITERAL.test(text)) return { name: text.replace(/\\([\s\S])/g, "$1") };
    const expression = compile(text);
    return { matches: (name) => expression.matches(name) };
  });
}
