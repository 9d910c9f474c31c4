import { limits } from "../../limits.ts";
import type { Report } from "../../report/schema.ts";
import { counted, shorten } from "../../wording.ts";
import { markdownText } from "../escape.ts";
import type { Section } from "../fit.ts";
import { blockingWord, verdictSentences } from "../verdict.ts";

const WORDS = { pass: "✅ Pass", inconclusive: "🟡 Inconclusive", fail: "❌ Fail" };

/** Line one, which has what decided, and below it what else the checks say: first of all what makes the gate weaker. */
export function headline(report: Report): Section {
  const { first, others } = verdictSentences(report);
  const name =
    report.suite === "default" ? "" : ` · ${markdownText(shorten(report.suite, limits.shownName))}`;
  const line = `### ${WORDS[report.verdict.result]}${blockingWord(report)}${name} ${markdownText(first)}`;
  const findings = others.map((text) => `- ${markdownText(text)}`);
  return {
    kind: "verdict",
    name: "the verdict",
    items: findings.length,
    text: (shown) => {
      const more = findings.length - shown;
      return [
        line,
        ...findings.slice(0, shown),
        ...(more > 0 ? [`- … and ${counted(more, "more finding")}`] : []),
      ].join("\n");
    },
  };
}
