import { levelChanges } from "./levels.ts";
import { segmentsOf, type Value } from "./segments.ts";
import type { Measure, TrendPoint } from "./trend.ts";

/** A commit from which on a measure stayed higher or lower than before. */
export interface Shift {
  /** Where it stands among the points. */
  at: number;
  commit: string;
  /** The levels before it and from it on, in [0,1]: trimmed means of up to 50 values, as far as the neighbouring shifts. */
  before: number;
  after: number;
  /** How many recorded commits came after it. */
  ago: number;
}

/**
 * The lasting shifts of a measure, oldest first: between two breaks, on the base branch. Commits without a value are passed over, and a
 * pull request's own point is left out. They are hints, which chance gives now and then too, and decide nothing.
 */
export function lastingShifts(points: readonly TrendPoint[], measure: Measure): Shift[] {
  const onBase = segmentsOf(points, measure).map((segment) => segment.filter(({ isHead }) => !isHead));
  return onBase.flatMap(shiftsOf).map((shift) => ({ ...shift, ago: recordedAfter(points, shift.at) }));
}

/** The newest shift and those right before it that go the same way, oldest first: what later shifts did not undo, and no break cut off. */
export function standingShifts(points: readonly TrendPoint[], measure: Measure): Shift[] {
  const start = points.findLastIndex(({ isBreak, isHead }) => isBreak && !isHead);
  const shifts = lastingShifts(points, measure).filter(({ at }) => at >= start);
  const newest = shifts.at(-1);
  const undone = shifts.findLastIndex((shift) => newest !== undefined && isDrop(shift) !== isDrop(newest));
  return shifts.slice(undone + 1);
}

function isDrop({ before, after }: Shift): boolean {
  return after < before;
}

function recordedAfter(points: readonly TrendPoint[], at: number): number {
  return points.slice(at + 1).filter(({ isHead }) => !isHead).length;
}

function shiftsOf(segment: readonly Value[]): Omit<Shift, "ago">[] {
  return levelChanges(segment.map(({ value }) => value)).flatMap(({ at, before, after }) => {
    const first = segment[at];
    return first === undefined ? [] : [{ at: first.at, commit: first.commit, before, after }];
  });
}
