import { member } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { median } from "../base/statistics.ts";
import { type Bound, boundsOf, PASS_RATE_BOUND } from "../config/policy.ts";
import type { HistoryPoint } from "../report/comparison.ts";
import type { Report } from "../report/report.ts";
import { type SuiteMeasure, suiteMeasures } from "../scorers/measures.ts";
import { historyPoint } from "./baseline.ts";
import { type LevelChange, levelChanges } from "./levels.ts";

/** One commit of a trend. */
export interface TrendPoint extends HistoryPoint {
  /** It measures other cases, or by other settings, than the point before. */
  isBreak: boolean;
  /** It is not on the base branch: the report's own, of a pull request or of somebody's working tree. It stands last. */
  isHead: boolean;
}

/** What a trend shows: the pass rate, a scorer by its id, or what runs take by its name. No scorer has a name of the others. */
export type Measure = string;
/** The measure that is no scorer's. */
export const PASS_RATE = "pass rate";

/** Whether it is what runs take, in a unit of its own. The others are shares of 1. */
export function isAmount(measure: Measure): measure is SuiteMeasure {
  return suiteMeasures.some((name) => name === measure);
}

/** Stands for the commit of a report that names none, as at a command line. */
const UNCOMMITTED = "uncommitted";

/** The commits of the base branch that a report remembers, oldest first, and its own at the end. */
export function trendOf(report: Report): TrendPoint[] {
  const { history, role, commit } = report;
  const own = historyPoint(role === "head" ? { ...report, commit: commit ?? UNCOMMITTED } : report);
  const isNew = own !== null && history.every(({ commit }) => commit !== own.commit);
  const points = isNew ? [...history, own] : history;
  return withBreaks(points.map((point) => ({ ...point, isHead: role === "head" && point === own })));
}

/** The points, each knowing whether it measures something else than the one before. */
export function withBreaks(points: readonly Omit<TrendPoint, "isBreak">[]): TrendPoint[] {
  return points.map((point, at) => {
    const before = points[at - 1];
    return { ...point, isBreak: before !== undefined && before.caseSet !== point.caseSet };
  });
}

/** The value of a point, a share in [0,1] or an amount; null when nothing was assessed, or measured. */
export function valueAt({ passRate, scores, measures = {} }: HistoryPoint, measure: Measure): number | null {
  if (measure === PASS_RATE) return passRate;
  if (!isAmount(measure)) return member(scores, measure) ?? null;
  const amount = member(measures, measure) ?? null;
  // More is no amount of any run, and charts could not count in it.
  return amount !== null && amount > Number.MAX_SAFE_INTEGER ? null : amount;
}

/**
 * Trends of one suite as one, oldest commit first and the newest of them. Each trend's order is kept; where two differ, and where both
 * know a commit, the later trend in the list is right. Commits that no trend orders stand by the time at which they were recorded, where
 * both state one, else as the trends are listed. A pull request's own point is left out where others follow it, and where
 * another trend knows its commit from the base branch.
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
  const known = new Set(after.map(({ commit }) => commit));
  const merged: TrendPoint[] = [];
  let next = 0;
  const take = (isDue: (point: TrendPoint, at: number) => boolean) => {
    for (let point = before[next]; point !== undefined && isDue(point, next); point = before[++next])
      if (!known.has(point.commit)) merged.push(point);
  };
  for (const point of after) {
    const place = places.get(point.commit);
    if (place === undefined) take((other) => !known.has(other.commit) && !isOlder(point, other));
    else take((_, at) => at <= place);
    merged.push(point);
  }
  take(() => true);
  return merged;
}

function isOlder(one: TrendPoint, other: TrendPoint): boolean {
  return Date.parse(one.createdAt ?? "") < Date.parse(other.createdAt ?? "");
}

/** Each commit where it stands last. */
function once(points: readonly TrendPoint[]): TrendPoint[] {
  const last = new Map(points.map(({ commit }, at) => [commit, at]));
  return points.filter(({ commit }, at) => last.get(commit) === at);
}

/** How one measure went. */
export interface MeasureTrend {
  measure: Measure;
  /** What the policy demands of it; null when nothing. */
  bound: Bound | null;
  /** Its lasting shifts, oldest first. */
  shifts: Shift[];
}

/** What these points measure: the pass rate, each scorer that assessed something, and what is known of what runs take. */
export function measuresOf(points: readonly TrendPoint[]): Measure[] {
  const isKnown = (measure: Measure) => points.some((point) => valueAt(point, measure) !== null);
  const ids = new Set(points.flatMap(({ scores }) => Object.keys(scores)));
  const scorers = [...ids].filter((id) => id !== PASS_RATE && !isAmount(id));
  return [PASS_RATE, ...[...scorers, ...suiteMeasures].filter(isKnown)];
}

/** What a policy demands of the measures of a trend. */
export type TrendPolicy = Pick<Report["policy"], "gate" | "measures">;

/** How these measures went, beside the floors and ceilings of the gate, and the most that runs may take. */
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

/** Newest values whose median says on which side of a shift a measure is now. */
const NEWEST = 3;

/** A commit from which on a measure was on another level, for as many values as a level has at least. */
export interface Shift {
  /** Where it stands among the points. */
  at: number;
  commit: string;
  /** The levels before it and from it on, in the measure's unit: trimmed means of up to 50 values, as far as the neighbouring shifts. */
  before: number;
  after: number;
  /** How many recorded commits came after it. */
  ago: number;
  /**
   * It lasts to this day: no break came since and no shift the other way, and the median of the newest values is nearer to `after` than
   * to `before`.
   */
  stands: boolean;
}

/**
 * The lasting shifts of a measure, oldest first: between two breaks, on the base branch. Commits without a value are passed over, and a
 * pull request's own point is left out. They are hints, which chance gives now and then too, and decide nothing.
 */
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

/** The newest change and those right before it that go the same way, as far as the newest values are on their side. */
function standingOf(changes: readonly LevelChange[], segment: readonly Value[]): LevelChange[] {
  const newest = changes.at(-1);
  const undone = changes.findLastIndex((one) => newest !== undefined && isDrop(one) !== isDrop(newest));
  const now = median(segment.slice(-NEWEST).map(({ value }) => value)) ?? 0;
  return changes
    .slice(undone + 1)
    .filter(({ before, after }) => Math.abs(now - after) < Math.abs(now - before));
}

function isDrop({ before, after }: LevelChange): boolean {
  return after < before;
}

/** A point that has a value, and its place among all. */
export interface Value {
  at: number;
  value: number;
  commit: string;
}

/** The values of a measure between one break and the next, oldest first. Points without a value are passed over. */
export function segmentsOf(points: readonly TrendPoint[], measure: Measure): Value[][] {
  const segments: Value[][] = [[]];
  for (const [at, point] of points.entries()) {
    if (point.isBreak) segments.push([]);
    const value = valueAt(point, measure);
    if (value === null) continue;
    segments.at(-1)?.push({ at, value, commit: point.commit });
  }
  return segments;
}
