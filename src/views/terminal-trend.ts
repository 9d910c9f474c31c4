import { type Bound, boundText } from "../config/policy.ts";
import { type Paint, paintWith, sections, type TerminalText, terminal } from "../core/escape.ts";
import { limits } from "../core/limits.ts";
import { commitName, counted, grouped, percent, shorten } from "../core/text.ts";
import { isAmount, type Measure, type MeasureTrend, type TrendPoint } from "../gate/build-trend.ts";
import { direction, missingNote, type Point, seriesOf, shiftSentence, spanText, valuesOf } from "./trend.ts";
import { type Scale, scaleOf } from "./trend-scale.ts";

export const SHOWN = { measures: 12, shifts: 5 };
const FEWEST = 2;

export interface TerminalTrendOptions {
  colors: boolean;
  width: number;
  more: number;
}

/** Returns a chart, the newest value and the lasting shifts of each measure. */
export function terminalTrend(
  points: readonly TrendPoint[],
  measures: readonly MeasureTrend[],
  { colors, width, more }: TerminalTrendOptions,
): TerminalText {
  const paint = paintWith(colors);
  if (points.length < FEWEST) return terminal`${tooFew(points)}`;
  return sections([
    [paint.bold(headText(points))],
    ...measures.map((each) => measureLines(points, each, width, paint)),
    ...(more > 0 ? [[paint.dim(`… and ${grouped(more)} more: --scorer NAME shows one`)]] : []),
  ]);
}

function tooFew([point]: readonly TrendPoint[]): string {
  const remedy =
    "A trend is of the commits of the base branch: name the newest report that a push to it uploaded, or several.";
  if (point === undefined) return `No trend yet: no report names the commit that it is of. ${remedy}`;
  const { commit, passRate } = point;
  const value = passRate === null ? "not assessed" : percent(passRate);
  return `No trend yet: there is 1 commit, ${commitName(commit)} (pass rate ${value}). ${remedy}`;
}

function headText(points: readonly TrendPoint[]): string {
  const [oldest, newest] = [points[0], points.at(-1)].map((point) => commitName(point?.commit ?? ""));
  const head = points.at(-1)?.isHead ? ", which is not on the base branch" : "";
  return `Trend of ${counted(points.length, "commit")}, ${oldest} to ${newest}${head}`;
}

function measureLines(
  points: readonly TrendPoint[],
  { measure, bound, shifts }: MeasureTrend,
  width: number,
  paint: Paint,
): TerminalText[] {
  const scale = scaleOf(measure);
  const name = paint.bold(shorten(scale.title, limits.shownName));
  const toned = scale.isLowerBetter ? { ...paint, red: paint.green, green: paint.red } : paint;
  const values = valuesOf(points, measure);
  if (values.length === 0) return [terminal`${name}  ${scale.missing} at any of these commits`];
  const notes = [
    missingNote(points, measure) ?? values.slice(-1).map(scale.text).join(""),
    direction(points, measure),
    spanText(values, scale),
  ].filter((text) => text !== undefined);
  const series = seriesOf(points, measure);
  const marks = shifts.map(({ at, before, after }) => ({ at, mark: after < before ? "▼" : "▲" }));
  const drawn = bound !== null && isNear(bound.value, scale.range(values)) ? bound.value : undefined;
  const chart = brailleChart({ points: series, bound: drawn, marks, scale }, width);
  return [
    terminal`${name}  ${notes.join(" · ")}`,
    ...chart.map((line) => painted(line, toned)),
    ...shiftLines(scale, shifts, toned),
    ...legendLines(series, bound === null ? undefined : boundLegend(bound, drawn, measure), scale, paint),
  ];
}

function shiftLines(scale: Scale, shifts: MeasureTrend["shifts"], paint: Paint): TerminalText[] {
  const named = { ...scale, name: shorten(scale.name, limits.shownName) };
  const more = shifts.length - SHOWN.shifts;
  return [
    ...(more > 0 ? [paint.dim(`  … ${counted(more, "earlier shift")}: --json has all`)] : []),
    ...shifts.slice(-SHOWN.shifts).map((shift) => {
      const mark = shift.after < shift.before ? paint.red("▼") : paint.green("▲");
      const sentence = shiftSentence(shift, named);
      return terminal`  ${mark} ${sentence}`;
    }),
  ];
}

function legendLines(
  series: readonly Point[],
  bound: string | undefined,
  { missing }: Scale,
  paint: Paint,
): TerminalText[] {
  const without = series.filter(({ value }) => value === null).length;
  const texts = [
    ...(bound === undefined ? [] : [bound]),
    ...(series.some(({ isBreak }, at) => isBreak && at > 0)
      ? [`${symbols.break} the cases or the settings changed`]
      : []),
    ...(without > 0 ? [`${missing} at ${counted(without, "commit")}`] : []),
  ];
  return texts.length === 0 ? [] : [paint.dim(`  ${texts.join(" · ")}`)];
}

function boundLegend(bound: Bound, drawn: number | undefined, measure: Measure): string {
  const value = scaleOf(measure).text(bound.value);
  const text = isAmount(measure) ? boundText(bound, value) : `${bound.kind} ${value}`;
  return drawn === undefined ? `${text}, beyond the chart` : `${symbols.bound} ${text}`;
}

function painted(line: string, paint: Paint): TerminalText {
  const brushes: [RegExp, Paint[keyof Paint]][] = [
    [/^[\u2801-\u28ff]/, paint.cyan],
    [new RegExp(`^${symbols.bound}`), paint.yellow],
    [new RegExp(`^${symbols.break}`), paint.dim],
    [/^▼/, paint.red],
    [/^▲/, paint.green],
  ];
  const parts = line.split(new RegExp(`([\\u2801-\\u28ff]+|${symbols.bound}+|[${symbols.break}▼▲])`));
  return terminal`${parts.map((part) => brushes.find(([kind]) => kind.test(part))?.[1](part) ?? part)}`;
}

export interface Chart {
  points: readonly Point[];
  bound: number | undefined;
  marks: readonly { at: number; mark: string }[];
  scale: Pick<Scale, "text" | "range">;
}

const ROWS = 8;
/** Dots of a braille character. */
const DOTS = { across: 2, down: 4 };
/** Bit of each dot above U+2800, by column and row (Unicode Standard, Braille Patterns). */
const BITS = [
  [0x01, 0x02, 0x04, 0x40],
  [0x08, 0x10, 0x20, 0x80],
];
/** Dots between two points if there is room. */
const STRIDE = 4;
/** Minimum widths in characters: the label, the gap to the chart, and the chart. */
const LEAST = { label: 7, between: 2, chart: 2 };

const symbols = { bound: "┄", break: "┊" };

/** A chart with a distant bound would flatten the values. */
function isNear(bound: number, [low, high]: readonly [number, number]): boolean {
  return bound >= low - (high - low) && bound <= high + (high - low);
}

/**
 * Returns the lines of a braille chart, at most `width` characters wide but at least two besides the labels. The line is interrupted at
 * missing values and breaks. Needs a value. All characters are our own.
 */
export function brailleChart({ points, bound, marks, scale }: Chart, width: number): string[] {
  const values = points.flatMap(({ value }) => value ?? []);
  const range = scale.range(bound === undefined ? values : [...values, bound]);
  const texts = [...range, ...(bound === undefined ? [] : [bound])].map(scale.text);
  const label = Math.max(LEAST.label, ...texts.map(({ length }) => length));
  const margin = " ".repeat(label + LEAST.between);
  const room = Math.max(width - margin.length, LEAST.chart);
  const place = placesOf(points.length, range, room);
  const columns = Math.floor(place.x(points.length - 1) / DOTS.across) + 1;
  const dots = Array.from({ length: ROWS }, () => new Array<number>(columns).fill(0));
  for (const dot of lineDots(points, place)) setDot(dots, dot);

  const boundRow = bound === undefined ? -1 : Math.floor(place.y(bound) / DOTS.down);
  const breaks = new Set(
    points.flatMap(({ isBreak }, at) =>
      isBreak && at > 0 ? Math.floor((place.x(at - 1) + place.x(at)) / 2 / DOTS.across) : [],
    ),
  );
  const labels = new Map([
    [boundRow, bound],
    [0, range[1]],
    [ROWS - 1, range[0]],
  ]);
  const rows = dots.map((cells, row) => {
    const drawn = cells.map((bits, column) => {
      if (bits > 0) return String.fromCodePoint(0x2800 + bits);
      if (row === boundRow) return symbols.bound;
      return breaks.has(column) ? symbols.break : " ";
    });
    const value = labels.get(row);
    const side = value === undefined ? `${margin.slice(1)}│` : `${scale.text(value).padStart(label)} ┤`;
    return `${side}${drawn.join("")}`.trimEnd();
  });
  return [
    ...rows,
    `${margin.slice(1)}└${"─".repeat(columns)}`,
    ...markLines(marks, place).map((line) => `${margin}${line}`),
  ];
}

interface Places {
  x: (at: number) => number;
  y: (value: number) => number;
}

function placesOf(points: number, [low, high]: readonly [number, number], room: number): Places {
  const most = room * DOTS.across - 1;
  const right = Math.min(most, (points - 1) * STRIDE);
  const bottom = ROWS * DOTS.down - 1;
  return {
    x: (at) => (points === 1 ? 0 : Math.round((at * right) / (points - 1))),
    y: (value) => Math.round(((high - value) / (high - low)) * bottom),
  };
}

interface Dot {
  x: number;
  y: number;
}

function lineDots(points: readonly Point[], place: Places): Dot[] {
  return points.flatMap(({ value, isBreak }, at) => {
    if (value === null) return [];
    const to = { x: place.x(at), y: place.y(value) };
    const before = isBreak ? null : (points[at - 1]?.value ?? null);
    return before === null ? [to] : straight({ x: place.x(at - 1), y: place.y(before) }, to);
  });
}

function straight(from: Dot, to: Dot): Dot[] {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const steps = Math.max(Math.abs(across), Math.abs(down), 1);
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: Math.round(from.x + (across * step) / steps),
    y: Math.round(from.y + (down * step) / steps),
  }));
}

function setDot(dots: readonly number[][], { x, y }: Dot): void {
  const [row, column] = [Math.floor(y / DOTS.down), Math.floor(x / DOTS.across)];
  const cells = dots[row] ?? [];
  cells[column] = (cells[column] ?? 0) | (BITS[x % DOTS.across]?.[y % DOTS.down] ?? 0);
}

function markLines(marks: Chart["marks"], place: Places): string[] {
  if (marks.length === 0) return [];
  const byColumn = new Map(marks.map(({ at, mark }) => [Math.floor(place.x(at) / DOTS.across), mark]));
  const line = Array.from({ length: Math.max(...byColumn.keys()) + 1 }, (_, at) => byColumn.get(at) ?? " ");
  return [line.join("")];
}
