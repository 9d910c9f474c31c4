import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assign } from "../../src/core/assignment.ts";
import { limits } from "../../src/core/limits.ts";

type Weights = (number | undefined)[][];
type Columns = (number | undefined)[];

interface Problem {
  weights: Weights;
  required: boolean[];
}

interface Worth {
  required: number;
  pairs: number;
  weight: number;
}

function worthOf(columns: Columns, { weights, required }: Problem): Worth {
  const taken = columns.flatMap((column, row) => (column === undefined ? [] : [{ row, column }]));
  return {
    required: taken.filter(({ row }) => required[row]).length,
    pairs: taken.length,
    weight: taken.reduce((sum, { row, column }) => sum + (weights[row]?.[column] ?? Number.NaN), 0),
  };
}

function* pairings(weights: Weights, row = 0, taken: Columns = []): Generator<Columns> {
  if (row === weights.length) {
    yield taken;
    return;
  }
  for (const [column, weight] of (weights[row] ?? []).entries()) {
    if (weight === undefined || taken.includes(column)) continue;
    yield* pairings(weights, row + 1, [...taken, column]);
  }
  yield* pairings(weights, row + 1, [...taken, undefined]);
}

function bruteForce(problem: Problem): Columns {
  let best: Columns = problem.weights.map(() => undefined);
  for (const columns of pairings(problem.weights)) {
    if (order(worthOf(columns, problem), worthOf(best, problem)) > 0) best = columns;
    else if (order(worthOf(columns, problem), worthOf(best, problem)) === 0 && earlier(columns, best))
      best = columns;
  }
  return best;
}

function order(a: Worth, b: Worth): number {
  if (a.required !== b.required) return a.required - b.required;
  if (a.pairs !== b.pairs) return a.pairs - b.pairs;
  return Math.abs(a.weight - b.weight) < 1e-9 ? 0 : a.weight - b.weight;
}

function earlier(a: Columns, b: Columns): boolean {
  const at = a.findIndex((column, row) => column !== b[row]);
  return at !== -1 && (a[at] ?? Number.POSITIVE_INFINITY) < (b[at] ?? Number.POSITIVE_INFINITY);
}

const problems: fc.Arbitrary<Problem> = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 5 }))
  .chain(([rows, columns]) =>
    fc.record({
      weights: fc.array(
        fc.array(fc.constantFrom(undefined, undefined, 0, 0.5, 2 / 3, 0.75, 0.8, 1), {
          minLength: columns,
          maxLength: columns,
        }),
        { minLength: rows, maxLength: rows },
      ),
      required: fc.array(fc.boolean(), { minLength: rows, maxLength: rows }),
    }),
  );

function shuffled({ weights, required }: Problem): fc.Arbitrary<Problem> {
  const rows = [...weights.keys()];
  const columns = [...(weights[0] ?? []).keys()];
  const whole = (items: number[]) =>
    fc.shuffledSubarray(items, { minLength: items.length, maxLength: items.length });
  return fc.tuple(whole(rows), whole(columns)).map(([newRows, newColumns]) => ({
    weights: newRows.map((row) => newColumns.map((column) => weights[row]?.[column])),
    required: newRows.map((row) => required[row] === true),
  }));
}

function expectPairing(columns: Columns, { weights }: Problem): void {
  const taken = columns.filter((column) => column !== undefined);
  expect(new Set(taken).size).toBe(taken.length);
  for (const [row, column] of columns.entries()) {
    if (column !== undefined) expect(weights[row]?.[column]).toBeDefined();
  }
}

describe("the pairing of references with calls", () => {
  it("is the best of all: required rows, then pairs, then weights, then the earliest", () => {
    fc.assert(
      fc.property(problems, (problem) => {
        expect(assign(problem.weights, problem.required)).toEqual(bruteForce(problem));
      }),
      { numRuns: 3000 },
    );
  });

  it("is as good in whatever order rows and columns come", () => {
    const pairs = problems.chain((problem) => fc.tuple(fc.constant(problem), shuffled(problem)));
    fc.assert(
      fc.property(pairs, ([problem, other]) => {
        const a = worthOf(assign(problem.weights, problem.required), problem);
        const b = worthOf(assign(other.weights, other.required), other);
        expect(order(a, b)).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });

  it("is empty without calls or references", () => {
    expect(assign([], [])).toEqual([]);
    expect(assign([[], []], [true, true])).toEqual([undefined, undefined]);
  });

  it("prefers one pair more to better pairs", () => {
    expect(
      assign(
        [
          [1, 0.5],
          [0.5, undefined],
        ],
        [true, true],
      ),
    ).toEqual([1, 0]);
  });

  it("prefers a required reference to an optional one that fits better", () => {
    expect(assign([[1], [0]], [false, true])).toEqual([undefined, 0]);
    expect(assign([[1], [0]], [false, false])).toEqual([0, undefined]);
  });
});

/** A problem just above the limit: row r fits column (7r + 3) mod size with weight 1 and its neighbours a little. */
function large(size: number): Problem {
  const weights = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => {
      const distance = (column - 7 * row - 3 + 8 * size) % size;
      return distance === 0 ? 1 : distance < 4 ? 0.5 : undefined;
    }),
  );
  return { weights, required: weights.map(() => true) };
}

describe(`a bucket of ${limits.explainedCalls} calls or more`, () => {
  const side = limits.explainedCalls;

  it("up to the limit still has the best weights", () => {
    const problem = large(side - 1);
    expect(worthOf(assign(problem.weights, problem.required), problem)).toEqual({
      required: side - 1,
      pairs: side - 1,
      weight: side - 1,
    });
  });

  it("above the limit still pairs as many as can be paired", () => {
    const problem = large(side + 2);
    const columns = assign(problem.weights, problem.required);
    expectPairing(columns, problem);
    expect(worthOf(columns, problem).pairs).toBe(side + 2);
  });

  it("above the limit still serves required references first", () => {
    // The first 150 rows compete for 100 columns; only the last 50 are required, and each has its own column.
    const size = side + 50;
    const weights = Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, column) =>
        (row < 150 ? column < 100 : column === row) ? 0.5 : undefined,
      ),
    );
    const problem = { weights, required: weights.map((_, row) => row >= 100 && row < 150) };
    const columns = assign(problem.weights, problem.required);
    expectPairing(columns, problem);
    expect(worthOf(columns, problem)).toMatchObject({ required: 50, pairs: 100 + size - 150 });
  });

  it("above the limit may be long and thin", () => {
    const thin = { weights: Array.from({ length: 3 * side }, () => [0.5]), required: [] };
    expect(worthOf(assign(thin.weights, thin.required), thin).pairs).toBe(1);
  });
});
