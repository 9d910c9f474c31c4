import { expect, test } from "vitest";
import { bareName, fullName, mcpServerIn, spellings, toolKey, toolNamed } from "../../src/core/tool-name.ts";

test.each([
  [{ name: "ask" }, "ask", "ask", ["ask"]],
  [{ name: "a/ask" }, "a/ask", "a/ask", ["a/ask"]],
  [{ name: "ask", server: "faq" }, "ask", "faq/ask", ["ask", "faq/ask", "mcp__faq__ask"]],
  [{ name: "faq/ask", server: "faq" }, "ask", "faq/ask", ["faq/ask", "mcp__faq__ask", "ask"]],
  [
    { name: "mcp__faq__ask__now", server: "faq" },
    "ask__now",
    "mcp__faq__ask__now",
    ["mcp__faq__ask__now", "faq/ask__now", "ask__now"],
  ],
  [
    { name: "ask", server: "acme.ai Faq" },
    "ask",
    "acme.ai Faq/ask",
    ["ask", "acme.ai Faq/ask", "mcp__acme_ai_Faq__ask"],
  ],
])("a tool of a recording, %j", (tool, bare, full, all) => {
  expect(bareName(tool)).toBe(bare);
  expect(fullName(tool)).toBe(full);
  expect(spellings(tool)).toEqual(all);
});

test.each([
  ["mcp__faq__ask", "faq"],
  ["mcp__faq", undefined],
  ["mcp__", undefined],
  ["mcp____x", undefined],
  ["faq__ask", undefined],
  ["faq/ask", undefined],
])("the server in the name %s is %s", (name, server) => {
  expect(mcpServerIn(name)).toBe(server);
});

test("names of one tool have one key, however their server is written", () => {
  const names = ["faq/ask", "mcp__faq__ask"].map(toolNamed);
  expect(names.map(toolKey)).toEqual(["faq/ask", "faq/ask"]);
  expect(toolKey({ name: "ask", server: "a-b.c" })).toBe(toolKey(toolNamed("mcp__a_b_c__ask")));
  expect(toolKey(toolNamed("io.github.acme/faq/ask"))).toBe(
    toolKey({ name: "ask", server: "io.github.acme/faq" }),
  );
  expect(toolKey(toolNamed("ask"))).toBeUndefined();
  expect(toolKey(toolNamed("faq/ask_now"))).not.toBe(toolKey(toolNamed("faq/ask-now")));
});
