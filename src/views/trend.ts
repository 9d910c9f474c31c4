import { boundText } from "../config/policy.ts";
import { type Paint, paintWith, sections, type TerminalText, terminal } from "../core/escape.ts";
import { limits } from "../core/limits.ts";
import { mean } from "../core/statistics/summary.ts";
import { commitName, counted, grouped, percent, shorten } from "../core/text.ts";
import {
  lastingShifts,
  type Measure,
  type MeasureTrend,
  PASS_RATE,
  type Shift,
  type TrendPoint,
  trendOf,
  valueAt,
} from "../gate/measure/build-trend.ts";
import type { Report } from "../report/report.ts";
import { type Scale, scaleOf } from "./trend-scale.ts";

/** Fewest points of a chart, of an arrow, and of a line of bars in a report. */
const FEWEST = { chart: 2, arrow: 3, line: 5 };
/** Number of earlier commits that the newest one is compared with. */
const RECENT = 5;
/** Number of commits in a short trend, and of lasting shifts that it names. */
const SHORT_TREND = { commits: 40, shifts: 2 };

/** A short description of a trend. */
interface TrendWords {
  arrow: string | undefined;
  line: string | undefined;
  values: string;
  notes: string[];
  shifts: string[];
}

/** Describes the pass rate over the newest commits; undefined if there are too few values. */
export function trendOfPassRate(report: Report): TrendWords | undefined {
  const points = trendOf(report);
  const recent = points.slice(-SHORT_TREND.commits);
  const values = valuesOf(recent, PASS_RATE);
  const arrow = direction(recent, PASS_RATE);
  const missing = missingNote(recent, PASS_RATE) ?? [];
  const scale = scaleOf(PASS_RATE);
  const shifts = lastingShifts(points, PASS_RATE)
    .filter(({ at, stands }) => stands && at >= points.length - SHORT_TREND.commits)
    .slice(-SHORT_TREND.shifts)
    .map((shift) => shiftSentence(shift, scale));
  if (values.length < FEWEST.line) {
    if (comparableValues(recent, PASS_RATE).length < FEWEST.arrow) return undefined;
    const each = `${PASS_RATE} ${values.map(scale.text).join(", ")}`;
    return { arrow, line: undefined, values: each, notes: [missing].flat(), shifts };
  }
  const line = sparkline(recent, PASS_RATE);
  return {
    arrow,
    line,
    values: rangeText(recent, PASS_RATE),
    notes: [markNotes(line, scale), missing].flat(),
    shifts,
  };
}

/**
 * Compares the last point with the mean of up to five comparable points before it; undefined if there are too few or the last one has no
 * value. The arrow is descriptive, not a statistical test.
 */
export function direction(points: readonly TrendPoint[], measure: Measure): string | undefined {
  const values = comparableValues(points, measure);
  const last = values.at(-1);
  const before = mean(values.slice(0, -1).slice(-RECENT));
  if (values.length < FEWEST.arrow || last === undefined || before === null) return undefined;
  if (missingNote(points, measure) !== undefined) return undefined;
  if (scaleOf(measure).isSteady(last, before)) return "▶ as the commits before";
  return `${last > before ? "▲ higher" : "▼ lower"} than the commits before`;
}

function comparableValues(points: readonly TrendPoint[], measure: Measure): number[] {
  const start = points.findLastIndex(({ isBreak }) => isBreak);
  return valuesOf(points.slice(Math.max(start, 0)), measure);
}

/** Returns a note if the newest point has no value, which no arrow shows. */
export function missingNote(points: readonly TrendPoint[], measure: Measure): string | undefined {
  const newest = points.at(-1);
  return newest && valueAt(newest, measure) === null
    ? `not ${scaleOf(measure).missing} at the newest commit`
    : undefined;
}

/**
 * Returns the range of the values: `pass rate 71.4% to 92.9% over 12 commits and this change`. Needs one value. The measure's name is
 * untrusted text.
 */
export function rangeText(points: readonly TrendPoint[], measure: Measure): string {
  const scale = scaleOf(measure);
  const assessed = points.filter((point) => valueAt(point, measure) !== null);
  const commits = assessed.filter(({ isHead }) => !isHead).length;
  const change = commits < assessed.length ? " and this change" : "";
  const values = valuesOf(assessed, measure);
  const [low, high] = [Math.min(...values), Math.max(...values)].map(scale.text);
  const span = low === high ? `always ${low}` : `${low} to ${high}`;
  return `${scale.name} ${span} over ${counted(commits, "commit")}${change}`;
}

/**
 * Returns `pass rate fell by 4.0 points at a1b2c3d, 12 commits ago, and stayed`, without the last words for a shift that did not last.
 * Contains untrusted names.
 */
export function shiftSentence(
  { commit, before, after, ago, stands }: Shift,
  { name, move }: Pick<Scale, "name" | "move">,
): string {
  const when = `at ${commitName(commit)}, ${counted(ago, "commit")} ago`;
  return `${name} ${move({ before, after })} ${when}${stands ? ", and stayed" : ""}`;
}

export function valuesOf(points: readonly TrendPoint[], measure: Measure): number[] {
  return points.flatMap((point) => valueAt(point, measure) ?? []);
}

const BARS = "▁▂▃▄▅▆▇█";
/** Marks of a sparkline. Pages would collapse a space. */
const MARKS = { break: "·", gap: "–" };

/** Draws a bar for each point, and a mark before a point that is not comparable with those before it. Needs a value. */
function sparkline(points: readonly TrendPoint[], measure: Measure): string {
  const [low, high] = scaleOf(measure).range(valuesOf(points, measure));
  const bar = (value: number) => {
    const step = Math.floor(((value - low) / (high - low)) * BARS.length);
    return BARS.charAt(Math.max(0, Math.min(step, BARS.length - 1)));
  };
  return points
    .map((point, at) => {
      const value = valueAt(point, measure);
      return `${point.isBreak && at > 0 ? MARKS.break : ""}${value === null ? MARKS.gap : bar(value)}`;
    })
    .join("");
}

/** Explains the marks of a sparkline. */
function markNotes(line: string, { missing }: Pick<Scale, "missing">): string[] {
  return [
    ...(line.includes(MARKS.break) ? ["a dot where the cases or the settings changed"] : []),
    ...(line.includes(MARKS.gap) ? [`a dash where nothing was ${missing}`] : []),
  ];
}

export const SHOWN = { measures: 12, shifts: 5 };
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
  if (points.length < FEWEST.chart) return terminal`${tooFew(points)}`;
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
  const room = Math.max(width - INDENT.length, FEWEST.chart);
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
