import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestSplit } from "../../../src/core/statistics/level-changes.ts";
import { mean } from "../../../src/core/statistics/summary.ts";

describe("the best split of a series", () => {
  it.each<[string, number[], number | undefined]>([
    ["a step", [1, 1, 1, 1, 3, 3], 4],
    ["a step of noise", [1, 2, 1, 2, 1, 8, 9, 8], 5],
    ["more spread around the same mean", [5, 5, 5, 5, 1, 9, 0, 10], 4],
    ["one value throughout", [2, 2, 2, 2, 2], undefined],
    ["too few values", [1, 5, 9], undefined],
    ["nothing", [], undefined],
  ])("of %s", (_what, values, split) => {
    expect(bestSplit(values)).toBe(split);
  });

  it("has the largest energy distance of all, as the formula has it", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 4, maxLength: 30 }), (values) => {
        const splits = values.map((_, at) => at).slice(2, -1);
        const largest = Math.max(...splits.map((at) => energy(values.slice(0, at), values.slice(at))));
        const split = bestSplit(values);
        if (split === undefined) expect(largest).toBeLessThan(1e-9);
        else expect(energy(values.slice(0, split), values.slice(split))).toBeCloseTo(largest, 9);
      }),
    );
  });
});

/** Matteson & James 2014, formulas 5 and 6. */
function energy(left: readonly number[], right: readonly number[]): number {
  const across = mean(left.flatMap((x) => right.map((y) => Math.abs(x - y)))) ?? 0;
  return (
    ((2 * across - within(left) - within(right)) * left.length * right.length) / (left.length + right.length)
  );
}

function within(side: readonly number[]): number {
  return mean(side.flatMap((x, at) => side.slice(0, at).map((y) => Math.abs(x - y)))) ?? 0;
}
