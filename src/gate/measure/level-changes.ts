import { bestSplit } from "../../core/statistics/best-split.ts";
import { trimmedMean, trimmedP } from "../../core/statistics/trimmed-means.ts";

/** The smallest number of values of a level: a shorter stretch is a dip or a peak. */
const FEWEST_OF_LEVEL = 10;
/** The number of values that are searched at a time, and the most values that represent a level. */
const WINDOW = 50;
/** The share of a level's values that is trimmed at each end, so that a dip does not count. */
const TRIMMED = 0.2;
/** p values below which a split is a candidate, and below which it is a change of level. */
const P = { candidate: 0.01, change: 0.001 };
/** The unit of a series: shares of 1, or amounts of any size such as tokens. */
type SeriesKind = "shares" | "amounts";

/** Smaller steps are ignored: a share would show no change, and a few more words in a prompt are noise. */
const LEAST_STEP: Record<SeriesKind, (before: number) => number> = {
  shares: () => 0.001,
  amounts: (before) => 0.02 * before,
};

export interface LevelChange {
  /** The index of the first value of the new level. */
  at: number;
  before: number;
  after: number;
  p: number;
}

/**
 * Returns the changes of level in a series, in order. Follows "Hunter" (Fleming, Kołaczkowski and others, ICPE 2023; now Apache Otava),
 * with a minimum length of a level and a test of trimmed means. Amounts are not scaled, because logs have no place for 0 and show
 * unfamiliar means.
 */
export function levelChanges(values: readonly number[], kind: SeriesKind = "shares"): LevelChange[] {
  const candidates = windowStarts(values.length).flatMap((start) =>
    splitsOf(values.slice(start, start + WINDOW), start, kind),
  );
  return withoutWeak(values, apart(candidates), kind);
}

function windowStarts(count: number): number[] {
  const last = Math.max(0, count - WINDOW);
  const starts = Array.from({ length: Math.ceil(last / (WINDOW / 2)) }, (_, at) => (at * WINDOW) / 2);
  return [...starts, last];
}

/** Splits a stretch that begins at `start` recursively. A dip or a peak at one end is set aside. */
function splitsOf(stretch: readonly number[], start: number, kind: SeriesKind): LevelChange[] {
  const at = stretch.length < 2 * FEWEST_OF_LEVEL ? undefined : bestSplit(stretch);
  if (at === undefined) return [];
  const [left, right] = [stretch.slice(0, at), stretch.slice(at)];
  if (left.length < FEWEST_OF_LEVEL) return splitsOf(right, start + at, kind);
  if (right.length < FEWEST_OF_LEVEL) return splitsOf(left, start, kind);
  const change = changeBetween(left, right, start + at, kind);
  return change.p < P.candidate
    ? [...splitsOf(left, start, kind), change, ...splitsOf(right, start + at, kind)]
    : [];
}

/** Overlapping windows find a change at several close places; the clearest is kept. */
function apart(changes: readonly LevelChange[]): number[] {
  const places: number[] = [];
  for (const { at } of changes.toSorted((a, b) => a.p - b.p)) {
    if (places.every((other) => Math.abs(other - at) >= FEWEST_OF_LEVEL)) places.push(at);
  }
  return places.sort((a, b) => a - b);
}

/** Drops the weakest change and tests the rest again, until every change holds. */
function withoutWeak(values: readonly number[], places: readonly number[], kind: SeriesKind): LevelChange[] {
  const changes = places.map((at, index) => {
    const left = values.slice(Math.max(places[index - 1] ?? 0, at - WINDOW), at);
    const right = values.slice(at, Math.min(places[index + 1] ?? values.length, at + WINDOW));
    return changeBetween(left, right, at, kind);
  });
  const weakest = Math.max(...changes.map(({ p }) => p));
  if (changes.length === 0 || weakest < P.change) return changes;
  const index = changes.findIndex(({ p }) => p === weakest);
  return withoutWeak(values, places.toSpliced(index, 1), kind);
}

function changeBetween(
  left: readonly number[],
  right: readonly number[],
  at: number,
  kind: SeriesKind,
): LevelChange {
  const [before, after] = [trimmedMean(left, TRIMMED) ?? 0, trimmedMean(right, TRIMMED) ?? 0];
  const p = Math.abs(after - before) < LEAST_STEP[kind](before) ? 1 : trimmedP(left, right, TRIMMED);
  return { at, before, after, p };
}
