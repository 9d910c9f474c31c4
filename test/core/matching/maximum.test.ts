import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maximumMatching } from "../../../src/core/match-values.ts";

const COLUMNS = 5;

const graphs = fc.array(fc.uniqueArray(fc.nat(COLUMNS - 1), { maxLength: COLUMNS }), { maxLength: 6 });

function allServed(rows: readonly (readonly number[])[], taken: ReadonlySet<number> = new Set()): boolean {
  const [first, ...rest] = rows;
  if (first === undefined) return true;
  return first.some((column) => !taken.has(column) && allServed(rest, new Set([...taken, column])));
}

describe("a maximum matching", () => {
  it("serves every row that can be served beside the earlier ones, each by a column of its own", () => {
    fc.assert(
      fc.property(graphs, (edges) => {
        const matched = maximumMatching(edges, COLUMNS);
        const served: number[][] = [];
        for (const row of edges) if (allServed([...served, row])) served.push(row);
        const columns = matched.filter((column) => column !== undefined);
        expect(columns.length).toBe(served.length);
        expect(new Set(columns).size).toBe(columns.length);
        for (const [row, column] of matched.entries()) {
          if (column !== undefined) expect(edges[row]).toContain(column);
        }
        expect(edges.filter((_, row) => matched[row] !== undefined)).toEqual(served);
      }),
      { numRuns: 2000 },
    );
  });

  it("moves earlier rows over to make room", () => {
    expect(maximumMatching([[0, 1], [0]], 2)).toEqual([1, 0]);
    expect(maximumMatching([[0, 1], [1, 2], [0]], 3)).toEqual([1, 2, 0]);
  });

  it("takes a row's first choice while nobody else needs it", () => {
    expect(maximumMatching([[2, 0]], 3)).toEqual([2]);
  });

  it("leaves later rows out when there are too few columns", () => {
    expect(maximumMatching([[0], [0], [0]], 1)).toEqual([0, undefined, undefined]);
    expect(maximumMatching([[], [0]], 1)).toEqual([undefined, 0]);
    expect(maximumMatching([], 0)).toEqual([]);
  });

  it("survives a chain of ten thousand moves", () => {
    const length = 10_000;
    const chain = Array.from({ length }, (_, row) => (row === length - 1 ? [0] : [row, row + 1]));
    expect(maximumMatching(chain, length).every((column) => column !== undefined)).toBe(true);
  });
});
