import { describe, expect, test } from "vitest";
import { canonicalJson } from "../../../src/core/json.ts";
import { limits } from "../../../src/core/limits.ts";
import { argumentsText, parseArguments } from "../../../src/recordings/reading/arguments.ts";

describe("arguments", () => {
  test("of the same text are the same value", () => {
    const text = '{"b": 1, "a": [null, "x"]}';
    expect(parseArguments(text)).toEqual({ b: 1, a: [null, "x"] });
    expect(parseArguments(text)).toBe(parseArguments(`${text}`));
    expect(parseArguments('{"b":1,"a":[null,"x"]}')).not.toBe(parseArguments(text));
  });

  test.each(["", " \n"])("%j are none", (text) => {
    expect(parseArguments(text)).toEqual({});
  });

  test.each(['"{\\"a\\": 1}"', "{", "NaN", "undefined", '{"a":1}}'])(
    "%j is no JSON, however often it comes",
    (text) => {
      expect([parseArguments(text), parseArguments(text)]).toEqual([undefined, undefined]);
    },
  );

  test.each<[string, unknown]>([
    ["null", null],
    ["0", 0],
    ['""', ""],
    ["false", false],
    ["9007199254740993", 9007199254740993n],
  ])("%s is a value each time", (text, value) => {
    expect([parseArguments(text), parseArguments(text)]).toEqual([value, value]);
  });

  test("of a long text are read again, and are equal", () => {
    const text = JSON.stringify({ text: "x".repeat(limits.rememberedText) });
    expect(parseArguments(text)).not.toBe(parseArguments(text));
    expect(parseArguments(text)).toEqual(parseArguments(text));
  });

  test("that are too many together are forgotten, and read again", () => {
    const first = '{"number":"first"}';
    const parsed = parseArguments(first);
    const filler = "x".repeat(limits.rememberedText - 100);
    const count = Math.ceil(limits.rememberedCharacters / filler.length) + 1;
    for (let at = 0; at < count; at++) parseArguments(JSON.stringify({ at, filler }));
    expect(parseArguments(first)).toEqual(parsed);
    expect(parseArguments(first)).not.toBe(parsed);
    expect(argumentsText(parsed ?? null)).toBe(first);
  });

  test("have one canonical text, whether they come again or not", () => {
    for (const text of ['{"b":1,"a":{"d":[2,1],"c":null}}', "[]", "1.0", '"é\\u0000"', '{"__proto__":1}']) {
      const value = JSON.parse(text);
      expect(argumentsText(parseArguments(text) ?? null)).toBe(canonicalJson(value));
      expect(argumentsText(value)).toBe(canonicalJson(value));
    }
  });
});
