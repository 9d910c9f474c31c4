import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commonLength } from "../../../src/scorers/texts/common-length.ts";
import { commonLengthByTable } from "./by-hand.ts";

const letters = (most: number) => fc.array(fc.integer({ min: 0, max: most }), { maxLength: 150 });

describe("the longest common subsequence", () => {
  test.each([
    ["", "", 0],
    ["a", "b", 0],
    ["AGGTAB", "GXTXAYB", 4],
    ["dog bites man", "man bites dog", 7],
  ])("of %j and %j has %d symbols", (a, b, length) => {
    expect(commonLength(Array.from(a), Array.from(b))).toBe(length);
  });

  // With few symbols each is common, with many each is rare; the implementation stores them in two ways.
  test.each([1, 3, 200])("is that of the table, with %d symbols", (most) => {
    fc.assert(
      fc.property(letters(most), letters(most), (a, b) => {
        expect(commonLength(a, b)).toBe(commonLengthByTable(a, b));
      }),
      { numRuns: 300 },
    );
  });

  test("is that of the table where rare symbols stand far apart", () => {
    const sparse = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.nat(40)), { maxLength: 12 });
    const spread = (pairs: readonly (readonly [number, number])[], filler: string) =>
      pairs.flatMap(([symbol, gap]) => [
        `${symbol}`,
        ...Array.from({ length: gap }, (_, at) => `${filler}${at}`),
      ]);
    fc.assert(
      fc.property(sparse, sparse, fc.boolean(), (a, b, isShared) => {
        const [left, right] = [spread(a, "x"), spread(b, isShared ? "x" : "y")];
        expect(commonLength(left, right)).toBe(commonLengthByTable(left, right));
      }),
    );
  });

  test("of 100,000 characters and the same ones moved round is what stays in order", () => {
    const text = Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 100_003);
    const moved = [...text.slice(40_000), ...text.slice(0, 40_000)];
    expect(commonLength(text, moved)).toBe(60_000);
  });

  test("of 100,000 characters of a small alphabet lies between what both have and nothing", () => {
    const text = Array.from({ length: 100_000 }, (_, at) => (at * at * 31 + at) % 7);
    expect(commonLength(text, text.toReversed())).toBe(commonLength(text.toReversed(), text));
  });
});
