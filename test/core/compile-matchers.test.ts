import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileArguments } from "../../src/core/compile-matchers.ts";
import type { Json } from "../../src/core/json.ts";
import { limits } from "../../src/core/limits.ts";
import { matches } from "../../src/core/match-values.ts";
import { parseJson } from "../../src/core/parse-json.ts";
import { pathText } from "../../src/core/validate-schema.ts";

function problemsOf(args: Json): string[] {
  const problems: string[] = [];
  compileArguments(args, (path, message) =>
    problems.push(`${path.length > 0 ? pathText(path) : "all"}: ${message}`),
  );
  return problems;
}

function meets(expected: Json, actual: Json | undefined): boolean {
  expect(problemsOf({ x: expected })).toEqual([]);
  const pattern = compileArguments({ x: expected }, () => {});
  return matches(pattern, actual === undefined ? {} : { x: actual }, "significant");
}

describe("a matcher", () => {
  test.each<[string, Json, (Json | undefined)[], (Json | undefined)[]]>([
    [
      "a literal means itself",
      { a: [1, null] },
      [{ a: [1, null] }],
      [{ a: [1] }, { a: [null, 1] }, "x", undefined],
    ],
    ["$any is any value", { $any: true }, [null, 0, "", {}, []], [undefined]],
    ["$absent is no argument", { $absent: true }, [undefined], [null, ""]],
    ["$oneOf is one of a list", { $oneOf: ["a", { $type: "integer" }] }, ["a", 5], ["b", 5.5, undefined]],
    ["$oneOf may allow absence", { $oneOf: ["a", { $absent: true }] }, ["a", undefined], ["b"]],
    ["$regex finds anywhere", { $regex: "b+" }, ["abbc"], ["ac", 5, undefined]],
    ["$regex is anchored where it says so", { $regex: "^b+$" }, ["bb"], ["abb", "bb\nc"]],
    [
      "$ignoreCase folds case and space",
      { $ignoreCase: "  Ines\tALDANA" },
      ["ines aldana", "INES   Aldana "],
      ["inesaldana", 5],
    ],
    ["$contains finds text in text", { $contains: "late" }, ["arrives late"], ["early", 5]],
    ["$contains finds an item in a list", { $contains: { $regex: "^a" } }, [["b", "ab"]], [["b"], "ab"]],
    [
      "$approx has an absolute tolerance",
      { $approx: 12.5, tolerance: 0.5 },
      [12, 13, 12.5],
      [11.9, 13.1, "12.5"],
    ],
    ["$approx has a relative tolerance", { $approx: -200, relative: 0.01 }, [-198, -202], [-197, 200]],
    ["$approx alone forgives floating point", { $approx: 0.3 }, [0.1 + 0.2], [0.300001]],
    [
      "$approx takes large integers",
      { $approx: 9007199254740993n, tolerance: 0 },
      [9007199254740992],
      [9007199254740995n],
    ],
    ["$type integer", { $type: "integer" }, [1, 2n ** 64n, 1e20], [1.5, "1", true]],
    ["$type number", { $type: "number" }, [1.5, 2n ** 64n], ["1", null]],
    ["$type object", { $type: "object" }, [{}], [[], null]],
    ["$type array", { $type: "array" }, [[]], [{}, "a"]],
    ["$type null", { $type: "null" }, [null], [0, undefined]],
    [
      "$unordered is a list in any order",
      { $unordered: [1, 1, { $any: true }] },
      [
        [1, "x", 1],
        [1, 1, 1],
      ],
      [
        [1, 2, 3],
        [1, 1],
      ],
    ],
    ["$subset allows more keys", { $subset: { a: 1 } }, [{ a: 1, b: 2 }], [{ b: 2 }, "a"]],
    [
      "$subset allows them at every depth",
      { $subset: { a: { b: [{ c: 1 }] } } },
      [{ a: { b: [{ c: 1, d: 2 }], e: 3 } }],
      [{ a: { b: [{ d: 1 }] } }],
    ],
    ["without $subset more keys are not allowed", { a: 1 }, [{ a: 1 }], [{ a: 1, b: 2 }]],
    ["a key that begins with $ is written $$", { $$ref: 1 }, [{ $ref: 1 }], [{ $$ref: 1 }]],
    ["a key of three dollars keeps two", { $$$x: 1 }, [{ $$x: 1 }], [{ $x: 1 }, { $$$x: 1 }]],
  ])("%s", (_what, pattern, yes, no) => {
    for (const actual of yes) expect([actual, meets(pattern, actual)]).toEqual([actual, true]);
    for (const actual of no) expect([actual, meets(pattern, actual)]).toEqual([actual, false]);
  });

  test("may stand for the arguments as a whole", () => {
    const pattern = compileArguments({ $subset: { a: 1 } }, () => {});
    expect(matches(pattern, { a: 1, b: 2 }, "significant")).toBe(true);
  });

  test("is kept as its author wrote it, for messages and fingerprints", () => {
    const written: Json = { a: { $oneOf: [1, { $regex: "x" }] }, $$b: [{ $approx: 1, tolerance: 2 }] };
    expect(compileArguments(written, () => {}).source).toEqual(written);
  });

  test("of text with names from Object.prototype looks at arguments of that name", () => {
    const expected = parseJson('{"__proto__": {"$any": true}, "constructor": 1}');
    const pattern = compileArguments(expected, () => {});
    expect(matches(pattern, parseJson('{"__proto__": 5, "constructor": 1}'), "significant")).toBe(true);
    expect(matches(pattern, parseJson('{"constructor": 1}'), "significant")).toBe(false);
    expect(matches(pattern, {}, "significant")).toBe(false);
  });
});

describe("a mistake is told where it stands", () => {
  test.each<[string, Json, string[]]>([
    ["arguments that are a list", [1], ["all: expected an object of arguments, got a list"]],
    ["arguments that are text", "a=1", ['all: expected an object of arguments, got "a=1"']],
    ["no arguments at all", null, ["all: expected an object of arguments, got null"]],
    [
      "an unknown matcher",
      { a: [{ $regexp: "x" }] },
      [
        'a[0].$regexp: unknown matcher "$regexp". Did you mean "$regex"? For a key that begins with $, write "$$regexp".',
      ],
    ],
    [
      "a matcher with a neighbour",
      { a: { $any: true, b: 1 } },
      [
        'a.b: "b" beside "$any": write a matcher in its own object. For a key that begins with $, write "$$any".',
      ],
    ],
    [
      "two matchers in one object",
      { a: { $any: true, $type: "null" } },
      [
        'a: $any and $type in one object: write each matcher in its own object. For a key that begins with $, write "$$any".',
      ],
    ],
    ["$any of something else", { a: { $any: "yes" } }, ['a.$any: expected true, got "yes"']],
    ["$absent: false", { a: { $absent: false } }, ["a.$absent: expected true, got false"]],
    [
      "an empty $oneOf",
      { a: { $oneOf: [] } },
      ["a.$oneOf: expected a list with something in it, got an empty list"],
    ],
    [
      "a $oneOf without a list",
      { a: { $oneOf: "b" } },
      ['a.$oneOf: expected a list with something in it, got "b"'],
    ],
    [
      "a mistake inside a matcher",
      { a: { $oneOf: [1, { $type: "int" }] } },
      ['a.$oneOf[1].$type: expected one of string, number, integer, boolean, object, array, null, got "int"'],
    ],
    [
      "look-ahead",
      { a: { $regex: "(?=b)" } },
      [
        "a.$regex: not a regular expression: invalid or unsupported Perl syntax: `(?=`. RE2 has no look-around and no back-references",
      ],
    ],
    [
      "a back-reference",
      { a: { $regex: "(b)\\1" } },
      [
        "a.$regex: not a regular expression: invalid escape sequence: `\\1`. RE2 has no look-around and no back-references",
      ],
    ],
    [
      "an expression that would explode",
      { a: { $regex: "((b{999}){999}){999}" } },
      ["a.$regex: not a regular expression: invalid repeat count: `{999}`"],
    ],
    ["$approx of text", { a: { $approx: "1" } }, ['a.$approx: expected a number, got "1"']],
    [
      "$approx with both bounds",
      { a: { $approx: 1, tolerance: 1, relative: 1 } },
      ["a: give tolerance or relative, not both"],
    ],
    [
      "a negative bound",
      { a: { $approx: 1, relative: -0.1 } },
      ["a.relative: expected a number that is not negative, got -0.1"],
    ],
    [
      "a bound of text",
      { a: { $approx: 1, tolerance: "1" } },
      ['a.tolerance: expected a number that is not negative, got "1"'],
    ],
    [
      "a tolerance elsewhere",
      { a: { $type: "number", tolerance: 1 } },
      [
        'a.tolerance: "tolerance" beside "$type": write a matcher in its own object. For a key that begins with $, write "$$type".',
      ],
    ],
    ["NaN", { a: [Number.NaN] }, ["a[0]: NaN is not a JSON number"]],
    ["infinity", { a: Number.POSITIVE_INFINITY }, ["a: Infinity is not a JSON number"]],
    [
      "$approx of infinity",
      { a: { $approx: Number.NEGATIVE_INFINITY } },
      ["a.$approx: expected a number, got -Infinity"],
    ],
    [
      "several at once",
      { a: { $any: 1 }, b: { $type: 2 } },
      [
        "a.$any: expected true, got 1",
        "b.$type: expected one of string, number, integer, boolean, object, array, null, got 2",
      ],
    ],
  ])("%s", (_what, args, problems) => {
    expect(problemsOf(args)).toEqual(problems);
  });

  test("an unknown matcher that is near none: all of them are named", () => {
    expect(problemsOf({ a: { $greaterThan: 5 } })).toEqual([
      'a.$greaterThan: unknown matcher "$greaterThan". Known: $any, $absent, $oneOf, $unordered, $regex, $ignoreCase, $contains, $subset, $type, $approx. For a key that begins with $, write "$$greaterThan".',
    ]);
  });

  test("nesting beyond the bound, however deep", () => {
    for (const depth of [limits.nesting + 1, 100_000]) {
      const deep = parseJson(`{"a":${"[".repeat(depth)}${"]".repeat(depth)}}`);
      expect(problemsOf(deep)).toEqual(["all: nests deeper than 200 levels"]);
    }
  });
});

describe("arbitrary arguments", () => {
  const key = fc.oneof(
    fc.constantFrom(
      "$any",
      "$absent",
      "$oneOf",
      "$regex",
      "$approx",
      "tolerance",
      "$type",
      "$subset",
      "$$x",
      "$",
      "a",
    ),
    fc.string({ maxLength: 3 }),
  );
  const args = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom<Json>(true, null, "string", "(", 0, -1, Number.NaN, 2n ** 70n),
      fc.string({ maxLength: 3 }),
      fc.array(tie("value"), { maxLength: 3 }),
      fc.array(fc.tuple(key, tie("value")), { maxLength: 3 }).map((entries) => Object.fromEntries(entries)),
    ),
  })).value;

  test("are compiled or reported, never thrown at; a compiled pattern can be matched with anything", () => {
    fc.assert(
      fc.property(args, args, (expected, actual) => {
        let reported = 0;
        const pattern = compileArguments(expected, () => {
          reported += 1;
        });
        if (reported === 0) expect(matches(pattern, actual, "free")).toBeTypeOf("boolean");
      }),
      { numRuns: 3_000 },
    );
  });

  test("without matchers equal themselves", () => {
    const plainKey = fc.string().filter((text) => !text.startsWith("$"));
    const plain = fc.dictionary(
      plainKey,
      fc.jsonValue({ noUnicodeString: false }).filter((value) => !JSON.stringify(value).includes('"$')),
    );
    fc.assert(
      fc.property(plain, (value) => {
        expect(problemsOf(value as Json)).toEqual([]);
        expect(
          matches(
            compileArguments(value as Json, () => {}),
            value as Json,
            "significant",
          ),
        ).toBe(true);
      }),
    );
  });
});
