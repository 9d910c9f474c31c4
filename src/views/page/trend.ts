import { type Markup, markup } from "../../base/escape.ts";
import { limits } from "../../base/limits.ts";
import { commitName, counted, percent, shareText, shorten, signedPoints } from "../../base/text.ts";
import { type Bound, boundText } from "../../config/policy.ts";
import {
  type Measure,
  type MeasureTrend,
  measuresOf,
  measureTrends,
  PASS_RATE,
  type Shift,
  type TrendPoint,
  trendOf,
  valueAt,
} from "../../gate/trend.ts";
import type { Report } from "../../report/report.ts";
import { decidingFirst, isShown, scorerLabel } from "../scores.ts";
import { direction, rangeOf, rangeText, shiftSentence, unassessedNote, valuesOf } from "../trend.ts";
import { scrollable } from "./elements.ts";

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

const TITLE = "The commits as a table";

/** What the charts show, for those who would rather read it. */
function trendTable(points: readonly TrendPoint[], trends: readonly MeasureTrend[]): Markup {
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

/** The lasting shifts in words: those that stand first, the newest first. */
function shiftList(trends: readonly MeasureTrend[]): Markup {
  const shifts = trends
    .flatMap(({ measure, shifts }) => shifts.map((shift) => ({ ...shift, measure })))
    .sort((a, b) => Number(b.stands) - Number(a.stands) || b.at - a.at);
  if (shifts.length === 0) return markup``;
  const listed = shifts.slice(0, limits.listedShifts);
  const more = shifts.length - listed.length;
  return markup`<ul class="shifts">${listed.map((shift) => markup`<li>${shiftSentence(shift, shift.measure)}</li>`)}${
    more > 0 && markup`<li>… and ${more} more, marked in the charts</li>`
  }</ul>`;
}

/**
 * A chart of one measure over the commits, as a figure. Over each commit lies a strip that tells what stands there: a browser shows it to
 * a pointer, and the page's script in the line below.
 */
function chart(points: readonly TrendPoint[], trend: MeasureTrend): Markup {
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
<text class="number" x="${PLOT.left - 5}" y="${height + 4}">${tick}%</text>`;
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

/** `2026-06-01`; nothing where a report does not say when it was made. */
function dayOf({ createdAt }: TrendPoint): string {
  return /^\d{4}-\d{2}-\d{2}(?=T)/.exec(createdAt ?? "")?.[0] ?? "";
}

/** What makes a commit unlike the others of the line. */
function remarks({ isBreak, isHead }: TrendPoint): string[] {
  return [...(isBreak ? ["other cases or settings from here on"] : []), ...(isHead ? ["this change"] : [])];
}

/** The width that a label takes, on a narrow screen too. */
const LABEL = 52;

/** A line at each lasting shift, and above it by how much it went, wherever no newer shift's label stands. */
function shiftMarks(shifts: readonly Shift[], { left }: Place): Markup {
  let free = Number.POSITIVE_INFINITY;
  const labels = shifts.toReversed().flatMap((shift) => {
    const x = Math.min(Math.max(left(shift.at), PLOT.left + LABEL / 2), PLOT.right - LABEL / 2);
    if (x > free) return [];
    free = x - LABEL;
    return [label(shift, x)];
  });
  return markup`${shifts.map(({ at }) => markup`<line class="shift" x1="${left(at)}" x2="${left(at)}" y1="${PLOT.top}" y2="${PLOT.bottom}"/>\n`)}${labels}`;
}

function label({ before, after }: Shift, x: number): Markup {
  return markup`<text class="shift" x="${x}" y="${PLOT.top - 7}">${after < before ? "▼" : "▲"} ${signedPoints(after - before)}</text>`;
}

/** `fell here and stayed`; without the last words where it does not stand. */
function shiftText({ before, after, stands }: Shift): string {
  return `${after < before ? "fell" : "rose"} here${stands ? " and stayed" : ""}`;
}

/** The size of every chart, in units of its own: a browser draws it as wide as there is room. */
const SIZE = { width: 400, height: 190 };
/** The part of it in which values stand. */
const PLOT = { left: 44, right: 394, top: 20, bottom: 166 };

/** Where a commit and a value stand in a chart. */
interface Place {
  /** The width of one commit. */
  step: number;
  /** The left edge of the commit with this index. */
  left: (at: number) => number;
  /** Its middle. */
  x: (at: number) => number;
  /** The height of a share in [0,1]. */
  y: (share: number) => number;
}

/** Places for so many commits beside this axis, from left to right. */
function placeOf(commits: number, { low, high }: Axis): Place {
  const step = (PLOT.right - PLOT.left) / commits;
  const part = (share: number) => (share * 100 - low) / (high - low);
  return {
    step: round(step),
    left: (at) => round(PLOT.left + at * step),
    x: (at) => round(PLOT.left + (at + 0.5) * step),
    y: (share) => round(PLOT.bottom - part(share) * (PLOT.bottom - PLOT.top)),
  };
}

function round(length: number): number {
  return Number(length.toFixed(2));
}

/** A value and the index of its commit. */
interface Value {
  at: number;
  value: number;
}

/** Commits up to which each has a dot. */
const DOTTED = 60;
const RADIUS = 2.5;

/**
 * The values of a measure: a line for each stretch of commits that measure the same, and a hollow dot for the report's own change. A dot stands
 * wherever there is no line.
 */
function chartLine(points: readonly TrendPoint[], measure: Measure, place: Place): Markup {
  const all = stretches(points, measure);
  const isHead = ({ at }: Value) => points[at]?.isHead === true;
  const onBranch = all.map((stretch) => stretch.filter((one) => !isHead(one)));
  const dots = onBranch.filter((stretch) => stretch.length === 1 || points.length <= DOTTED).flat();
  const last = all.at(-1) ?? [];
  const head = last.find(isHead);
  return markup`${onBranch.map((stretch) => polyline("line", stretch, place))}
${head === undefined ? [] : polyline("to-head", last.slice(-2), place)}
${dots.map(({ at, value }) => markup`<circle class="dot" cx="${place.x(at)}" cy="${place.y(value)}" r="${RADIUS}"/>`)}
${head && markup`<circle class="dot head" cx="${place.x(head.at)}" cy="${place.y(head.value)}" r="${RADIUS + 1.5}"/>`}`;
}

/** Values with no commit between them that measures something else, or nothing. */
function stretches(points: readonly TrendPoint[], measure: Measure): Value[][] {
  const found: Value[][] = [[]];
  for (const [at, point] of points.entries()) {
    const value = valueAt(point, measure);
    if (value === null || point.isBreak) found.push([]);
    if (value !== null) found.at(-1)?.push({ at, value });
  }
  return found.filter((stretch) => stretch.length > 0);
}

function polyline(name: string, stretch: readonly Value[], { x, y }: Place): Markup | false {
  const corners = stretch.map(({ at, value }) => `${x(at)},${y(value)}`).join(" ");
  return stretch.length > 1 && markup`<polyline class="${name}" points="${corners}"/>`;
}

/** What the marks of the charts mean, of those that stand there. */
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

/** The vertical axis of a chart of shares, in percent. */
export interface Axis {
  low: number;
  high: number;
  /** Where a line with a number stands, from `low` to `high`. */
  ticks: number[];
}

/** Distances of two ticks, in percent, and how many of them there may be. */
const STEPS = [2, 5, 10];
const MOST = 5;
const WIDEST = 20;

/** An axis on which these shares, in [0,1], find their place, with round numbers at its ticks. */
export function axisOf(shares: readonly number[]): Axis {
  const [low, high] = rangeOf(shares.map((value) => ({ value, isBreak: false })));
  const step = STEPS.find((one) => stepsUp(high, one) - stepsDown(low, one) <= MOST) ?? WIDEST;
  const [first, last] = [stepsDown(low, step), stepsUp(high, step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  return { low: first * step, high: last * step, ticks };
}

function stepsDown(share: number, step: number): number {
  return Math.floor(inSteps(share, step));
}

function stepsUp(share: number, step: number): number {
  return Math.ceil(inSteps(share, step));
}

/** Rounded, so that 0.07 is 7 percent and not a little more. */
function inSteps(share: number, step: number): number {
  return Number(((share * 100) / step).toFixed(6));
}
