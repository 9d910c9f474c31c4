import { lineOf, type Node, nameOf, nodesOf, type Placed } from "./nodes.ts";

/** A text of a source that somebody may get to read. */
export interface Text {
  /** As it is written, with `…` where values stand. */
  text: string;
  /** `file:line` */
  place: string;
  file: string;
  /** What it is handed to: `RecordingError`, `warn`; "" for nothing. */
  use: string;
  /** The key of the object that it stands under: `message`, `title`; "" for none. */
  key: string;
}

/**
 * The texts of a source that have words: two or more, the first at its beginning. One that begins with a blank or a mark is the end of
 * another text, and one that is compared with something is nobody's message. What an error is made of counts however short it is.
 */
export function textsOf(file: string, source: string): Text[] {
  return nodesOf(source).flatMap((placed) => {
    const text = textOf(placed.node);
    if (text === undefined || isCompared(placed)) return [];
    const { use, key } = usedFor(placed);
    if (!isWordy(text) && !(isError(use) && /\p{L}{2} \S|\S \p{L}{2}/u.test(text))) return [];
    const line = lineOf(source, placed.node);
    return [{ text, place: `${file}:${line}`, file, use, key }];
  });
}

/** Whether something of this name is an error that is thrown, by the way they are named. */
function isError(name: string): boolean {
  return /(?:Error|Fault|NotAcceptable|Refused\w+|Missing|Excess)$/.test(name);
}

/** Two words, of which a blank parts the first from the second. */
function isWordy(text: string): boolean {
  return /^[…"'`*@\p{L}-]/u.test(text) && /\s/.test(text) && (text.match(/\p{L}{2,}/gu) ?? []).length > 1;
}

/** A literal, or a template with `…` for its values; undefined for any other node. */
export function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === "Literal") return typeof value === "string" ? value.trimEnd() : undefined;
  if (type !== "TemplateLiteral") return undefined;
  const pieces = (quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);
  return pieces.join("…").replace(/…+/g, "…").trimEnd();
}

function isCompared({ node, within: [parent] }: Placed): boolean {
  if (parent?.type === "BinaryExpression") return parent.operator !== "+";
  return parent?.type === "SwitchCase" && parent.test === node;
}

// What is inside of a function is not handed to what the function is handed to.
const BORDERS = ["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"];

function usedFor({ within }: Placed): { use: string; key: string } {
  const border = within.findIndex(({ type }) => BORDERS.includes(type));
  const near = border < 0 ? within : within.slice(0, border);
  const call = near.find(({ type }) => /^(?:Call|New|TaggedTemplate)Expression$/.test(type));
  const property = near.find(({ type }) => type === "Property" || type === "PropertyDefinition");
  return { use: nameOf(call?.callee ?? call?.tag), key: nameOf(property?.key) };
}
