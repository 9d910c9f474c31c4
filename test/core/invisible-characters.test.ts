import { describe, expect, test } from "vitest";
import { around, unseenDifference, unseenIn, visible } from "../../src/core/invisible-characters.ts";

describe("what cannot be seen in a text is named", () => {
  test.each([
    ["7\u00a0cm", "7 cm", "no-break space at 2"],
    ["7\u202fcm", "7 cm", "narrow no-break space at 2"],
    ["a\u1680b", "a b", "space U+1680 at 2"],
    ["oak\u200b", "oak", "zero-width space at 4"],
    ["\ufeffoak", "oak", "byte order mark at 1"],
    ["oak\u2063", "oak", "invisible U+2063 at 4"],
    ["a\tb", "a b", "tab at 2"],
    ["a\r\nb", "a\nb", "carriage return at 2"],
    ["a\nb", "a b", "line break at 2"],
    ["oak ", "oak", "space at the end"],
    [" oak", "oak", "space at the start"],
    ["old  oak", "old oak", "a second space at 5"],
    ["\u043eak", "oak", "Cyrillic о (U+043E) at 1"],
    ["p\u03bfrt", "port", "Greek ο (U+03BF) at 2"],
    ["don\u2019t", "don't", "right single quotation mark at 4"],
    ["3\u20135", "3-5", "en dash at 2"],
    ["\u22125", "-5", "minus sign at 1"],
    ["\uff12", "2", "full-width 2 at 1"],
    ["ze\u0301ro", "zéro", "combining acute accent at 3"],
    ["B0", "BO", "digit 0 at 2"],
    ["BO", "B0", "letter O at 2"],
    ["l5", "15", "letter l at 1"],
    ["\u{1f332}\u00a0", "\u{1f332} ", "no-break space at 2"],
  ])("%j beside %j: %s", (text, other, named) => {
    expect(unseenIn(text, other)).toBe(named);
  });

  test.each([
    ["oak", "elm"],
    ["oak tree", "oak"],
    ["дуб", "dub"],
    ["a\nb", "c\nd"],
    ["7\u00a0cm", "8\u00a0cm"],
    ["", "a"],
    ["oak", ""],
  ])("nothing in %j beside %j", (text, other) => {
    expect(unseenIn(text, other)).toBe("");
  });

  test("the one that differs, and three at most", () => {
    expect(unseenIn("a\u00a0b\u00a0c", "a\u00a0b c")).toBe("no-break space at 4");
    expect(unseenIn("\u200b\u200c\u200d\u2060x", "x")).toMatch(/at 3 and 1 more$/);
  });

  test("far into a long text", () => {
    const long = "z".repeat(50_000);
    expect(unseenIn(`${long}\u00a0${long}`, `${long} ${long}`)).toBe("no-break space at 50001");
  });
});

test.each([
  ["zéro", "ze\u0301ro", "the same text in another Unicode form: expected NFC, got NFD"],
  ["7 cm", "7\u00a0cm", "only white space and invisible characters differ"],
  ["oak", "oak\u200b ", "only white space and invisible characters differ"],
  ["Oak", "oAK", "they differ in letter case"],
  ["3-5", "3\u20145", "other characters that look alike"],
  ["oak", "\u043eak", "other characters that look alike"],
  ["oak", "elm", ""],
  ["oak", "oak", ""],
])("%j and %j: %s", (expected, actual, message) => {
  expect(unseenDifference(expected, actual)).toBe(message);
});

test("a text is cut around a place, and no character is split", () => {
  const text = `${"a".repeat(100)}X${"b".repeat(100)}`;
  expect(around(text, 100, 10)).toBe("…aaaaaaXbbb…");
  expect(around(text, 0, 10)).toBe(`${"a".repeat(10)}…`);
  expect(around(text, 201, 10)).toBe(`…${"b".repeat(10)}`);
  expect(around("short", 3, 10)).toBe("short");
  for (let at = 0; at < 40; at += 1)
    expect(() => encodeURIComponent(around("\u{1f332}".repeat(20), at, 9))).not.toThrow();
});

test("a text is written so that all of it is seen, and JSON stays the same", () => {
  const value = { n: "7\u00a0cm", f: "ze\u0301", z: "\u200b", d: "नि", e: "zéro дуб" };
  const text = visible(JSON.stringify(value));
  expect(text).toBe(String.raw`{"n":"7\u00a0cm","f":"ze\u0301","z":"\u200b","d":"नि","e":"zéro дуб"}`);
  expect(JSON.parse(text)).toEqual(value);
});
