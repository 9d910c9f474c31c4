import { escapeGlob } from "../../core/escape.ts";

/** Returns patterns for the same files in unpacked artifacts of the `uploaded` patterns, the most specific first. */
export function patternsInside(
  folder: string,
  patterns: readonly string[],
  uploaded: readonly string[] = patterns,
): string[] {
  const depth = commonFolder(uploaded).length;
  const inside = patterns.map((pattern) => partsOf(pattern).slice(depth));
  return inside
    .sort((a, b) => b.length - a.length)
    .map((parts) => `${escapeGlob(folder)}/**/${parts.join("/")}`);
}

const OPEN = /(?<!\\)[*?[{(|]/;

/** Returns the common leading folders without globs. */
export function commonFolder(patterns: readonly string[]): string[] {
  const [first = [], ...rest] = patterns.map((pattern) => partsOf(pattern).slice(0, -1));
  const end = first.findIndex((part, at) => OPEN.test(part) || rest.some((other) => other[at] !== part));
  return end < 0 ? first : first.slice(0, end);
}

function partsOf(pattern: string): string[] {
  return pattern.split("/").filter((part) => part !== "" && part !== ".");
}
