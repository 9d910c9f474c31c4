import { type Markup, markup } from "../../escape/markup.ts";
import { limits } from "../../limits.ts";
import type { Report } from "../../report/schema.ts";
import { type MeasureTrend, measuresOf, measureTrends } from "../../trend/measure-trends.ts";
import { PASS_RATE, type TrendPoint, trendOf } from "../../trend/trend.ts";
import { counted } from "../../wording.ts";
import { decidingFirst, isShown } from "../scorers.ts";
import { valuesOf } from "../trend.ts";
import { chart } from "./chart.ts";
import { chartLegend } from "./chart-legend.ts";
import { shiftList } from "./shift-list.ts";
import { trendTable } from "./trend-table.ts";

/** Commits from which there is a line to be seen. */
const FEWEST = 3;

/** How the pass rate and the scorers in use went over the commits of the base branch, and the report's own; nothing where it knows of no other. */
export function trendSection(report: Report): Markup {
  if (report.history.length === 0) return markup``;
  const points = trendOf(report);
  const measures = measuresOf(points).filter(
    (measure) => isShown(report, measure) && valuesOf(points, measure).length >= FEWEST,
  );
  const trends = measureTrends(points, chartedOf(measures, report), report.policy.gate);
  return markup`<section id="trend" aria-labelledby="trend-title">
<h2 id="trend-title">Trend</h2>
${trends.length === 0 ? tooFew(points) : charts(points, trends, measures.length - trends.length)}
</section>`;
}

/** Where there are too many the pass rate and those that decide have a chart. */
function chartedOf(measures: readonly string[], { policy }: Report): string[] {
  const [passRate = [], ...scorers] = measures;
  const inOrder = [passRate, ...decidingFirst(scorers, policy.gate)].flat();
  const charted = new Set(inOrder.slice(0, limits.chartedMeasures));
  return measures.filter((measure) => charted.has(measure));
}

function tooFew(points: readonly TrendPoint[]): Markup {
  const assessed = valuesOf(points, PASS_RATE).length;
  return markup`<p>There is a trend from ${FEWEST} assessed commits on. This report knows of ${counted(points.length, "commit")}, ${assessed === 0 ? "none" : assessed} of them assessed.</p>`;
}

function charts(points: readonly TrendPoint[], trends: readonly MeasureTrend[], more: number): Markup {
  return markup`${shiftList(trends)}
<p class="along" hidden><label>Commit <input type="range" min="0" max="${points.length - 1}" value="${points.length - 1}"></label></p>
<div class="charts">
${trends.map((trend) => chart(points, trend))}
</div>
${more > 0 && markup`<p>${counted(more, "more scorer")} without a chart.</p>`}
${chartLegend(points, trends)}
${trendTable(points, trends)}`;
}
