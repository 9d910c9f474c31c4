import { type Markup, markup } from "../../escape/markup.ts";
import type { MeasureTrend } from "../../trend/measure-trends.ts";
import { type TrendPoint, valueAt } from "../../trend/trend.ts";
import { commitName, shareText } from "../../wording.ts";
import { scorerLabel } from "../scorers.ts";
import { dayOf, remarks } from "./commit-notes.ts";
import { scrollable } from "./scrollable.ts";

const TITLE = "The commits as a table";

/** What the charts show, for those who would rather read it. */
export function trendTable(points: readonly TrendPoint[], trends: readonly MeasureTrend[]): Markup {
  const measures = trends.map(({ measure }) => measure);
  const table = markup`<table>
<caption>Commits of the trend, newest first</caption>
<thead><tr><th scope="col">commit</th><th scope="col">date</th>${measures.map((measure) => markup`<th scope="col">${scorerLabel(measure)}</th>`)}<th scope="col">cases</th><th scope="col">runs in error</th><th scope="col">remark</th></tr></thead>
<tbody>
${points.toReversed().map((point) => row(point, measures))}</tbody>
</table>`;
  return markup`<details class="trend-table">
<summary>${TITLE}</summary>
${scrollable(TITLE, table)}
</details>`;
}

function row(point: TrendPoint, measures: readonly string[]): Markup {
  const { commit, cases, errors } = point;
  const values = measures.map(
    (measure) => markup`<td class="number">${shareText(valueAt(point, measure))}</td>`,
  );
  return markup`<tr><th scope="row"><code>${commitName(commit)}</code></th><td>${dayOf(point)}</td>${values}<td class="number">${cases}</td><td class="number">${errors}</td><td>${remarks(point).join(", ")}</td></tr>
`;
}
