import { codeBlock } from "../../escape/code-block.ts";
import { type Markdown, markdown, nothing } from "../../escape/markdown.ts";
import type { Report } from "../../report/schema.ts";
import type { Section } from "../fit.ts";
import { hintView } from "../hint.ts";

/** Policy lines that would leave out tools that only read, where most unexpected calls go to tools that nobody names. */
export function hint({ hint }: Pick<Report, "hint">): Section {
  return {
    kind: "unchanged",
    name: "a hint",
    items: 0,
    text: () => (hint === null ? nothing : hintText(hint)),
  };
}

function hintText(hint: NonNullable<Report["hint"]>): Markdown {
  const { sentence, policy } = hintView(hint);
  const block = policy !== undefined && markdown`\n\n${codeBlock("yaml", policy.split("\n"))}`;
  return markdown`**Hint** ${sentence}${block}`;
}
