import { parseAst } from "rolldown/parseAst";

/** A node of a syntax tree, as far as messages need to know it. */
export interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** A node with what it stands in, the nearest first. */
export interface Placed {
  node: Node;
  within: readonly Node[];
}

/** All nodes of a TypeScript source, in its order. Types are passed over, since nobody says them. Throws on a syntax error. */
export function nodesOf(source: string): Placed[] {
  const found: Placed[] = [];
  visit(parseAst(source, { lang: "ts" }), []);
  return found;

  function visit(value: unknown, within: readonly Node[]): void {
    if (Array.isArray(value)) for (const one of value) visit(one, within);
    else if (isNode(value) && !isType(value)) {
      found.push({ node: value, within });
      for (const part of Object.values(value)) visit(part, [value, ...within]);
    }
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

// Those that wrap a value: `x as T`, `x satisfies T`, `x!`.
const VALUES = [
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
  "TSInstantiationExpression",
];

function isType({ type }: Node): boolean {
  return type.startsWith("TS") && !VALUES.includes(type);
}

/** The name of an identifier, or of the last part of `a.b.name`; "" for anything else. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "MemberExpression") return nameOf(node.property);
  return typeof node.name === "string" ? node.name : "";
}

/** The line of the source that a node begins on, from 1. */
export function lineOf(source: string, { start }: Node): number {
  return source.slice(0, start).split("\n").length;
}
