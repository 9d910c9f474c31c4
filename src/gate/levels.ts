import { studentP } from "../base/distributions.ts";
import { mean, variance } from "../base/statistics.ts";

/** Fewest values of a level: what is over sooner is a dip or a peak. */
export const FEWEST_OF_LEVEL = 10;
/** Values that are searched at once, and that stand for a level. */
const WINDOW = 50;
/** Share of a level's values that is left out at either end, so that a dip is no part of it. */
const TRIMMED = 0.2;
/** p below which a split is looked at further, and below which it is a change of level. */
const P = { candidate: 0.01, change: 0.001 };
/** What a series is of: shares of 1, or amounts of any size, such as tokens. */
export type SeriesKind = "shares" | "amounts";

/**
 * A smaller step is none. One of shares would be shown as none. One of amounts is told as a part of the level before, and a few words
 * more in a prompt are no news.
 */
const LEAST_STEP: Record<SeriesKind, (before: number) => number> = {
  shares: () => 0.001,
  amounts: (before) => 0.02 * before,
};

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
 * The changes of level in a series, in their order. As "Hunter" finds them (Fleming, Kołaczkowski and others, ICPE 2023; now
 * Apache Otava): windows over the series are split where both sides differ most, and again, as long as a t-test sees a difference; then
 * each split is tested against the stretches up to its neighbours, and the weakest goes until all hold. Unlike there a level has a least
 * length, and the test is of trimmed means. Deterministic. Splits and tests are the same in any unit, so amounts are taken as they are:
 * logs would have no place for 0, and would make the levels other means than those that a reader knows.
 */
export function levelChanges(values: readonly number[], kind: SeriesKind = "shares"): LevelChange[] {
  const candidates = windowStarts(values.length).flatMap((start) =>
    splitsOf(values.slice(start, start + WINDOW), start, kind),
  );
  return withoutWeak(values, apart(candidates), kind);
}

/** Every half window, and the newest values as a whole one. */
function windowStarts(count: number): number[] {
  const last = Math.max(0, count - WINDOW);
  const starts = Array.from({ length: Math.ceil(last / (WINDOW / 2)) }, (_, at) => (at * WINDOW) / 2);
  return [...starts, last];
}

/** The splits of a stretch that begins at `start`, of both of its sides, and so on. A dip or a peak at one end is set aside. */
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

/** The places of the changes; of several too close together, which overlapping windows find, that of the clearest. */
function apart(changes: readonly LevelChange[]): number[] {
  const kept: number[] = [];
  for (const { at } of changes.toSorted((a, b) => a.p - b.p)) {
    if (kept.every((other) => Math.abs(other - at) >= FEWEST_OF_LEVEL)) kept.push(at);
  }
  return kept.sort((a, b) => a - b);
}

/** What is left of the changes at these places when the weakest is taken away, and the others seen anew, until every one of them holds. */
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
