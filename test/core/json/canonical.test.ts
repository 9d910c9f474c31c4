import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "../../../src/core/json.ts";
import { canonicalJson, jsonEquals, jsonText } from "../../../src/core/json.ts";
import { parseJson } from "../../../src/core/parse-json.ts";
import { anyJson, fewJson, rewritten } from "./arbitrary.ts";

describe("the canonical text", () => {
  it.each<[Json, string]>([
    [{ b: 1, a: [true, null, "x"] }, '{"a":[true,null,"x"],"b":1}'],
    [{ é: 1, z: 2, "\u{1f600}": 3, "\uffff": 4 }, '{"z":2,"é":1,"😀":3,"\uffff":4}'],
    [JSON.parse('{"b":1,"__proto__":2}'), '{"__proto__":2,"b":1}'],
    [[-0, 1.0, 0.5, 1e21, 2 ** 53], "[0,1,0.5,1000000000000000000000,9007199254740992]"],
    [[9007199254740993n, 1n], "[9007199254740993,1]"],
    ['"\n', '"\\"\\n"'],
  ])("of %o", (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it("is the same for two values exactly when they are JSON-equal", () => {
    const pairs = fc.oneof(fc.tuple(fewJson, fewJson), fc.tuple(anyJson, anyJson));
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        expect(canonicalJson(a) === canonicalJson(b)).toBe(jsonEquals(a, b));
      }),
      { numRuns: 3000 },
    );
  });

  it("does not depend on key order or on how a number is held", () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(canonicalJson(rewritten(value))).toBe(canonicalJson(value));
      }),
      { numRuns: 500 },
    );
  });

  it("is JSON of the same value", () => {
    fc.assert(
      fc.property(anyJson, (value) => jsonEquals(parseJson(canonicalJson(value)), value)),
      { numRuns: 500 },
    );
  });
});

describe("jsonText", () => {
  it("keeps the key order and writes large integers as digits", () => {
    const value = { b: 9007199254740993n, a: ["9007199254740993", -9007199254740993n] };
    expect(jsonText(value)).toBe('{"b":9007199254740993,"a":["9007199254740993",-9007199254740993]}');
    expect(jsonText({ b: 9007199254740993n }, 2)).toBe('{\n  "b": 9007199254740993\n}');
    expect(jsonText(9007199254740993n)).toBe("9007199254740993");
  });

  it("writes a double so that it is read as the same one, not as the integer of its digits", () => {
    const value = parseJson("[100000000800000008.5, -9007199254740995.9, 1e17, 1e300]");
    expect(jsonText(value)).toBe("[1.0000000080000002e+17,-9007199254740996,100000000000000000,1e+300]");
    expect(jsonEquals(parseJson(jsonText(value)), value)).toBe(true);
  });

  it("leaves alone texts and keys that look like its own placeholders", () => {
    const value = {
      "\u00000\u0000": "\u00000\u0000",
      'x"\u00000\u0000': 'x"\u00000\u0000',
      n: 9007199254740993n,
    };
    const bare = { ...value, n: 1 };
    expect(jsonText(value)).toBe(JSON.stringify(bare).replace(/1}$/, "9007199254740993}"));
  });
});
