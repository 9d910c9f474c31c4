import { Command } from "commander";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { viewOption } from "../../src/cli/options.ts";
import { commands } from "../../src/cli/program.ts";
import { requestedScorers } from "../../src/scorers/requested.ts";
import { fileViews } from "../../src/views/index.ts";
import { isNode, type Node, nodesIn, sourcesIn, textOf, treeOf } from "./sources.ts";

/** The text of all tests: an option that none of them names has no test. */
const said = sourcesIn("test")
  .filter((file) => !file.startsWith("test/structure/"))
  .map(textOf)
  .join("\n");

describe("options of the command line", () => {
  // Views are taken by the names that they have in their list.
  const read = new Set([
    ...keysRead(sourcesIn("src/cli")),
    ...fileViews.map((view) => viewOption(view).attributeName()),
  ]);
  test.each(commands.filter(({ name }) => name !== "demo"))(
    "$name: each is read, and some test gives it",
    async ({ load }) => {
      const command = new Command();
      (await load())(command, () => {});
      const { options } = command;
      expect(options.length).toBeGreaterThan(0);
      expect(options.filter((one) => !read.has(one.attributeName())).map(({ flags }) => flags)).toEqual([]);
      expect(options.filter(({ long }) => !isSaid(long ?? "")).map(({ flags }) => flags)).toEqual([]);
    },
  );
});

test("each input of the action is read, and some test gives it", () => {
  const inputs = Object.keys(parse(textOf("action.yml")).inputs);
  const read = keysRead([
    ...sourcesIn("src/github").filter((file) => file !== "src/github/inputs.ts"),
    // By what the report says of it, for the base branch has to say it too.
    "src/report/red.ts",
  ]);
  expect(inputs.length).toBeGreaterThan(10);
  expect(inputs.filter((name) => !read.has(name))).toEqual([]);
  expect(inputs.filter((name) => !isSaid(name))).toEqual([]);
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
  // Requested scorers are taken by the names that they have in their list.
  const read = new Set([
    ...keysRead(sourcesIn("src").filter((file) => !/[/-]schema\.ts$/.test(file))),
    ...requestedScorers.map(({ id }) => id),
  ]);
  /** `description` is for people, what begins with `$` for editors or a matcher, of which there is a table. */
  const isForOthers = (key: string) => key === "description" || key.startsWith("$");
  test.each(["policy", "expectations"])("%s: each is read", (name) => {
    const keys = keysOf(JSON.parse(textOf(`schemas/${name}.schema.json`)));
    expect(keys.size).toBeGreaterThan(15);
    expect([...keys].filter((key) => !read.has(key) && !isForOthers(key))).toEqual([]);
  });
});

/** Matches whole words only: `--runs` is not a part of `--runs-artifact`. */
function isSaid(word: string): boolean {
  return new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(said);
}

/** Keys that files take out of objects, one way or the other. */
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

/** The names of all properties in a JSON schema. */
function keysOf(schema: unknown): Set<string> {
  if (typeof schema !== "object" || schema === null) return new Set();
  const own = "properties" in schema ? Object.keys(schema.properties as object) : [];
  return new Set([...own, ...Object.values(schema).flatMap((inner) => [...keysOf(inner)])]);
}
