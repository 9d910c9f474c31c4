import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { quotedYaml, yamlText } from "../../../src/core/escape.ts";

describe("text in YAML", () => {
  test.each(["book_flight", "y", "search docs", "2 seats", "$ref", "a@b.example", "größe"])(
    "%s stays as it is",
    (text) => {
      expect(yamlText(text)).toBe(text);
    },
  );

  test.each([
    "",
    "true",
    "No",
    "null",
    "12",
    "1e3",
    "0x1f",
    "1_000",
    "- a",
    "a: b",
    "#a",
    "*",
    "a ",
    " a",
    "it's",
    "~",
    "a\nb",
  ])("%j would be something else: it gets quotes", (text) => {
    expect(yamlText(text)).toBe(JSON.stringify(text));
  });

  test.each([
    ["\u202eevil", '"\\u202eevil"'],
    ["a\u0085b", '"a\\u0085b"'],
    ["tag\u{e0041}", '"tag\\U000e0041"'],
    ["half\ud800", '"half\\ud800"'],
    ["filler\u115f", '"filler\\u115f"'],
  ])("%j hides nothing", (text, written) => {
    expect(yamlText(text)).toBe(written);
    expect(quotedYaml(text)).toBe(written);
  });

  test("any text is read as it was, by YAML 1.1 too, which has `y` and `n` for a yes and a no", () => {
    const texts = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.string(),
      fc.constantFrom("yes", "1:2", "0o7", ".inf"),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom("1.1" as const, "1.2" as const), (text, version) => {
        fc.pre(!/^[yn]$/i.test(text));
        expect(parse(`a: ${yamlText(text)}\nb: [${yamlText(text)}]\n`, { version })).toEqual({
          a: text,
          b: [text],
        });
      }),
    );
  });
});
