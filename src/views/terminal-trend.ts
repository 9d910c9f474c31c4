import { type Paint, paintWith, sections, type TerminalText, terminal } from "../escape/terminal.ts";
import { limits } from "../limits.ts";
import type { Bound } from "../policy/bounds.ts";
import { isLowerBetter } from "../policy/pass-marks.ts";
import type { MeasureTrend } from "../trend/measure-trends.ts";
import type { TrendPoint } from "../trend/trend.ts";
import { commitName, counted, percent, shorten } from "../wording.ts";
import { brailleChart, isNear, symbols } from "./braille-chart.ts";
import { scorerLabel } from "./scorers.ts";
import type { Point } from "./sparkline.ts";
import { direction, seriesOf, shiftSentence, spanText, unassessedNote, valuesOf } from "./trend.ts";

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
  const toned = isLowerBetter(measure) ? { ...paint, red: paint.green, green: paint.red } : paint;
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
