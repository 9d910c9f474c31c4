import type { Layout, Slot } from "./slots.ts";
import { type Splice, spliced } from "./splice.ts";

/** What is to stand in a collection: the content of one of its slots, or the text of something new. */
export type Content = number | string;

/**
 * The splices after which a block has these contents, at least one, in this order. Blank lines and comments between the slots stay
 * where they are. `inner` has the splices inside each slot.
 */
export function rearrangeLines(
  text: string,
  { slots, indent, startsInLine }: Layout,
  contents: readonly Content[],
  inner: readonly (readonly Splice[])[],
  eol: string,
): Splice[] {
  const kept = contents.filter((content) => typeof content === "number");
  const places = kept.toSorted((a, b) => a - b);
  // The dash before the first slot stays, so something must follow it.
  if (startsInLine && places.length > 0) places[0] = 0;
  const contentAt = new Map(places.map((place, at) => [place, kept[at]]));
  const splices = slots.flatMap((slot, place): readonly Splice[] => {
    const content = contentAt.get(place);
    if (content === undefined) return [{ ...slot, text: "" }];
    return content === place ? (inner[place] ?? []) : [{ ...slot, text: moved(content, place) }];
  });
  const separator = hasBlankLines(text, slots) ? eol : "";
  const first = slots[0]?.from ?? 0;
  let place: number | undefined;
  for (const content of contents) {
    if (typeof content === "number") {
      place = places[place === undefined ? 0 : places.indexOf(place) + 1];
    } else if (place !== undefined) {
      splices.push(added(slots[place]?.to ?? 0, content));
    } else {
      const line = startsInLine ? `${content}${eol}${places.length > 0 ? indent : ""}` : indent + content + eol;
      splices.push({ from: first, to: first, text: line + (places.length > 0 ? separator : "") });
    }
  }
  return splices;

  function moved(content: number, to: number): string {
    const slot = slots[content] as Slot;
    const lines = spliced(text, inner[content] ?? [], slot.from, slot.to);
    const placed = lines.replace(/^[ \t]*/, to === 0 && startsInLine ? "" : indent);
    return placed.endsWith("\n") ? placed : placed + eol;
  }

  function added(offset: number, content: string): Splice {
    const endsLine = offset === 0 || text[offset - 1] === "\n";
    const line = endsLine ? indent + content + eol : eol + indent + content;
    return { from: offset, to: offset, text: separator + line };
  }
}

function hasBlankLines(text: string, slots: readonly Slot[]): boolean {
  const [before, last] = slots.slice(-2);
  return before !== undefined && last !== undefined && /^[ \t]*\r?$/m.test(text.slice(before.to, last.from).replace(/\n$/, "")) && last.from > before.to;
}
