import { limits } from "../../limits.ts";
import type { Report } from "../../report/schema.ts";
import { type MeasureTrend, measuresOf, measureTrends } from "../../trend/measure-trends.ts";
import { type TrendPoint, trendOf } from "../../trend/trend.ts";
import { counted } from "../../wording.ts";
import { type Markup, markup } from "../markup.ts";
import { isShown } from "../scorers.ts";
import { shiftSentence, valuesOf } from "../trend.ts";
import { chart } from "./chart.ts";
import { chartLegend } from "./chart-legend.ts";
import { trendTable } from "./trend-table.ts";

/** Commits from which there is a line to be seen. */
const FEWEST = 3;

/** How the pass rate and the scorers in use went over the commits of the base branch, and the report's own. */
export function trendSection(report: Report): Markup {
  const points = trendOf(report);
  const measures = measuresOf(points).filter(
    (measure) => isShown(report, measure) && valuesOf(points, measure).length >= FEWEST,
  );
  const trends = measureTrends(points, measures.slice(0, limits.chartedMeasures), report.policy.gate);
  return markup`<section id="trend" aria-labelledby="trend-title">
<h2 id="trend-title">Trend</h2>
${trends.length === 0 ? tooFew(points) : charts(points, trends, measures.length - trends.length)}
</section>`;
}

function tooFew(points: readonly TrendPoint[]): Markup {
  return markup`<p>There is a trend from ${FEWEST} assessed commits on. This report knows of ${counted(points.length, "commit")}.</p>`;
}

function charts(points: readonly TrendPoint[], trends: readonly MeasureTrend[], more: number): Markup {
  const shifts = trends.flatMap(({ measure, shifts }) =>
    shifts.map((shift) => ({ at: shift.at, text: shiftSentence(shift, measure) })),
  );
  const newestFirst = shifts.toSorted((a, b) => b.at - a.at);
  return markup`${newestFirst.length > 0 && markup`<ul class="shifts">${newestFirst.map(({ text }) => markup`<li>${text}</li>`)}</ul>`}
<p class="along" hidden><label>Commit <input type="range" min="0" max="${points.length - 1}" value="${points.length - 1}"></label></p>
<div class="charts">
${trends.map((trend) => chart(points, trend))}
</div>
${more > 0 && markup`<p>${counted(more, "more scorer")} without a chart.</p>`}
${chartLegend(points, trends)}
${trendTable(points, trends)}`;
}
