import { isNode, type Node, nameOf } from "./nodes.ts";
import { textOf } from "./texts.ts";

/** What a reader is to do, as far as the source says it. */
interface Todo {
  expected?: string[];
  remedy: string[];
  line?: string;
}

/** Reads texts out of the nodes of one source; each that is read is added to `told`. */
export function teller(nodes: readonly Node[], functions: readonly Node[], told: Set<string>) {
  const constants = nodes.filter(({ type, init }) => type === "VariableDeclarator" && isNode(init));

  /** A name means what was declared last before it, or further down where a constant stands below its use. */
  function declared(name: Node): unknown {
    const alike = constants.filter(({ id }) => nameOf(id) === nameOf(name));
    return (alike.findLast(({ start }) => start < name.start) ?? alike[0])?.init;
  }

  /** All texts that a value may be; none where it comes from elsewhere. */
  function texts(node: unknown): string[] {
    if (!isNode(node)) return [];
    const text = textOf(node);
    if (text !== undefined) {
      told.add(text);
      return [text];
    }
    switch (node.type) {
      case "Identifier":
        return texts(declared(node));
      case "ConditionalExpression":
        return [...texts(node.consequent), ...texts(node.alternate)];
      case "LogicalExpression":
        return [...texts(node.left), ...texts(node.right)];
      case "CallExpression":
        return texts(functions.find(({ id }) => nameOf(id) === nameOf(node.callee))?.body);
      case "BlockStatement":
        return (node.body as Node[]).flatMap((one) =>
          one.type === "ReturnStatement" ? texts(one.argument) : [],
        );
      default:
        return [];
    }
  }

  function todo(node: unknown): Todo {
    if (!isNode(node)) return { remedy: [] };
    if (node.type === "Identifier") return todo(declared(node));
    const found: Todo = { remedy: [] };
    for (const part of (node.properties ?? []) as Node[]) {
      if (part.type === "SpreadElement") Object.assign(found, todo(part.argument));
      else if (nameOf(part.key) === "yaml") found.line = linesOf(part.value);
      else if (nameOf(part.key) === "expected") found.expected = texts(part.value);
      else if (nameOf(part.key) === "remedy") found.remedy = texts(part.value);
    }
    return found;
  }

  return { texts, todo };
}

/** The line to write; of several it is enough that they are there. */
function linesOf(node: unknown): string {
  const elements = isNode(node) && node.type === "ArrayExpression" ? (node.elements as Node[]) : [];
  const [line] = elements.map(lineText);
  return elements.length === 1 && line !== undefined ? ` \`${line}\`` : " the lines that follow";
}

/** A text of one line, in which what GitHub is to evaluate is written out. */
function lineText(node: Node): string | undefined {
  if (node.type !== "TemplateLiteral") return textOf(node);
  const [first = "", ...others] = (node.quasis as { value: { cooked: string } }[]).map(
    ({ value }) => value.cooked,
  );
  const values = (node.expressions as Node[]).map(({ callee, arguments: given }) => {
    const [text] = nameOf(callee) === "expression" ? (given as Node[]).map(textOf) : [];
    return text === undefined ? "…" : `\${{ ${text} }}`;
  });
  return others.reduce((line, piece, at) => `${line}${values[at]}${piece}`, first);
}
