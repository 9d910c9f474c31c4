import { type Bound, boundText } from "../config/policy.ts";
import { type Paint, paintWith, sections, type TerminalText, terminal } from "../core/escape.ts";
import { limits } from "../core/limits.ts";
import { commitName, counted, grouped, percent, shorten } from "../core/text.ts";
import { isAmount, type Measure, type MeasureTrend, type TrendPoint } from "../gate/measure/build-trend.ts";
import { brailleChart, symbols } from "./braille-chart.ts";
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

/** A chart with a distant bound would flatten the values. */
function isNear(bound: number, [low, high]: readonly [number, number]): boolean {
  return bound >= low - (high - low) && bound <= high + (high - low);
}
