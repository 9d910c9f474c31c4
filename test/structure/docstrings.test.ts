import { expect, test } from "vitest";
import { importsOf, isNode, type Node, sourcesIn, textOf, treeOf } from "./sources.ts";

const files = sourcesIn("src");

/** What files of other folders import, as `file name`. */
const shared = new Set(
  files.flatMap((file) =>
    importsOf(file).flatMap(({ from, names }) =>
      folderOf(from) === folderOf(file) ? [] : names.map((name) => `${from} ${name}`),
    ),
  ),
);

interface Exported {
  name: string;
  /** Types of one line say what they are; the members of `…Options` are the options of a command, which say it themselves. */
  speaksForItself: boolean;
  docstring: string | undefined;
}

test("what other folders use says what it is", () => {
  const silent = files.flatMap((file) =>
    exportsOf(textOf(file))
      .filter(({ name, speaksForItself }) => !speaksForItself && shared.has(`${file} ${name}`))
      .flatMap(({ name, docstring }) => (docstring === undefined ? [`${file} ${name}`] : [])),
  );
  expect(silent).toEqual([]);
});

test("docstrings are sentences, without tags", () => {
  const tagged = files.flatMap((file) =>
    exportsOf(textOf(file)).flatMap(({ name, docstring }) =>
      /^\s*\*?\s*@\w/m.test(docstring ?? "") ? [`${file} ${name}`] : [],
    ),
  );
  expect(tagged).toEqual([]);
});

test.each([
  ["export function a() {}", undefined],
  ["/** A. */\nexport const a = 1;", " A. "],
  ["/* A. */\nexport class a {}", undefined],
  ["/** B. */\nconst b = 1;\nexport const a = b;", undefined],
])("%j has that docstring", (text, docstring) => {
  expect(exportsOf(text)).toEqual([{ name: "a", speaksForItself: false, docstring }]);
});

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf("/"));
}

function exportsOf(text: string): Exported[] {
  const { body } = treeOf(text) as unknown as { body: Node[] };
  return body.flatMap(({ type, start, declaration }) => {
    if (type !== "ExportNamedDeclaration" || !isNode(declaration)) return [];
    const [, docstring] = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*$/.exec(text.slice(0, start)) ?? [];
    return namesIn(declaration).map((name) => {
      const isOptions = declaration.type === "TSInterfaceDeclaration" && name.endsWith("Options");
      return { name, speaksForItself: isOptions || isShortType(declaration, text), docstring };
    });
  });
}

function isShortType({ type, start, end }: Node, text: string): boolean {
  return type === "TSTypeAliasDeclaration" && !text.slice(start, end).includes("\n");
}

function namesIn(declaration: Node): string[] {
  const list = Array.isArray(declaration.declarations)
    ? declaration.declarations.filter(isNode)
    : [declaration];
  return list.flatMap(({ id }) => (isNode(id) && typeof id.name === "string" ? [id.name] : []));
}
