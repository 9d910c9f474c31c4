/** Markdown of ours as a person reads it: without the marker and code tags, references to characters resolved. */
export function readable(markdown: string): string {
  return markdown
    .replace(/^<!--.*-->\n/, "")
    .replace(/<\/?code>/g, "")
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll("\u200b", "");
}

/** Its first line, which has the verdict. */
export function firstLine(markdown: string): string {
  const [line = ""] = readable(markdown).split("\n");
  return line.replace(/^### /, "");
}
