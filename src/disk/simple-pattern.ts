import { loadRe2 } from "../re2.ts";

/** What stands in a path where an expression has groups, by their names. */
export type Groups = Readonly<Record<string, string | null>>;

/** Between slashes: any folders, or none. */
const DEEP = "**";
/** A capture or a star. Two of them try no more than the square of what a part of a path is long. */
const WILD = /(?<!\\)(?:\{[A-Za-z_][\w-]*\}|\*(?!\*))/g;
const MOST_WILD = 2;
const PLAIN = /^(?:\\.|[^\\*?[\]{}()|\uE000\uE001])*$/su;

/**
 * Whether a pattern can be tried without RE2, part by part: there is one way only to share out a path among its parts, and what each
 * of them costs is bounded.
 */
export function isSimple(pattern: string): boolean {
  const parts = pattern.split("/").filter((part) => part !== "" && part !== ".");
  const deep = parts.indexOf(DEEP);
  return (
    parts.at(-1) !== DEEP && parts.every((part, at) => (part === DEEP ? at === deep : isSimplePart(part)))
  );
}

function isSimplePart(part: string): boolean {
  const wild = part.match(WILD)?.length ?? 0;
  return part !== ".." && wild <= MOST_WILD && PLAIN.test(part.replace(WILD, ""));
}

/** Loads RE2 where one of these patterns needs it. Who finds files by them waits for it first. */
export async function loadRe2For(patterns: readonly string[]): Promise<void> {
  if (!patterns.every(isSimple)) await loadRe2();
}

/** The expression that a whole part of a path must match. */
export function partExpression(source: string): RegExp {
  return new RegExp(`^(?:${source})$`, "su");
}

/** Finds groups by an expression for each part of a path; undefined, once at most, stands for any folders. */
export function partByPart(sources: readonly (string | undefined)[]): (path: string) => Groups | undefined {
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
