import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileArguments } from "../../../src/core/compile-matchers.ts";
import { canonicalJson, isObject, type Json } from "../../../src/core/json.ts";
import {
  differences,
  type ListOrder,
  literal,
  matches,
  type Pattern,
} from "../../../src/core/match-values.ts";
import { fewJson, objectOf } from "../json/arbitrary.ts";

function compile(value: Json): Pattern {
  return compileArguments(value, (path, message) => {
    throw new Error(`${path.join(".")}: ${message}`);
  });
}

function meets(pattern: Json, actual?: Json, listOrder: ListOrder = "significant"): boolean {
  return matches(compile({ x: pattern }), actual === undefined ? {} : { x: actual }, listOrder);
}

const own = (text: string) => JSON.parse(text) as Json;

const MATCHERS: [string, Json, (Json | undefined)[], (Json | undefined)[]][] = [
  ["$any: any value that is there", { $any: true }, [null, 0, "", [], {}, false], [undefined]],
  ["$absent: no value", { $absent: true }, [undefined], [null, 0, "", [], {}, false]],
  [
    "$oneOf: one of several literals",
    { $oneOf: ["LED", ["a"], { b: 1 }, null] },
    ["LED", ["a"], { b: 1 }, null],
    [undefined, "led", "a", ["a", "a"], {}, 1],
  ],
  [
    "$oneOf: matchers too",
    { $oneOf: [1, { $regex: "^a" }, { $absent: true }] },
    [1, "ab", undefined],
    [2, "b", null],
  ],
  ["$regex: anywhere in a text", { $regex: "a+b" }, ["xaab", "ab"], ["b", "A", null, ["ab"], 1, undefined]],
  ["$regex: anchored when written so", { $regex: "^a$" }, ["a"], ["ab", "ba", "a\n"]],
  ["$regex: not over numbers", { $regex: "1" }, ["1"], [1, true, undefined]],
  ["$regex: without backtracking", { $regex: "^(a+)+$" }, ["aaaa"], [`${"a".repeat(5000)}b`]],
  [
    "$ignoreCase: case and white space do not count",
    { $ignoreCase: " Saint  PETERSBURG" },
    ["saint petersburg", "SAINT PETERSBURG ", "Saint\n\tPetersburg"],
    ["saintpetersburg", null, ["saint petersburg"], undefined, "saint-petersburg"],
  ],
  [
    "$contains: a part of a text",
    { $contains: "urg" },
    ["Petersburg", "urg", ["urg"]],
    ["Urg", "", null, ["Petersburg"]],
  ],
  ["$contains: an item of a list", { $contains: 2 }, [[1, 2], [2]], [[], [1], ["2"], 2, "2", undefined]],
  ["$contains: a matcher", { $contains: { $regex: "^b" } }, [["a", "bc"]], [["abc"], "bc", []]],
  [
    "$contains: an object in a list",
    { $contains: { $subset: { a: 1 } } },
    [[{ a: 1, b: 2 }]],
    [[{ b: 2 }], { a: 1 }],
  ],
  [
    "$approx with tolerance",
    { $approx: 12.5, tolerance: 0.01 },
    [12.5, 12.49, 12.51],
    [12.52, 12.48, "12.5", null, undefined],
  ],
  [
    "$approx: the bound itself is near",
    { $approx: 0.7, tolerance: 0.1 },
    [0.8, 0.6, 0.7],
    [0.81, 0.59, 10n ** 400n],
  ],
  [
    "$approx: with integers the bound is exact",
    { $approx: 10, tolerance: 2 },
    [8, 12, 12.0],
    [12.0000001, 7.9999999, 13],
  ],
  [
    "$approx: and stays exact for large ones",
    { $approx: 9007199254740001, tolerance: 1 },
    [9007199254740000, 9007199254740002],
    [9007199254739999, 9007199254740003],
  ],
  ["$approx with relative", { $approx: -200, relative: 0.01 }, [-200, -198, -202], [-197.9, -202.1, 200]],
  ["$approx alone forgives the noise of floating point", { $approx: 0.3 }, [0.1 + 0.2, 0.3], [0.301, 0.2999]],
  ["$approx of zero", { $approx: 0 }, [0, -0], [1e-300, false]],
  ["$type: string", { $type: "string" }, ["", "a"], [1, null, ["a"], undefined]],
  ["$type: number", { $type: "number" }, [1, 1.5, -0, 9007199254740993n], ["1", true, null, undefined]],
  [
    "$type: integer",
    { $type: "integer" },
    [1, 1.0, -3, 9007199254740993n, 1e300],
    [1.5, "1", true, undefined],
  ],
  ["$type: boolean", { $type: "boolean" }, [true, false], [0, 1, "true", null, undefined]],
  ["$type: object", { $type: "object" }, [{}, { a: 1 }], [[], null, "{}", undefined]],
  ["$type: array", { $type: "array" }, [[], [1]], [{}, null, "[]", undefined]],
  ["$type: null", { $type: "null" }, [null], [0, "", false, "null", [], undefined]],
  [
    "$unordered: a list in any order",
    { $unordered: [1, 2, 2, { a: [1, 2] }] },
    [
      [1, 2, 2, { a: [1, 2] }],
      [{ a: [1, 2] }, 2, 1, 2],
    ],
    [
      [1, 2, { a: [1, 2] }],
      [1, 1, 2, { a: [1, 2] }],
      [1, 2, 2, { a: [2, 1] }],
      [],
      { "0": 1 },
      null,
      undefined,
    ],
  ],
  [
    "$unordered: the items are paired as well as they can be",
    { $unordered: [{ $any: true }, { $oneOf: [1, 2] }, 1] },
    [
      [1, 2, 3],
      [3, 1, 2],
      [2, 1, 1],
    ],
    [
      [3, 3, 1],
      [2, 2, 2],
      [1, 2],
    ],
  ],
  [
    "$subset: more keys are allowed, at any depth",
    { $subset: { a: 1, b: { c: [{ d: 1 }] } } },
    [
      { a: 1, b: { c: [{ d: 1 }] } },
      { a: 1, b: { c: [{ d: 1, e: 2 }], f: 3 }, g: 4 },
    ],
    [
      { a: 1 },
      { a: 2, b: { c: [{ d: 1 }] } },
      { a: 1, b: { c: [{ d: 1 }, { d: 1 }] } },
      { a: 1, b: { c: [] } },
      [],
      null,
      undefined,
    ],
  ],
  ["$subset: of nothing", { $subset: {} }, [{}, { a: 1 }], [[], null, undefined]],
  ["$subset: an absent key", { $subset: { a: { $absent: true } } }, [{}, { b: 1 }], [{ a: null }, { a: 1 }]],
  [
    "matchers inside lists and objects",
    { to: ["a", { $type: "integer" }], note: { $absent: true } },
    [{ to: ["a", 3] }],
    [{ to: ["a", 3], note: "" }, { to: ["a", "3"] }, { to: ["a"] }, { to: [3, "a"] }],
  ],
  ["$$ before a key that begins with $", { $$any: true }, [{ $any: true }], [1, { $$any: true }, {}]],
  [
    "$$ only loses its first sign",
    { $$$ref: 1, $$: 2 },
    [{ $$ref: 1, $: 2 }],
    [
      { $$$ref: 1, $$: 2 },
      { $ref: 1, $: 2 },
    ],
  ],
  ["$$ beside a matcher inside", { $$in: [{ $any: true }] }, [{ $in: [1] }], [{ $in: [] }, { $in: 1 }]],
  [
    "keys of Object.prototype",
    own('{"__proto__":1,"constructor":{"$any":true},"toString":{"$absent":true}}'),
    [own('{"__proto__":1,"constructor":0}')],
    [
      {},
      own('{"constructor":0}'),
      own('{"__proto__":1}'),
      own('{"__proto__":1,"constructor":0,"toString":1}'),
      own('{"__proto__":{},"constructor":0}'),
    ],
  ],
  ["a key of Object.prototype that must be absent", { valueOf: { $absent: true } }, [{}], [{ valueOf: 1 }]],
  [
    "a large integer",
    9007199254740993n,
    [9007199254740993n],
    [9007199254740992n, 2 ** 53, "9007199254740993", undefined],
  ],
  ["null", null, [null], [undefined, 0, "", false]],
];

describe("matchers", () => {
  const rows = MATCHERS.flatMap(([name, pattern, met, unmet]) => [
    ...met.map((value) => ({ name, pattern, value, meets: true })),
    ...unmet.map((value) => ({ name, pattern, value, meets: false })),
  ]);
  it.each(rows)("$name: $value → $meets", ({ pattern, value, meets: expected }) => {
    expect(meets(pattern, value)).toBe(expected);
    expect(meets({ nested: [pattern] }, value === undefined ? { nested: [] } : { nested: [value] })).toBe(
      expected && value !== undefined,
    );
    expect(meets({ $subset: { deep: pattern } }, value === undefined ? {} : { deep: value, more: 1 })).toBe(
      meets({ $subset: { deep: pattern } }, value === undefined ? {} : { deep: value }),
    );
  });
});

describe("the order of lists", () => {
  const arguments_ = { a: [1, 2, { b: [3, 4] }] };
  const shuffled = { a: [{ b: [4, 3] }, 1, 2] };

  it("counts unless it is free, and then nowhere", () => {
    expect(matches(literal(arguments_), shuffled, "significant")).toBe(false);
    expect(matches(literal(arguments_), shuffled, "free")).toBe(true);
    expect(matches(literal(arguments_), { a: [1, 1, { b: [3, 4] }] }, "free")).toBe(false);
    expect(meets({ $contains: [1, 2] }, [[2, 1]], "free")).toBe(true);
    expect(meets({ $oneOf: [[1, 2]] }, [2, 1], "free")).toBe(true);
    expect(meets({ $subset: { l: [1, 2] } }, { l: [2, 1], m: 0 }, "free")).toBe(true);
  });

  it("free compares lists as multisets", () => {
    const sorted = (value: Json): Json => {
      if (Array.isArray(value)) {
        const items = value.map(sorted).map((item) => [canonicalJson(item), item] as const);
        return items.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, item]) => item);
      }
      if (!isObject(value)) return value;
      return objectOf(Object.entries(value).map(([key, item]) => [key, sorted(item)] as const));
    };
    const lists = fc.tuple(fc.array(fewJson, { maxLength: 4 }), fc.array(fewJson, { maxLength: 4 }));
    const related = fc
      .array(fewJson, { maxLength: 4 })
      .chain((list) =>
        fc.tuple(fc.constant<Json>(list), fc.shuffledSubarray(list, { minLength: list.length })),
      );
    fc.assert(
      fc.property(fc.oneof(lists, related), ([a, b]) => {
        expect(matches(literal(a), b, "free")).toBe(canonicalJson(sorted(a)) === canonicalJson(sorted(b)));
      }),
      { numRuns: 2000 },
    );
  });
});

const patterns = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fewJson,
    fc.constantFrom<Json>(
      { $any: true },
      { $absent: true },
      { $regex: "1" },
      { $ignoreCase: "1" },
      { $approx: 1, tolerance: 1 },
      { $type: "integer" },
      { $type: "array" },
    ),
    fc.array(tie("value"), { minLength: 1, maxLength: 3 }).map((items) => ({ $oneOf: items })),
    fc.array(tie("value"), { minLength: 1, maxLength: 3 }).map((items) => ({ $unordered: items })),
    tie("value").map((item) => ({ $contains: item })),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.array(fc.tuple(fc.constantFrom("a", "b", "__proto__"), tie("value")), { maxLength: 3 }).map(objectOf),
    fc
      .array(fc.tuple(fc.constantFrom("a", "b"), tie("value")), { maxLength: 2 })
      .map((entries) => ({ $subset: objectOf(entries) })),
  ),
})).value;

describe("differences", () => {
  it("are none exactly where the value matches", () => {
    const orders = fc.constantFrom<ListOrder>("significant", "free");
    let met = 0;
    fc.assert(
      fc.property(patterns, fewJson, orders, (pattern, actual, listOrder) => {
        const compiled = compile({ x: pattern });
        for (const value of [{ x: actual }, {}, { x: actual, y: 1 }]) {
          const matching = matches(compiled, value, listOrder);
          if (matching) met += 1;
          expect(differences(compiled, value, listOrder).length === 0).toBe(matching);
        }
      }),
      { numRuns: 3000 },
    );
    expect(met).toBeGreaterThan(100);
  });

  it("name every place, what was expected and what came", () => {
    const pattern = compile({
      flight: "SU123",
      passengers: [{ name: "Ann", age: 30 }, { name: "Bob" }],
      note: { $absent: true },
      seats: { $unordered: ["1A", "1B"] },
      class: { $oneOf: ["eco", "biz"] },
      "a b": 1,
      lost: { $any: true },
    });
    const actual = {
      flight: "SU124",
      passengers: [{ name: "Ann", age: 31, vip: true }],
      note: "x",
      seats: ["1A", "1C"],
      class: "first",
      "a b": 2,
      more: null,
    };
    expect(differences(pattern, actual, "significant")).toEqual([
      { path: "flight", expected: "SU123", actual: "SU124" },
      { path: "passengers[0].age", expected: 30, actual: 31 },
      { path: "passengers[0].vip", actual: true },
      { path: "passengers[1]", expected: { name: "Bob" } },
      { path: "note", actual: "x" },
      { path: "seats", expected: { $unordered: ["1A", "1B"] }, actual: ["1A", "1C"] },
      { path: "class", expected: { $oneOf: ["eco", "biz"] }, actual: "first" },
      { path: '["a b"]', expected: 1, actual: 2 },
      { path: "lost", expected: { $any: true } },
      { path: "more", actual: null },
    ]);
  });

  it("name a list as a whole where its order is free", () => {
    expect(differences(literal({ a: [1, 2] }), { a: [2, 3] }, "free")).toEqual([
      { path: "a", expected: [1, 2], actual: [2, 3] },
    ]);
  });

  it("name the extra items of a list", () => {
    expect(differences(literal({ a: [1] }), { a: [1, 2, 3] }, "significant")).toEqual([
      { path: "a[1]", actual: 2 },
      { path: "a[2]", actual: 3 },
    ]);
  });

  it("name a list whose length differs where a last item may be absent", () => {
    expect(differences(compile({ a: [1, { $absent: true }] }), { a: [1] }, "significant")).toEqual([
      { path: "a", expected: [1, { $absent: true }], actual: [1] },
    ]);
  });

  it("name arguments of another kind as a whole", () => {
    expect(differences(literal({ a: 1 }), [1], "significant")).toEqual([
      { path: "", expected: { a: 1 }, actual: [1] },
    ]);
    expect(differences(literal({ a: { b: 1 } }), { a: null }, "significant")).toEqual([
      { path: "a", expected: { b: 1 }, actual: null },
    ]);
  });

  it("tell null from nothing", () => {
    expect(differences(literal({ a: null }), {}, "significant")).toEqual([{ path: "a", expected: null }]);
    expect(differences(literal({}), { a: null }, "significant")).toEqual([{ path: "a", actual: null }]);
  });

  it("follow no inherited key", () => {
    expect(differences(literal(own('{"__proto__":1}')), {}, "significant")).toEqual([
      { path: "__proto__", expected: 1 },
    ]);
    expect(differences(literal({}), own('{"__proto__":1}'), "significant")).toEqual([
      { path: "__proto__", actual: 1 },
    ]);
  });
});
