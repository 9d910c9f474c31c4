import type { RE2JS } from "re2js";
import { compileExpression } from "../config/expression.ts";
import { limits } from "../limits.ts";
import { RecordingError } from "../problems.ts";

/** A pattern holds its expression as text, so that threads can send it to one another; each compiles it once. */
const compiled = new Map<string, RE2JS>();

/** The expression, ready to search with. Throws an Error that tells its author what is wrong. */
export function expressionOf(source: string): RE2JS {
  const known = compiled.get(source) ?? compileExpression(source);
  compiled.set(source, known);
  return known;
}

/** Whether the expression is found in the text. Throws RecordingError for a text that is too long: its run cannot be scored. */
export function isFoundIn(text: string, source: string): boolean {
  if (text.length <= limits.expressionText) return expressionOf(source).matcher(text).find();
  throw new RecordingError(
    `a text of ${text.length} characters is too long to search for a regular expression: at most ${limits.expressionText} characters are. Record less, or accept any text`,
  );
}
