import { studentP } from "../base/distributions.ts";
import { member } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { mean, variance } from "../base/statistics.ts";
import { type Bound, boundsOf, PASS_RATE_BOUND } from "../config/policy.ts";
import type { Policy } from "../config/policy-schema.ts";
import type { HistoryPoint } from "../report/comparison.ts";
import type { Report } from "../report/report.ts";
import { historyPoint } from "./baseline.ts";

/** One commit of a trend. */
export interface TrendPoint extends HistoryPoint {
  /** It measures other cases, or by other settings, than the point before. */
  isBreak: boolean;
  /** It is not on the base branch: the report's own, of a pull request or of somebody's working tree. It stands last. */
  isHead: boolean;
}

/** What a trend shows: the pass rate, or a scorer by its id. */
export type Measure = string;
/** The measure that is no scorer's. */
export const PASS_RATE = "pass rate";

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

/** The value of a point, in [0,1]; null when nothing was assessed. */
export function valueAt({ passRate, scores }: HistoryPoint, measure: Measure): number | null {
  if (measure === PASS_RATE) return passRate;
  return member(scores, measure) ?? null;
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

/** What these points measure: the pass rate, and each scorer that assessed something. */
export function measuresOf(points: readonly TrendPoint[]): Measure[] {
  const scorers = new Set(points.flatMap(({ scores }) => Object.keys(scores)));
  const inUse = [...scorers].filter(
    (id) => id !== PASS_RATE && points.some((point) => valueAt(point, id) !== null),
  );
  return [PASS_RATE, ...inUse];
}

/** How these measures went, beside the floors and ceilings of the gate. */
export function measureTrends(
  points: readonly TrendPoint[],
  measures: readonly Measure[],
  gate: Policy["gate"],
): MeasureTrend[] {
  const bounds = boundsOf(gate);
  return measures.map((measure) => ({
    measure,
    bound: bounds.get(measure === PASS_RATE ? PASS_RATE_BOUND : measure) ?? null,
    shifts: lastingShifts(points, measure),
  }));
}

/** Newest values whose median says on which side of a shift a measure is now. */
const NEWEST = 3;

/** A commit from which on a measure was on another level, for as many values as a level has at least. */
export interface Shift {
  /** Where it stands among the points. */
  at: number;
  commit: string;
  /** The levels before it and from it on, in [0,1]: trimmed means of up to 50 values, as far as the neighbouring shifts. */
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
    const levels = levelChanges(segment.map(({ value }) => value));
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
  const now = middle(segment.slice(-NEWEST).map(({ value }) => value));
  return changes
    .slice(undone + 1)
    .filter(({ before, after }) => Math.abs(now - after) < Math.abs(now - before));
}

function isDrop({ before, after }: LevelChange): boolean {
  return after < before;
}

/** The median of an odd number of values. */
function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** A point that has a value, in [0,1], and its place among all. */
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

/** Fewest values of a level: what is over sooner is a dip or a peak. */
export const FEWEST_OF_LEVEL = 10;
/** Values that are searched at once, and that stand for a level. */
const WINDOW = 50;
/** Share of a level's values that is left out at either end, so that a dip is no part of it. */
const TRIMMED = 0.2;
/** p below which a split is looked at further, and below which it is a change of level. */
const P = { candidate: 0.01, change: 0.001 };
/** A smaller step would be shown as no step. */
const LEAST_STEP = 0.001;

/** Where a series comes to another level. */
export interface LevelChange {
  /** The first value of the new level. */
  at: number;
  /** The levels on both sides: trimmed means. */
  before: number;
  after: number;
  /** How likely two such sides come of one level. */
  p: number;
}

/**
 * The changes of level in a series of shares, in their order. As "Hunter" finds them (Fleming, Kołaczkowski and others, ICPE 2023; now
 * Apache Otava): windows over the series are split where both sides differ most, and again, as long as a t-test sees a difference; then
 * each split is tested against the stretches up to its neighbours, and the weakest goes until all hold. Unlike there a level has a least
 * length, and the test is of trimmed means. Deterministic.
 */
export function levelChanges(values: readonly number[]): LevelChange[] {
  const candidates = windowStarts(values.length).flatMap((start) =>
    splitsOf(values.slice(start, start + WINDOW), start),
  );
  return withoutWeak(values, apart(candidates));
}

/** Every half window, and the newest values as a whole one. */
function windowStarts(count: number): number[] {
  const last = Math.max(0, count - WINDOW);
  const starts = Array.from({ length: Math.ceil(last / (WINDOW / 2)) }, (_, at) => (at * WINDOW) / 2);
  return [...starts, last];
}

/** The splits of a stretch that begins at `start`, of both of its sides, and so on. A dip or a peak at one end is set aside. */
function splitsOf(stretch: readonly number[], start: number): LevelChange[] {
  const at = stretch.length < 2 * FEWEST_OF_LEVEL ? undefined : bestSplit(stretch);
  if (at === undefined) return [];
  const [left, right] = [stretch.slice(0, at), stretch.slice(at)];
  if (left.length < FEWEST_OF_LEVEL) return splitsOf(right, start + at);
  if (right.length < FEWEST_OF_LEVEL) return splitsOf(left, start);
  const change = changeBetween(left, right, start + at);
  return change.p < P.candidate ? [...splitsOf(left, start), change, ...splitsOf(right, start + at)] : [];
}

/** The places of the changes; of several too close together, which overlapping windows find, that of the clearest. */
function apart(changes: readonly LevelChange[]): number[] {
  const kept: number[] = [];
  for (const { at } of changes.toSorted((a, b) => a.p - b.p)) {
    if (kept.every((other) => Math.abs(other - at) >= FEWEST_OF_LEVEL)) kept.push(at);
  }
  return kept.sort((a, b) => a - b);
}

/** What is left of the changes at these places when the weakest is taken away, and the others seen anew, until every one of them holds. */
function withoutWeak(values: readonly number[], places: readonly number[]): LevelChange[] {
  const changes = places.map((at, index) => {
    const left = values.slice(Math.max(places[index - 1] ?? 0, at - WINDOW), at);
    const right = values.slice(at, Math.min(places[index + 1] ?? values.length, at + WINDOW));
    return changeBetween(left, right, at);
  });
  const weakest = Math.max(...changes.map(({ p }) => p));
  if (changes.length === 0 || weakest < P.change) return changes;
  const index = changes.findIndex(({ p }) => p === weakest);
  return withoutWeak(values, places.toSpliced(index, 1));
}

function changeBetween(left: readonly number[], right: readonly number[], at: number): LevelChange {
  const [before, after] = [trimmedMean(left, TRIMMED) ?? 0, trimmedMean(right, TRIMMED) ?? 0];
  const p = Math.abs(after - before) < LEAST_STEP ? 1 : trimmedP(left, right, TRIMMED);
  return { at, before, after, p };
}

/**
 * The mean of what is left when this share of the values, rounded down, is taken away at the top and as many at the bottom; null of
 * nothing. `share` is in [0,0.5).
 */
export function trimmedMean(values: readonly number[], share: number): number | null {
  return mean(trimmed(values, share));
}

/**
 * The two-sided p that two samples, of two values or more each, have one trimmed mean: Yuen's t-test (Biometrika 61, 1974), which a few
 * outliers do not turn and which does not ask for equal variances. With a `share` of 0 it is Welch's test, with the degrees of freedom of
 * Welch and Satterthwaite (Welch, Biometrika 34, 1947). Where neither sample varies: 1 for the same value, 0 for two.
 */
export function trimmedP(first: readonly number[], second: readonly number[], share: number): number {
  const difference = (trimmedMean(first, share) ?? 0) - (trimmedMean(second, share) ?? 0);
  const [a, b] = [estimate(first, share), estimate(second, share)];
  const squaredError = a.squaredError + b.squaredError;
  if (squaredError === 0) return difference === 0 ? 1 : 0;
  const degreesOfFreedom =
    squaredError ** 2 / (a.squaredError ** 2 / (a.kept - 1) + b.squaredError ** 2 / (b.kept - 1));
  return studentP(difference / Math.sqrt(squaredError), degreesOfFreedom);
}

interface Estimate {
  kept: number;
  /** The squared standard error of the trimmed mean. */
  squaredError: number;
}

/** By the winsorised variance: that of the values with each trimmed one moved to the nearest that is kept. */
function estimate(values: readonly number[], share: number): Estimate {
  const kept = trimmed(values, share);
  const [low, high] = [kept[0] ?? 0, kept.at(-1) ?? 0];
  const winsorised = values.map((value) => Math.min(Math.max(value, low), high));
  const squaredError = ((values.length - 1) * variance(winsorised)) / (kept.length * (kept.length - 1));
  return { kept: kept.length, squaredError };
}

/** In ascending order. */
function trimmed(values: readonly number[], share: number): number[] {
  const cut = Math.floor(share * values.length);
  return values.toSorted((a, b) => a - b).slice(cut, values.length - cut);
}

/** Fewest values of a side: one alone has no distances within. */
const FEWEST = 2;

/**
 * Where a series is best split in two: the number of values before the split. It maximises the energy distance between the two sides,
 * nm/(n+m)·(2·mean|x−y| − mean|x−x′| − mean|y−y′|), as E-divisive does (Matteson & James, Journal of the American Statistical Association
 * 109, 2014, formulas 5 to 7, with distances to the power 1). Both sides have at least 2 values; undefined where the series is too short
 * for that, or has the same value throughout. Of equal splits it is the first. Costs the square of the length.
 */
export function bestSplit(values: readonly number[]): number | undefined {
  let [withinLeft, withinRight, across] = [0, total(values), 0];
  let best: number | undefined;
  let farthest = 0;
  for (const [at, value] of values.entries()) {
    // The value goes from the right side to the left.
    const toLeft = distanceTo(value, values, 0, at);
    const toRight = distanceTo(value, values, at + 1, values.length);
    withinLeft += toLeft;
    withinRight -= toRight;
    across += toRight - toLeft;
    const [n, m] = [at + 1, values.length - at - 1];
    if (n < FEWEST || m < FEWEST) continue;
    const energy = (2 * across) / (n * m) - withinLeft / pairs(n) - withinRight / pairs(m);
    const distance = (energy * n * m) / (n + m);
    if (distance > farthest) [best, farthest] = [n, distance];
  }
  return best;
}

/** The sum of the distances between all pairs. */
function total(values: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + distanceTo(value, values, 0, at), 0);
}

/** The sum of the distances to the values from `start` up to `end`. */
function distanceTo(value: number, values: readonly number[], start: number, end: number): number {
  let sum = 0;
  for (let at = start; at < end; at++) sum += Math.abs(value - (values[at] ?? 0));
  return sum;
}

function pairs(count: number): number {
  return (count * (count - 1)) / 2;
}
