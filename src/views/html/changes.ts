import { type Markup, markup } from "../../escape/markup.ts";
import { limits } from "../../limits.ts";
import type { Report } from "../../report/schema.ts";
import { caseLabel } from "../../suite/trial.ts";
import { groupCases } from "../case-groups.ts";
import { cutShort } from "./cut-short.ts";
import { leftOutNote } from "./left-out.ts";
import { scrollable } from "./scrollable.ts";

/** What changed against the baseline besides the cases that got worse, and the cases that are not in the table any more. */
export function changesSection(report: Report): Markup {
  const { comparison, totals } = report;
  const { lines, unchanged } = groupCases(report);
  const told = [...lines, ...unchanged];
  if (comparison === null || told.length === 0) return markup``;
  const removed = totals.runs === 0 ? [] : comparison.removed;
  const gone = [
    ...removed.map((one) => ({ one, word: "removed", why: one.hint ?? "" })),
    ...comparison.retired.map((one) => ({ one, word: "retired", why: one.reason })),
  ];
  const more = gone.length - limits.pageGoneCases;
  const table = markup`<table>
<caption>Cases that the baseline has and this report has not</caption>
<thead><tr><th scope="col">case</th><th scope="col">state</th><th scope="col">why</th></tr></thead>
<tbody>${gone
    .slice(0, limits.pageGoneCases)
    .map(
      ({ one, word, why }) =>
        markup`\n<tr><th scope="row">${caseLabel(one)}</th><td>${word}</td><td>${cutShort(why)}</td></tr>`,
    )}
</tbody>
</table>`;
  return markup`<section aria-labelledby="changes-title">
<h2 id="changes-title">The other cases</h2>
<ul>${told.map((line) => markup`\n<li>${line}</li>`)}
</ul>
${gone.length > 0 && scrollable("Cases that are gone", table)}
${leftOutNote(more, "more case")}</section>
`;
}
