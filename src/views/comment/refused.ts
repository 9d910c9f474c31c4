import { type Markdown, markdown } from "../../escape/markdown.ts";
import { codeSpans } from "../code-spans.ts";

/** Why the pull request has no comment, for the job summary. In the remedy, which is our own text, `code` stands in backticks. */
export function commentRefusedView({ reason, remedy }: { reason: string; remedy: string }): Markdown {
  return markdown`\n---\n\n**No comment on the pull request:** ${reason}. What helps: ${codeSpans(remedy)}. The verdict does not depend on it.\n`;
}
