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
  return verdictIn(readable(markdown));
}

/** The verdict's line as it is written, with what stands before it in a heading. */
export function rawVerdict(markdown: string): string {
  const line = verdictIn(markdown.replace(/^<!--.*-->\n/, ""));
  return line.startsWith("### ") ? line : `### ${line}`;
}

function verdictIn(text: string): string {
  const lines = text.split("\n").filter((line) => line !== "");
  const [headline = "", reason = ""] = lines;
  const ending = /^### (?:(❌) rungate: the run failed|(⚪) rungate: the run succeeded)/.exec(headline);
  if (ending !== null) return `${ending[1] ? "❌ Run failed" : "⚪ Run succeeded"} · ${reason}`;
  const verdict = lines.find((line) => VERDICT.test(line));
  return verdict ?? (headline.startsWith("### ❌") ? `❌ Fail · ${reason}` : headline.replace(/^### /, ""));
}

/** Its very first line: what happened, in a few words. */
export function headlineOf(markdown: string): string {
  const [line = ""] = readable(markdown).split("\n");
  return line.replace(/^### /, "");
}

/** What a reader sees before the table and without a click, with the verdict's own line: `Weakening: …`, one a line. */
export function topOf(markdown: string): string {
  const text = readable(markdown);
  const end = text.search(/\n(?:\||####|<details>|<sub>)/);
  const top = text
    .slice(0, end < 0 ? undefined : end)
    .replace(/^(?:- )?(?:[🟡❌] )?\*\*(.+?)\*\* /gmu, "$1: ");
  return `${firstLine(markdown)}\n${top}`;
}

/** The line of a terminal that has the verdict with all that decided it. */
export function terminalVerdict(stdout: string): string {
  const lines = stdout.split("\n").map((line) => line.trim());
  return lines.find((line) => /^(?:✔ Pass|● Inconclusive|✘ Fail)\b/.test(line)) ?? "";
}
