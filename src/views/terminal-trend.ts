import { boundText } from "../config/policy.ts";
import { type Paint, paintWith, sections, type TerminalText, terminal } from "../core/escape.ts";
import { limits } from "../core/limits.ts";
import { commitName, counted, grouped, percent, shorten } from "../core/text.ts";
import type { MeasureTrend, TrendPoint } from "../gate/measure/build-trend.ts";
import { direction, markNotes, missingNote, shiftSentence, sparkline, valuesOf } from "./trend.ts";
import { type Scale, scaleOf } from "./trend-scale.ts";

export const SHOWN = { measures: 12, shifts: 5 };
const FEWEST = 2;
const INDENT = "  ";

export interface TerminalTrendOptions {
  colors: boolean;
  width: number;
  more: number;
}

/** Shows each measure as a sparkline with its first, last, lowest and highest value, its lasting shifts and its bound. */
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
  const values = valuesOf(points, measure);
  if (values.length === 0) return [terminal`${name}  not ${scale.missing} at any of these commits`];
  const bars = sparkline(points, measure);
  const room = Math.max(width - INDENT.length, FEWEST);
  const rows = Array.from({ length: Math.ceil(bars.length / room) }, (_, at) =>
    bars.slice(at * room, (at + 1) * room),
  );
  const note = missingNote(points, measure) ?? direction(points, measure);
  const ends = { first: values[0] ?? 0, last: values.at(-1) ?? 0 };
  const facts = { ...ends, lowest: Math.min(...values), highest: Math.max(...values) };
  const notes = [
    bound === null ? [] : `${boundText(bound, scale.text(bound.value))} is required`,
    markNotes(bars, scale),
  ].flat();
  return [
    terminal`${name}${note === undefined ? "" : `  ${note}`}`,
    ...rows.map((row) => terminal`${INDENT}${paint.cyan(row)}`),
    terminal`${INDENT}${Object.entries(facts)
      .map(([word, value]) => `${word} ${scale.text(value)}`)
      .join(" · ")}`,
    ...shiftLines(
      scale,
      shifts,
      scale.isLowerBetter ? { ...paint, red: paint.green, green: paint.red } : paint,
    ),
    ...(notes.length === 0 ? [] : [paint.dim(`${INDENT}${notes.join(" · ")}`)]),
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
