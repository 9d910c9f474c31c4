import { type Bound, boundsOf, PASS_RATE_BOUND } from "../../config/policy.ts";
import { member } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { type LevelChange, levelChanges } from "../../core/statistics/level-changes.ts";
import { median } from "../../core/statistics/summary.ts";
import type { HistoryPoint } from "../../report/comparison.ts";
import type { Report } from "../../report/report.ts";
import { type SuiteMeasure, suiteMeasures } from "../../scorers/measures.ts";
import { historyPoint } from "../baseline/baseline.ts";

export interface TrendPoint extends HistoryPoint {
  /** The point measures other cases or by other settings than the point before. */
  isBreak: boolean;
  /** The point is the report's own and not on the base branch: of a pull request or a working tree. It comes last. */
  isHead: boolean;
}

/** The name of a measure: the pass rate, a scorer id or an amount per run. The names do not overlap. */
export type Measure = string;
export const PASS_RATE = "pass rate";

/** Returns true for an amount per run with a unit of its own; all other measures are shares of 1. */
export function isAmount(measure: Measure): measure is SuiteMeasure {
  return suiteMeasures.some((name) => name === measure);
}

/** Placeholder for the commit of a report without a commit, as at a command line. */
const UNCOMMITTED = "uncommitted";

/** Returns the commits in a report's history, oldest first, and the report's own commit last. */
export function trendOf(report: Report): TrendPoint[] {
  const { history, role, commit } = report;
  const own = historyPoint(role === "head" ? { ...report, commit: commit ?? UNCOMMITTED } : report);
  const isNew = own !== null && history.every(({ commit }) => commit !== own.commit);
  const points = isNew ? [...history, own] : history;
  return withBreaks(points.map((point) => ({ ...point, isHead: role === "head" && point === own })));
}

export function withBreaks(points: readonly Omit<TrendPoint, "isBreak">[]): TrendPoint[] {
  return points.map((point, at) => {
    const before = points[at - 1];
    return { ...point, isBreak: before !== undefined && before.caseSet !== point.caseSet };
  });
}

/** Returns a share in [0,1] or an amount; null when nothing was assessed or measured. */
export function valueAt({ passRate, scores, measures = {} }: HistoryPoint, measure: Measure): number | null {
  if (measure === PASS_RATE) return passRate;
  if (!isAmount(measure)) return member(scores, measure) ?? null;
  const amount = member(measures, measure) ?? null;
  // Larger values are not exact in charts, and no run has such an amount.
  return amount !== null && amount > Number.MAX_SAFE_INTEGER ? null : amount;
}

/**
 * Merges the trends of one suite, oldest commit first, cut to the newest. Where trends conflict, the later trend wins. Commits that no
 * trend orders are sorted by recording time where both have one. A pull request's own point is dropped where others follow it or a trend
 * has its commit.
 */
export function mergedTrend(trends: readonly (readonly TrendPoint[])[]): TrendPoint[] {
  const based = trends.flat().filter(({ isHead }) => !isHead);
  const onBase = new Set(based.map(({ commit }) => commit));
  const own = trends.map((trend) => trend.filter(({ isHead, commit }) => !isHead || !onBase.has(commit)));
  const merged = own.map(once).reduce(merge, []);
  const onBranch = merged.filter(({ isHead }, at) => !isHead || at === merged.length - 1);
  return withBreaks(onBranch.slice(-limits.historyPoints));
}

function merge(before: readonly TrendPoint[], after: readonly TrendPoint[]): TrendPoint[] {
  const places = new Map(before.map(({ commit }, at) => [commit, at]));
  const later = new Set(after.map(({ commit }) => commit));
  const merged: TrendPoint[] = [];
  let next = 0;
  const take = (isDue: (point: TrendPoint, at: number) => boolean) => {
    for (let point = before[next]; point !== undefined && isDue(point, next); point = before[++next])
      if (!later.has(point.commit)) merged.push(point);
  };
  for (const point of after) {
    const place = places.get(point.commit);
    if (place === undefined) take((other) => !later.has(other.commit) && !isOlder(point, other));
    else take((_, at) => at <= place);
    merged.push(point);
  }
  take(() => true);
  return merged;
}

function isOlder(point: TrendPoint, other: TrendPoint): boolean {
  return Date.parse(point.createdAt ?? "") < Date.parse(other.createdAt ?? "");
}

function once(points: readonly TrendPoint[]): TrendPoint[] {
  const last = new Map(points.map(({ commit }, at) => [commit, at]));
  return points.filter(({ commit }, at) => last.get(commit) === at);
}

export interface MeasureTrend {
  measure: Measure;
  bound: Bound | null;
  shifts: Shift[];
}

/** Returns the measures with a value in these points, the pass rate first. */
export function measuresOf(points: readonly TrendPoint[]): Measure[] {
  const isKnown = (measure: Measure) => points.some((point) => valueAt(point, measure) !== null);
  const ids = new Set(points.flatMap(({ scores }) => Object.keys(scores)));
  const scorers = [...ids].filter((id) => id !== PASS_RATE && !isAmount(id));
  return [PASS_RATE, ...[...scorers, ...suiteMeasures].filter(isKnown)];
}

export type TrendPolicy = Pick<Report["policy"], "gate" | "measures">;

export function measureTrends(
  points: readonly TrendPoint[],
  measures: readonly Measure[],
  policy: TrendPolicy,
): MeasureTrend[] {
  const bounds = boundsOf(policy.gate);
  return measures.map((measure) => ({
    measure,
    bound: isAmount(measure)
      ? mostOf(policy, measure)
      : (bounds.get(measure === PASS_RATE ? PASS_RATE_BOUND : measure) ?? null),
    shifts: lastingShifts(points, measure),
  }));
}

function mostOf({ measures = {} }: TrendPolicy, measure: SuiteMeasure): Bound | null {
  const max = measures[measure]?.max;
  return max === undefined ? null : { kind: "ceiling", value: max };
}

/** The number of newest values whose median shows the side of a shift. */
const NEWEST = 3;

/** A commit that begins another level of a measure. */
export interface Shift {
  at: number;
  commit: string;
  /** The levels on both sides, in the measure's unit: trimmed means of up to 50 values, up to the neighbouring shifts. */
  before: number;
  after: number;
  ago: number;
  /** True without a later break or opposite shift, while the median of the newest values is nearer to `after`. */
  stands: boolean;
}

/** Returns the shifts on the base branch, oldest first; no shift spans a break. Chance produces some too, so they decide nothing. */
export function lastingShifts(points: readonly TrendPoint[], measure: Measure): Shift[] {
  const onBase = points.filter(({ isHead }) => !isHead);
  const segments = segmentsOf(onBase, measure);
  return segments.flatMap((segment, index) => {
    const isNewest = index === segments.length - 1;
    const values = segment.map(({ value }) => value);
    const levels = levelChanges(values, isAmount(measure) ? "amounts" : "shares");
    const standing = new Set(isNewest ? standingOf(levels, segment) : []);
    return levels.flatMap((change) => {
      const { before, after } = change;
      const first = segment[change.at];
      if (first === undefined) return [];
      const { at, commit } = first;
      return { at, commit, before, after, ago: onBase.length - 1 - at, stands: standing.has(change) };
    });
  });
}

/** Returns the newest change and earlier changes in its direction, as far as the newest values are on their side. */
function standingOf(changes: readonly LevelChange[], segment: readonly Value[]): LevelChange[] {
  const newest = changes.at(-1);
  const undone = changes.findLastIndex((change) => newest !== undefined && isDrop(change) !== isDrop(newest));
  const now = median(segment.slice(-NEWEST).map(({ value }) => value)) ?? 0;
  return changes
    .slice(undone + 1)
    .filter(({ before, after }) => Math.abs(now - after) < Math.abs(now - before));
}

function isDrop({ before, after }: LevelChange): boolean {
  return after < before;
}

/** A point with a value, and its index among all points. */
interface Value {
  at: number;
  value: number;
  commit: string;
}

/** Returns the values of a measure between breaks, oldest first, without points that have no value. */
function segmentsOf(points: readonly TrendPoint[], measure: Measure): Value[][] {
  const segments: Value[][] = [[]];
  for (const [at, point] of points.entries()) {
    if (point.isBreak) segments.push([]);
    const value = valueAt(point, measure);
    if (value === null) continue;
    segments.at(-1)?.push({ at, value, commit: point.commit });
  }
  return segments;
}
