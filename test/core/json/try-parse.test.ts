import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sha256 } from "../../../src/core/json.ts";
import { parseJson, tryParseJson } from "../../../src/core/parse-json.ts";
import { jsonIn } from "../../../src/recordings/reading/message-parts.ts";
import { anyJson } from "./arbitrary.ts";

describe("a text that may be JSON", () => {
  const parsed = (text: string) => {
    try {
      return parseJson(text);
    } catch {
      return undefined;
    }
  };

  test("is read as a text that must be, or not at all", () => {
    const texts = fc.oneof(
      anyJson.map((value) => JSON.stringify(value, (_key, one) => (typeof one === "bigint" ? 1 : one))),
      fc.string(),
      fc.constantFrom(" null", "\ufeff[1]", "-0", "1e999", "tru", "9007199254740993", "\u00a01", "{]", ""),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(tryParseJson(text)).toEqual(parsed(text));
      }),
    );
  });

  test.each<[string, unknown]>([
    ["null", null],
    ["false", false],
    ["0", 0],
    ['""', ""],
    ["text", "text"],
  ])("%s in a field is what it says", (text, value) => {
    expect(jsonIn(text)).toBe(value);
  });
});

test("texts are hashed one after another, however long they are", () => {
  for (const size of [1, 100_000, 2_000_000]) {
    const long = "é".repeat(size);
    expect(sha256("a", long, "z")).toBe(sha256(`a${long}z`));
  }
});
