import { type Markup, markup } from "../../escape/markup.ts";
import type { Report } from "../../report/schema.ts";
import { type HintView, hintViews } from "../hint.ts";

/** What to do about calls that nobody expects: a command, or lines of a policy. */
export function hintSection(report: Pick<Report, "hint" | "cases" | "settings">): Markup {
  const hints = hintViews(report);
  if (hints.length === 0) return markup``;
  return markup`<section aria-labelledby="hint-title">
<h2 id="hint-title">Hint</h2>
${hints.map(hintMarkup)}</section>
`;
}

function hintMarkup({ sentence, lines }: HintView): Markup {
  const block = lines.map((line) => markup`${line}\n`);
  return markup`<p>${sentence}</p>
${lines.length > 0 && markup`<pre tabindex="0">${block}</pre>\n`}`;
}
