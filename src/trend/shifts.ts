import { type LevelChange, levelChanges } from "./levels.ts";
import { segmentsOf, type Value } from "./segments.ts";
import type { Measure, TrendPoint } from "./trend.ts";

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
