import fc from "fast-check";
import { expect, test } from "vitest";
import { markup, plainText } from "../../../src/core/escape.ts";
import { nastyText } from "./quiet.ts";

test.each([
  ["a\nb\tc\r\n", "a\\nb\\tc\\u{d}\\n"],
  ["\u001b[2J\u009b2J\u007f\0", "\\u{1b}[2J\\u{9b}2J\\u{7f}\\u{0}"],
  ["\u202eabc\u2066\u200b\ufeff\u00ad", "\\u{202e}abc\\u{2066}\\u{200b}\\u{feff}\\u{ad}"],
  ["\u2028\u2029\u0085", "\\u{2028}\\u{2029}\\u{85}"],
  ["half \ud83d, whole \u{1f680}, tag \u{e0041}", "half \\u{d83d}, whole \u{1f680}, tag \\u{e0041}"],
  ["a\u3164b\u115f\u034f\u2800\u{e0100}", "a\\u{3164}b\\u{115f}\\u{34f}\\u{2800}\\u{e0100}"],
  ["⚠\ufe0f but x\ufe0f", "⚠\ufe0f but x\\u{fe0f}"],
  [`a${"\u0301".repeat(6)}`, `a${"\u0301".repeat(4)}\\u{301}\\u{301}`],
  ["नमस्ते ที่นี่ Việt", "नमस्ते ที่นี่ Việt"],
  ["文字 é :+1: <b> ::error::", "文字 é :+1: <b> ::error::"],
])("%j is shown as %j", (text, shown) => {
  expect(plainText(text)).toBe(shown);
});

test("whatever a text is, all of it is visible and on one line, and writing it out twice changes nothing", () => {
  fc.assert(
    fc.property(nastyText, (text) => {
      const shown = plainText(text);
      expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      expect(plainText(shown)).toBe(shown);
    }),
  );
});

test.each([
  ["renamed: אב → גד", "renamed: &#8206;אב&#8206; → &#8206;גד&#8206;"],
  ["אב: 5 → 7 calls", "&#8206;אב&#8206;: 5 → 7 calls"],
  ["אב גד", "&#8206;אב גד&#8206;"],
  ["left", "left"],
])("what is written from right to left in %j turns nothing but itself", (text, expected) => {
  expect(markup`${text}`.text).toBe(expected);
});
