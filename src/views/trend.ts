import { mean } from "../statistics/mean.ts";
import type { MeasureTrend } from "../trend/measure-trends.ts";
import { standingShifts } from "../trend/shifts.ts";
import { type Measure, type TrendPoint, valueAt } from "../trend/trend.ts";
import { commitName, counted, percent } from "../wording.ts";
import { type Point, sparkline } from "./sparkline.ts";

/** Values from which a trend has an arrow, and a line. */
const FEWEST = { arrow: 3, line: 5 };
/** How many commits the last one is seen beside, and the difference below which it is steady. */
const RECENT = { commits: 5, steady: 0.02 };
/** Commits that a trend in a few words is of, and lasting shifts among them that it tells. */
export const TOLD = { commits: 40, shifts: 2 };

/** A trend in a few words. The names in it are untrusted text. */
export interface TrendWords {
  arrow: string | undefined;
  /** A sparkline; undefined when the values are few, and then they are told one by one. */
  line: string | undefined;
  values: string;
  /** What a mark in the line means. */
  note: string | undefined;
  /** A sentence for each of the newest shifts whose levels last to this day, oldest first. */
  shifts: string[];
}

/** How a measure went over the newest commits. Undefined when they are too few to say. */
export function trendWords(points: readonly TrendPoint[], measure: Measure): TrendWords | undefined {
  const told = points.slice(-TOLD.commits);
  const values = valuesOf(told, measure);
  const arrow = direction(told, measure);
  const shifts = standingShifts(points, measure)
    .filter(({ at }) => at >= points.length - TOLD.commits)
    .slice(-TOLD.shifts)
    .map((shift) => shiftSentence({ ...shift, stands: true }, measure));
  if (values.length < FEWEST.line) {
    if (arrow === undefined) return undefined;
    const each = `${measure} ${values.map(percent).join(", ")}`;
    return { arrow, line: undefined, values: each, note: undefined, shifts };
  }
  const line = sparkline(seriesOf(told, measure));
  const note = line.includes("·") ? "a dot where the cases or the settings changed" : undefined;
  return { arrow, line, values: rangeText(told, measure), note, shifts };
}

/**
 * The last point beside the mean of those before it, as far back as they measure the same: `▲ rising`, `▼ falling`, `▶ steady`. Undefined
 * when they are too few. An arrow describes; it tests nothing.
 */
export function direction(points: readonly TrendPoint[], measure: Measure): string | undefined {
  const start = points.findLastIndex(({ isBreak }) => isBreak);
  const values = valuesOf(points.slice(Math.max(start, 0)), measure);
  const last = values.at(-1);
  const before = mean(values.slice(0, -1).slice(-RECENT.commits));
  if (values.length < FEWEST.arrow || last === undefined || before === null) return undefined;
  if (Math.abs(last - before) < RECENT.steady) return "▶ steady";
  return last > before ? "▲ rising" : "▼ falling";
}

/** `pass rate 71.4 % to 92.9 % over 12 commits`. Needs a point with a value. The measure's name is untrusted text. */
export function rangeText(points: readonly TrendPoint[], measure: Measure): string {
  return `${measure} ${spanText(valuesOf(points, measure))} over ${counted(points.length, "commit")}`;
}

/** `71.4 % to 92.9 %` of at least one share; `always 90.0 %` when all are that. */
export function spanText(shares: readonly number[]): string {
  const [low, high] = [Math.min(...shares), Math.max(...shares)].map(percent);
  return low === high ? `always ${low}` : `${low} to ${high}`;
}

/**
 * `pass rate fell by 4.0 points at a1b2c3d, 12 commits ago, and stayed`; without the last words where it was undone since. The names of
 * the measure and the commit are untrusted text.
 */
export function shiftSentence(
  { commit, before, after, ago, stands }: MeasureTrend["shifts"][number],
  measure: Measure,
): string {
  const how = after < before ? "fell" : "rose";
  const points = (Math.abs(after - before) * 100).toFixed(1);
  const when = `at ${commitName(commit)}, ${counted(ago, "commit")} ago`;
  return `${measure} ${how} by ${points} points ${when}${stands ? ", and stayed" : ""}`;
}

/** The values that were assessed, in [0,1]. */
export function valuesOf(points: readonly TrendPoint[], measure: Measure): number[] {
  return points.flatMap((point) => valueAt(point, measure) ?? []);
}

/** The points of one measure, as charts show them. */
export function seriesOf(points: readonly TrendPoint[], measure: Measure): Point[] {
  return points.map((point) => ({ value: valueAt(point, measure), isBreak: point.isBreak }));
}
