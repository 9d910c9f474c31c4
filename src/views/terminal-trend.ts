import { type Paint, paintWith, sections, type TerminalText, terminal } from "../base/escape.ts";
import { limits } from "../base/limits.ts";
import { commitName, counted, percent, shorten } from "../base/text.ts";
import type { Bound } from "../config/policy.ts";
import type { MeasureTrend, TrendPoint } from "../gate/trend.ts";
import { scorerNamed } from "../scorers/pass-marks.ts";
import { scorerLabel } from "./scores.ts";
import {
  direction,
  type Point,
  rangeOf,
  seriesOf,
  shiftSentence,
  spanText,
  unassessedNote,
  valuesOf,
} from "./trend.ts";

/** Measures that a person is shown, and the shifts of each. */
export const SHOWN = { measures: 8, shifts: 5 };
const FEWEST = 2;

/** How a terminal shows a trend. */
export interface TerminalTrendOptions {
  colors: boolean;
  /** Characters of a line. */
  width: number;
  /** How many measures there are beside these. */
  more: number;
}

/** How each measure of a suite went, for a person at a terminal: a chart, its newest value and its lasting shifts. */
export function terminalTrend(
  points: readonly TrendPoint[],
  measures: readonly MeasureTrend[],
  { colors, width, more }: TerminalTrendOptions,
): TerminalText {
  const paint = paintWith(colors);
  if (points.length < FEWEST) return terminal`${tooFew(points)}`;
  return sections([
    [paint.bold(headText(points))],
    ...measures.map((one) => measureLines(points, one, width, paint)),
    ...(more > 0 ? [[paint.dim(`… and ${counted(more, "more scorer")}: --scorer NAME shows one`)]] : []),
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
  const label = shorten(measure, limits.shownName);
  const name = paint.bold(scorerLabel(label));
  const toned = scorerNamed(measure).isLowerBetter ? { ...paint, red: paint.green, green: paint.red } : paint;
  const values = valuesOf(points, measure);
  if (values.length === 0) return [terminal`${name}  not assessed at any of these commits`];
  const notes = [
    unassessedNote(points, measure) ?? values.slice(-1).map(percent).join(""),
    direction(points, measure),
    spanText(values),
  ].filter((text) => text !== undefined);
  const series = seriesOf(points, measure);
  const marks = shifts.map(({ at, before, after }) => ({ at, mark: after < before ? "▼" : "▲" }));
  const drawn = bound !== null && isNear(bound.value, series) ? bound.value : undefined;
  const chart = brailleChart({ points: series, bound: drawn, marks }, width);
  return [
    terminal`${name}  ${notes.join(" · ")}`,
    ...chart.map((line) => painted(line, toned)),
    ...shiftLines(label, shifts, toned),
    ...legendLines(series, bound, drawn, paint),
  ];
}

/** The newest shifts stand last, as in the chart. */
function shiftLines(measure: string, shifts: MeasureTrend["shifts"], paint: Paint): TerminalText[] {
  const more = shifts.length - SHOWN.shifts;
  return [
    ...(more > 0 ? [paint.dim(`  … ${counted(more, "earlier shift")}: --json has all`)] : []),
    ...shifts.slice(-SHOWN.shifts).map((shift) => {
      const mark = shift.after < shift.before ? paint.red("▼") : paint.green("▲");
      const sentence = shiftSentence(shift, measure);
      return terminal`  ${mark} ${sentence}`;
    }),
  ];
}

function legendLines(
  series: readonly Point[],
  bound: Bound | null,
  drawn: number | undefined,
  paint: Paint,
): TerminalText[] {
  const unassessed = series.filter(({ value }) => value === null).length;
  const texts = [
    ...(bound === null ? [] : [boundLegend(bound, drawn)]),
    ...(series.some(({ isBreak }, at) => isBreak && at > 0)
      ? [`${symbols.break} the cases or the settings changed`]
      : []),
    ...(unassessed > 0 ? [`not assessed at ${counted(unassessed, "commit")}`] : []),
  ];
  return texts.length === 0 ? [] : [paint.dim(`  ${texts.join(" · ")}`)];
}

function boundLegend({ kind, value }: Bound, drawn: number | undefined): string {
  return drawn === undefined
    ? `${kind} ${percent(value)}, beyond the chart`
    : `${symbols.bound} ${kind} ${percent(value)}`;
}

/** A line of the chart with a colour for each kind of character. */
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

/** What a chart shows: shares in the order of time, a floor or a ceiling, and the points that are marked below it. */
export interface Chart {
  points: readonly Point[];
  bound: number | undefined;
  marks: readonly { at: number; mark: string }[];
}

const ROWS = 8;
/** Dots of a braille character. */
const DOTS = { across: 2, down: 4 };
/** The bit of each dot above U+2800, by column and row (Unicode Standard, Braille Patterns). */
const BITS = [
  [0x01, 0x02, 0x04, 0x40],
  [0x08, 0x10, 0x20, 0x80],
];
/** Dots from one point to the next, where there is room. */
const STRIDE = 4;
const LABEL = 9;
/** Characters of a line in which something can be drawn. */
const NARROWEST = LABEL + 2;

/** What is drawn beside the line, which is braille. */
const symbols = { bound: "┄", break: "┊" };

/** Whether a bound is so near to the shares that a chart can show both and still tell the shares apart. */
function isNear(bound: number, points: readonly Point[]): boolean {
  const [low, high] = rangeOf(points);
  return bound >= low - (high - low) && bound <= high + (high - low);
}

/**
 * A chart in lines of at most `width` characters (at least 11): a line of braille dots that ends where nothing was assessed or where it
 * breaks, the range of the shares on the left. Needs a point with a value. All its characters are our own.
 */
export function brailleChart({ points, bound, marks }: Chart, width: number): string[] {
  const range = rangeOf(bound === undefined ? points : [...points, { value: bound, isBreak: false }]);
  const place = placesOf(points.length, range, width);
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
    return `${labelText(labels.get(row))}${drawn.join("")}`.trimEnd();
  });
  return [...rows, `${" ".repeat(LABEL - 1)}└${"─".repeat(columns)}`, ...markLines(marks, place)];
}

interface Places {
  x: (at: number) => number;
  y: (share: number) => number;
}

/** In dots from the left and from the top. */
function placesOf(points: number, [low, high]: readonly [number, number], width: number): Places {
  const most = (Math.max(width, NARROWEST) - LABEL) * DOTS.across - 1;
  const right = Math.min(most, (points - 1) * STRIDE);
  const bottom = ROWS * DOTS.down - 1;
  return {
    x: (at) => (points === 1 ? 0 : Math.round((at * right) / (points - 1))),
    y: (share) => Math.round(((high - share) / (high - low)) * bottom),
  };
}

interface Dot {
  x: number;
  y: number;
}

/** The dots of each point, and of the straight line from the one before where both measure the same. */
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

function labelText(share: number | undefined): string {
  return share === undefined ? `${" ".repeat(LABEL - 1)}│` : `${percent(share).padStart(LABEL - 2)} ┤`;
}

/** One line with the marks under their points, or none. */
function markLines(marks: Chart["marks"], place: Places): string[] {
  if (marks.length === 0) return [];
  const byColumn = new Map(marks.map(({ at, mark }) => [Math.floor(place.x(at) / DOTS.across), mark]));
  const line = Array.from({ length: Math.max(...byColumn.keys()) + 1 }, (_, at) => byColumn.get(at) ?? " ");
  return [`${" ".repeat(LABEL)}${line.join("")}`];
}
