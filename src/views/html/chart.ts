import { type Markup, markup } from "../../escape/markup.ts";
import { type Bound, boundText } from "../../policy/bounds.ts";
import type { MeasureTrend } from "../../trend/measure-trends.ts";
import { type TrendPoint, valueAt } from "../../trend/trend.ts";
import { commitName, counted, percent, shorten } from "../../wording.ts";
import { scorerLabel } from "../scorers.ts";
import { direction, rangeText, unassessedNote, valuesOf } from "../trend.ts";
import { type Axis, axisOf } from "./chart-axis.ts";
import { chartLine } from "./chart-line.ts";
import { PLOT, type Place, placeOf, SIZE } from "./chart-place.ts";
import { shiftMarks, shiftText } from "./chart-shifts.ts";
import { dayOf, remarks } from "./commit-notes.ts";

/**
 * A chart of one measure over the commits, as a figure. Over each commit lies a strip that tells what stands there: a browser shows it to
 * a pointer, and the page's script in the line below.
 */
export function chart(points: readonly TrendPoint[], trend: MeasureTrend): Markup {
  const { measure, bound, shifts } = trend;
  const axis = axisOf([...valuesOf(points, measure), ...(bound === null ? [] : [bound.value])]);
  const place = placeOf(points.length, axis);
  const tells = points.map((point, at) => pointText(point, at, trend));
  return markup`<figure class="chart">
<figcaption><strong>${scorerLabel(measure)}</strong> ${direction(points, measure) ?? unassessedNote(points, measure)}</figcaption>
<svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-label="${rangeText(points, measure)}">
${axis.ticks.map((tick) => tickLine(tick, place))}
${ends(points)}
${points.map(({ isBreak }, at) => isBreak && breakLine(place.left(at)))}
${shiftMarks(shifts, place)}
${chartLine(points, measure, place)}
${bound !== null && boundLine(bound, axis, place)}
<line class="cursor" x1="0" x2="0" y1="${PLOT.top}" y2="${PLOT.bottom}"/>
<g>${tells.map((text, at) => strip(text, at, place))}</g>
</svg>
<p class="reading">${tells.at(-1)}</p>
</figure>`;
}

function pointText(point: TrendPoint, place: number, { measure, shifts }: MeasureTrend): string {
  const value = valueAt(point, measure);
  const shift = shifts.find(({ at }) => at === place);
  return [
    value === null ? "not assessed" : percent(value),
    commitName(point.commit),
    dayOf(point),
    counted(point.cases, "case"),
    ...remarks(point),
    shift === undefined ? "" : shiftText(shift),
  ]
    .filter((text) => text !== "")
    .join(" · ");
}

function tickLine(tick: number, { y }: Place): Markup {
  const height = y(tick / 100);
  return markup`<line class="tick" x1="${PLOT.left}" x2="${PLOT.right}" y1="${height}" y2="${height}"/>
<text class="number" x="${PLOT.left - 5}" y="${height + 4}">${tick} %</text>`;
}

/** The first and the last commit, below the chart. */
function ends(points: readonly TrendPoint[]): Markup {
  const name = (point: TrendPoint | undefined) =>
    point && [shorten(commitName(point.commit), 16), dayOf(point)].filter((text) => text !== "").join(" · ");
  return markup`<text x="${PLOT.left}" y="${SIZE.height - 6}">${name(points[0])}</text>
<text class="last" x="${PLOT.right}" y="${SIZE.height - 6}">${name(points.at(-1))}</text>`;
}

function breakLine(x: number): Markup {
  return markup`<line class="break" x1="${x}" x2="${x}" y1="${PLOT.top}" y2="${PLOT.bottom}"/>`;
}

function boundLine(bound: Bound, { high }: Axis, { y }: Place): Markup {
  const height = y(bound.value);
  const isAtTop = height < y(high / 100) + 14;
  return markup`<line class="${bound.kind}" x1="${PLOT.left}" x2="${PLOT.right}" y1="${height}" y2="${height}"/>
<text class="${bound.kind}" x="${PLOT.left + 4}" y="${height + (isAtTop ? 13 : -5)}">${boundText(bound)}</text>`;
}

function strip(text: string, at: number, { left, step }: Place): Markup {
  return markup`<rect class="strip" x="${left(at)}" y="${PLOT.top}" width="${step}" height="${PLOT.bottom - PLOT.top}"><title>${text}</title></rect>`;
}
