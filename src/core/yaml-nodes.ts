import { type Document, type Node, Pair, Scalar, type ToStringOptions, YAMLMap, YAMLSeq } from "yaml";
import { meansOther, yamlEscape } from "./escape.ts";
import { isObject, type Json } from "./json.ts";

const ONE_LINE = 88;
/** Control characters, characters that hide text or change its direction, lone surrogates, and YAML line breaks. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Never folds lines, which would make values hard to search and compare. */
const FORM: ToStringOptions = {
  lineWidth: 0,
  singleQuote: false,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
};

/** Returns a node for a value: on one line if it is short, else as a block. */
export function nodeOf(value: Json): Node {
  if (Array.isArray(value)) return sequence(value.map(nodeOf), isShort(value));
  if (!isObject(value)) return scalar(value);
  return mapping(
    Object.entries(value).map(([key, item]) => [key, nodeOf(item)]),
    isShort(value),
  );
}

export function mapping(entries: Iterable<readonly [key: string, value: Node]>, oneLine = false): YAMLMap {
  const node = new YAMLMap();
  node.flow = oneLine;
  for (const [key, value] of entries) node.items.push(new Pair(keyNode(key), value));
  return node;
}

export function sequence(items: readonly Node[], oneLine = items.length === 0): YAMLSeq {
  const node = new YAMLSeq();
  node.flow = oneLine;
  node.items = [...items];
  return node;
}

/** Serializes a document. Invisible characters must be in double quotes, where YAML has escapes, or in comments. */
export function yamlText(document: Document, options: ToStringOptions = {}): string {
  return document.toString({ ...FORM, ...options }).replace(INVISIBLE, yamlEscape);
}

export function hasInvisible(text: string): boolean {
  return text.search(INVISIBLE) >= 0;
}

function scalar(value: null | boolean | number | bigint | string): Scalar {
  const node = new Scalar(typeof value === "number" ? exact(value) : value);
  if (typeof value === "string" && (hasInvisible(value) || meansOther(value)))
    node.type = Scalar.QUOTE_DOUBLE;
  return node;
}

/** A large double prints only significant digits, which YAML readers would parse as a different integer. */
function exact(value: number): number | bigint {
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? BigInt(value) : value;
}

export function keyNode(key: string): Scalar {
  const node = scalar(key);
  // Without quotes it is a merge key.
  if (key === "<<") node.type = Scalar.QUOTE_DOUBLE;
  return node;
}

function isShort(value: Json): boolean {
  return charactersLeft(value, ONE_LINE) >= 0;
}

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
