import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lastObject } from "../../../src/scorers/judge/last-object.ts";
import { anyText, END } from "./any-reply-text.ts";

describe("the last object of a text", () => {
  /** Tries each brace with each end; the first that parses wins. */
  function bySearch(text: string): string | undefined {
    let last: string | undefined;
    for (let at = 0; at < text.length; ) {
      const found = text[at] === "{" ? wholeAt(text, at) : undefined;
      last = found ?? last;
      at += found?.length ?? 1;
    }
    return last;
  }

  function wholeAt(text: string, at: number): string | undefined {
    for (let end = at + 2; end <= text.length; end += 1) {
      const candidate = text.slice(at, end);
      try {
        JSON.parse(candidate);
        return candidate;
      } catch {}
    }
    return undefined;
  }

  test("is the one that is found by trying", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const found = bySearch(text);
        expect(lastObject(text + END)).toBe(found);
        expect([found, undefined]).toContain(lastObject(text));
      }),
      { numRuns: 1_000 },
    );
  });

  test("is none when the text ends within an object, wherever that is", () => {
    const anyObject = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 4 });
    fc.assert(
      fc.property(anyText, anyObject, fc.nat(), fc.boolean(), (before, object, cut, lines) => {
        const text = JSON.stringify(object, null, lines ? 2 : 0);
        const begun = text.slice(0, 1 + (cut % (text.length - 1)));
        expect(lastObject(before + END + begun)).toBeUndefined();
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ['{"a":', 100_000],
    ['{"a":[', 75_000],
    ["{", 300_000],
    ['{"', 200_000],
    ['{"k":"..{"k":"', 50_000],
    [`{${" ".repeat(1_000)}`, 1_000],
    ['{"a\\"', 100_000],
  ])("is sought in linear time: %j many times", (piece, times) => {
    expect(lastObject(piece.repeat(times))).toBeUndefined();
    expect(lastObject(`${piece.repeat(times)}\n~{"b":1}`)).toBe('{"b":1}');
  });

  test("is found however deep and long it is", () => {
    const deep = `{"a":${"[".repeat(200_000)}${"]".repeat(200_000)}}`;
    const long = `{"a":"${"x\\n".repeat(200_000)}"}`;
    expect(lastObject(`{}${deep}`)).toBe(deep);
    expect(lastObject(`{}${long}`)).toBe(long);
  });
});
