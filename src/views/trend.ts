import { mean } from "../core/statistics/summary.ts";
import { commitName, counted } from "../core/text.ts";
import {
  lastingShifts,
  type Measure,
  PASS_RATE,
  type Shift,
  type TrendPoint,
  trendOf,
  valueAt,
} from "../gate/measure/build-trend.ts";
import type { Report } from "../report/report.ts";
import { type Scale, scaleOf } from "./trend-scale.ts";

const FEWEST = { arrow: 3, line: 5 };
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
export function sparkline(points: readonly TrendPoint[], measure: Measure): string {
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
export function markNotes(line: string, { missing }: Pick<Scale, "missing">): string[] {
  return [
    ...(line.includes(MARKS.break) ? ["a dot where the cases or the settings changed"] : []),
    ...(line.includes(MARKS.gap) ? [`a dash where nothing was ${missing}`] : []),
  ];
}
