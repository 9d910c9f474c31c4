import { isNode, type Node, nameOf, nodesOf } from "./nodes.ts";
import type { Group, Row } from "./rows.ts";
import type { Source } from "./sources.ts";
import { type Text, textOf } from "./texts.ts";

/** What `rungate doctor` finds, as its checks say it. */
export interface Findings {
  /** One for each text of what is found. */
  rows: Row[];
  /** Every text that stands in them, as the sources have it. */
  texts: ReadonlySet<string>;
}

const CHECKS = /^src\/doctor\/checks\//;

/** The functions that make a finding by which there is something to do. */
const KINDS: Readonly<Record<string, Row["kind"]>> = {
  missing: "missing",
  advice: "advice",
  notChecked: "not checked",
};

/**
 * Takes from the sources of all checks what they find, what they expect and what to do about it. What only a run knows is `…`; a text that
 * is handed on from elsewhere has its own row there.
 */
export function findingsOf(sources: readonly Source[]): Findings {
  const checks = sources
    .filter(({ file }) => CHECKS.test(file))
    .map(({ source }) => nodesOf(source).map(({ node }) => node));
  const functions = checks.flat().filter(({ type }) => type === "FunctionDeclaration");
  const texts = new Set<string>();
  const rows = checks.flatMap((nodes) => {
    const tell = teller(nodes, functions, texts);
    const [id = ""] = tell.texts(valueBelow(nodes, "id"));
    const [title = ""] = tell.texts(valueBelow(nodes, "title"));
    return nodes.flatMap((node) => {
      const kind = KINDS[nameOf(node.callee)];
      if (node.type !== "CallExpression" || kind === undefined) return [];
      const [, what, todo] = node.arguments as (Node | undefined)[];
      const told = kind === "not checked" ? { remedy: tell.texts(todo) } : tell.todo(todo);
      const expected = told.expected?.join("; ") || title;
      const advice = told.remedy.join("; ") || "the reason stands in front of it";
      return tell.texts(what).map((says) => ({
        says,
        kind,
        where: `check \`${id}\``,
        expected: markdown(expected),
        do: `${markdown(advice)}${told.line ?? ""}`,
      }));
    });
  });
  return { rows: oncePerText(rows), texts };
}

/** The groups of rows, with the findings in the one that they belong to; and the texts that stand in none of them. */
export function withFindings(
  groups: readonly Group[],
  texts: readonly Text[],
  findings: Findings,
): { groups: Group[]; unfound: Text[] } {
  return {
    groups: groups.map((group) =>
      group.hasFindings ? { ...group, rows: [...group.rows, ...findings.rows] } : group,
    ),
    unfound: texts.filter(({ file, text }) => !(CHECKS.test(file) && findings.texts.has(text))),
  };
}

interface Todo {
  expected?: string[];
  remedy: string[];
  line?: string;
}

/** Reads texts out of the nodes of one source; each that is read is added to `told`. */
function teller(nodes: readonly Node[], functions: readonly Node[], told: Set<string>) {
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

/** What an object of the source has below a key, of the first that has it. */
function valueBelow(nodes: readonly Node[], key: string): unknown {
  return nodes.find((node) => node.type === "Property" && nameOf(node.key) === key)?.value;
}

/** Outside of code, stars and bars are themselves. */
function markdown(text: string): string {
  const pieces = text.split("`");
  return pieces.map((piece, at) => (at % 2 === 0 ? piece.replace(/[*|<]/g, "\\$&") : piece)).join("`");
}

function oncePerText(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}
