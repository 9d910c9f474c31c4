import { markdownCode, markdownText } from "../escape.ts";

/** Why the pull request has no comment, for the job summary. In the remedy, which is our own text, `code` stands in backticks. */
export function commentRefusedView({ reason, remedy }: { reason: string; remedy: string }): string {
  const parts = remedy
    .split("`")
    .map((part, at) => (at % 2 === 1 ? markdownCode(part) : markdownText(part)))
    .join("");
  return `\n---\n\n**No comment on the pull request:** ${markdownText(reason)}. What helps: ${parts}. The verdict does not depend on it.\n`;
}
