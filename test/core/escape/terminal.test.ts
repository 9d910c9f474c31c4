import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  lines,
  manyLines,
  padEnd,
  padStart,
  paintWith,
  sections,
  terminal,
  terminalWidth,
} from "../../../src/core/escape.ts";
import { nastyText } from "./quiet.ts";

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

test("what is put into a line is text, what is finished stays as it is, and nothing is nothing", () => {
  const finished = terminal`1\n2`;
  expect(terminal`a ${"\u001b[2J\n"} ${finished} ${3} ${false}${null}${undefined}${["x", ["\t"]]}`.text).toBe(
    "a \\u{1b}[2J\\n 1\n2 3 x\\t",
  );
});

test("lines are one below the other, sections have an empty line between them, and empty ones are left out", () => {
  const [a, b] = [terminal`a`, terminal`b`];
  expect(lines([a, b]).text).toBe("a\nb");
  expect(sections([[a, b], [], [b]]).text).toBe("a\nb\n\nb");
  expect(sections([]).text).toBe("");
});

test("the lines of a file stay lines, and show what is invisible in them", () => {
  expect(manyLines("a:\r\n\tb\u202e\n\nc\n").text).toBe("a:\n    b\\u{202e}\n\nc");
  expect(manyLines("\n\n").text).toBe("\n");
});

describe("a colour", () => {
  test("is there where colours are wanted, and only there", () => {
    expect(paintWith(true).red("x").text).toBe("\u001b[31mx\u001b[39m");
    expect(paintWith(false).red("x").text).toBe("x");
  });

  test("is never one that the text brings along", () => {
    fc.assert(
      fc.property(nastyText, (text) => {
        expect(paintWith(false).bold(text).text).not.toMatch(INVISIBLE);
        const [before, ...painted] = paintWith(true).bold(text).text.split("\u001b");
        expect([before, painted.length]).toEqual(["", 2]);
        for (const part of painted) expect(part).not.toMatch(INVISIBLE);
      }),
    );
  });
});

describe("columns", () => {
  test.each([
    ["abc", 3],
    ["文字", 4],
    ["\u{1f680}", 2],
    ["e\u0301", 1],
    ["\u202e", "\\u{202e}".length],
    ["\n", 2],
  ])("of %j are as many as a terminal shows: %i", (text, columns) => {
    expect(terminalWidth(text)).toBe(columns);
    expect(padEnd(text, 10)).toBe(text + " ".repeat(10 - columns));
    expect(padStart(text, 10)).toBe(" ".repeat(10 - columns) + text);
  });

  test("are never fewer than the text has", () => {
    expect(padEnd("abc", 2)).toBe("abc");
    expect(padStart("abc", 2)).toBe("abc");
  });
});
