import { shown } from "../config/shown.ts";
import type { Json } from "../json/json.ts";
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
  if (told.length === 0 && !isOfTexts(pattern))
    tell([], `expected text that is not empty, $regex, $ignoreCase or $oneOf of such, got ${shown(value)}`);
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
