import { INVISIBLE } from "../escape/plain.ts";
import { quotedYaml, yamlEscape, yamlText } from "../escape/yaml.ts";
import { canonicalJson } from "../json/canonical.ts";
import { isObject, type Json } from "../json/json.ts";

/** How a file writes its values. */
export interface Style {
  /** JSON: all texts in quotes, all collections in brackets. */
  json: boolean;
  eol: string;
  /** Between a brace and what stands in it. */
  padding: string;
  /** Behind a comma or a colon. */
  gap: string;
  /** From a key to the dashes of its list. */
  dash: string;
  /** From a bracket to the lines of what stands in it; empty when all stands in one line. */
  step: string;
}

export type Quotes = "double" | "single" | "none";

/** Characters up to which a collection stands in one line of a block. */
const LINE_WIDTH = 100;
const LEVEL = "  ";
/** A value in one line. */
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

/** A value in brackets with a line for each item, as JSON files are written. The first line is not indented. */
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
 * A list or an object as a block whose lines stand behind `indent`; the first line is not indented. So many levels below it are
 * blocks too, and all that is too long for a line.
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

/** A member of an object that is a block. */
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

/** JSON has no escape for a character beyond the first 65,536, but for each of its halves. */
function quotedJson(text: string): string {
  return JSON.stringify(text).replace(INVISIBLE, (character) => character.split("").map(yamlEscape).join(""));
}
