import { isNode, lineOf, type Node, nameOf, nodesOf, type Placed } from "./nodes.ts";
import { textOf } from "./texts.ts";

/** A place that makes an error. */
export interface Construction {
  /** `file:line` */
  place: string;
  file: string;
  /** As it is written: `new ConfigurationError(problems)`. */
  code: string;
  /** Whether a text stands in it, or in what the same file gives to the names in it. */
  hasText: boolean;
}

/** The names of all classes of these sources that are errors: they extend Error, or one another. */
export function errorClasses(sources: Iterable<string>): Set<string> {
  const errors = new Set(["Error", "TypeError", "RangeError", "InvalidArgumentError"]);
  const classes = [...sources].flatMap((source) =>
    nodesOf(source).flatMap(({ node }) =>
      node.type === "ClassDeclaration" && node.superClass
        ? [{ name: nameOf(node.id), parent: nameOf(node.superClass) }]
        : [],
    ),
  );
  // A class may stand before its parent.
  for (let before = 0; before !== errors.size; ) {
    before = errors.size;
    for (const { name, parent } of classes) if (errors.has(parent)) errors.add(name);
  }
  return errors;
}

/** Every `new` of an error in a source. */
export function constructionsIn(
  file: string,
  source: string,
  errors: ReadonlySet<string>,
): Construction[] {
  const nodes = nodesOf(source);
  return nodes.flatMap(({ node }) => {
    if (node.type !== "NewExpression" || !errors.has(nameOf(node.callee))) return [];
    const code = source.slice(node.start, Number(node.end)).replace(/\s+/g, " ");
    const place = `${file}:${lineOf(source, node)}`;
    return [{ place, file, code, hasText: leadsToText(node.arguments, nodes) }];
  });
}

function leadsToText(parts: unknown, nodes: readonly Placed[]): boolean {
  const inside = below(parts);
  if (inside.some(isText)) return true;
  const names = new Set(inside.filter(({ type }) => type === "Identifier").map(nameOf));
  return nodes.some(({ node }) => names.has(nameOf(node.id)) && below(node).some(isText));
}

function isText(node: Node): boolean {
  return /\p{L}{2,}.*\s/u.test(textOf(node) ?? "");
}

function below(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(below);
  return isNode(value) ? [value, ...Object.values(value).flatMap(below)] : [];
}
