import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "../../../src/core/json.ts";
import { isNumeric, jsonEquals } from "../../../src/core/json.ts";
import { anyJson, fewJson, rewritten } from "./arbitrary.ts";

const own = (text: string) => JSON.parse(text) as Json;

describe("JSON equality", () => {
  it.each<[string, Json, Json]>([
    ["key order is free", { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }],
    ["1 = 1.0", own("1"), own("1.0")],
    ["0 = -0", 0, -0],
    ["null = null", null, null],
    ["an integer however it is held", 2 ** 53, 9007199254740992n],
    ["the same large integer", 9007199254740993n, 9007199254740993n],
    ["the same __proto__", own('{"__proto__":[1]}'), own('{"__proto__":[1]}')],
    ["nothing in both", {}, {}],
  ])("%s", (_name, a, b) => {
    expect([jsonEquals(a, b), jsonEquals(b, a)]).toEqual([true, true]);
  });

  it.each<[string, Json, Json]>([
    ["list order is significant", [1, 2], [2, 1]],
    ["a longer list", [1], [1, 1]],
    ["2^53 and 2^53+1", 9007199254740992n, 9007199254740993n],
    ["2^53 as a double and 2^53+1", 2 ** 53, 9007199254740993n],
    ["true and 1", true, 1],
    ["true and 1n", true, 1n],
    ["false and 0", false, 0],
    ['"1" and 1', "1", 1],
    ['"9007199254740993" and the number', "9007199254740993", 9007199254740993n],
    ["null and nothing", { a: null }, {}],
    ["null and 0", null, 0],
    ['null and ""', null, ""],
    ["[] and {}", [], {}],
    ["[1] and {0: 1}", [1], { "0": 1 }],
    ["[1] and 1", [1], 1],
    ["other keys", { a: 1 }, { b: 1 }],
    ["an extra key", { a: 1 }, { a: 1, b: 2 }],
    ["an own __proto__ and the inherited one", own('{"__proto__":{}}'), { a: {} }],
    ["an own constructor and the inherited one", { constructor: 1 }, { toString: 1 }],
    ["another __proto__", own('{"__proto__":{"a":1}}'), own('{"__proto__":{"a":2}}')],
    ["text in another case", "Paris", "paris"],
    ["text in another normal form", "é", "e\u0301"],
  ])("tells apart: %s", (_name, a, b) => {
    expect([jsonEquals(a, b), jsonEquals(b, a)]).toEqual([false, false]);
  });

  it("holds for every value and itself written otherwise", () => {
    fc.assert(
      fc.property(
        anyJson,
        (value) => jsonEquals(value, rewritten(value)) && jsonEquals(rewritten(value), value),
      ),
      { numRuns: 500 },
    );
  });

  it("fails once anything is put beside or around a value", () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(jsonEquals([value], value)).toBe(false);
        expect(jsonEquals([value], [value, value])).toBe(false);
        expect(jsonEquals({ a: value }, { a: value, b: value })).toBe(false);
        expect(jsonEquals({ a: value }, { b: value })).toBe(false);
      }),
    );
  });

  it("is symmetric and transitive", () => {
    fc.assert(
      fc.property(fewJson, fewJson, fewJson, (a, b, c) => {
        expect(jsonEquals(a, b)).toBe(jsonEquals(b, a));
        if (jsonEquals(a, b) && jsonEquals(b, c)) expect(jsonEquals(a, c)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("isNumeric", () => {
  it.each<[Json | undefined, boolean]>([
    [1, true],
    [1n, true],
    ["1", false],
    [true, false],
    [null, false],
    [undefined, false],
  ])("%s: %s", (value, numeric) => {
    expect(isNumeric(value)).toBe(numeric);
  });
});
