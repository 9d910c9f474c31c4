import { joined, type Markdown, markdown } from "../../escape/markdown.ts";
import { limits } from "../../limits.ts";
import type { Report } from "../../report/schema.ts";
import { counted, shorten } from "../../wording.ts";
import type { Section } from "../fit.ts";
import { blockingWord, verdictSentences } from "../verdict.ts";

const WORDS = { pass: "✅ Pass", inconclusive: "🟡 Inconclusive", fail: "❌ Fail" };

/** Line one, which has what decided, and below it what else the checks say: first of all what makes the gate weaker. */
export function headline(report: Report, reporter?: string): Section {
  const { first, others } = verdictSentences(report);
  const by = reporter !== undefined && markdown`, reported by ${reporter}`;
  const line = markdown`### ${WORDS[report.verdict.result]}${blockingWord(report)}${by}${suiteName(report)} ${first}`;
  const findings = others.map((text) => markdown`- ${text}`);
  return {
    kind: "verdict",
    name: "the verdict",
    items: findings.length,
    text: (shown) => {
      const more = findings.length - shown;
      const rest = more > 0 ? [markdown`- … and ${counted(more, "more finding")}`] : [];
      return joined([line, ...findings.slice(0, shown), ...rest], "\n");
    },
  };
}

/** In place of the verdict where none was asked for. */
export function measuredHeadline(report: Report): Section {
  const text = markdown`### What was measured${suiteName(report)}`;
  return { kind: "verdict", name: "what this is", items: 0, text: () => text };
}

function suiteName({ suite }: Report): Markdown | false {
  return suite !== "default" && markdown` · ${shorten(suite, limits.shownName)}`;
}
