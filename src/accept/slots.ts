import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  type Pair,
  type ParsedNode,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { beginsLine, indentAt, lineEnd, lineStart } from "./lines.ts";

export type Collection = YAMLMap.Parsed | YAMLSeq.Parsed;
type Part = ParsedNode | Pair<ParsedNode, ParsedNode | null>;

/** Where one item of a list, or one member of an object, stands in the text. */
export interface Slot {
  from: number;
  to: number;
}

/** The items of a list or the members of an object as they stand in the text. */
export interface Layout {
  /** In a block, slots are whole lines with the comments right above them; in brackets, items without commas and comments. */
  isBlock: boolean;
  slots: Slot[];
  /** What stands before an item in its line. */
  indent: string;
  /** In a block: the first item stands behind the dash of an outer list. In brackets: no item begins a line. */
  inLine: boolean;
}

/** How a collection stands in the text. */
export function layoutOf(node: Collection, text: string): Layout {
  return node.flow ? bracketLayout(node, text) : blockLayout(node, text);
}

function bracketLayout({ items }: Collection, text: string): Layout {
  const parts: readonly Part[] = items;
  const slots = parts.map((part) => ({ from: startOf(part, text), to: endOf(part) }));
  const ownLine = slots.findLast(({ from }) => beginsLine(text, from));
  const { from } = ownLine ?? slots[0] ?? { from: 0 };
  return { isBlock: false, slots, indent: indentAt(text, from), inLine: ownLine === undefined };
}

function blockLayout(node: Collection, text: string): Layout {
  const parts: readonly Part[] = node.items;
  const starts = isMap(node) ? node.items.map((pair) => startOf(pair, text)) : dashesOf(node, text);
  const [first = 0] = starts;
  const inLine = !beginsLine(text, first);
  const slots: Slot[] = [];
  for (const [at, start] of starts.entries()) {
    const from =
      at === 0 && inLine ? start : commentStart(text, lineStart(text, start), slots.at(-1)?.to ?? 0);
    slots.push({ from, to: lineEnd(text, endOf(parts[at] as Part)) });
  }
  return { isBlock: true, slots, indent: " ".repeat(first - lineStart(text, first)), inLine };
}

/** Where a node ends, before the white space and the comments behind it. A block of text ends with its last line. */
export function endOf(part: Part): number {
  if (isPair(part)) return endOf(part.value ?? part.key);
  const last = isCollection(part) && !part.flow ? part.items.at(-1) : undefined;
  return last === undefined ? part.range[1] : endOf(last);
}

/** True for a text below a `|` or a `>`. */
export function isBlockText(node: ParsedNode): boolean {
  return isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED);
}

/** Where a node or its key begins, with its anchor. */
function startOf(part: Part, text: string): number {
  const node = isPair(part) ? part.key : part;
  const anchor = "anchor" in node ? node.anchor : undefined;
  return anchor === undefined ? node.range[0] : text.lastIndexOf(`&${anchor}`, node.range[0]);
}

/** The dashes of a list in a block: all in one column, and between an item and the next dash stand comments only. */
function dashesOf(node: YAMLSeq.Parsed, text: string): number[] {
  const [first] = node.range;
  const column = first - lineStart(text, first);
  return node.items.map((_item, at) => {
    const before = node.items[at - 1];
    if (before === undefined) return first;
    let line = lineEnd(text, endOf(before));
    while (line < text.length && !/^ *-/.test(text.slice(line, line + column + 1)))
      line = lineEnd(text, line + 1);
    return line + column;
  });
}

/** The beginning of the comments right above a line, not before `floor`. */
function commentStart(text: string, line: number, floor: number): number {
  let start = line;
  while (start > floor) {
    const above = lineStart(text, start - 1);
    if (above < floor || !/^[ \t]*#/.test(text.slice(above, start))) break;
    start = above;
  }
  return start;
}
