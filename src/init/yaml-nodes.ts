import { type Document, type Node, Pair, Scalar, type ToStringOptions, YAMLMap, YAMLSeq } from "yaml";
import { plainText } from "../escape/plain.ts";
import { yamlEscape } from "../escape/yaml.ts";
import { isObject, type Json } from "../json/json.ts";

/** Characters, as JSON, up to which a list or an object stands on one line. */
const ONE_LINE = 88;
/** Characters that hide text or turn its direction, half characters, and those that YAML reads as the end of a line. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** One line per value, whatever its length: what is folded is hard to search and to compare. */
const FORM: ToStringOptions = {
  lineWidth: 0,
  singleQuote: false,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
};

/** A value as a node: exact, on one line where it is short, with quotes where YAML would read something else. */
export function nodeOf(value: Json): Node {
  if (Array.isArray(value)) return sequence(value.map(nodeOf), isShort(value));
  if (!isObject(value)) return scalar(value);
  return mapping(
    Object.entries(value).map(([key, item]) => [key, nodeOf(item)]),
    isShort(value),
  );
}

/** An object of nodes. */
export function mapping(entries: Iterable<readonly [key: string, value: Node]>, oneLine = false): YAMLMap {
  const node = new YAMLMap();
  node.flow = oneLine;
  for (const [key, value] of entries) node.items.push(new Pair(keyNode(key), value));
  return node;
}

/** A list of nodes. */
export function sequence(items: readonly Node[], oneLine = items.length === 0): YAMLSeq {
  const node = new YAMLSeq();
  node.flow = oneLine;
  node.items = [...items];
  return node;
}

/** A comment: each text is one line, whatever characters it has. */
export function comment(...lines: readonly string[]): string {
  return lines.map((line) => (line === "" ? "" : ` ${plainText(line)}`)).join("\n");
}

/** The text of a YAML document made of such nodes and comments. What is invisible stands inside double quotes only. */
export function yamlText(document: Document): string {
  return document.toString(FORM).replace(INVISIBLE, yamlEscape);
}

function scalar(value: null | boolean | number | bigint | string): Scalar {
  const node = new Scalar(typeof value === "number" ? exact(value) : value);
  if (typeof value === "string" && value.search(INVISIBLE) >= 0) node.type = Scalar.QUOTE_DOUBLE;
  return node;
}

/** A double prints only the digits that tell it apart from its neighbours. Read as an integer they would be another number. */
function exact(value: number): number | bigint {
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? BigInt(value) : value;
}

function keyNode(key: string): Scalar {
  const node = scalar(key);
  // Plain, it would be a merge key.
  if (key === "<<") node.type = Scalar.QUOTE_DOUBLE;
  return node;
}

function isShort(value: Json): boolean {
  return charactersLeft(value, ONE_LINE) >= 0;
}

/** What is left of a number of characters when the value is written as JSON. Stops counting once nothing is. */
function charactersLeft(value: Json, of: number): number {
  if (typeof value === "string") return of - value.length - 2;
  if (typeof value !== "object" || value === null) return of - String(value).length;
  const isList = Array.isArray(value);
  let left = of - 1;
  for (const [key, item] of Object.entries(value)) {
    if (left < 0) break;
    left = charactersLeft(item, left - (isList ? 1 : key.length + 4));
  }
  return left;
}
