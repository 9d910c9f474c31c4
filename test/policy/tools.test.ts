import { describe, expect, test } from "vitest";
import { loadPolicy } from "../../src/policy/load.ts";
import { nameMatcher, toolBook } from "../../src/policy/tools.ts";

function bookOf(tools: string) {
  const { policy, problems } = loadPolicy("p.yml", `tools: ${tools}`);
  expect(problems).toEqual([]);
  return toolBook(policy?.tools ?? []);
}

describe("what is known of a tool", () => {
  test("is nothing without a rule and a hint", () => {
    expect(bookOf("[]")("get_user", [])).toEqual({ readOnly: false, ignore: false });
  });

  test("is said by the last rule that matches, trait by trait", () => {
    const book = bookOf(
      "[{ match: '*', readOnly: true }, { match: 'get_*', ignore: true }, { match: get_and_delete, readOnly: false }]",
    );
    expect(book("anything", [])).toEqual({ readOnly: true, ignore: false });
    expect(book("get_user", [])).toEqual({ readOnly: true, ignore: true });
    expect(book("get_and_delete", [])).toEqual({ readOnly: false, ignore: true });
    expect(book("anything", [])).toEqual({ readOnly: true, ignore: false });
  });

  test("may be taken back by a later rule", () => {
    const book = bookOf("[{ match: think, ignore: true }, { match: 't*', ignore: false }]");
    expect(book("think", []).ignore).toBe(false);
  });

  test("is said by the recording where no rule speaks of reading", () => {
    const definitions = [
      { name: "look", readOnly: true },
      { name: "write", readOnly: false },
    ];
    const book = bookOf("[{ match: look, ignore: true }]");
    expect(book("look", definitions)).toEqual({ readOnly: true, ignore: true });
    expect(book("write", definitions).readOnly).toBe(false);
    expect(book("other", definitions).readOnly).toBe(false);
  });

  test("is not said by the recording against a rule: a pull request writes the recording", () => {
    const book = bookOf("[{ match: 'delete_*', readOnly: false }]");
    expect(book("delete_user", [{ name: "delete_user", readOnly: true }]).readOnly).toBe(false);
  });

  test("of one recording does not stick to the next", () => {
    const book = bookOf("[]");
    expect(book("look", [{ name: "look", readOnly: true }]).readOnly).toBe(true);
    expect(book("look", []).readOnly).toBe(false);
  });

  test("holds for tools called like members of Object.prototype", () => {
    const book = bookOf("[{ match: __proto__, ignore: true }]");
    expect(book("__proto__", []).ignore).toBe(true);
    expect(book("constructor", []).ignore).toBe(false);
  });
});

test("a tool's name is no path: * matches a slash in it", () => {
  expect(nameMatcher("mcp/*")("mcp/files/read")).toBe(true);
  expect(nameMatcher("*read")("mcp/files/read")).toBe(true);
  expect(nameMatcher("mcp/*")("mcp")).toBe(false);
});
