import { describe, expect, test } from "vitest";
import { code, joined, link, markdown, nothing, unseenLine } from "../../../src/core/escape.ts";

const textOf = (text: string) => markdown`${text}`.text;

describe("a link", () => {
  test.each([
    "https://github.com/owner/name/commit/a1b2c3d",
    "https://ghes.example:8443/o/r/actions/runs/1?pr=2#artifacts",
  ])("goes to %s", (address) => {
    expect(link(markdown`job`, address).text).toBe(`[job](${address})`);
  });

  test.each([
    null,
    "",
    "http://github.com/owner",
    "javascript:alert(1)",
    "javascript:alert(1)//https://example.org",
    "https://github.com/a)b",
    "https://github.com/a b",
    'https://github.com/"title"',
    "https://user@evil.example/",
    "https://github.com/\nx",
    "//github.com/",
  ])("does not go to %j", (address) => {
    expect(link(markdown`job`, address).text).toBe("job");
  });
});

test("what GitHub shows as an emoji stays text, and a place in a file stays as it can be copied", () => {
  expect(textOf("x :rocket: :+1: :white_check_mark:")).toBe(
    "x &#58;&#8203;rocket: &#58;&#8203;+1: &#58;&#8203;white&#95;check&#95;mark&#58;",
  );
  expect(textOf("runs/a.json:2:17: not JSON")).toBe("runs/a.json&#58;2&#58;17: not JSON");
  expect(textOf("a.json:100:1")).toBe("a.json&#58;&#8203;100&#58;1");
});

test("a commit's hash, and what one could begin with, is no link; in code it stays as it can be copied", () => {
  const hash = "a5c3785ed8d6a35868bc169f07e40e889087fd2e";
  const parts = ["a5c378", "5ed8d6", "a35868", "bc169f", "07e40e", "889087", "fd2e"].join("&#8203;");
  expect(textOf(hash)).toBe(parts);
  expect(textOf(`user@${hash}`)).toBe(`user&#64;&#8203;${parts}`);
  expect(textOf("x-a5c3785")).toBe("x-a5c378&#8203;5");
  expect(code(hash).text).toBe(`<code>${hash}</code>`);
});

test.each(["a5c378", "a5c3785x", "20260612-porto", "4815162342", "a5c3785e".repeat(8)])(
  "%s is no commit, and stays as it can be copied",
  (text) => {
    expect(textOf(`of ${text}`)).toBe(`of ${text}`);
  },
);

test.each([
  ["    four spaces", "&#32;   four spaces"],
  ["- item", "&#45; item"],
  ["1. item", "&#49;. item"],
  ["12)", "&#49;2)"],
  ["2026", "&#50;026"],
  ["===", "&#61;=="],
  ["two spaces  ", "two spaces &#32;"],
  ["40 cases", "40 cases"],
  ["86.4%", "86.4%"],
])("%j is no more than text at the beginning of a line", (text, escaped) => {
  expect(textOf(text)).toBe(escaped);
  expect(markdown`- ${text}`.text).toBe(`- ${escaped}`);
  expect(markdown`a\n${text}`.text).toBe(`a\n${escaped}`);
});

test("a number in the middle of a line, in a cell or in a heading stays one", () => {
  expect(markdown`a ${"1."} | ${"2026"}`.text).toBe("a 1. | 2026");
  expect(markdown`### ${"1. x"}`.text).toBe("### 1. x");
});

test.each([
  [["www", ".a.b"], "www&#8203;.a.b"],
  [["ht", "tps://a"], "ht&#8203;tps&#58;&#8203;//a"],
  [[":rock", "et:"], "&#58;rock&#8203;et&#58;"],
  [["GH-", 12], "GH-&#8203;12"],
  [["a", " b"], "a&#32;b"],
  [["a", ", b"], "a, b"],
])("pieces that touch are no word together: %j", (pieces, escaped) => {
  expect(markdown`${pieces}`.text).toBe(escaped);
  expect(markdown`${pieces.map((piece) => markdown`${piece}`)}`.text).toBe(escaped);
});

test("nothing says nothing, and leaves no separator", () => {
  expect(markdown`${false}${null}${undefined}${""}${[]}`.text).toBe("");
  expect(joined([markdown`a`, nothing, markdown`b`], "\n\n").text).toBe("a\n\nb");
});

test("an unseen line holds words, whatever they are", () => {
  expect(unseenLine("rungate suite=a-b run=12").text).toBe("<!-- rungate suite=a-b run=12 -->");
  expect(unseenLine("--> <b>\n@x").text).toBe("<!-- --- -b---x -->");
});

test("code is cut where it is long, and never in the middle of a character", () => {
  expect(code("😀".repeat(300)).text).toBe(`<code>${"😀".repeat(250)}…</code>`);
  expect(code(`x${"😀".repeat(300)}`).text).toBe(`<code>x${"😀".repeat(249)}…</code>`);
});
