import { type Markup, markup } from "../../escape/markup.ts";
import { limits } from "../../limits.ts";
import type { Report } from "../../report/schema.ts";
import { shorten } from "../../wording.ts";
import { type SliceTable, sliceTables } from "../slices.ts";
import { scrollable } from "./scrollable.ts";

/** The scores by each tag that divides the cases. */
export function slicesSection(report: Report): Markup {
  const { tables, more } = sliceTables(report, {
    tables: limits.slicedTags,
    rows: limits.slicedValues,
    scorers: Number.POSITIVE_INFINITY,
  });
  if (tables.length === 0) return markup``;
  return markup`<section aria-labelledby="slices-title">
<h2 id="slices-title">Slices</h2>
<p class="muted">The scores by what divides the cases. They decide nothing.</p>
<div class="slices">${tables.map(sliceTable)}
</div>
${more !== "" && markup`<p class="muted">${more}</p>\n`}</section>
`;
}

function sliceTable({ tag, size, titles, rows, more }: SliceTable): Markup {
  const cut = shorten(tag, limits.shownName);
  const table = markup`<table>
<caption>by ${cut}, ${size}</caption>
<thead><tr><th scope="col">${cut}</th>${titles.map((title) => markup`<th scope="col" class="number">${title}</th>`)}</tr></thead>
<tbody>${rows.map(
    ({ name, isValue, cells }) =>
      markup`\n<tr><th scope="row">${isValue ? shorten(name, limits.shownName) : markup`<em>${shorten(name, limits.shownName)}</em>`}</th>${cells.map((cell) => markup`<td class="number">${cell}</td>`)}</tr>`,
  )}
</tbody>
</table>${more !== "" && markup`<p class="muted">${more}</p>`}`;
  return markup`\n${scrollable(`Table by ${cut}`, table)}`;
}
