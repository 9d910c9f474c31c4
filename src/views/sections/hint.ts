import { codeBlock } from "../../escape/code-block.ts";
import { joined, type Markdown, markdown } from "../../escape/markdown.ts";
import type { Report } from "../../report/schema.ts";
import type { Section } from "../fit.ts";
import { type HintView, hintViews } from "../hint.ts";

/** What to do about calls that nobody expects: a command, or lines of a policy. */
export function hint(report: Pick<Report, "hint" | "cases" | "settings">): Section {
  return {
    kind: "unchanged",
    name: "a hint",
    items: 0,
    text: () => joined(hintViews(report).map(hintText), "\n\n"),
  };
}

function hintText({ sentence, language, lines }: HintView): Markdown {
  const block = lines.length > 0 && markdown`\n\n${codeBlock(language, lines)}`;
  return markdown`**Hint** ${sentence}${block}`;
}
