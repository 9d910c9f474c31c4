/** The folder into which gate.yml unpacks artifacts. */
const UNPACKED = "recordings/**/";
const WILD = /(?<!\\)[*?[{(|]/;

/**
 * What is to be uploaded for these patterns, as a path of actions/upload-artifact: the folder in which all files lie that they match. The
 * patterns themselves, without captures, where that is the repository.
 */
export function uploadedPath(patterns: readonly string[]): string {
  const folder = commonFolder(patterns);
  if (folder.length > 0) return folder.map(asUploaded).join("/");
  return patterns.map(withoutCaptures).map(asUploaded).join("\n");
}

/** Patterns by which gate.yml finds the same files among what was uploaded, the closest first: of several that match a file it counts. */
export function artifactPatterns(patterns: readonly string[]): string[] {
  const depth = commonFolder(patterns).length;
  const inside = patterns.map((pattern) => partsOf(pattern).slice(depth));
  return inside.sort((a, b) => b.length - a.length).map((parts) => `${UNPACKED}${parts.join("/")}`);
}

/** The folders with which all patterns begin, and in which nothing is left open. */
function commonFolder(patterns: readonly string[]): string[] {
  const [first = [], ...others] = patterns.map((pattern) => partsOf(pattern).slice(0, -1));
  const end = first.findIndex((part, at) => WILD.test(part) || others.some((other) => other[at] !== part));
  return end < 0 ? first : first.slice(0, end);
}

function partsOf(pattern: string): string[] {
  return pattern.split("/").filter((part) => part !== "" && part !== ".");
}

function withoutCaptures(pattern: string): string {
  return pattern.replace(/(?<!\\)\{[A-Za-z_][\w-]*\}/g, "*");
}

/** The action reads globs, but has no backslash that works on every runner. */
function asUploaded(part: string): string {
  return part.replace(/\\[\s\S]/g, (escaped) =>
    /[\\*?[\]!$]/.test(escaped.slice(1)) ? "?" : escaped.slice(1),
  );
}
