const VOID = new Set(["meta", "input"]);
const NAME = "[a-z][a-z0-9-]*";
const TOKEN = new RegExp(
  `<(?<open>${NAME})(?<attributes>(?: [a-zA-Z][\\w-]*(?:="[^"<>]*")?)*)(?<closed>/)?>|</(?<close>${NAME})>|(?<text>[^<>]+)`,
  "y",
);

export interface Node {
  /** Undefined: text. */
  element: string | undefined;
  attributes: Map<string, string>;
  text: string;
}

/** Parses strict HTML in order. Throws unless each element is closed and each attribute quoted. */
export function nodesOf(html: string): Node[] {
  const nodes: Node[] = [];
  const open: string[] = [];
  for (let at = 0; at < html.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(html)?.groups;
    if (found === undefined) throw new Error(`no HTML: ${html.slice(at, at + 80)}`);
    const { open: element, attributes = "", closed, close, text } = found;
    if (element !== undefined) {
      nodes.push({ element, attributes: attributesOf(attributes), text: "" });
      if (closed === undefined && !VOID.has(element)) open.push(element);
    } else if (close !== undefined) {
      const expected = open.pop();
      if (close !== expected) throw new Error(`</${close}> where </${expected}> should be`);
    } else nodes.push({ element: undefined, attributes: new Map(), text: decoded(text ?? "") });
  }
  if (open.length > 0) throw new Error(`not closed: ${open.join(", ")}`);
  return nodes;
}

/** The elements with their attribute names, and the values of style and behaviour attributes. */
export function structureOf(html: string): string[] {
  return nodesOf(html).flatMap(({ element, attributes }) => {
    if (element === undefined) return [];
    const shown = [...attributes].map(([name, value]) => (WORKING.has(name) ? `${name}=${value}` : name));
    return [[element, ...shown].join(" ")];
  });
}

const WORKING = new Set(["class", "id", "href", "data-states", "data-sort", "role", "scope", "type"]);

function attributesOf(text: string): Map<string, string> {
  const found = text.matchAll(/ (?<name>[\w-]+)(?:="(?<value>[^"]*)")?/g);
  return new Map([...found].map(({ groups }) => [groups?.name ?? "", decoded(groups?.value ?? "")]));
}

function decoded(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
}
