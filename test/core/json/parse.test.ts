import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "../../../src/core/json.ts";
import { jsonEquals, jsonText } from "../../../src/core/json.ts";
import { JsonError, parseJson } from "../../../src/core/parse-json.ts";
import { Conversation } from "../../../src/recordings/reading/conversation.ts";
import { anyJson, ordinaryJson } from "./arbitrary.ts";

function failure(text: string): JsonError {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof JsonError) return error;
    throw error;
  }
  throw new Error(`${text} was parsed`);
}

describe("integers beyond 2^53", () => {
  it.each<[string, Json]>([
    ["9007199254740991", 9007199254740991],
    ["9007199254740992", 9007199254740992n],
    ["9007199254740993", 9007199254740993n],
    ["-9007199254740993", -9007199254740993n],
    ["9007199254740993.0", 9007199254740993n],
    ["9007199254740993.00", 9007199254740993n],
    ["\t9007199254740993\n", 9007199254740993n],
    ["123456789012345678901234567890", 123456789012345678901234567890n],
    [`1${"0".repeat(400)}`, 10n ** 400n],
  ])("%s keeps every digit", (text, value) => {
    expect(parseJson(text)).toBe(value);
  });

  it.each([
    "1e21",
    "-1E+21",
    "1e300",
    "9.007199254740993e15",
    "1.5e3",
    "12e-1",
    "0.1e1",
    "5e-999",
    "9007199254740993.5",
  ])("%s, with an exponent or a fraction, is the double that JSON.parse makes of it", (text) => {
    expect(parseJson(text)).toBe(JSON.parse(text));
    expect(parseJson(`[9007199254740993,${text}]`)).toEqual([9007199254740993n, JSON.parse(text)]);
  });

  it("are kept wherever they stand", () => {
    expect(parseJson('{"a":[1,9007199254740993,{"b":-9007199254740993}],"c": 9007199254740993}')).toEqual({
      a: [1, 9007199254740993n, { b: -9007199254740993n }],
      c: 9007199254740993n,
    });
  });

  it("are found at whatever place of the text they begin", () => {
    for (let before = 0; before < 40; before += 1) {
      const spaces = " ".repeat(before);
      expect(parseJson(`${spaces}9007199254740993`)).toBe(9007199254740993n);
      expect(parseJson(`[${spaces}9007199254740993,"123456789012345"]`)).toEqual([
        9007199254740993n,
        "123456789012345",
      ]);
      expect(failure(`[${spaces}1e999]`)).toMatchObject({ line: 1, column: before + 2 });
    }
  });

  it("inside strings and keys stay text", () => {
    expect(parseJson('{"9007199254740993":["9007199254740993",":9007199254740993,"," 1e999 "]}')).toEqual({
      "9007199254740993": ["9007199254740993", ":9007199254740993,", " 1e999 "],
    });
    expect(parseJson('["\\\\",9007199254740993,"\\"9007199254740993\\""]')).toEqual([
      "\\",
      9007199254740993n,
      '"9007199254740993"',
    ]);
  });

  it("are kept in the arguments text of a call", () => {
    const talk = new Conversation();
    talk.call({ name: "a", argumentsText: '{"id":9007199254740993,"text":"9007199254740993"}' });
    expect(talk.run().toolCalls[0]?.arguments).toEqual({ id: 9007199254740993n, text: "9007199254740993" });
  });

  it.each([
    '["integer-0:9007199254740993",9007199254740993]',
    '["integer-0:","integer-1:7","integer-3:",9007199254740993]',
    '["integer-0:not a number",9007199254740993]',
    '["\\u0069nteger-0:5","integer\\u002d1:5",9007199254740993]',
    '{"integer-0:5":9007199254740993,"a":{"b":["integer-0:5"]}}',
  ])("are told from texts that look like the parser's own marks: %s", (text) => {
    const parsed = parseJson(text);
    const large: bigint[] = [];
    const rounded = JSON.stringify(parsed, (_key, value) => {
      if (typeof value !== "bigint") return value;
      large.push(value);
      return Number(value);
    });
    expect(large).toEqual([9007199254740993n]);
    expect(rounded).toBe(JSON.stringify(JSON.parse(text)));
  });

  it("are kept at a depth that no recursion survives", () => {
    const depth = 100_000;
    let value = parseJson(`${"[".repeat(depth)}9007199254740993${"]".repeat(depth)}`);
    while (Array.isArray(value)) value = value[0] as Json;
    expect(value).toBe(9007199254740993n);
  });
});

describe("a key that an object has twice", () => {
  it.each([
    ['{"a":1,"a":1}', "a", 1, 8],
    ['{\n  "a": 1e999,\n  "a" : 9007199254740993\n}', "a", 3, 3],
    ['[{"b":{}},{"a":[{"c":1,"d":{"c":2},"c":3}]}]', "c", 1, 36],
    ['{"name":1,"\\u006eame":2}', "name", 1, 11],
    ['{"a\\\\":1,"b":":","a\\\\":2}', "a\\", 1, 18],
    ['{"":1,"":2}', "", 1, 7],
    ['{"__proto__":1,"__proto__":2}', "__proto__", 1, 16],
    ['{"1":1,"1" \t\r\n:2}', "1", 1, 8],
  ])("is a mistake in %s", (text, key, line, column) => {
    expect(failure(text)).toMatchObject({ message: `key "${key}" is here a second time`, line, column });
  });

  it.each([
    '{"a":{"a":1},"b":[{"a":1},{"a":2}]}',
    '{"a":"\\"a\\":1,\\"a\\":2","\\"a":":a\\":","A":" :"}',
    '["a",":","a",":",{"a":": ","b":"\\\\"}]',
  ])("is none in %s", (text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  it("is found at a depth that no recursion survives", () => {
    const depth = 100_000;
    const text = `${'{"a":'.repeat(depth)}{"b":1,"b":2}${"}".repeat(depth)}`;
    expect(failure(text).message).toBe('key "b" is here a second time');
  });

  it("is found wherever it stands in any JSON", () => {
    fc.assert(
      fc.property(anyJson, anyJson, fc.string(), (one, other, key) => {
        const [name, first, second] = [JSON.stringify(key), jsonText(one), jsonText(other)];
        expect(jsonEquals(parseJson(`[${first},${second}]`), [one, other])).toBe(true);
        expect(failure(`[${first},{${name}:${first},${name}:${second}}]`)).toMatchObject({ line: 1 });
      }),
    );
  });
});

describe("values", () => {
  it("-0 equals 0", () => {
    expect(jsonEquals(parseJson("-0"), 0)).toBe(true);
    expect(jsonEquals(parseJson("[-0,9007199254740993]"), [0, 9007199254740993n])).toBe(true);
    expect(jsonEquals(parseJson("-0.0"), parseJson("0"))).toBe(true);
  });

  it("a byte order mark before the text is no part of it", () => {
    expect(parseJson('\ufeff{"a":9007199254740993}')).toEqual({ a: 9007199254740993n });
    expect(failure('\ufeff{"a":NaN}')).toMatchObject({ line: 1, column: 6 });
    expect(failure("\ufeff\ufeff1")).toMatchObject({ line: 1, column: 1 });
  });

  it.each(['{"__proto__":{"polluted":1}}', '{"a":9007199254740993,"__proto__":{"polluted":1}}'])(
    "__proto__ is a key like any other: %s",
    (text) => {
      const value = parseJson(text) as object;
      expect(Object.keys(value)).toContain("__proto__");
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
      expect("polluted" in value).toBe(false);
    },
  );

  it("parses ordinary JSON as JSON.parse does", () => {
    fc.assert(
      fc.property(ordinaryJson, fc.constantFrom(0, 1, "\t"), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(JSON.stringify(parseJson(text), null, indent)).toBe(
          JSON.stringify(JSON.parse(text), null, indent),
        );
      }),
      { numRuns: 500 },
    );
  });

  it("reads back what jsonText writes, integers of any size included", () => {
    fc.assert(
      fc.property(anyJson, fc.constantFrom(0, 2), (value, indent) => {
        const text = jsonText(value, indent);
        expect(jsonEquals(parseJson(text), value)).toBe(true);
        expect(jsonText(parseJson(text), indent)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });
});

describe("text that is not JSON", () => {
  it.each<[string, number, number, string]>([
    ["", 1, 1, "empty"],
    [" \n ", 2, 2, "empty"],
    ["\ufeff", 1, 1, "empty"],
    ['{"a":NaN}', 1, 6, "invalid symbol"],
    ['{"a":1,\n "b":  Infinity}', 2, 8, "invalid symbol"],
    ['{"a":1e999}', 1, 6, "1e999 is larger than a JSON number can be"],
    ["[1,\r\n -1e999]", 2, 2, "-1e999 is larger than a JSON number can be"],
    ['{"a":\n[1,2.5E+0400]}', 2, 4, "2.5E+0400 is larger"],
    [`[${"9".repeat(400)}.5]`, 1, 2, "is larger"],
    ['{"a":[1,2', 1, 10, "cut off"],
    ['{"a":1,\n"b":', 2, 5, "cut off"],
    ['{"a":"cut', 1, 6, "unexpected end of string"],
    ['{"a":1,}', 1, 8, "property name expected"],
    ["[1,2,]", 1, 6, "value expected"],
    ["[1 /* one */]", 1, 4, "comment"],
    ["[01]", 1, 3, "comma expected"],
    ['["a\nb"]', 1, 2, "unexpected end of string"],
    ['{"a":1}\n{"a":2}', 2, 1, "end of file expected"],
    ["[1]\u00a0", 1, 4, "invalid symbol"],
  ])("%j is refused with its line and column", (text, line, column, message) => {
    const error = failure(text);
    expect(error.message).toContain(message);
    expect([error.line, error.column]).toEqual([line, column]);
  });

  it("is told from JSON exactly as JSON.parse tells it, and placed inside the text", () => {
    const cuts = fc.tuple(
      anyJson,
      fc.nat(),
      fc.nat(3),
      fc.constantFrom("", ",", "}", "]", '"', "x", "\n", "\\", "0"),
    );
    fc.assert(
      fc.property(cuts, ([value, at, length, instead]) => {
        const whole = jsonText(value, 1);
        const start = at % (whole.length + 1);
        const text = whole.slice(0, start) + instead + whole.slice(start + length);
        let valid = true;
        try {
          JSON.parse(text);
        } catch {
          valid = false;
        }
        if (valid && !overflows(text)) {
          parseJson(text);
          return;
        }
        const { line, column } = failure(text);
        const lines = text.split("\n");
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeGreaterThanOrEqual(1);
        expect(column).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 1);
      }),
      { numRuns: 1000 },
    );
  });
});

it("millions of escapes beside a large integer are read", () => {
  const text = `["${"\\n".repeat(5_000_000)}", 12345678901234567890, "\\\\", "\\"1"]`;
  const [long, large, ...rest] = parseJson(text) as Json[];
  expect([String(long).length, large, rest]).toEqual([5_000_000, 12345678901234567890n, ["\\", '"1']]);
});

/** JSON.parse makes a number with a too large exponent Infinity; rungate refuses it. */
function overflows(text: string): boolean {
  const numbers = text.replace(/"(?:[^"\\]|\\.)*"/gs, "").match(/-?\d[\d.]*[eE][+-]?\d+/g) ?? [];
  return numbers.some((number) => !Number.isFinite(Number(number)));
}
