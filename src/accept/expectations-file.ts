import { isMap, isScalar, isSeq, LineCounter, type ParsedNode } from "yaml";
import { compose } from "../config/yaml-document.ts";
import { type Change, membersChange } from "./change.ts";
import { NotAcceptable } from "./not-acceptable.ts";
import { Rewriter } from "./rewriter.ts";
import { spliced } from "./splice.ts";
import { styleOf } from "./style.ts";

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * The text of a valid expectations file after changes to its cases, by their ids. All other bytes stay. Throws NotAcceptable when a
 * case is only an alias of something written elsewhere.
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

/** The text of a valid expectations file with more cases at its end, of which nothing is said but their ids. */
export function appendCases(text: string, ids: readonly string[]): string {
  if (ids.length === 0) return text;
  const { body, mark, root, rewriter } = open(text);
  const cases = memberNode(root, "cases");
  const kept = isSeq(cases) ? [...cases.items.keys()].map((at) => ({ at })) : [];
  const added = ids.map((id) => ({ value: { id } }));
  const change = membersChange(new Map([["cases", { kind: "items", items: [...kept, ...added] }]]));
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
