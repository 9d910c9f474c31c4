import { type Markup, markup } from "../../escape/markup.ts";
import type { Report } from "../../report/schema.ts";
import { hintView } from "../hint.ts";

/** Policy lines that would leave out tools that only read, where most unexpected calls go to tools that nobody names. */
export function hintSection({ hint }: Pick<Report, "hint">): Markup {
  if (hint === null) return markup``;
  const { sentence, policy } = hintView(hint);
  const lines = policy?.split("\n").map((line) => markup`${line}\n`);
  return markup`<section aria-labelledby="hint-title">
<h2 id="hint-title">Hint</h2>
<p>${sentence}</p>
${lines !== undefined && markup`<pre tabindex="0">${lines}</pre>\n`}</section>
`;
}
