import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileArguments } from "../../../src/core/compile-matchers.ts";
import type { Json } from "../../../src/core/json.ts";
import {
  alike,
  callText,
  type ListOrder,
  literal,
  matches,
  type Pattern,
  patternText,
} from "../../../src/core/match-values.ts";
import { fewJson } from "../json/arbitrary.ts";

const value: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    fc.constantFrom<Json>(1, 1.0, 1n, "1", "a", "A", null, true),
    fc.array(tie("value"), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom("a", "b"), tie("value"), { maxKeys: 2 }),
  ),
})).value;

/** Values like `value` that also contain matchers. */
const withMatchers: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    value,
    fc.array(tie("value"), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom("a", "b"), tie("value"), { maxKeys: 2 }),
    fc.array(tie("value"), { minLength: 1, maxLength: 2 }).map((items) => ({ $oneOf: items })),
    fc.array(tie("value"), { minLength: 1, maxLength: 2 }).map((items) => ({ $unordered: items })),
    fc
      .dictionary(fc.constantFrom("a", "b"), tie("value"), { maxKeys: 2 })
      .map((inner) => ({ $subset: inner })),
    tie("value").map((item) => ({ $contains: item })),
    fc.constantFrom<Json>({ $any: true }, { $absent: true }, { $ignoreCase: "a" }, { $approx: 1 }),
  ),
})).value;

const pattern: fc.Arbitrary<Pattern> = fc.oneof(
  withMatchers.map((x) =>
    compileArguments({ x }, (_path, message) => {
      throw new Error(message);
    }),
  ),
  value.map((x) => literal({ x })),
  fewJson.map((x) => literal({ x })),
);
const args = fc.oneof(value, fewJson).map((x): Json => ({ x }));
const order = fc.constantFrom<ListOrder>("significant", "free");

describe("patterns and calls that have one text", () => {
  it("are met by the same, and meet the same", () => {
    fc.assert(
      fc.property(pattern, pattern, args, args, order, (some, other, made, again, listOrder) => {
        const isMet = matches(some, made, listOrder);
        if (patternText(some, listOrder) === patternText(other, listOrder))
          expect(matches(other, made, listOrder)).toBe(isMet);
        const [one, two] = [made, again].map((value) =>
          callText({ arguments: value, malformed: false }, listOrder),
        );
        if (one === two) expect(matches(some, again, listOrder)).toBe(isMet);
      }),
      { numRuns: 20_000 },
    );
  });

  it("are not told apart by the order of what has none", () => {
    const text = (value: Json, listOrder: ListOrder) =>
      callText({ arguments: value, malformed: false }, listOrder);
    expect(text({ a: [1, [2, 3]], b: 1 }, "free")).toBe(text({ b: 1, a: [[3, 2], 1] }, "free"));
    expect(text([1, 2], "significant")).not.toBe(text([2, 1], "significant"));
    expect(patternText(literal([1, 2]), "free")).toBe(patternText(literal([2, 1]), "free"));
    expect(patternText(literal([1, 2]), "significant")).not.toBe(patternText(literal([2, 1]), "significant"));
  });

  it("do not mean the same when one text is a matcher and the other means itself", () => {
    const matcher = compileArguments({ x: { $any: true } }, () => {});
    expect(patternText(matcher, "significant")).not.toBe(
      patternText(literal({ x: { $any: true } }), "significant"),
    );
  });

  it("differ between arguments that are JSON and the same text that is not", () => {
    const made = { arguments: "{", malformed: true };
    expect(callText(made, "significant")).not.toBe(callText({ ...made, malformed: false }, "significant"));
  });
});

it("the first of each text is found", () => {
  expect(alike(["a", "b", "a", "a", "b", "c"])).toEqual([0, 1, 0, 0, 1, 5]);
});
