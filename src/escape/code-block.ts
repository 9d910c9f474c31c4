import { Markdown } from "./markdown.ts";
import { plainText } from "./plain.ts";

/** Lines of code, each of which stays one, in a fence that none of them ends. */
export function codeBlock(language: "yaml" | "mermaid" | "sh", lines: readonly string[]): Markdown {
  const kept = lines.map(plainText);
  const longest = Math.max(2, ...(kept.join("\n").match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  return new Markdown([`${fence}${language}`, ...kept, fence].join("\n"));
}

/** Text as a label of a mermaid chart, which has no escape: what could end it, or be a directive of mermaid's, becomes "-". */
export function chartLabel(text: string): string {
  return `"${text.replace(/[^\p{L}\p{M}\p{N} .,%()-]/gu, "-")}"`;
}
