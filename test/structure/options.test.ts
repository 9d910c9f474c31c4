import { Command } from "commander";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { commands } from "../../src/cli/program.ts";
import { textScorers } from "../../src/scorers/texts/index.ts";
import { fileViews } from "../../src/views/index.ts";
import { isNode, type Node, nodesIn, sourcesIn, textOf, treeOf } from "./sources.ts";

/** The text of all tests: an option that none of them mentions has no test. */
const testText = sourcesIn("test")
  .filter((file) => !file.startsWith("test/structure/"))
  .map(textOf)
  .join("\n");

describe("options of the command line", () => {
  // Views are read by the names in their list.
  const read = new Set([...keysRead(sourcesIn("src/cli")), ...fileViews.map(({ name }) => name)]);
  test.each(commands)("$name: each is read, and some test gives it", async ({ load }) => {
    const command = new Command();
    (await load())(command, () => {});
    const { options } = command;
    expect(options.length).toBeGreaterThan(0);
    expect(options.filter((option) => !read.has(option.attributeName())).map(({ flags }) => flags)).toEqual(
      [],
    );
    expect(options.filter(({ long }) => !isTested(long ?? "")).map(({ flags }) => flags)).toEqual([]);
  });
});

test("each input of the action is read, and some test gives it", () => {
  const inputs = Object.keys(parse(textOf("action.yml")).inputs);
  const read = keysRead([
    ...sourcesIn("src/github").filter((file) => file !== "src/github/inputs.ts"),
    // Compared through the report, because the base branch's report has it too.
    "src/report/reasons.ts",
  ]);
  expect(inputs.length).toBeGreaterThan(10);
  expect(inputs.filter((name) => !read.has(name))).toEqual([]);
  expect(inputs.filter((name) => !isTested(name))).toEqual([]);
});

test("each input of the reusable workflow gets somewhere", () => {
  const text = textOf(".github/workflows/gate.yml");
  const { inputs, secrets } = parse(text).on.workflow_call;
  const names = [
    ...Object.keys(inputs).map((name) => `inputs.${name}`),
    ...Object.keys(secrets ?? {}).map((name) => `secrets.${name}`),
  ];
  expect(names.filter((name) => !new RegExp(`\\b${name}(?![\\w-])`).test(text))).toEqual([]);
});

describe("keys of the files that teams write", () => {
  // Scorers of texts are read by the names in their list.
  const read = new Set([
    ...keysRead(sourcesIn("src").filter((file) => !/[/-]schema\.ts$/.test(file))),
    ...textScorers.map(({ id }) => id),
  ]);
  /** `description` is for people; keys with `$` are for editors, or matchers, which have a table. */
  const isForOthers = (key: string) => key === "description" || key.startsWith("$");
  test.each(["policy", "expectations"])("%s: each is read", (name) => {
    const keys = keysOf(JSON.parse(textOf(`schemas/${name}.schema.json`)));
    expect(keys.size).toBeGreaterThan(15);
    expect([...keys].filter((key) => !read.has(key) && !isForOthers(key))).toEqual([]);
  });
});

/** True when a test contains the whole word: `--runs` is no part of `--runs-artifact`. */
function isTested(word: string): boolean {
  return new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(testText);
}

function keysRead(files: readonly string[]): Set<string> {
  return new Set(
    files.flatMap((file) => [...nodesIn(treeOf(textOf(file)))].flatMap(({ node }) => keysIn(node))),
  );
}

function keysIn(node: Node): string[] {
  if (node.type === "MemberExpression") return nameOf(node.property);
  if (node.type !== "ObjectPattern" || !Array.isArray(node.properties)) return [];
  return node.properties.filter(isNode).flatMap(({ key }) => nameOf(key));
}

function nameOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  const name = node.type === "Literal" ? node.value : node.name;
  return typeof name === "string" ? [name] : [];
}

function keysOf(schema: unknown): Set<string> {
  if (typeof schema !== "object" || schema === null) return new Set();
  const own = "properties" in schema ? Object.keys(schema.properties as object) : [];
  return new Set([...own, ...Object.values(schema).flatMap((inner) => [...keysOf(inner)])]);
}
