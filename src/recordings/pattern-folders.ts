import { escapeGlob } from "../base/glob.ts";

/**
 * Patterns that find the same files below another folder, where artifacts with the files of all these patterns were unpacked. The closest
 * is first: of several that match a file it counts. `uploaded`: the patterns of all suites that share the artifacts.
 */
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

/** The folders with which all patterns begin, and in which nothing is left open. */
export function commonFolder(patterns: readonly string[]): string[] {
  const [first = [], ...others] = patterns.map((pattern) => partsOf(pattern).slice(0, -1));
  const end = first.findIndex((part, at) => OPEN.test(part) || others.some((other) => other[at] !== part));
  return end < 0 ? first : first.slice(0, end);
}

function partsOf(pattern: string): string[] {
  return pattern.split("/").filter((part) => part !== "" && part !== ".");
}
