import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import type { ToolDefinition } from "../../../src/recordings/run.ts";
import { nameMatcher, type ToolBook, toolBook } from "../../../src/scorers/tool-book.ts";

function traitsOf(book: ToolBook, name: string, definitions: readonly ToolDefinition[] = []) {
  return { readOnly: book.isReadOnly(name, definitions), ignore: book.ignores(name) };
}

function bookOf(tools: string) {
  const { policy, problems } = loadConfigFile("p.yml", `tools: ${tools}`);
  expect(problems).toEqual([]);
  return toolBook(policy?.tools ?? []);
}

describe("what is known of a tool", () => {
  test("is nothing without a rule and a hint", () => {
    expect(bookOf("[]").ignoresNone).toBe(true);
    expect(traitsOf(bookOf("[]"), "get_user")).toEqual({ readOnly: false, ignore: false });
  });

  test("is said by the last rule that matches, trait by trait", () => {
    const book = bookOf(
      "[{ match: '*', readOnly: true }, { match: 'get_*', ignore: true }, { match: get_and_delete, readOnly: false }]",
    );
    expect(traitsOf(book, "anything")).toEqual({ readOnly: true, ignore: false });
    expect(traitsOf(book, "get_user")).toEqual({ readOnly: true, ignore: true });
    expect(traitsOf(book, "get_and_delete")).toEqual({ readOnly: false, ignore: true });
    expect(traitsOf(book, "anything")).toEqual({ readOnly: true, ignore: false });
  });

  test("may be taken back by a later rule", () => {
    const book = bookOf("[{ match: think, ignore: true }, { match: 't*', ignore: false }]");
    expect(book.ignores("think")).toBe(false);
    expect(book.ignoresNone).toBe(false);
  });

  test("is said by the recording where no rule speaks of reading", () => {
    const definitions = [
      { name: "look", readOnly: true },
      { name: "write", readOnly: false },
    ];
    const book = bookOf("[{ match: look, ignore: true }]");
    expect(traitsOf(book, "look", definitions)).toEqual({ readOnly: true, ignore: true });
    expect(book.isReadOnly("write", definitions)).toBe(false);
    expect(book.isReadOnly("other", definitions)).toBe(false);
  });

  test("is not said by the recording against a rule: a pull request writes the recording", () => {
    const book = bookOf("[{ match: 'delete_*', readOnly: false }]");
    expect(book.isReadOnly("delete_user", [{ name: "delete_user", readOnly: true }])).toBe(false);
  });

  test("of one recording does not stick to the next", () => {
    const book = bookOf("[]");
    expect(book.isReadOnly("look", [{ name: "look", readOnly: true }])).toBe(true);
    expect(book.isReadOnly("look", [])).toBe(false);
  });

  test("holds for tools called like members of Object.prototype", () => {
    const book = bookOf("[{ match: __proto__, ignore: true }]");
    expect(book.ignores("__proto__")).toBe(true);
    expect(book.ignores("constructor")).toBe(false);
  });
});

test("a tool's name is no path: * matches a slash in it", () => {
  expect(nameMatcher("mcp/*")("mcp/files/read")).toBe(true);
  expect(nameMatcher("*read")("mcp/files/read")).toBe(true);
  expect(nameMatcher("mcp/*")("mcp")).toBe(false);
});
