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
