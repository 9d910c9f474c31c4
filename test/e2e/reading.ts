/** Markdown of ours as a person reads it: without the marker and code tags, references to characters resolved. */
export function readable(markdown: string): string {
  return markdown
    .replace(/^<!--.*-->\n/, "")
    .replace(/<\/?code>/g, "")
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll("\u200b", "");
}

const VERDICT = /^(?:✅ Pass|🟡 Inconclusive|❌ Fail)\b/;

/**
 * The line that has the verdict with all that decided it, among the folded checks; where nothing was judged, what stopped it, as if it was
 * such a line.
 */
export function firstLine(markdown: string): string {
  const lines = readable(markdown)
    .split("\n")
    .filter((line) => line !== "");
  const [headline = "", reason = ""] = lines;
  return (
    lines.find((line) => VERDICT.test(line)) ??
    (headline.startsWith("### ❌") ? `❌ Fail · ${reason}` : headline)
  );
}

/** Its very first line: what happened, in a few words. */
export function headlineOf(markdown: string): string {
  const [line = ""] = readable(markdown).split("\n");
  return line.replace(/^### /, "");
}

/** The verdict's line as it is written, with what stands before it in a heading. */
export function rawVerdict(markdown: string): string {
  const lines = markdown
    .replace(/^<!--.*-->\n/, "")
    .split("\n")
    .filter((line) => line !== "");
  const [headline = "", reason = ""] = lines;
  const line = lines.find((one) => VERDICT.test(one));
  return line === undefined
    ? headline.startsWith("### ❌")
      ? `### ❌ Fail · ${reason}`
      : headline
    : `### ${line}`;
}
