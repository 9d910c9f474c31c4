import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  type ParsedNode,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { INVISIBLE, quotedYaml, yamlEscape, yamlText } from "../../core/escape.ts";
import { canonicalJson, isObject, type Json } from "../../core/json.ts";

/** The formatting of a file. */
export interface Style {
  json: boolean;
  eol: string;
  padding: string;
  gap: string;
  /** Indentation of list dashes relative to their key. */
  dash: string;
  /** Indentation inside brackets; empty if all is on one line. */
  step: string;
}

export type Quotes = "double" | "single" | "none";

/** Longest collection, in characters, that goes on one line of a block. */
const LINE_WIDTH = 100;
const LEVEL = "  ";
/** Formats a value on one line. */
export function inlineText(value: Json, style: Style, quotes: Quotes = "none"): string {
  const { gap, padding } = style;
  if (Array.isArray(value)) return `[${value.map((item) => inlineText(item, style)).join(`,${gap}`)}]`;
  if (!isObject(value))
    return typeof value === "string" ? textIn(value, style, quotes) : canonicalJson(value);
  const members = Object.entries(value).map(
    ([key, item]) => `${keyText(key, style)}:${gap}${inlineText(item, style)}`,
  );
  return members.length === 0 ? "{}" : `{${padding}${members.join(`,${gap}`)}${padding}}`;
}

export function keyText(key: string, style: Style): string {
  return textIn(key, style, "none");
}

/** Formats a value in brackets with one line per item. The first line is not indented. */
export function bracketText(value: Json, style: Style, indent: string): string {
  const { eol, step, gap } = style;
  const inner = indent + step;
  const isList = Array.isArray(value);
  if (!isList && !isObject(value)) return inlineText(value, style);
  const lines = isList
    ? value.map((item) => bracketText(item, style, inner))
    : Object.entries(value).map(
        ([key, item]) => `${keyText(key, style)}:${gap}${bracketText(item, style, inner)}`,
      );
  if (lines.length === 0) return isList ? "[]" : "{}";
  const body = lines.map((line) => inner + line).join(`,${eol}`);
  return `${isList ? "[" : "{"}${eol}${body}${eol}${indent}${isList ? "]" : "}"}`;
}

/**
 * Formats a list or an object as a block. All lines but the first start with `indent`. Uses blocks for `levels` nested levels, and for
 * values that do not fit on a line.
 */
export function blockText(value: Json, style: Style, indent: string, levels = 0): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => `- ${nestedText(item, style, indent + LEVEL, levels)}`);
    return items.join(style.eol + indent);
  }
  if (!isObject(value)) return inlineText(value, style);
  const members = Object.entries(value).map(([key, item]) => memberText(key, item, style, indent, levels));
  return members.join(style.eol + indent);
}

/** Formats a member of an object in a block. */
export function memberText(key: string, value: Json, style: Style, indent: string, levels = 0): string {
  const name = `${keyText(key, style)}:`;
  const inline = `${name} ${inlineText(value, style)}`;
  if (!isBlock(value, indent.length + inline.length, levels)) return inline;
  const inner = indent + (Array.isArray(value) ? style.dash : LEVEL);
  return name + style.eol + inner + blockText(value, style, inner, levels - 1);
}

function nestedText(value: Json, style: Style, indent: string, levels: number): string {
  const inline = inlineText(value, style);
  return isBlock(value, indent.length + inline.length, levels)
    ? blockText(value, style, indent, levels - 1)
    : inline;
}

function isBlock(value: Json, width: number, levels: number): boolean {
  const isEmpty = typeof value !== "object" || value === null || Object.keys(value).length === 0;
  return !isEmpty && (levels > 0 || width > LINE_WIDTH);
}

function textIn(text: string, { json }: Style, quotes: Quotes): string {
  if (json) return quotedJson(text);
  if (quotes === "none") return yamlText(text);
  const isVisible = text.search(INVISIBLE) === -1;
  return quotes === "single" && isVisible ? `'${text.replaceAll("'", "''")}'` : quotedYaml(text);
}

/** JSON can only escape a character above U+FFFF as its two surrogates. */
function quotedJson(text: string): string {
  return JSON.stringify(text).replace(INVISIBLE, (character) => character.split("").map(yamlEscape).join(""));
}

const LEVEL_INDENT = "  ";

/** Detects the formatting of an expectations file. */
export function styleOf(text: string, document: Document.Parsed): Style {
  const json = isJson(text);
  const root = document.contents;
  const cases = isMap(root)
    ? root.items.find(({ key }) => "value" in key && key.value === "cases")
    : undefined;
  return {
    json,
    eol: text.includes("\r\n") ? "\r\n" : "\n",
    padding: (isPadded(text, document) ?? !json) ? " " : "",
    gap: json && cases !== undefined && !hasGap(text, cases) ? "" : " ",
    dash: (cases && dashOf(text, cases)) ?? LEVEL_INDENT,
    step: json && cases !== undefined ? indentAt(text, cases.key.range[0]) : "",
  };
}

type CasesPair = Pair<ParsedNode, ParsedNode | null>;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isPadded(text: string, document: Document.Parsed): boolean | undefined {
  let padded: boolean | undefined;
  visit(document, {
    Map(_key, { flow, items, range }) {
      const inside = range && flow && items.length > 0 ? text[range[0] + 1] : "\n";
      if (inside === undefined || /[\r\n#]/.test(inside)) return undefined;
      padded = inside === " ";
      return visit.BREAK;
    },
  });
  return padded;
}

function hasGap(text: string, { key }: CasesPair): boolean {
  return /\s/.test(text[text.indexOf(":", key.range[1]) + 1] ?? " ");
}

function dashOf(text: string, { key, value }: CasesPair): string | undefined {
  if (!isSeq(value) || value.flow) return undefined;
  const column = (offset: number) => offset - lineStart(text, offset);
  return " ".repeat(Math.max(0, column(value.range[0]) - column(key.range[0])));
}

export type Collection = YAMLMap.Parsed | YAMLSeq.Parsed;
type SourceNode = ParsedNode | Pair<ParsedNode, ParsedNode | null>;

interface Slot {
  from: number;
  to: number;
}

/** Positions of the items of a list or the members of an object. */
export interface Layout {
  /** In a block, slots are whole lines with the comments directly above; in brackets, items without commas and comments. */
  isBlock: boolean;
  slots: Slot[];
  indent: string;
  /** In a block: the first item follows the dash of an outer list. In brackets: no item begins a line. */
  inLine: boolean;
}

export function layoutOf(node: Collection, text: string): Layout {
  return node.flow ? bracketLayout(node, text) : blockLayout(node, text);
}

function bracketLayout({ items }: Collection, text: string): Layout {
  const parts: readonly SourceNode[] = items;
  const slots = parts.map((part) => ({ from: startOf(part, text), to: endOf(part) }));
  const ownLine = slots.findLast(({ from }) => beginsLine(text, from));
  const { from } = ownLine ?? slots[0] ?? { from: 0 };
  return { isBlock: false, slots, indent: indentAt(text, from), inLine: ownLine === undefined };
}

function blockLayout(node: Collection, text: string): Layout {
  const parts: readonly SourceNode[] = node.items;
  const starts = isMap(node) ? node.items.map((pair) => startOf(pair, text)) : dashesOf(node, text);
  const [first = 0] = starts;
  const inLine = !beginsLine(text, first);
  const slots: Slot[] = [];
  for (const [at, start] of starts.entries()) {
    const from =
      at === 0 && inLine ? start : commentStart(text, lineStart(text, start), slots.at(-1)?.to ?? 0);
    slots.push({ from, to: lineEnd(text, endOf(parts[at] as SourceNode)) });
  }
  return { isBlock: true, slots, indent: " ".repeat(first - lineStart(text, first)), inLine };
}

/** Returns the end of a node without trailing white space and comments. Block text ends with its last line. */
export function endOf(part: SourceNode): number {
  if (isPair(part)) return endOf(part.value ?? part.key);
  const last = isCollection(part) && !part.flow ? part.items.at(-1) : undefined;
  return last === undefined ? part.range[1] : endOf(last);
}

/** Returns true for text below `|` or `>`. */
export function isBlockText(node: ParsedNode): boolean {
  return isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED);
}

function startOf(part: SourceNode, text: string): number {
  const node = isPair(part) ? part.key : part;
  const anchor = "anchor" in node ? node.anchor : undefined;
  return anchor === undefined ? node.range[0] : text.lastIndexOf(`&${anchor}`, node.range[0]);
}

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

function commentStart(text: string, line: number, floor: number): number {
  let start = line;
  while (start > floor) {
    const above = lineStart(text, start - 1);
    if (above < floor || !/^[ \t]*#/.test(text.slice(above, start))) break;
    start = above;
  }
  return start;
}

/** New content of a collection: the index of a slot, or new text. */
export type Content = number | string;

/**
 * Returns splices that give a block these contents (one or more). Blank lines and comments between slots stay in place. `inner`: splices
 * inside each slot.
 */
export function rearrangeLines(
  text: string,
  { slots, indent, inLine }: Layout,
  contents: readonly Content[],
  inner: readonly (readonly Splice[])[],
  eol: string,
): Splice[] {
  const oldItems = contents.filter((content) => typeof content === "number");
  const places = oldItems.toSorted((a, b) => a - b);
  if (inLine && places.length > 0) places[0] = 0;
  const contentAt = new Map(places.map((place, at) => [place, oldItems[at]]));
  const splices = slots.flatMap((slot, place): readonly Splice[] => {
    const content = contentAt.get(place);
    if (content === undefined) return [{ ...slot, text: "" }];
    return content === place ? (inner[place] ?? []) : [{ ...slot, text: moved(content, place) }];
  });
  const separator = hasBlankLine(text, slots) ? eol : "";
  let passedSlots = 0;
  for (const [at, content] of contents.entries()) {
    const above = slots[places[passedSlots - 1] ?? -1];
    if (typeof content === "number") passedSlots += 1;
    else if (above === undefined) splices.push(onTop(content, at));
    else splices.push(below(above, content));
  }
  return splices;

  function moved(content: number, place: number): string {
    const slot = slots[content] as Slot;
    const lines = spliced(text, inner[content] ?? [], slot.from, slot.to);
    const placed = lines.replace(/^[ \t]*/, place === 0 && inLine ? "" : indent);
    return placed.endsWith("\n") ? placed : placed + eol;
  }

  function onTop(content: string, at: number): Splice {
    const from = slots[0]?.from ?? 0;
    const before = inLine && at === 0 ? "" : indent;
    // The first slot begins after the indentation of its line, which the new item uses.
    const after = inLine && places.length > 0 && typeof contents[at + 1] === "number" ? indent : "";
    return { from, to: from, text: before + content + eol + (places.length > 0 ? separator : "") + after };
  }

  function below({ to }: Slot, content: string): Splice {
    const line = to === 0 || text[to - 1] === "\n" ? indent + content + eol : eol + indent + content;
    return { from: to, to, text: separator + line };
  }
}

function hasBlankLine(text: string, slots: readonly Slot[]): boolean {
  const [before, last] = slots.slice(-2);
  return before !== undefined && last !== undefined && /^[ \t]*\r?\n/m.test(text.slice(before.to, last.from));
}

/**
 * Returns splices that give a collection in brackets these contents (one or more). `inner`: splices inside each slot; `gap`: follows a
 * comma between items on one line.
 */
export function rearrangeItems(
  text: string,
  { slots, indent, inLine }: Layout,
  contents: readonly Content[],
  inner: readonly (readonly Splice[])[],
  { eol, gap }: { eol: string; gap: string },
): Splice[] {
  const oldItems = contents.filter((content) => typeof content === "number");
  const places = oldItems.toSorted((a, b) => a - b);
  const contentAt = new Map(places.map((place, at) => [place, oldItems[at]]));
  const comma = `,${inLine ? gap : eol + indent}`;
  if (places.length === 0) {
    const [first, end] = [slots[0]?.from ?? 0, slots.at(-1)?.to ?? 0];
    return [{ from: first, to: end, text: contents.join(comma) }];
  }
  const lastKept = slots[places.at(-1) ?? 0] as Slot;
  const splices = slots.flatMap((slot, place): readonly Splice[] => {
    const content = contentAt.get(place);
    if (content === undefined) return removal(slot, place);
    return content === place ? (inner[place] ?? []) : [{ ...slot, text: contentOf(content) }];
  });
  let passedSlots = 0;
  for (const content of contents) {
    if (typeof content === "number") passedSlots += 1;
    else splices.push(insertion(content, slots[places[passedSlots] ?? -1]));
  }
  return splices;

  function contentOf(content: number): string {
    const { from, to } = slots[content] as Slot;
    return spliced(text, inner[content] ?? [], from, to);
  }

  /** Removes the comma and comment after the item as well; items after the last remaining one are removed together. */
  function removal({ from }: Slot, place: number): Splice[] {
    const next = slots[place + 1];
    if (next !== undefined && from < lastKept.from) return [{ from, to: next.from, text: "" }];
    return slots[place - 1] === lastKept ? [tailRemoval(from)] : [];
  }

  function tailRemoval(firstGone: number): Splice {
    const { to: from } = lastKept;
    const comment = /^[ \t]*,?([ \t]*#[^\r\n]*)/.exec(text.slice(from, firstGone))?.[1];
    const end = slots.at(-1)?.to ?? from;
    const [behind = "", comma] = /^(\s*,)?(?:[ \t]*#[^\r\n]*)?/.exec(text.slice(end)) ?? [];
    const to = end + behind.length;
    const needsLine = comment !== undefined && !/^[ \t]*\r?\n/.test(text.slice(to));
    const rest = (comma === undefined ? "" : ",") + (comment ?? "");
    return { from, to, text: needsLine ? rest + eol + indent : rest };
  }

  function insertion(content: string, next: Slot | undefined): Splice {
    if (next !== undefined) return { from: next.from, to: next.from, text: content + comma };
    const { to: from } = lastKept;
    return { from, to: from, text: comma + content };
  }
}

export interface Splice {
  from: number;
  to: number;
  text: string;
}

/** Applies splices to a part of a text. They must not overlap; splices at one offset keep their order. */
export function spliced(
  text: string,
  splices: readonly Splice[],
  from = 0,
  to: number = text.length,
): string {
  let offset = from;
  let result = "";
  for (const splice of splices.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    result += text.slice(offset, splice.from) + splice.text;
    offset = splice.to;
  }
  return result + text.slice(offset, to);
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

/** Returns the offset after the line break of the line, or the end of the text. */
export function lineEnd(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === "\n") return offset;
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end + 1;
}

function indentAt(text: string, offset: number): string {
  const start = lineStart(text, offset);
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? "";
}

function beginsLine(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() === "";
}
