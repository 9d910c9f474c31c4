import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markdownLink, markdownText } from "../../src/views/escape.ts";

describe("a link", () => {
  test.each([
    "https://github.com/owner/name/commit/a1b2c3d",
    "https://ghes.example:8443/o/r/actions/runs/1?pr=2#artifacts",
  ])("goes to %s", (address) => {
    expect(markdownLink("job", address)).toBe(`[job](${address})`);
  });

  test.each([
    null,
    "",
    "http://github.com/owner",
    "javascript:alert(1)",
    "https://github.com/a)b",
    "https://github.com/a b",
    'https://github.com/"title"',
    "https://user@evil.example/",
    "https://github.com/\nx",
    "//github.com/",
  ])("does not go to %j", (address) => {
    expect(markdownLink("job", address)).toBe("job");
  });

  test("has no address that could end it early", () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        const link = markdownLink("job", `https://github.com/${path}`);
        expect(link === "job" || /^\[job\]\(https:[^\s()<>"'\\]*\)$/.test(link)).toBe(true);
      }),
    );
  });
});

test("what GitHub shows as an emoji stays text, and a place in a file stays as it can be copied", () => {
  expect(markdownText("x :rocket: :+1: :white_check_mark:")).toBe(
    "x &#58;&#8203;rocket&#58; &#58;&#8203;+1&#58; &#58;&#8203;white&#95;check&#95;mark&#58;",
  );
  expect(markdownText("runs/a.json:2:17: not JSON")).toBe("runs/a.json&#58;2&#58;17&#58; not JSON");
});

test.each([
  ["    four spaces", "&#32;   four spaces"],
  ["- item", "&#45; item"],
  ["1. item", "&#49;. item"],
  ["===", "&#61;=="],
])("%j is no more than text at the beginning of a line", (text, escaped) => {
  expect(markdownText(text)).toBe(escaped);
});
