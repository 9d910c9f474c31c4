import { type Markup, markup } from "../../core/escape.ts";
import { limits } from "../../core/limits.ts";
import { commitName, counted, grouped } from "../../core/text.ts";
import {
  isAmount,
  type Measure,
  type MeasureTrend,
  measuresOf,
  measureTrends,
  PASS_RATE,
  type TrendPoint,
  trendOf,
  valueAt,
} from "../../gate/measure/build-trend.ts";
import type { Report } from "../../report/report.ts";
import { decidingFirst, isShown } from "../scores.ts";
import { shiftSentence, valuesOf } from "../trend.ts";
import { scaleOf } from "../trend-scale.ts";
import { scrollable } from "./elements.ts";
import { chart, dayOf, remarks } from "./trend-chart.ts";

const FEWEST = 3;

/** Renders the trends of the pass rate, the scorers in use and the measures; empty without earlier commits. */
export function trendSection(report: Report): Markup {
  if (report.history.length === 0) return markup``;
  const points = trendOf(report);
  const measures = measuresOf(points).filter(
    (measure) => isShown(report, measure) && valuesOf(points, measure).length >= FEWEST,
  );
  const trends = measureTrends(points, chartedOf(measures, report), report.policy);
  return markup`<section id="trend" aria-labelledby="trend-title">
<h2 id="trend-title">Trend</h2>
${trends.length === 0 ? tooFew(points) : charts(points, trends, measures.length - trends.length)}
</section>`;
}

/** Prefers the pass rate and deciding scorers if there are too many measures. */
function chartedOf(measures: readonly Measure[], { policy }: Report): Measure[] {
  const [passRate = [], ...rest] = measures;
  const scorers = decidingFirst(
    rest.filter((measure) => !isAmount(measure)),
    policy.gate,
  );
  const inOrder = [passRate, ...scorers, ...rest.filter(isAmount)].flat();
  const charted = new Set(inOrder.slice(0, limits.chartedMeasures));
  return measures.filter((measure) => charted.has(measure));
}

function tooFew(points: readonly TrendPoint[]): Markup {
  const assessed = valuesOf(points, PASS_RATE).length;
  return markup`<p>The trend needs at least ${FEWEST} assessed commits. This report has ${counted(points.length, "commit")}, ${assessed === 0 ? "none" : assessed} of them assessed.</p>`;
}

function charts(points: readonly TrendPoint[], trends: readonly MeasureTrend[], more: number): Markup {
  return markup`${shiftList(trends)}
<p class="along" hidden><label>Commit <input type="range" min="0" max="${points.length - 1}" value="${points.length - 1}"></label></p>
<div class="charts">
${trends.map((trend) => chart(points, trend))}
</div>
${more > 0 && markup`<p>${grouped(more)} more without a chart.</p>`}
${chartLegend(points, trends)}
${trendTable(points, trends)}`;
}

const TITLE = "The commits as a table";

/** A text alternative to the charts. */
function trendTable(points: readonly TrendPoint[], trends: readonly MeasureTrend[]): Markup {
  const measures = trends.map(({ measure }) => measure);
  const table = markup`<table>
<caption>Commits of the trend, newest first</caption>
<thead><tr><th scope="col">commit</th><th scope="col">date</th>${measures.map((measure) => markup`<th scope="col">${scaleOf(measure).title}</th>`)}<th scope="col">cases</th><th scope="col">runs in error</th><th scope="col">remark</th></tr></thead>
<tbody>
${points.toReversed().map((point) => row(point, measures))}</tbody>
</table>`;
  return markup`<details class="trend-table">
<summary>${TITLE}</summary>
${scrollable(TITLE, table)}
</details>`;
}

function row(point: TrendPoint, measures: readonly Measure[]): Markup {
  const { commit, cases, errors } = point;
  const values = measures.map((measure) => {
    const value = valueAt(point, measure);
    return markup`<td class="number">${value === null ? "–" : scaleOf(measure).text(value)}</td>`;
  });
  return markup`<tr><th scope="row"><code>${commitName(commit)}</code></th><td>${dayOf(point)}</td>${values}<td class="number">${cases}</td><td class="number">${errors}</td><td>${remarks(point).join(", ")}</td></tr>
`;
}

function shiftList(trends: readonly MeasureTrend[]): Markup {
  const shifts = trends
    .flatMap(({ measure, shifts }) => shifts.map((shift) => ({ ...shift, measure })))
    .sort((a, b) => Number(b.stands) - Number(a.stands) || b.at - a.at);
  if (shifts.length === 0) return markup``;
  const listed = shifts.slice(0, limits.listedShifts);
  const more = shifts.length - listed.length;
  return markup`<ul class="shifts">${listed.map((shift) => markup`<li>${shiftSentence(shift, scaleOf(shift.measure))}</li>`)}${
    more > 0 && markup`<li>… and ${more} more, marked in the charts</li>`
  }</ul>`;
}

function chartLegend(points: readonly TrendPoint[], trends: readonly MeasureTrend[]): Markup {
  const entries: [isThere: boolean, mark: Markup, text: string][] = [
    [trends.some(({ bound }) => bound !== null), flat("floor"), "what the policy requires"],
    [points.some(({ isBreak }) => isBreak), upright("break"), "other cases or settings from here on"],
    [trends.some(({ shifts }) => shifts.length > 0), upright("shift"), "it rose or fell to another level"],
    [points.some(({ isHead }) => isHead), hollow, "this change"],
  ];
  const present = entries.filter(([isThere]) => isThere);
  if (present.length === 0) return markup``;
  return markup`<ul class="legend">
${present.map(([, mark, text]) => markup`<li><svg viewBox="0 0 24 12" aria-hidden="true">${mark}</svg> ${text}</li>\n`)}</ul>`;
}

const flat = (name: string) => markup`<line class="${name}" x1="0" x2="24" y1="6" y2="6"/>`;
const upright = (name: string) => markup`<line class="${name}" x1="12" x2="12" y1="0" y2="12"/>`;
const hollow = markup`<circle class="dot head" cx="12" cy="6" r="4"/>`;
