import { shown } from "../config/shown.ts";
import type { Pattern } from "../matching/pattern.ts";

/** What a pattern of texts asks for, in a sentence: `"1,628"`, `text that matches /full(y)? refund/`. */
export function pieceName(pattern: Pattern): string {
  switch (pattern.kind) {
    case "one-of":
      return `one of ${pattern.options.map(pieceName).join(", ")}`;
    case "regex":
      return `text that matches /${pattern.expression}/`;
    case "ignore-case":
      return shown(pattern.folded);
    default:
      return shown(pattern.kind === "scalar" ? String(pattern.value) : pattern.source);
  }
}
