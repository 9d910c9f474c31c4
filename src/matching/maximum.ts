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
  const matching = new Matching(edges, columns);
  for (const row of edges.keys()) matching.augment(row);
  return Array.from(matching.columnOf, (column) => (column === NONE ? undefined : column));
}

const NONE = -1;
/** Stands for the search that reached a column from which no free one is to be had. */
const CLOSED = -2;

class Matching {
  readonly columnOf: Int32Array;
  private readonly rowOf: Int32Array;
  /** By column: the row from which it was reached, and the row for which that search was. */
  private readonly reachedFrom: Int32Array;
  private readonly reachedFor: Int32Array;
  private readonly edges: readonly (readonly number[])[];

  constructor(edges: readonly (readonly number[])[], columns: number) {
    this.edges = edges;
    this.columnOf = new Int32Array(edges.length).fill(NONE);
    this.rowOf = new Int32Array(columns).fill(NONE);
    this.reachedFrom = new Int32Array(columns);
    this.reachedFor = new Int32Array(columns).fill(NONE);
  }

  /** Breadth first from one unmatched row to a free column; then every row on the way moves over by one. */
  augment(start: number): void {
    const { edges, rowOf, reachedFrom, reachedFor } = this;
    const reached: number[] = [];
    const queue = [start];
    for (const row of queue) {
      for (const column of edges[row] ?? []) {
        const search = reachedFor[column] as number;
        if (search === start || search === CLOSED) continue;
        reachedFor[column] = start;
        reachedFrom[column] = row;
        const holder = rowOf[column] as number;
        if (holder === NONE) {
          this.shift(column, start);
          return;
        }
        reached.push(column);
        queue.push(holder);
      }
    }
    // From here no free column is to be had, now or later: whatever is reached from these columns is among them.
    for (const column of reached) reachedFor[column] = CLOSED;
  }

  private shift(free: number, start: number): void {
    const { columnOf, rowOf, reachedFrom } = this;
    let column = free;
    for (;;) {
      const row = reachedFrom[column] as number;
      const before = columnOf[row] as number;
      columnOf[row] = column;
      rowOf[column] = row;
      if (row === start) return;
      column = before;
    }
  }
}
