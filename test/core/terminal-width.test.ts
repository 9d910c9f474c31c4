import { expect, test } from "vitest";
import { columnsOf, wrapLine } from "../../src/core/terminal-width.ts";

test("colors and combining marks take no column, and wide characters two", () => {
  expect(["abc", "\u001b[2mabc\u001b[22m", "e\u0301", "東京", "✅"].map(columnsOf)).toEqual([3, 3, 1, 4, 2]);
});

test("a line breaks at its last space that fits, and goes on indented", () => {
  expect(wrapLine("  one two three four", 12)).toBe("  one two\n      three\n      four");
  expect(wrapLine("one two", 7)).toBe("one two");
});

test("a word that is too long is not broken, and no character is lost", () => {
  expect(wrapLine(`a ${"b".repeat(20)} c`, 10)).toBe(`a\n    ${"b".repeat(20)}\n    c`);
});

test("a color does not count, wherever the line breaks", () => {
  expect(wrapLine("\u001b[2mone two\u001b[22m three", 7)).toBe("\u001b[2mone two\u001b[22m\n    three");
});
