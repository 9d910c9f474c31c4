import { type Node, nameOf, nodesOf } from "./nodes.ts";
import type { Group, Row } from "./rows.ts";
import type { Source } from "./sources.ts";
import { teller } from "./teller.ts";
import type { Text } from "./texts.ts";

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
