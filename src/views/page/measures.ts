import { type Markup, markup } from "../../core/escape.ts";
import { counted } from "../../core/text.ts";
import { measureLabel } from "../../gate/decide/measure-check.ts";
import type { Report } from "../../report/report.ts";
import { measureText, suiteMeasures } from "../../scorers/measures.ts";
import { cutShort, scrollable } from "./elements.ts";

export function measuresSection({ measures = {} }: Pick<Report, "measures">): Markup {
  const rows = suiteMeasures.flatMap((measure) => {
    const summary = measures[measure];
    if (summary === undefined) return [];
    const { mean, median, runs, unknown = 0, why } = summary;
    const text = (value: number | null) => (value === null ? "–" : measureText(measure, value));
    const note = unknown > 0 ? `not known of ${counted(unknown, "run")}: ${why ?? ""}` : (why ?? "");
    return [
      markup`\n<tr><th scope="row">${measureLabel(measure)}</th><td class="number">${text(mean)}</td><td class="number">${text(median)}</td><td class="number">${runs}</td><td>${cutShort(note)}</td></tr>`,
    ];
  });
  if (rows.length === 0) return markup``;
  const table = markup`<table class="measures">
<thead><tr><th scope="col">measure</th><th scope="col" class="number">mean</th><th scope="col" class="number">median</th><th scope="col" class="number">runs</th><th scope="col">remark</th></tr></thead>
<tbody>${rows}
</tbody>
</table>`;
  return markup`<section aria-labelledby="measures-title">
<h2 id="measures-title">What runs take</h2>
<p class="muted">Trials are averaged within a case first, then the cases.</p>
${scrollable("Table of what runs take", table)}
</section>
`;
}
