export function readable(markdown: string): string {
  return markdown
    .replace(/^<!--.*-->\n/, "")
    .replace(/<\/?code>/g, "")
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll("\u200b", "");
}

const VERDICT = /^(?:[✅⚪] Pass|🟡 Inconclusive|❌ Fail)\b/u;

/** The verdict's full line among the folded checks; when nothing was judged, the reason in that form. */
export function firstLine(markdown: string): string {
  return verdictIn(readable(markdown));
}

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

export function headlineOf(markdown: string): string {
  const [line = ""] = readable(markdown).split("\n");
  return line.replace(/^### /, "");
}

/** The text above the table without a click, and the verdict's own line: `Weakening: …`, one per line. */
export function topOf(markdown: string): string {
  const text = readable(markdown);
  const end = text.search(/\n(?:\||####|<details>|<sub>)/);
  const top = text
    .slice(0, end < 0 ? undefined : end)
    .replace(/^(?:- )?(?:[🟡❌] )?\*\*(.+?)\*\* /gmu, "$1: ");
  return `${firstLine(markdown)}\n${top}`;
}

export function terminalVerdict(stdout: string): string {
  const lines = stdout.split("\n").map((line) => line.trim());
  return lines.find((line) => /^(?:[✔○] Pass|● Inconclusive|✘ Fail)\b/.test(line)) ?? "";
}
