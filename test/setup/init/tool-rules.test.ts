import { expect, test } from "vitest";
import type { ToolDefinition } from "../../../src/recordings/run.ts";
import { literalReference } from "../../../src/recordings/run.ts";
import { toolBook } from "../../../src/scorers/tool-book.ts";
import { proposeToolRules } from "../../../src/setup/init/propose.ts";
import { made, runOf } from "../../scorers/fixture.ts";

function rulesOf(called: readonly string[], offered: readonly ToolDefinition[] = []) {
  const run = runOf(
    called.map((name) => made(name)),
    { tools: [...offered] },
  );
  return proposeToolRules([run]).map(({ rule }) => rule);
}

test("tools that begin with the same word of reading share a glob", () => {
  expect(rulesOf(["get_a", "book", "get_b", "search_x"])).toEqual([
    { match: "get_*", readOnly: true },
    { match: "search_x", readOnly: true },
  ]);
});

test("a glob that would catch another tool is not proposed", () => {
  const rules = rulesOf(["get_a", "get_b", "get_or_create"]);
  expect(rules).toEqual([
    { match: "get_a", readOnly: true },
    { match: "get_b", readOnly: true },
  ]);
});

test("what the recordings say of a tool holds over its name", () => {
  const offered = [
    { name: "get_lock", readOnly: false },
    { name: "summary", readOnly: true },
    { name: "get_a" },
    { name: "get_b" },
  ];
  expect(rulesOf(["get_a"], offered)).toEqual([
    { match: "get_a", readOnly: true },
    { match: "get_b", readOnly: true },
    { match: "summary", readOnly: true },
  ]);
});

test("a tool of which recordings contradict each other is taken for one that changes something, in all of them", () => {
  const tools = (readOnly: boolean) => [{ name: "get_a", readOnly }];
  const runs = [true, false].map((readOnly) => runOf([made("get_a")], { tools: tools(readOnly) }));
  const rules = proposeToolRules(runs).map(({ rule }) => rule);
  expect(rules).toEqual([{ match: "get_a", readOnly: false }]);
  expect(runs.map((run) => toolBook(rules).isReadOnly("get_a", run.tools))).toEqual([false, false]);
});

test("scratchpads are ignored, and tools that only references name are known", () => {
  const run = runOf([made("think")], { referenceToolCalls: [literalReference("get_a", {})] });
  expect(proposeToolRules([run]).map(({ rule }) => rule)).toEqual([
    { match: "get_a", readOnly: true },
    { match: "think", ignore: true },
  ]);
});

test("a name with the characters of globs is matched and no other", () => {
  const [rule, ...more] = rulesOf(["read_[a]*{b,c}?!(d)|\\e"]);
  expect(more).toEqual([]);
  const book = toolBook(rule === undefined ? [] : [rule]);
  expect(book.isReadOnly("read_[a]*{b,c}?!(d)|\\e", [])).toBe(true);
  expect(book.isReadOnly("read_ab", [])).toBe(false);
});
