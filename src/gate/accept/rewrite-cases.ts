import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  Pair,
  type ParsedNode,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
  Document as YamlDocument,
} from "yaml";
import { loadExpectations } from "../../config/expectations.ts";
import type { Policy } from "../../config/policy-schema.ts";
import { INVISIBLE, jsonEscape } from "../../core/escape.ts";
import { isObject, type Json, jsonText } from "../../core/json.ts";
import { tryParseJson } from "../../core/parse-json.ts";
import { placeText } from "../../core/problems.ts";
import { compose } from "../../core/yaml.ts";
import { hasInvisible, keyNode, mapping, nodeOf, sequence, yamlText } from "../../core/yaml-nodes.ts";
import type { Expectation } from "../../scorers/expectation.ts";
import { fingerprintOf } from "../score/fingerprint.ts";
import {
  type Change,
  changed,
  type Item,
  type MemberChange,
  membersChange,
  NotAcceptable,
  replaceBy,
  type SourceFile,
} from "./expectation-changes.ts";

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Applies changes to cases of a valid expectations file, by case id. All other bytes stay. Throws NotAcceptable if a case is only an
 * alias.
 */
export function changeCases(text: string, changes: ReadonlyMap<string, Change>): string {
  if (changes.size === 0) return text;
  const file = new CasesFile(text);
  const nodes = new Map(file.cases.map((node) => [idOf(node), node]));
  const splices = [...changes].flatMap(([id, change]) => {
    const node = nodes.get(id);
    if (node === undefined) throw new NotAcceptable("its case or its id is an alias (*): write it out");
    return file.splices(node, change) ?? [];
  });
  return file.with(splices);
}

export interface NewCase {
  id: string;
  input?: string | string[] | undefined;
}

/** Appends cases to a valid expectations file. All other bytes stay, unless the file has no case yet. */
export function appendCases(text: string, more: readonly NewCase[]): string {
  if (more.length === 0) return text;
  const added = more.map(({ id, input }): Json => (input === undefined ? { id } : { id, input }));
  return new CasesFile(text).append(added);
}

interface Splice {
  from: number;
  to: number;
  text: string;
}

/** An expectations file whose unchanged parts keep their bytes. The library writes the rest, in the style of the file. */
class CasesFile {
  private readonly mark: string;
  private readonly text: string;
  private readonly eol: string;
  private readonly document: Document.Parsed;
  private readonly root: YAMLMap.Parsed;
  /** The indentation of a JSON file; undefined for YAML. */
  private readonly json: string | undefined;
  /** The blanks inside of braces. */
  private readonly padding: string;

  constructor(text: string) {
    this.mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
    this.text = text.slice(this.mark.length);
    this.eol = text.includes("\r\n") ? "\r\n" : "\n";
    const [document] = compose(this.text, new LineCounter());
    const root = document?.contents;
    if (document === undefined || !isMap(root)) throw new TypeError("not an expectations file");
    this.document = document;
    this.root = root;
    this.json =
      tryParseJson(this.text) === undefined ? undefined : (/^\s*\{\s*\n([ \t]*)/.exec(this.text)?.[1] ?? "");
    this.padding = /\{[^\s}]/.test(this.text) && !/\{ \S/.test(this.text) ? "" : " ";
  }

  get cases(): readonly ParsedNode[] {
    const cases = memberOf(this.root, "cases");
    return isSeq(cases) ? cases.items : [];
  }

  with(splices: readonly Splice[]): string {
    let result = this.mark;
    let end = 0;
    for (const { from, to, text } of splices.toSorted((a, b) => a.from - b.from)) {
      result += this.text.slice(end, from) + text;
      end = to;
    }
    return result + this.text.slice(end);
  }

  append(added: readonly Json[]): string {
    const list = memberOf(this.root, "cases");
    const [before, last] = [this.cases.at(-2), this.cases.at(-1)];
    if (last === undefined || !isSeq(list)) {
      const members = new Map([["cases", replaceBy([...added])]]);
      return this.with([this.rewritten(this.root, { kind: "members", members })]);
    }
    if (list.flow) {
      const [start, at] = last.range;
      const isOnLine = this.text.slice(lineStart(this.text, start), start).trim() !== "";
      const gap = isOnLine ? " " : this.eol + this.indentAt(start);
      const text = added.map((value) => `,${gap}${this.inline(value)}`).join("");
      return this.with([{ from: at, to: at, text }]);
    }
    const isSpaced =
      before !== undefined && /\n[ \t]*\r?\n/.test(this.text.slice(endOf(before), last.range[0]));
    const indent = this.indentAt(list.range[0]);
    const gap = isSpaced ? this.eol : "";
    const items = added.map(
      (value) => gap + indent + this.printed(sequence([newItem(value, last)]), indent) + this.eol,
    );
    const at = lineEnd(this.text, endOf(last));
    const isOpen = this.text[at - 1] !== "\n";
    return this.with([{ from: at, to: at, text: (isOpen ? this.eol : "") + items.join("") }]);
  }

  /** Returns undefined if the collection around the node must be written again. */
  splices(node: ParsedNode, change: Change, inFlow = false): Splice[] | undefined {
    const inside = this.splicesInside(node, change, inFlow || isFlow(node));
    if (inside !== undefined) return inside;
    const [from, to] = node.range;
    const value = this.changedValue(node, change);
    if (this.json !== undefined) return [{ from, to, text: this.jsonAt(value, from) }];
    const isFilled = isCollection(node) && node.items.length > 0 && Object.keys(value ?? {}).length > 0;
    if (isFilled && change.kind !== "replace") return [this.rewritten(node, change, inFlow)];
    if (!isInline(node) || (isListOfObjects(value) && !inFlow)) return undefined;
    const isGlued = from === to && !/\s/.test(this.text[from - 1] ?? " ");
    return [{ from, to, text: (isGlued ? " " : "") + this.inline(value, node) }];
  }

  private splicesInside(node: ParsedNode, change: Change, inFlow: boolean): Splice[] | undefined {
    let parts: { old: ParsedNode | undefined; to: MemberChange | undefined }[] = [];
    if (change.kind === "members" && isMap(node))
      parts = [...change.members].map(([key, to]) => ({ old: memberOf(node, key), to }));
    else if (change.kind === "items" && isSeq(node) && change.items.length === node.items.length)
      parts = change.items.map((item, at) =>
        "at" in item && item.at === at
          ? { old: node.items[at], to: item.change }
          : { old: undefined, to: undefined },
      );
    const splices = parts.map(({ old, to }) => {
      if (old === undefined || to?.kind === "remove") return undefined;
      return to === undefined ? [] : this.splices(old, to, inFlow);
    });
    const found = splices.filter((each) => each !== undefined);
    return found.length > 0 && found.length === parts.length ? found.flat() : undefined;
  }

  private rewritten(node: YAMLMap.Parsed | YAMLSeq.Parsed, change: Change, inFlow = false): Splice {
    const copy = node.clone() as YAMLMap | YAMLSeq;
    const indent = this.indentAt(node.range[0]) + (inFlow ? "  " : "");
    let [from, to] = node.range;
    if (!isFlow(node)) {
      to = lineEnd(this.text, endOf(node));
      from = this.takeCommentAbove(copy, from);
      dropTail(copy);
    }
    const next = this.applied(copy, change);
    // The text before the node and behind it keeps its bytes.
    Object.assign(next, {
      anchor: undefined,
      comment: undefined,
      commentBefore: undefined,
      spaceBefore: undefined,
    });
    const text = this.printed(next, indent);
    const start = from < node.range[0] ? indent : "";
    const end = !isFlow(node) && this.text[to - 1] === "\n" ? this.eol : "";
    return { from, to, text: start + text + end };
  }

  /** The library reads a comment above the first item as one above the list. Returns where the comment begins. */
  private takeCommentAbove(list: YAMLMap | YAMLSeq, from: number): number {
    const [first] = list.items;
    const line = lineStart(this.text, from);
    let start = line;
    while (start > 0 && /^[ \t]*#/.test(this.text.slice(lineStart(this.text, start - 1), start)))
      start = lineStart(this.text, start - 1);
    if (!isSeq(list) || start === line || !isNode(first)) return from;
    const lines = this.text.slice(start, line).split(/\r?\n/).slice(0, -1);
    first.commentBefore = lines.map((text) => text.replace(/^[ \t]*#/, "")).join("\n");
    return start;
  }

  private applied(node: Node, change: Change): Node {
    if (change.kind === "members" && isMap(node)) {
      for (const [key, to] of change.members) this.changeMember(node, key, to);
      return node;
    }
    if (change.kind === "items" && isSeq(node) && node.items.length > 0 && change.items.length > 0) {
      const old = node.items as Node[];
      node.items = change.items.map((item) => this.appliedItem(old, item));
      return node;
    }
    const next = newNode(this.changedValue(node, change), node);
    const comment = node.comment ?? node.commentBefore ?? null;
    if (isCollection(next) && !next.flow) next.commentBefore = comment;
    else next.comment = comment;
    return next;
  }

  private changeMember(map: YAMLMap, key: string, to: MemberChange): void {
    const pair = map.items.find((each) => isScalar(each.key) && each.key.value === key);
    if (to.kind === "remove") map.items = map.items.filter((each) => each !== pair);
    else if (isNode(pair?.value)) pair.value = this.applied(pair.value, to);
    else {
      const value = newNode(changed(null, to));
      if (pair === undefined) map.items.push(new Pair(keyNode(key), value));
      else pair.value = value;
    }
  }

  private appliedItem(old: readonly Node[], item: Item): Node {
    if ("value" in item) return newItem(item.value, old.at(-1));
    const kept = old[item.at] as Node;
    return item.change === undefined ? kept : this.applied(kept, item.change);
  }

  private changedValue(node: Node, change: Change): Json {
    return changed(node.toJS(this.document, { maxAliasCount: -1 }) as Json, change);
  }

  private inline(value: Json, like?: Node): string {
    if (this.json !== undefined) return this.jsonAt(value, 0, 0);
    const node = isObject(value) || Array.isArray(value) ? nodeOf(value) : newNode(value, like);
    return this.printed(sequence([node], true), "").slice(1, -1);
  }

  private jsonAt(value: Json, offset: number, step: string | number = this.json ?? ""): string {
    const lines = jsonText(value, step).split("\n");
    return lines
      .map((line) =>
        line.replace(INVISIBLE, (character) => (character === "\t" ? "\t" : jsonEscape(character))),
      )
      .join(this.eol + this.indentAt(offset));
  }

  private printed(node: Node, indent: string): string {
    const { padding } = this;
    visit(node, {
      Scalar(_key, scalar) {
        const { value } = scalar;
        if (typeof value !== "string") return;
        if (hasInvisible(value) || (value.includes("\n") && isInline(scalar)))
          scalar.type = Scalar.QUOTE_DOUBLE;
      },
      Collection(_key, collection) {
        const flowCollectionPadding = isSeq(collection) ? "" : padding;
        const print = collection.toString;
        collection.toString = (context, ...rest) =>
          print.call(collection, context && { ...context, flowCollectionPadding }, ...rest);
      },
    });
    const text = yamlText(new YamlDocument(node, { schema: "core" }), {
      singleQuote: null,
      verifyAliasOrder: false,
    });
    const lines = text.replace(/^\n+|\n$/g, "").split("\n");
    return lines.map((line, at) => (at === 0 || line === "" ? line : indent + line)).join(this.eol);
  }

  /** Returns the indentation of the block that is at the offset. */
  private indentAt(offset: number): string {
    const before = this.text.slice(lineStart(this.text, offset), offset);
    return (/^[ \t]*(?:- +)*/.exec(before)?.[0] ?? "").replaceAll("-", " ");
  }
}

/** Quotes a text as the node in its place was quoted. */
function newNode(value: Json, like?: Node): Node {
  if (isListOfObjects(value)) return sequence(value.map((item) => newItem(item)));
  const node = nodeOf(value);
  if (isScalar(node) && isScalar(like) && typeof value === "string" && like.type?.startsWith("QUOTE"))
    node.type ??= like.type;
  return node;
}

/** Writes an object as a block unless the item before it is on one line. */
function newItem(value: Json, like?: Node): Node {
  if (!isObject(value) || (like !== undefined && isFlow(like))) return nodeOf(value);
  return mapping(Object.entries(value).map(([key, item]) => [key, nodeOf(item)]));
}

function isListOfObjects(value: Json): value is Json[] {
  return Array.isArray(value) && value.length > 0 && value.every(isObject);
}

function isFlow(node: Node): boolean {
  return isCollection(node) && node.flow === true;
}

function isInline(node: Node): boolean {
  if (isScalar(node)) return node.type !== Scalar.BLOCK_LITERAL && node.type !== Scalar.BLOCK_FOLDED;
  return !isCollection(node) || isFlow(node);
}

/** Comments below a block may belong to what follows it. */
function dropTail(node: unknown): void {
  if (!isCollection(node) || isFlow(node)) return;
  node.comment = null;
  const last = node.items.at(-1);
  dropTail(isPair(last) ? last.value : last);
}

/** Returns the end of a node without trailing white space and comments. */
function endOf(node: ParsedNode): number {
  const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  if (last === undefined) return node.range[1];
  return endOf(isPair(last) ? (last.value ?? last.key) : last);
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

/** Returns the offset after the line break of the line, or the end of the text. */
function lineEnd(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === "\n") return offset;
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end + 1;
}

function memberOf(node: ParsedNode, name: string): ParsedNode | undefined {
  if (!isMap(node)) return undefined;
  return node.items.find(({ key }) => isScalar(key) && key.value === name)?.value ?? undefined;
}

function idOf(node: ParsedNode): unknown {
  const id = memberOf(node, "id");
  return isScalar(id) ? id.value : undefined;
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
  const marked = files.map(({ file, text }) => ({
    file,
    text: file === place.file ? changeCases(text, new Map([[id, change]])) : text,
  }));
  const expected = referenceToolCalls.map((call, at) =>
    at === reference - 1 ? { ...call, optional: true } : call,
  );
  checkOthers(marked, new Map([...before, [id, { ...expectation, referenceToolCalls: expected }]]), policy);
  return marked;
}

/** Returns what changed files expect. Throws NotAcceptable unless they are valid and expect this of these cases. */
export function checkOthers(
  files: readonly SourceFile[],
  expected: ReadonlyMap<string, Expectation>,
  policy: Policy,
): ReadonlyMap<string, Expectation> {
  const { expectations, problems } = loadExpectations(files, policy.defaults, policy.rules);
  const [problem] = problems;
  if (problem !== undefined)
    throw new NotAcceptable(`the file would not be valid: ${placeText(problem)}${problem.message}`);
  for (const [id, old] of expected) {
    const now = expectations.get(id);
    if (now === undefined) throw new NotAcceptable(`case "${id}" would be lost`);
    if (fingerprintOf(now, policy) !== fingerprintOf(old, policy))
      throw new NotAcceptable(`case "${id}" shares by an anchor (&) what would change: write it out there`);
  }
  return expectations;
}
