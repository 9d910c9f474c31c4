import { type Markup, markup } from "../../escape/markup.ts";
import type { Report } from "../../report/schema.ts";
import { FIRST_USE, isFirstUse } from "../first-use.ts";
import { blockingWord, verdictSentences } from "../verdict.ts";
import { codeSpans } from "./code-spans.ts";
import { cutShort } from "./cut-short.ts";
import { factsList } from "./facts.ts";
import { MARKS } from "./marks.ts";
import { suiteName } from "./suite-name.ts";

const WORDS = { pass: "Pass", inconclusive: "Inconclusive", fail: "Fail" };
const TONES = { pass: "good", inconclusive: "doubtful", fail: "bad" } as const;

/** What the reader came for: the verdict, what decided it, what else the checks say, and what was compared with what. */
export function verdictSection(report: Report): Markup {
  const { result } = report.verdict;
  const tone = TONES[result];
  const { first, others } = verdictSentences(report);
  return markup`<header class="verdict ${tone}">
<h1><span class="word ${tone}">${MARKS[tone]} ${WORDS[result]}</span>${blockingWord(report)}${suiteName(report)}</h1>
<p class="lead">${cutShort(first.replace(/^· /, ""))}</p>
${others.length > 0 && markup`<ul>${others.map((text) => markup`\n<li>${cutShort(text)}</li>`)}\n</ul>\n`}${isFirstUse(report) && markup`<p class="welcome"><strong>Welcome.</strong> ${codeSpans(FIRST_USE)}</p>\n`}${factsList(report)}
</header>`;
}
