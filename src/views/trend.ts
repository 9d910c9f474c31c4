import { mean } from "../core/statistics/summary.ts";
import { commitName, counted } from "../core/text.ts";
import { type Measure, type Shift, type TrendPoint, valueAt } from "../gate/measure/build-trend.ts";
import { type Scale, scaleOf } from "./trend-scale.ts";

const FEWEST = { arrow: 3, line: 5 };
/** Number of earlier commits that the newest one is compared with. */
const RECENT = 5;
/** Number of commits in a short trend, and of lasting shifts that it names. */
export const SHORT_TREND = { commits: 40, shifts: 2 };

/** A short description of a trend. Contains untrusted names. */
export interface TrendWords {
  arrow: string | undefined;
  line: string | undefined;
  values: string;
  notes: string[];
  shifts: string[];
}

/** Describes the trend of a measure over the newest commits; undefined if there are too few values. `lasting`: all lasting shifts. */
export function trendWords(
  points: readonly TrendPoint[],
  measure: Measure,
  lasting: readonly Shift[],
): TrendWords | undefined {
  const recent = points.slice(-SHORT_TREND.commits);
  const values = valuesOf(recent, measure);
  const arrow = direction(recent, measure);
  const missing = missingNote(recent, measure) ?? [];
  const scale = scaleOf(measure);
  const shifts = lasting
    .filter(({ at, stands }) => stands && at >= points.length - SHORT_TREND.commits)
    .slice(-SHORT_TREND.shifts)
    .map((shift) => shiftSentence(shift, scale));
  if (values.length < FEWEST.line) {
    if (comparableValues(recent, measure).length < FEWEST.arrow) return undefined;
    const each = `${scale.name} ${values.map(scale.text).join(", ")}`;
    return { arrow, line: undefined, values: each, notes: [missing].flat(), shifts };
  }
  const line = sparkline(seriesOf(recent, measure), scale);
  const notes = [
    line.includes(marks.break) ? "a dot where the cases or the settings changed" : [],
    line.includes(marks.gap) ? "a dash where nothing was assessed" : [],
    missing,
  ].flat();
  return { arrow, line, values: rangeText(recent, measure), notes, shifts };
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
    ? `${scaleOf(measure).missing} at the newest commit`
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
  return `${scale.name} ${spanText(valuesOf(assessed, measure), scale)} over ${counted(commits, "commit")}${change}`;
}

/** Returns `71.4% to 92.9%`, or `always 90.0%` for equal values. Needs one value. */
export function spanText(values: readonly number[], { text }: Pick<Scale, "text">): string {
  const [low, high] = [Math.min(...values), Math.max(...values)].map(text);
  return low === high ? `always ${low}` : `${low} to ${high}`;
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

export function seriesOf(points: readonly TrendPoint[], measure: Measure): Point[] {
  return points.map((point) => ({ value: valueAt(point, measure), isBreak: point.isBreak }));
}

const BARS = "▁▂▃▄▅▆▇█";
/** Marks of a sparkline. Pages would collapse a space. */
const marks = { break: "·", gap: "–" };

/** A chart point; null if nothing was assessed. */
export interface Point {
  value: number | null;
  /** The cases or settings changed, so earlier points are not comparable. */
  isBreak: boolean;
}

function sparkline(points: readonly Point[], { range }: Pick<Scale, "range">): string {
  const [low, high] = range(points.flatMap(({ value }) => value ?? []));
  const bar = (value: number) => {
    const step = Math.floor(((value - low) / (high - low)) * BARS.length);
    return BARS.charAt(Math.min(step, BARS.length - 1));
  };
  return points
    .map(
      ({ value, isBreak }, at) =>
        `${isBreak && at > 0 ? marks.break : ""}${value === null ? marks.gap : bar(value)}`,
    )
    .join("");
}
