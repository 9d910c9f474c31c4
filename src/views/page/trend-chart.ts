import { type Bound, boundText } from "../../config/policy.ts";
import { type Markup, markup } from "../../core/escape.ts";
import { commitName, counted, shorten } from "../../core/text.ts";
import {
  type Measure,
  type MeasureTrend,
  type Shift,
  type TrendPoint,
  valueAt,
} from "../../gate/measure/build-trend.ts";
import { direction, missingNote, rangeText, valuesOf } from "../trend.ts";
import { type Scale, scaleOf } from "../trend-scale.ts";

/**
 * Renders a chart of one measure over the commits. An invisible strip over each commit holds its description: as a tooltip, and for the
 * script's line below the chart.
 */
export function chart(points: readonly TrendPoint[], trend: MeasureTrend): Markup {
  const { measure, bound, shifts } = trend;
  const scale = scaleOf(measure);
  const values = valuesOf(points, measure);
  const drawn = bound !== null && bound.value <= scale.farthest(values) ? bound : null;
  const axis = axisOf([...values, ...(drawn === null ? [] : [drawn.value])], scale);
  const place = placeOf(points.length, axis);
  const texts = points.map((point, at) => pointText(point, at, trend));
  const beyond =
    bound !== null && drawn === null && `${boundText(bound, scale.text(bound.value))}, beyond the chart`;
  const notes = [direction(points, measure) ?? missingNote(points, measure), beyond].filter((note) => note);
  return markup`<figure class="chart">
<figcaption><strong>${scale.title}</strong> ${notes.join(" · ")}</figcaption>
<svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-label="${rangeText(points, measure)}">
${axis.ticks.map((tick) => tickLine(tick, place))}
${ends(points, place)}
${points.map(({ isBreak }, at) => isBreak && breakLine(place.left(at)))}
${shiftMarks(shifts, scale, place)}
${chartLine(points, measure, place)}
${drawn !== null && boundLine(drawn, scale.text(drawn.value), place)}
<line class="cursor" x1="0" x2="0" y1="${PLOT.top}" y2="${PLOT.bottom}"/>
<g>${texts.map((text, at) => strip(text, at, place))}</g>
</svg>
<p class="reading">${texts.at(-1)}</p>
</figure>`;
}

function pointText(point: TrendPoint, place: number, { measure, shifts }: MeasureTrend): string {
  const { text, missing } = scaleOf(measure);
  const value = valueAt(point, measure);
  const shift = shifts.find(({ at }) => at === place);
  return [
    value === null ? `not ${missing}` : text(value),
    commitName(point.commit),
    dayOf(point),
    counted(point.cases, "case"),
    ...remarks(point),
    shift === undefined ? "" : shiftText(shift),
  ]
    .filter((text) => text !== "")
    .join(" · ");
}

function tickLine({ value, text }: Axis["ticks"][number], { start, y }: Place): Markup {
  const height = y(value);
  return markup`<line class="tick" x1="${start}" x2="${PLOT.right}" y1="${height}" y2="${height}"/>
<text class="number" x="${start - 5}" y="${height + 4}">${text}</text>`;
}

function ends(points: readonly TrendPoint[], { start }: Place): Markup {
  const name = (point: TrendPoint | undefined) =>
    point && [shorten(commitName(point.commit), 16), dayOf(point)].filter((text) => text !== "").join(" · ");
  return markup`<text x="${start}" y="${SIZE.height - 6}">${name(points[0])}</text>
<text class="last" x="${PLOT.right}" y="${SIZE.height - 6}">${name(points.at(-1))}</text>`;
}

function breakLine(x: number): Markup {
  return markup`<line class="break" x1="${x}" x2="${x}" y1="${PLOT.top}" y2="${PLOT.bottom}"/>`;
}

function boundLine(bound: Bound, text: string, { start, y }: Place): Markup {
  const height = y(bound.value);
  const isAtTop = height < PLOT.top + 14;
  return markup`<line class="${bound.kind}" x1="${start}" x2="${PLOT.right}" y1="${height}" y2="${height}"/>
<text class="${bound.kind}" x="${start + 4}" y="${height + (isAtTop ? 13 : -5)}">${boundText(bound, text)}</text>`;
}

function strip(text: string, at: number, { left, step }: Place): Markup {
  return markup`<rect class="strip" x="${left(at)}" y="${PLOT.top}" width="${step}" height="${PLOT.bottom - PLOT.top}"><title>${text}</title></rect>`;
}

/** Returns `2026-06-01`, or "" for a report without a time. */
export function dayOf({ createdAt }: TrendPoint): string {
  return /^\d{4}-\d{2}-\d{2}(?=T)/.exec(createdAt ?? "")?.[0] ?? "";
}

export function remarks({ isBreak, isHead }: TrendPoint): string[] {
  return [...(isBreak ? ["other cases or settings from here on"] : []), ...(isHead ? ["this change"] : [])];
}

const LABEL = 52;

/** Omits a label that would overlap that of a newer shift. */
function shiftMarks(shifts: readonly Shift[], scale: Scale, { start, left }: Place): Markup {
  let free = Number.POSITIVE_INFINITY;
  const labels = shifts.toReversed().flatMap((shift) => {
    const x = Math.min(Math.max(left(shift.at), start + LABEL / 2), PLOT.right - LABEL / 2);
    if (x > free) return [];
    free = x - LABEL;
    return [label(shift, scale, x)];
  });
  return markup`${shifts.map(({ at }) => markup`<line class="shift" x1="${left(at)}" x2="${left(at)}" y1="${PLOT.top}" y2="${PLOT.bottom}"/>\n`)}${labels}`;
}

function label({ before, after }: Shift, scale: Scale, x: number): Markup {
  return markup`<text class="shift" x="${x}" y="${PLOT.top - 7}">${after < before ? "▼" : "▲"} ${scale.step({ before, after })}</text>`;
}

function shiftText({ before, after, stands }: Shift): string {
  return `${after < before ? "fell" : "rose"} here${stands ? " and stayed" : ""}`;
}

/** In SVG units; browsers scale the chart to the available width. */
const SIZE = { width: 400, height: 190 };
/** The plot area in SVG units. Long tick texts move its left edge by `character` per character, which suits narrow screens. */
const PLOT = { left: 44, right: 394, top: 20, bottom: 166, beside: 9, character: 8 };

interface Place {
  start: number;
  step: number;
  left: (at: number) => number;
  x: (at: number) => number;
  y: (value: number) => number;
}

function placeOf(commits: number, { low, high, ticks }: Axis): Place {
  const longest = Math.max(...ticks.map(({ text }) => text.length));
  const start = Math.max(PLOT.left, Math.ceil(PLOT.beside + longest * PLOT.character));
  const step = (PLOT.right - start) / commits;
  const part = (value: number) => (value - low) / (high - low);
  return {
    start,
    step: round(step),
    left: (at) => round(start + at * step),
    x: (at) => round(start + (at + 0.5) * step),
    y: (value) => round(PLOT.bottom - part(value) * (PLOT.bottom - PLOT.top)),
  };
}

function round(length: number): number {
  return Number(length.toFixed(2));
}

interface Value {
  at: number;
  value: number;
}

/** Most commits for which each value has a dot. */
const DOTTED = 60;
const RADIUS = 2.5;

/** Draws a line per comparable stretch and a hollow dot for the report's own change. Every value without a line gets a dot. */
function chartLine(points: readonly TrendPoint[], measure: Measure, place: Place): Markup {
  const all = stretches(points, measure);
  const isHead = ({ at }: Value) => points[at]?.isHead === true;
  const onBranch = all.map((stretch) => stretch.filter((value) => !isHead(value)));
  const dots = onBranch.filter((stretch) => stretch.length === 1 || points.length <= DOTTED).flat();
  const last = all.at(-1) ?? [];
  const head = last.find(isHead);
  return markup`${onBranch.map((stretch) => polyline("line", stretch, place))}
${head === undefined ? [] : polyline("to-head", last.slice(-2), place)}
${dots.map(({ at, value }) => markup`<circle class="dot" cx="${place.x(at)}" cy="${place.y(value)}" r="${RADIUS}"/>`)}
${head && markup`<circle class="dot head" cx="${place.x(head.at)}" cy="${place.y(head.value)}" r="${RADIUS + 1.5}"/>`}`;
}

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

export interface Axis {
  low: number;
  high: number;
  ticks: { value: number; text: string }[];
}

const MOST = 5;
const FACTORS = [1, 2, 5, 10, 20];

/** Returns an axis with round ticks that includes all values (one or more). */
export function axisOf(values: readonly number[], scale: Pick<Scale, "range" | "unit">): Axis {
  const [low, high] = scale.range(values);
  const { size, before = "", after = "" } = scale.unit(high);
  const exponent = Math.floor(Math.log10((high - low) / size / MOST));
  // Rounded, so that 0.07 is exactly 7 percent.
  const inSteps = (value: number, step: number) => Number((value / (step * size)).toFixed(6));
  let [step, first, last, digits] = [1, 0, 0, 0];
  for (const factor of FACTORS) {
    step = Number(`${factor}e${exponent}`);
    [first, last] = [Math.floor(inSteps(low, step)), Math.ceil(inSteps(high, step))];
    digits = Math.max(0, -exponent - Number(factor >= 10));
    if (last - first <= MOST) break;
  }
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => {
    const count = (first + at) * step;
    if (count === 0) return { value: 0, text: `${before}0${after.startsWith(" ") ? "" : after}` };
    return { value: count * size, text: `${before}${count.toFixed(digits)}${after}` };
  });
  return { low: ticks[0]?.value ?? 0, high: ticks.at(-1)?.value ?? 1, ticks };
}
