import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceVariance, meanDistance, relabellingOf } from "../../src/core/statistics/drop-test.ts";
import { mean, pooled, type Sample, varies } from "../../src/core/statistics/summary.ts";
import { choices, sample } from "./statistics/fixture.ts";

const trials = fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 5 });
const varying = fc.record({ base: trials, head: trials }).filter(varies);

function distancesOf(one: Sample): number[] {
  const all = pooled(one);
  return choices(all, one.head.length).map((head) => {
    const passes = all.reduce((total, value) => total + value, 0);
    const inHead = head.reduce((total, value) => total + value, 0);
    const inBase = passes - inHead;
    const { distances, seen } = relabellingOf(sample(inBase, one.base.length, inHead, one.head.length));
    return distances[seen] ?? 0;
  });
}

describe("the relabellings of a case", () => {
  it.each([
    // ±χ² of 3 against 3 trials: 5, 5/9, −5/9, −5 with three passes, 2½, 0, −2½ with four, 1 and −1 with five.
    [sample(3, 3, 0, 3), [0, 80, 100, 180]],
    [sample(3, 3, 1, 3), [0, 45, 90]],
    [sample(3, 3, 2, 3), [0, 36]],
    [sample(1, 1, 0, 1), [0, 36]],
    [sample(10, 10, 0, 1), [0, 182]],
  ])("are so far from the worst: %j", (sample, distances) => {
    expect(relabellingOf(sample).distances).toEqual(distances);
    expect(relabellingOf(sample).seen).toBe(0);
  });

  it("have the mean and the variance of all ways to call the trials base or head", () => {
    fc.assert(
      fc.property(varying, (one) => {
        const distances = distancesOf(one);
        const center = mean(distances) ?? 0;
        expect(meanDistance(relabellingOf(one))).toBeCloseTo(center, 9);
        const squares = distances.map((distance) => (distance - center) ** 2);
        expect(distanceVariance(relabellingOf(one))).toBeCloseTo(mean(squares) ?? 0, 7);
      }),
    );
  });

  it("are whole numbers that rise with the head's passes", () => {
    const many = fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(fc.record({ base: many, head: many }).filter(varies), (one) => {
        const { distances, seen } = relabellingOf(one);
        expect(distances).toEqual(distances.map(Math.round).toSorted((a, b) => a - b));
        expect(distances[0]).toBe(0);
        expect(seen).toBe(distances.indexOf(distances[seen] ?? -1));
      }),
    );
  });
});
