import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "../../../src/core/json.ts";
import { jsonEquals } from "../../../src/core/json.ts";
import { anyValue, foldText, literal, matches, objectWith } from "../../../src/core/match-values.ts";
import { literalReference } from "../../../src/recordings/run.ts";
import { anyJson, fewJson } from "../json/arbitrary.ts";

describe("a literal", () => {
  it("is met by JSON-equal values and by no other", () => {
    fc.assert(
      fc.property(fc.oneof(fc.tuple(fewJson, fewJson), fc.tuple(anyJson, anyJson)), ([expected, actual]) => {
        expect(matches(literal(expected), actual, "significant")).toBe(jsonEquals(expected, actual));
        expect(matches(literal(expected), expected, "significant")).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it("means itself even when it looks like a matcher", () => {
    expect(matches(literal({ $any: true }), { $any: true }, "significant")).toBe(true);
    expect(matches(literal({ $any: true }), 1, "significant")).toBe(false);
    expect(matches(literal({ $$a: 1 }), { $$a: 1 }, "significant")).toBe(true);
  });

  it("keeps what its author wrote", () => {
    const value: Json = { b: [1, { $any: true }], a: 9007199254740993n };
    expect(literal(value).source).toBe(value);
  });

  it("is what a recording's own reference is made of, and required", () => {
    const reference = literalReference("book", { id: { $any: true } });
    expect(reference).toMatchObject({ name: "book", optional: false });
    expect(matches(reference.arguments, { id: 1 }, "significant")).toBe(false);
  });
});

describe("any value", () => {
  it("is met by every value, and not by none", () => {
    fc.assert(fc.property(anyJson, (value) => matches(anyValue, value, "significant")));
    expect(matches(anyValue, undefined, "significant")).toBe(false);
  });
});

describe("an object with some members", () => {
  const pattern = objectWith([
    ["a", literal(1)],
    ["__proto__", literal(2)],
  ]);

  it("may have more", () => {
    expect(matches(pattern, JSON.parse('{"a":1,"__proto__":2,"c":3}'), "significant")).toBe(true);
    expect(matches(pattern, { a: 1 }, "significant")).toBe(false);
    expect(matches(pattern, JSON.parse('{"a":2,"__proto__":2}'), "significant")).toBe(false);
  });

  it("says so as the matcher that users know", () => {
    expect(JSON.stringify(pattern.source)).toBe('{"$subset":{"a":1,"__proto__":2}}');
  });
});

describe("folding of text", () => {
  it.each([
    ["  Saint\t\n Petersburg ", "saint petersburg"],
    ["ÉCOLE", "école"],
    ["E\u0301cole", "école"],
    ["МОСКВА", "москва"],
    ["a\u00a0b", "a b"],
    ["", ""],
  ])("%j becomes %j", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
