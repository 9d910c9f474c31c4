import { limits } from "./limits.ts";
import { maximumMatching } from "./match-values.ts";

/**
 * Pairs rows (references) with columns (calls), each at most once. Returns the column of each row. `weights[row][column]` is in [0, 1],
 * or undefined for a forbidden pair. Maximizes, in order: required rows, pairs, sum of weights; then the earliest rows take the earliest
 * columns. Above `limits.explainedCalls`, the last two criteria are dropped for speed.
 */
export function assign(
  weights: readonly (readonly (number | undefined)[])[],
  required: readonly boolean[],
): (number | undefined)[] {
  const columns = weights[0]?.length ?? 0;
  if (columns === 0) return weights.map(() => undefined);
  const [first = [], ...furtherRows] = weights;
  if (furtherRows.length === 0) return [bestColumn(first)];
  if (Math.max(weights.length, columns) > limits.explainedCalls)
    return anyMaximum(weights, required, columns);
  return best(weights, required, columns);
}

function bestColumn(weights: readonly (number | undefined)[]): number | undefined {
  let best: number | undefined;
  let most = -1;
  for (const [column, weight = -1] of weights.entries()) {
    if (weight <= most) continue;
    best = column;
    most = weight;
  }
  return best;
}

/** Required rows come first, because augmenting paths never give up a matched row. */
function anyMaximum(
  weights: readonly (readonly (number | undefined)[])[],
  required: readonly boolean[],
  columns: number,
): (number | undefined)[] {
  const order = [...weights.keys()].sort((a, b) => Number(required[b]) - Number(required[a]) || a - b);
  const edges = order.map((row) =>
    [...(weights[row] ?? []).keys()].filter((column) => weights[row]?.[column] !== undefined),
  );
  const matched = maximumMatching(edges, columns);
  const result: (number | undefined)[] = weights.map(() => undefined);
  for (const [at, row] of order.entries()) result[row] = matched[at];
  return result;
}

/** A pair outweighs all weights, a required pair all pairs. */
function best(
  weights: readonly (readonly (number | undefined)[])[],
  required: readonly boolean[],
  columns: number,
): (number | undefined)[] {
  const size = Math.max(weights.length, columns);
  const perPair = size + 1;
  const perRequired = perPair * perPair;
  const cost = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => {
      const weight = weights[row]?.[column];
      return weight === undefined ? 0 : -(weight + perPair + (required[row] ? perRequired : 0));
    }),
  );
  const { columnOf, tight } = cheapestPerfectMatching(cost);
  preferEarliest(columnOf, tight, weights);
  return weights.map((row, at) => (row[columnOf[at] as number] === undefined ? undefined : columnOf[at]));
}

interface PerfectMatching {
  columnOf: number[];
  /** Exactly the cheapest perfect matchings consist of tight pairs. */
  tight: (row: number, column: number) => boolean;
}

/** Hungarian method with potentials (Kuhn 1955, Munkres 1957), O(n³). Column `size` is a placeholder outside the matrix. */
function cheapestPerfectMatching(cost: readonly (readonly number[])[]): PerfectMatching {
  const size = cost.length;
  const rowOf: number[] = new Array(size + 1).fill(-1);
  const rowPotential: number[] = new Array(size).fill(0);
  const columnPotential: number[] = new Array(size + 1).fill(0);
  const reducedCost = (row: number, column: number) =>
    (cost[row]?.[column] ?? 0) - (rowPotential[row] ?? 0) - (columnPotential[column] ?? 0);
  for (const row of cost.keys()) addRow(row);
  const columnOf: number[] = new Array(size);
  for (const column of cost.keys()) columnOf[rowOf[column] as number] = column;
  const tight = cost.map((line, row) => line.map((_, column) => Math.abs(reducedCost(row, column)) < 1e-6));
  return { columnOf, tight: (row, column) => tight[row]?.[column] === true };

  function addRow(added: number): void {
    const slack: number[] = new Array(size).fill(Number.POSITIVE_INFINITY);
    const cameFrom: number[] = [];
    let left = [...cost.keys()];
    const reached = [size];
    rowOf[size] = added;
    let column = size;
    while (rowOf[column] !== -1) {
      const row = rowOf[column] as number;
      let nearest = left[0] as number;
      for (const next of left) {
        const reduced = reducedCost(row, next);
        if (reduced < (slack[next] as number)) {
          slack[next] = reduced;
          cameFrom[next] = column;
        }
        if ((slack[next] as number) < (slack[nearest] as number)) nearest = next;
      }
      const delta = slack[nearest] as number;
      for (const one of reached) {
        const row = rowOf[one] as number;
        rowPotential[row] = (rowPotential[row] as number) + delta;
        columnPotential[one] = (columnPotential[one] as number) - delta;
      }
      left = left.filter((next) => next !== nearest);
      for (const next of left) slack[next] = (slack[next] as number) - delta;
      reached.push(nearest);
      column = nearest;
    }
    shiftRows(column, cameFrom);
  }

  function shiftRows(free: number, cameFrom: readonly number[]): void {
    for (let column = free; column !== size; column = cameFrom[column] as number)
      rowOf[column] = rowOf[cameFrom[column] as number] as number;
    rowOf[size] = -1;
  }
}

/** Of equally good pairings, the first row gets its earliest possible column, then the second row, and so on. */
function preferEarliest(
  columnOf: number[],
  tight: PerfectMatching["tight"],
  weights: readonly (readonly (number | undefined)[])[],
): void {
  const rowOf: number[] = [];
  for (const [row, column] of columnOf.entries()) rowOf[column] = row;
  // A decided pair stays. A row decided to be left out changes only its placeholder column.
  let deciding = 0;
  const isPair = (row: number, column: number) => weights[row]?.[column] !== undefined;
  const mayTake = (row: number, column: number) =>
    tight(row, column) && (row > deciding || (!isPair(row, column) && !isPair(row, columnOf[row] as number)));
  for (const [row, candidates] of weights.entries()) {
    deciding = row;
    for (const [column, weight] of candidates.entries()) {
      if (weight === undefined || !tight(row, column)) continue;
      if (columnOf[row] === column || reroute(row, column, columnOf, rowOf, mayTake)) break;
    }
  }
}

function reroute(
  row: number,
  column: number,
  columnOf: number[],
  rowOf: number[],
  mayTake: (row: number, column: number) => boolean,
): boolean {
  const freed = columnOf[row] as number;
  const cameFrom = new Map<number, number>();
  const queue = [rowOf[column] as number];
  for (const mover of queue) {
    for (let next = 0; next < columnOf.length; next++) {
      if (next === column || cameFrom.has(next) || !mayTake(mover, next)) continue;
      cameFrom.set(next, mover);
      if (next !== freed) {
        queue.push(rowOf[next] as number);
        continue;
      }
      let target = freed;
      while (target !== column) {
        const moved = cameFrom.get(target) as number;
        const left = columnOf[moved] as number;
        columnOf[moved] = target;
        rowOf[target] = moved;
        target = left;
      }
      columnOf[row] = column;
      rowOf[column] = row;
      return true;
    }
  }
  return false;
}
