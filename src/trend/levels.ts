import { bestSplit } from "../statistics/energy-distance.ts";
import { trimmedMean, trimmedP } from "../statistics/trimmed.ts";

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
