import { canonicalJson } from "../json/canonical.ts";
import type { Json } from "../json/json.ts";
import type { ListOrder } from "./compare.ts";
import type { Pattern } from "./pattern.ts";

/** For each text the position of the first that is the same. */
export function alike(texts: readonly string[]): number[] {
  const first = new Map<string, number>();
  for (const [at, text] of texts.entries()) if (!first.has(text)) first.set(text, at);
  return texts.map((text) => first.get(text) as number);
}

/** What a call was made with. */
interface CalledWith {
  arguments: Json;
  malformed: boolean;
}

/** A text that only calls have in common whose arguments meet the same patterns. */
export function callText(call: CalledWith, listOrder: ListOrder): string {
  return `${call.malformed} ${canonicalJson(call.arguments, listOrder)}`;
}

/** A text that only patterns have in common which the same values meet. */
export function patternText(pattern: Pattern, listOrder: ListOrder): string {
  switch (pattern.kind) {
    case "list": {
      const isFree = !pattern.ordered || listOrder === "free";
      const items = pattern.items.map((item) => patternText(item, listOrder));
      return `${isFree ? "unordered" : "list"}[${isFree ? items.sort() : items}]`;
    }
    case "object": {
      const entries = [...pattern.entries].map(
        ([key, entry]) => `${JSON.stringify(key)}:${patternText(entry, listOrder)}`,
      );
      return `${pattern.extraKeys ? "subset" : "object"}{${entries.sort()}}`;
    }
    default:
      // Inside the source of a subset other objects are subsets too, and so is the object around it.
      return `${pattern.kind} ${canonicalJson(pattern.source)}`;
  }
}
