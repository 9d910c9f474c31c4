import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type ParsedNode,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { loadExpectations } from "../../config/expectations.ts";
import type { Policy } from "../../config/policy-schema.ts";
import { isObject, type Json } from "../../core/json.ts";
import { placeText } from "../../core/problems.ts";
import { compose } from "../../core/yaml.ts";
import type { Expectation } from "../../scorers/expectation.ts";
import { fingerprintOf } from "../score/fingerprint.ts";
import {
  type Change,
  changed,
  membersChange,
  NotAcceptable,
  replaceBy,
  type SourceFile,
} from "./expectation-changes.ts";
import {
  blockText,
  bracketText,
  type Content,
  endOf,
  inlineText,
  isBlockText,
  keyText,
  type Layout,
  layoutOf,
  lineEnd,
  memberText,
  type Quotes,
  rearrangeItems,
  rearrangeLines,
  type Splice,
  type Style,
  spliced,
  styleOf,
} from "./yaml-layout.ts";

interface Key {
  end: number;
  indent: string;
  isBlock: boolean;
}

/** Block levels of a list of objects: the items and their members. */
const LIST_LEVELS = 2;

/** Rewrites a file: unchanged parts keep their bytes, changed parts use the file's style. */
class Rewriter {
  private readonly text: string;
  private readonly document: Document.Parsed;
  private readonly style: Style;

  constructor(text: string, document: Document.Parsed, style: Style) {
    this.text = text;
    this.document = document;
    this.style = style;
  }

  /** Returns splices that change the value of a node. Replaces an alias with its content. */
  change(node: ParsedNode, change: Change, key?: Key): Splice[] {
    const isEmpty = isCollection(node) && node.items.length === 0;
    if (change.kind === "members" && isMap(node) && !isEmpty) return this.changeMembers(node, change, key);
    if (change.kind === "items" && isSeq(node) && !isEmpty) return this.changeItems(node, change, key);
    return this.replace(node, this.changedValue(node, change), key);
  }

  private changedValue(node: ParsedNode, change: Change): Json {
    const value: Json = node.toJS(this.document, { maxAliasCount: -1 });
    return changed(value, change);
  }

  private changeMembers(node: YAMLMap.Parsed, change: Change & { kind: "members" }, key?: Key): Splice[] {
    const layout = layoutOf(node, this.text);
    const present = new Set<string>();
    const remaining: number[] = [];
    const inner = node.items.map((pair, position): Splice[] => {
      const name = isScalar(pair.key) ? String(pair.key.value) : "";
      const to = change.members.get(name);
      present.add(name);
      if (to?.kind === "remove") return [];
      remaining.push(position);
      return to === undefined || pair.value === null
        ? []
        : this.change(pair.value, to, this.keyOf(pair.key, layout));
    });
    const added = [...change.members].flatMap(([name, to]) =>
      to.kind === "remove" || present.has(name) ? [] : [this.newMember(name, changed(null, to), layout)],
    );
    if (remaining.length + added.length === 0) return this.replace(node, {}, key);
    return this.rearrange(layout, [...remaining, ...added], inner);
  }

  private keyOf(node: ParsedNode, { indent, isBlock }: Layout): Key {
    return { end: this.text.indexOf(":", node.range[1]) + 1, indent, isBlock };
  }

  private changeItems(node: YAMLSeq.Parsed, { items }: Change & { kind: "items" }, key?: Key): Splice[] {
    if (items.length === 0) return this.replace(node, [], key);
    const layout = layoutOf(node, this.text);
    const inner: Splice[][] = node.items.map(() => []);
    const contents = items.map((item): Content => {
      if ("value" in item) return this.newItem(item.value, node, layout);
      const old = node.items[item.at];
      if (item.change !== undefined && old !== undefined) inner[item.at] = this.change(old, item.change);
      return item.at;
    });
    return this.rearrange(layout, contents, inner);
  }

  private rearrange(layout: Layout, contents: readonly Content[], inner: readonly Splice[][]): Splice[] {
    return layout.isBlock
      ? rearrangeLines(this.text, layout, contents, inner, this.style.eol)
      : rearrangeItems(this.text, layout, contents, inner, this.style);
  }

  private newMember(name: string, value: Json, { isBlock, indent }: Layout): string {
    if (isBlock) return memberText(name, value, this.style, indent, isListOfObjects(value) ? LIST_LEVELS : 0);
    return `${keyText(name, this.style)}:${this.style.gap}${this.bracketed(value, indent)}`;
  }

  private newItem(value: Json, { items }: YAMLSeq.Parsed, { isBlock, indent, slots }: Layout): string {
    const last = items.at(-1);
    if (!isBlock) {
      const { from = 0, to = 0 } = slots.at(-1) ?? {};
      const isLong = this.style.step !== "" && this.text.slice(from, to).includes("\n");
      return isLong ? bracketText(value, this.style, indent) : inlineText(value, this.style);
    }
    if (last === undefined || !isBlockCollection(last)) return `- ${inlineText(value, this.style)}`;
    const isDeep =
      isMap(last) && last.items.some((pair) => pair.value !== null && isBlockCollection(pair.value));
    return `- ${blockText(value, this.style, `${indent}  `, isDeep ? 1 : 0)}`;
  }

  private replace(node: ParsedNode, value: Json, key?: Key): Splice[] {
    if (isBlockCollection(node)) return [this.replaceBlock(node, value, key)];
    if (key?.isBlock && isListOfObjects(value)) return this.replaceByList(node, value, key);
    const [from, to] = node.range;
    const formatted =
      key === undefined ? inlineText(value, this.style) : this.bracketed(value, key.indent, node);
    const isGlued = from === to && !/\s/.test(this.text[from - 1] ?? " ");
    return [{ from, to, text: (isGlued ? " " : "") + formatted + this.endOfBlock(node) }];
  }

  /** Keeps a comment at the end of the key's line. */
  private replaceByList(node: ParsedNode, value: Json, { end, indent }: Key): Splice[] {
    const { eol, dash } = this.style;
    const to = endOf(node);
    const line = lineEnd(this.text, to);
    const inner = indent + dash;
    const list = inner + blockText(value, this.style, inner, LIST_LEVELS - 1);
    const text = this.text[line - 1] === "\n" ? list + eol : eol + list;
    return [
      { from: end, to, text: "" },
      { from: line, to: line, text },
    ];
  }

  private replaceBlock(node: YAMLMap.Parsed | YAMLSeq.Parsed, value: Json, key?: Key): Splice {
    const [from] = node.range;
    const to = endOf(node);
    const isSameKind = isMap(node) ? isObject(value) : Array.isArray(value);
    if (isSameKind && Object.keys(value ?? {}).length > 0) {
      const { indent } = layoutOf(node, this.text);
      return { from, to, text: blockText(value, this.style, indent) + this.endOfBlock(node) };
    }
    const inline = inlineText(value, this.style) + this.endOfBlock(node);
    if (key === undefined) return { from, to, text: inline };
    const comment = /^[ \t]*#[^\r\n]*/.exec(this.text.slice(key.end, from))?.[0].trim();
    return { from: key.end, to, text: ` ${comment === undefined ? inline : `${inline} ${comment}`}` };
  }

  /** Block text ends with its line, and so must its replacement. */
  private endOfBlock(node: ParsedNode): string {
    const ends = isBlockText(node) || isBlockCollection(node);
    return ends && this.text[endOf(node) - 1] === "\n" ? this.style.eol : "";
  }

  private bracketed(value: Json, indent: string, like?: ParsedNode): string {
    const inLines = this.style.step !== "" && isListOfObjects(value);
    return inLines ? bracketText(value, this.style, indent) : inlineText(value, this.style, quotesOf(like));
  }
}

function isBlockCollection(node: ParsedNode): node is YAMLMap.Parsed | YAMLSeq.Parsed {
  return isCollection(node) && !node.flow;
}

function isListOfObjects(value: Json): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isObject);
}

function quotesOf(node: ParsedNode | undefined): Quotes {
  if (!isScalar(node)) return "none";
  if (node.type === Scalar.QUOTE_DOUBLE) return "double";
  return node.type === Scalar.QUOTE_SINGLE ? "single" : "none";
}

/**
 * Marks one reference of a case as optional; `reference` counts from 1. Throws NotAcceptable if the case or the reference does not exist,
 * or if anything else would change.
 */
export function markOptional(
  files: readonly SourceFile[],
  id: string,
  reference: number,
  policy: Policy,
): readonly SourceFile[] {
  const before = loadExpectations(files, policy.defaults, policy.rules).expectations;
  const expectation = before.get(id);
  if (expectation === undefined) throw new NotAcceptable("no expectations file has it");
  const { referenceToolCalls = [], place } = expectation;
  if (referenceToolCalls[reference - 1] === undefined)
    throw new NotAcceptable(`it has no reference ${reference}: it has ${referenceToolCalls.length}`);
  const optional = membersChange(new Map([["optional", replaceBy(true)]]));
  const items = referenceToolCalls.map((_, at) => (at === reference - 1 ? { at, change: optional } : { at }));
  const change: Change = {
    kind: "members",
    members: new Map([["referenceToolCalls", { kind: "items", items }]]),
  };
  const changed = files.map(({ file, text }) => ({
    file,
    text: file === place.file ? changeCases(text, new Map([[id, change]])) : text,
  }));
  checkMarked(changed, before, id, reference, policy);
  return changed;
}

function checkMarked(
  files: readonly SourceFile[],
  before: ReadonlyMap<string, Expectation>,
  id: string,
  reference: number,
  policy: Policy,
): void {
  const { expectations, problems } = loadExpectations(files, policy.defaults, policy.rules);
  const [problem] = problems;
  if (problem !== undefined)
    throw new NotAcceptable(`the file would not be valid: ${placeText(problem)}${problem.message}`);
  for (const [other, old] of before) {
    const now = expectations.get(other);
    const expected = other === id ? withOptional(old, reference) : old;
    if (now === undefined || fingerprintOf(now, policy) !== fingerprintOf(expected, policy))
      throw new NotAcceptable(
        `case "${other}" shares by an anchor (&) what would change: write it out there`,
      );
  }
}

function withOptional(expectation: Expectation, reference: number): Expectation {
  const { referenceToolCalls = [] } = expectation;
  const marked = referenceToolCalls.map((call, at) =>
    at === reference - 1 ? { ...call, optional: true } : call,
  );
  return { ...expectation, referenceToolCalls: marked };
}

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Applies changes to cases of a valid expectations file, by case id. All other bytes stay. Throws NotAcceptable if a case is only an
 * alias.
 */
export function changeCases(text: string, changes: ReadonlyMap<string, Change>): string {
  if (changes.size === 0) return text;
  const { body, mark, root, rewriter } = open(text);
  const cases = memberNode(root, "cases");
  const nodes = new Map(isSeq(cases) ? cases.items.map((node) => [idOf(node), node]) : []);
  const splices = [...changes].flatMap(([id, change]) => {
    const node = nodes.get(id);
    if (node === undefined) throw new NotAcceptable("its case or its id is an alias (*): write it out");
    return rewriter.change(node, change);
  });
  return mark + spliced(body, splices);
}

export interface NewCase {
  id: string;
  input?: string | string[] | undefined;
}

/** Appends cases to a valid expectations file. */
export function appendCases(text: string, more: readonly NewCase[]): string {
  if (more.length === 0) return text;
  const { body, mark, root, rewriter } = open(text);
  const cases = memberNode(root, "cases");
  const existing = isSeq(cases) ? [...cases.items.keys()].map((at) => ({ at })) : [];
  const added = more.map(({ id, input }) => ({ value: { id, ...(input === undefined ? {} : { input }) } }));
  const change = membersChange(new Map([["cases", { kind: "items", items: [...existing, ...added] }]]));
  return mark + spliced(body, change === undefined ? [] : rewriter.change(root, change));
}

function open(text: string) {
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
  const body = text.slice(mark.length);
  const [document] = compose(body, new LineCounter());
  const root = document?.contents;
  if (document === undefined || !isMap(root)) throw new TypeError("not an expectations file");
  return { body, mark, root, rewriter: new Rewriter(body, document, styleOf(body, document)) };
}

function memberNode(node: ParsedNode, name: string): ParsedNode | undefined {
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && key.value === name);
  return pair?.value ?? undefined;
}

function idOf(node: ParsedNode): unknown {
  const id = memberNode(node, "id");
  return isScalar(id) ? id.value : undefined;
}
