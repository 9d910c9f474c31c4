import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "../../src/zod.ts";
import { isNode, lineOf, type Node, nameOf, nodesOf, type Placed } from "./nodes.ts";
import type { Source } from "./sources.ts";
import { textOf } from "./texts.ts";

/** A place that makes an error. */
interface Construction {
  /** `file:line` */
  place: string;
  /** As it is written, on one line: `new ConfigurationError(problems)`. */
  code: string;
  /** Whether a text stands in it, or in what it takes by name from its file or from another one. */
  hasText: boolean;
}

const passedOnSchema = z.array(z.strictObject({ why: z.string(), made: z.array(z.string()) }));

/** How errors are made without a text of their own, for a reason. */
export function readPassedOn(): string[] {
  const text = readFileSync(new URL("passed-on.yml", import.meta.url), "utf8");
  return passedOnSchema.parse(parse(text)).flatMap(({ made }) => made);
}

/** Errors whose text nobody knows, so that it could be a message without a row; and reasons that are no longer needed. */
export function unexplained(sources: readonly Source[], passedOn: readonly string[]): string[] {
  const textless = constructionsIn(sources).filter(({ hasText }) => !hasText);
  const made = new Set(textless.map(({ code }) => code));
  return [
    ...textless
      .filter(({ code }) => !passedOn.includes(code))
      .map(
        ({ place, code }) =>
          `${place}: ${code} is made without a text. Write one, or say in scripts/messages/passed-on.yml where it comes from`,
      ),
    ...passedOn
      .filter((code) => !made.has(code))
      .map((code) => `scripts/messages/passed-on.yml: nothing makes ${code} any longer: take it out`),
  ];
}

/** Every `new` of an error. */
function constructionsIn(sources: readonly Source[]): Construction[] {
  const trees = sources.map(({ file, source }) => ({ file, source, nodes: nodesOf(source) }));
  const errors = errorClasses(trees.flatMap(({ nodes }) => nodes));
  const exported = wordyNames(trees.flatMap(({ nodes }) => nodes).filter(isExported));
  return trees.flatMap(({ file, source, nodes }) => {
    const local = wordyNames(nodes);
    const imported = new Set(
      nodes.filter(({ node }) => node.type === "ImportSpecifier").map(({ node }) => nameOf(node.local)),
    );
    const isWordy = (name: string) => local.has(name) || (imported.has(name) && exported.has(name));
    return nodes.flatMap(({ node }) => {
      if (node.type !== "NewExpression" || !errors.has(nameOf(node.callee))) return [];
      const given = below(node.arguments);
      return {
        place: `${file}:${lineOf(source, node)}`,
        code: source.slice(node.start, Number(node.end)).replace(/\s+/g, " "),
        hasText: given.some((one) => isText(one) || (one.type === "Identifier" && isWordy(nameOf(one)))),
      };
    });
  });
}

/** The names of all classes that are errors: they extend Error, or one another. */
function errorClasses(nodes: readonly Placed[]): Set<string> {
  const errors = new Set(["Error", "TypeError", "RangeError", "InvalidArgumentError"]);
  const classes = nodes.flatMap(({ node }) =>
    node.type === "ClassDeclaration" && node.superClass
      ? [{ name: nameOf(node.id), parent: nameOf(node.superClass) }]
      : [],
  );
  // A class may stand before its parent.
  for (let before = 0; before !== errors.size; ) {
    before = errors.size;
    for (const { name, parent } of classes) if (errors.has(parent)) errors.add(name);
  }
  return errors;
}

/** What constants and functions are called that hold a text. */
function wordyNames(nodes: readonly Placed[]): Set<string> {
  const declared = nodes.filter(({ node }) => /^(?:VariableDeclarator|FunctionDeclaration)$/.test(node.type));
  return new Set(declared.filter(({ node }) => below(node).some(isText)).map(({ node }) => nameOf(node.id)));
}

function isExported({ within }: Placed): boolean {
  return within.slice(0, 2).some(({ type }) => type === "ExportNamedDeclaration");
}

function isText(node: Node): boolean {
  return /\p{L}{2,}.*\s/u.test(textOf(node) ?? "");
}

function below(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(below);
  return isNode(value) ? [value, ...Object.values(value).flatMap(below)] : [];
}
