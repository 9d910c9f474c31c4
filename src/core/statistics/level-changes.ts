import { studentP } from "./distributions.ts";
import { mean, variance } from "./summary.ts";

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

/** Returns the mean without the share of values in [0,0.5), rounded down, at the top and at the bottom; null for no values. */
export function trimmedMean(values: readonly number[], share: number): number | null {
  return mean(trimmed(values, share));
}

/**
 * Returns the two-sided p that two samples, of two or more values each, have equal trimmed means: Yuen's t-test (Biometrika 61, 1974).
 * With `share` 0 it is Welch's test with the degrees of freedom of Welch and Satterthwaite (Welch, Biometrika 34, 1947). Where neither
 * sample varies: 1 for equal values, 0 otherwise.
 */
export function trimmedP(first: readonly number[], second: readonly number[], share: number): number {
  const difference = (trimmedMean(first, share) ?? 0) - (trimmedMean(second, share) ?? 0);
  const [a, b] = [estimate(first, share), estimate(second, share)];
  const squaredError = a.squaredError + b.squaredError;
  if (squaredError === 0) return difference === 0 ? 1 : 0;
  const degreesOfFreedom =
    squaredError ** 2 / (a.squaredError ** 2 / (a.count - 1) + b.squaredError ** 2 / (b.count - 1));
  return studentP(difference / Math.sqrt(squaredError), degreesOfFreedom);
}

interface Estimate {
  count: number;
  squaredError: number;
}

/** Uses the winsorised variance: each trimmed value is replaced by the nearest value that remains. */
function estimate(values: readonly number[], share: number): Estimate {
  const kept = trimmed(values, share);
  const [low, high] = [kept[0] ?? 0, kept.at(-1) ?? 0];
  const winsorised = values.map((value) => Math.min(Math.max(value, low), high));
  const squaredError = ((values.length - 1) * variance(winsorised)) / (kept.length * (kept.length - 1));
  return { count: kept.length, squaredError };
}

function trimmed(values: readonly number[], share: number): number[] {
  const cut = Math.floor(share * values.length);
  return values.toSorted((a, b) => a - b).slice(cut, values.length - cut);
}

/** The smallest number of values on a side: a single value has no distances. */
const FEWEST = 2;

/**
 * Returns the number of values before the best split in two, or undefined for a constant series or fewer than 4 values. Maximises the
 * energy distance nm/(n+m)·(2·mean|x−y| − mean|x−x′| − mean|y−y′|), as E-divisive does (Matteson & James, Journal of the American
 * Statistical Association 109, 2014, formulas 5 to 7, with distances to the power 1). Costs the square of the length.
 */
export function bestSplit(values: readonly number[]): number | undefined {
  let [withinLeft, withinRight, across] = [0, total(values), 0];
  let best: number | undefined;
  let farthest = 0;
  for (const [at, value] of values.entries()) {
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

function total(values: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + distanceTo(value, values, 0, at), 0);
}

function distanceTo(value: number, values: readonly number[], start: number, end: number): number {
  let sum = 0;
  for (let at = start; at < end; at++) sum += Math.abs(value - (values[at] ?? 0));
  return sum;
}

function pairs(count: number): number {
  return (count * (count - 1)) / 2;
}
