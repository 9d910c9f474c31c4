import { shown } from "../config/shown.ts";
import type { Json } from "../json/json.ts";
import { limits } from "../limits.ts";
import { compileValue, type Tell } from "./matchers.ts";
import type { Pattern } from "./pattern.ts";

/**
 * Reads what a text must hold: a text, a number, or one of the matchers `$regex`, `$ignoreCase` and `$oneOf`. Every mistake is reported;
 * what is returned after a report is of no use.
 */
export function compileText(value: Json, tell: Tell): Pattern {
  const told: boolean[] = [];
  const pattern = compileValue(value, (path, message) => {
    told.push(true);
    tell(path, message);
  });
  if (told.length > 0) return pattern;
  if (!isOfTexts(pattern))
    tell([], `expected text that is not empty, $regex, $ignoreCase or $oneOf of such, got ${shown(value)}`);
  else if (longest(pattern) > limits.pieceText)
    tell(
      [],
      `text of ${longest(pattern)} characters, more than the ${limits.pieceText} that are searched for: write a part of it`,
    );
  return pattern;
}

function isOfTexts(pattern: Pattern): boolean {
  switch (pattern.kind) {
    case "scalar":
      return (
        ["string", "number", "bigint"].includes(typeof pattern.value) && String(pattern.value).trim() !== ""
      );
    case "ignore-case":
      return pattern.folded !== "";
    case "one-of":
      return pattern.options.every(isOfTexts);
    default:
      return pattern.kind === "regex" && pattern.expression !== "";
  }
}

/** The characters of the longest text that is searched for. */
function longest(pattern: Pattern): number {
  if (pattern.kind === "one-of") return Math.max(...pattern.options.map(longest));
  if (pattern.kind === "ignore-case") return pattern.folded.length;
  return pattern.kind === "scalar" ? String(pattern.value).length : 0;
}
