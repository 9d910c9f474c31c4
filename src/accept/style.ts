import { type Document, isMap, isSeq, type Pair, type ParsedNode, visit } from "yaml";
import { indentAt, lineStart } from "./lines.ts";
import type { Style } from "./value-text.ts";

const LEVEL = "  ";

/** How an expectations file writes its values, seen from what stands in it. */
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
    dash: (cases && dashOf(text, cases)) ?? LEVEL,
    step: json && cases !== undefined ? indentAt(text, cases.key.range[0]) : "",
  };
}

type Cases = Pair<ParsedNode, ParsedNode | null>;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the first object in brackets has room behind its brace; undefined when there is none in one line. */
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

function hasGap(text: string, { key }: Cases): boolean {
  return /\s/.test(text[text.indexOf(":", key.range[1]) + 1] ?? " ");
}

/** From the key to the dashes below it. */
function dashOf(text: string, { key, value }: Cases): string | undefined {
  if (!isSeq(value) || value.flow) return undefined;
  const column = (offset: number) => offset - lineStart(text, offset);
  return " ".repeat(Math.max(0, column(value.range[0]) - column(key.range[0])));
}
