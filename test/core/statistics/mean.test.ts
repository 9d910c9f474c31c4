import { describe, expect, it } from "vitest";
import { mean, sum } from "../../../src/core/statistics/summary.ts";

describe("the mean", () => {
  it("is not moved by binary rounding: ten times 0.8 reaches a floor of 0.8", () => {
    expect(mean(new Array(10).fill(0.8))).toBe(0.8);
    expect(mean(new Array(7).fill(0.9))).toBe(0.9);
  });

  it("of nothing is none", () => {
    expect(mean([])).toBeNull();
    expect(mean([0.25, 0.75])).toBe(0.5);
  });
});

describe("the sum", () => {
  it("keeps what a large number would swallow", () => {
    expect(sum([1, 1e100, 1, -1e100])).toBe(2);
  });

  it("of nothing is 0", () => {
    expect(sum([])).toBe(0);
  });
});
