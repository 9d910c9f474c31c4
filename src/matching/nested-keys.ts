import type { Pattern } from "./pattern.ts";
import type { ReferenceCall } from "./reference.ts";

/**
 * The references with other keys free in every object inside their arguments, in lists too. The arguments themselves stay as they
 * are, and so does an object that names no key: it says that there are none. Each pattern keeps its `source`.
 */
export function withFreeNestedKeys(references: readonly ReferenceCall[]): ReferenceCall[] {
  return references.map((one) => ({ ...one, arguments: opened(one.arguments, true) }));
}

function opened(pattern: Pattern, isOutermost: boolean): Pattern {
  switch (pattern.kind) {
    case "object": {
      const entries = new Map([...pattern.entries].map(([key, entry]) => [key, opened(entry, false)]));
      const extraKeys = pattern.extraKeys || (!isOutermost && entries.size > 0);
      return { ...pattern, entries, extraKeys };
    }
    case "list":
      return { ...pattern, items: pattern.items.map((item) => opened(item, false)) };
    case "one-of":
      return { ...pattern, options: pattern.options.map((option) => opened(option, isOutermost)) };
    case "contains":
      return { ...pattern, item: opened(pattern.item, false) };
    default:
      return pattern;
  }
}
