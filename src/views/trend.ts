import { mean } from "../base/statistics.ts";
import { commitName, counted } from "../base/text.ts";
import { type Measure, type Shift, type TrendPoint, valueAt } from "../gate/trend.ts";
import { type Scale, scaleOf } from "./trend-scale.ts";

/** Values from which a trend has an arrow, and a line. */
const FEWEST = { arrow: 3, line: 5 };
/** How many commits the last one is seen beside. */
const RECENT = 5;
/** Commits that a trend in a few words is of, and lasting shifts among them that it tells. */
export const TOLD = { commits: 40, shifts: 2 };

/** A trend in a few words. The names in it are untrusted text. */
export interface TrendWords {
  arrow: string | undefined;
  /** A sparkline; undefined when the values are few, and then they are told one by one. */
  line: string | undefined;
  values: string;
  /** What the marks in the line mean, and whether the newest commit has no value. */
  notes: string[];
  /** A sentence for each of the newest shifts whose levels last to this day, oldest first. */
  shifts: string[];
}

/** How a measure went over the newest commits, given all its lasting shifts. Undefined when they are too few to say. */
export function trendWords(
  points: readonly TrendPoint[],
  measure: Measure,
  lasting: readonly Shift[],
): TrendWords | undefined {
  const told = points.slice(-TOLD.commits);
  const values = valuesOf(told, measure);
  const arrow = direction(told, measure);
  const missing = missingNote(told, measure) ?? [];
  const scale = scaleOf(measure);
  const shifts = lasting
    .filter(({ at, stands }) => stands && at >= points.length - TOLD.commits)
    .slice(-TOLD.shifts)
    .map((shift) => shiftSentence(shift, scale));
  if (values.length < FEWEST.line) {
    if (comparableValues(told, measure).length < FEWEST.arrow) return undefined;
    const each = `${scale.name} ${values.map(scale.text).join(", ")}`;
    return { arrow, line: undefined, values: each, notes: [missing].flat(), shifts };
  }
  const line = sparkline(seriesOf(told, measure), scale);
  const notes = [
    line.includes(marks.break) ? "a dot where the cases or the settings changed" : [],
    line.includes(marks.gap) ? "a dash where nothing was assessed" : [],
    missing,
  ].flat();
  return { arrow, line, values: rangeText(told, measure), notes, shifts };
}

/**
 * The last point beside the mean of those before it, as far back as they measure the same: `▲ higher than the commits before`, `▼ lower
 * than the commits before`, `▶ as the commits before`. Undefined when they are too few, and when the last one was not assessed. An arrow
 * describes; it tests nothing.
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

/** The values since the last break. */
function comparableValues(points: readonly TrendPoint[], measure: Measure): number[] {
  const start = points.findLastIndex(({ isBreak }) => isBreak);
  return valuesOf(points.slice(Math.max(start, 0)), measure);
}

/** Said where the newest point has no value: the values are of older ones, and no arrow tells of it. */
export function missingNote(points: readonly TrendPoint[], measure: Measure): string | undefined {
  const newest = points.at(-1);
  return newest && valueAt(newest, measure) === null
    ? `${scaleOf(measure).missing} at the newest commit`
    : undefined;
}

/**
 * `pass rate 71.4% to 92.9% over 12 commits and this change`: the commits that have a value. Needs one. The measure's name is
 * untrusted text.
 */
export function rangeText(points: readonly TrendPoint[], measure: Measure): string {
  const scale = scaleOf(measure);
  const assessed = points.filter((point) => valueAt(point, measure) !== null);
  const commits = assessed.filter(({ isHead }) => !isHead).length;
  const change = commits < assessed.length ? " and this change" : "";
  return `${scale.name} ${spanText(valuesOf(assessed, measure), scale)} over ${counted(commits, "commit")}${change}`;
}

/** `71.4% to 92.9%` of at least one value; `always 90.0%` when all are that. */
export function spanText(values: readonly number[], { text }: Pick<Scale, "text">): string {
  const [low, high] = [Math.min(...values), Math.max(...values)].map(text);
  return low === high ? `always ${low}` : `${low} to ${high}`;
}

/**
 * `pass rate fell by 4.0 points at a1b2c3d, 12 commits ago, and stayed`; without the last words where it does not stand. The names of
 * the measure and the commit are untrusted text.
 */
export function shiftSentence(
  { commit, before, after, ago, stands }: Shift,
  { name, move }: Pick<Scale, "name" | "move">,
): string {
  const when = `at ${commitName(commit)}, ${counted(ago, "commit")} ago`;
  return `${name} ${move({ before, after })} ${when}${stands ? ", and stayed" : ""}`;
}

/** The values that were assessed, or measured. */
export function valuesOf(points: readonly TrendPoint[], measure: Measure): number[] {
  return points.flatMap((point) => valueAt(point, measure) ?? []);
}

/** The points of one measure, as charts show them. */
export function seriesOf(points: readonly TrendPoint[], measure: Measure): Point[] {
  return points.map((point) => ({ value: valueAt(point, measure), isBreak: point.isBreak }));
}

const BARS = "▁▂▃▄▅▆▇█";
/** What stands in a line for a break, and for a point without a value. A space would be lost in a page. */
const marks = { break: "·", gap: "–" };

/** Values in the order of time. Null: nothing was assessed. */
export interface Point {
  value: number | null;
  /** It measures something else than the point before. */
  isBreak: boolean;
}

/** A line of text that shows how a measure went: a bar for each point that has a value, and marks. */
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
