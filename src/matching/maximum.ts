/**
 * A maximum bipartite matching that keeps earlier rows when not all can be served (augmenting paths, Kuhn 1955: a row once
 * matched stays matched).
 *
 * `edges[row]` lists the columns that the row may take, best first. Returns the column of each row, undefined for rows left out.
 */
export function maximumMatching(
  edges: readonly (readonly number[])[],
  columns: number,
): (number | undefined)[] {
  const columnOf: (number | undefined)[] = edges.map(() => undefined);
  const rowOf: (number | undefined)[] = new Array(columns).fill(undefined);
  for (let row = 0; row < edges.length; row++) augment(edges, row, columnOf, rowOf);
  return columnOf;
}

/** Breadth first from one unmatched row to a free column; then every row on the way moves over by one. */
function augment(
  edges: readonly (readonly number[])[],
  start: number,
  columnOf: (number | undefined)[],
  rowOf: (number | undefined)[],
): void {
  const reachedFrom = new Map<number, number>();
  const queue = [start];
  for (const row of queue) {
    for (const column of edges[row] ?? []) {
      if (reachedFrom.has(column)) continue;
      reachedFrom.set(column, row);
      const holder = rowOf[column];
      if (holder !== undefined) {
        queue.push(holder);
        continue;
      }
      shift(column, start, reachedFrom, columnOf, rowOf);
      return;
    }
  }
}

function shift(
  free: number,
  start: number,
  reachedFrom: ReadonlyMap<number, number>,
  columnOf: (number | undefined)[],
  rowOf: (number | undefined)[],
): void {
  let column: number | undefined = free;
  while (column !== undefined) {
    const row = reachedFrom.get(column) as number;
    const before: number | undefined = columnOf[row];
    columnOf[row] = column;
    rowOf[column] = row;
    column = row === start ? undefined : before;
  }
}
