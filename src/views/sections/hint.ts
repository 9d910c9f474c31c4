import type { Report } from "../../report/schema.ts";
import { markdownCode, markdownText } from "../escape.ts";
import type { Section } from "../fit.ts";
import { hintView } from "../hint.ts";

/** Policy lines that would leave out tools that only read, where most unexpected calls go to tools that nobody names. */
export function hint({ hint }: Pick<Report, "hint">): Section {
  return { kind: "unchanged", name: "a hint", items: 0, text: () => (hint === null ? "" : hintText(hint)) };
}

function hintText(hint: NonNullable<Report["hint"]>): string {
  const { sentence, policy } = hintView(hint);
  const lines =
    policy === undefined ? "" : `\n\n<pre>${policy.split("\n").map(markdownCode).join("\n")}</pre>`;
  return `**Hint** ${markdownText(sentence)}${lines}`;
}
