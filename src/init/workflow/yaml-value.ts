import { Document, Scalar } from "yaml";
import { plainText } from "../../escape/plain.ts";
import { yamlText } from "../yaml-nodes.ts";

const NO_TEXT = /^(?:true|false|null)$/i;
const PLAIN = /^[\p{L}_.][\p{L}\p{N}_./{}*-]*$/u;
const PLAIN_IN_BRACES = /^[\p{L}_.][\p{L}\p{N}_./-]*$/u;

/** A text as a value that has its line for itself. */
export function onALine(text: string): string {
  return plainOr(text, PLAIN);
}

/** A text as a value among others in braces or brackets. */
export function inBraces(text: string): string {
  return plainOr(text, PLAIN_IN_BRACES);
}

/** A text for a comment. */
export function oneLine(text: string): string {
  return plainText(text);
}

/** The name of a branch in a filter, where some characters of names mean others. */
export function branchName(name: string): string {
  return inBraces(name.replace(/[+!*?[\]\\]/g, "\\$&"));
}

function plainOr(text: string, plain: RegExp): string {
  if (plain.test(text) && /\p{L}/u.test(text) && !NO_TEXT.test(text)) return text;
  const scalar = new Scalar(text);
  scalar.type = Scalar.QUOTE_DOUBLE;
  return yamlText(new Document(scalar)).trimEnd();
}
