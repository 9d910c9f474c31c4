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
  { slots, indent, inLine }: Layout,
  contents: readonly Content[],
  inner: readonly (readonly Splice[])[],
  eol: string,
): Splice[] {
  const kept = contents.filter((content) => typeof content === "number");
  const places = kept.toSorted((a, b) => a - b);
  // What stands behind the dash of an outer list must be followed by something in the same line.
  if (inLine && places.length > 0) places[0] = 0;
  const contentAt = new Map(places.map((place, at) => [place, kept[at]]));
  const splices = slots.flatMap((slot, place): readonly Splice[] => {
    const content = contentAt.get(place);
    if (content === undefined) return [{ ...slot, text: "" }];
    return content === place ? (inner[place] ?? []) : [{ ...slot, text: moved(content, place) }];
  });
  const separator = hasBlankLine(text, slots) ? eol : "";
  let passed = 0;
  for (const [at, content] of contents.entries()) {
    const above = slots[places[passed - 1] ?? -1];
    if (typeof content === "number") passed += 1;
    else if (above === undefined) splices.push(onTop(content, at));
    else splices.push(below(above, content));
  }
  return splices;

  function moved(content: number, place: number): string {
    const slot = slots[content] as Slot;
    const lines = spliced(text, inner[content] ?? [], slot.from, slot.to);
    const placed = lines.replace(/^[ \t]*/, place === 0 && inLine ? "" : indent);
    return placed.endsWith("\n") ? placed : placed + eol;
  }

  function onTop(content: string, at: number): Splice {
    const from = slots[0]?.from ?? 0;
    const before = inLine && at === 0 ? "" : indent;
    // The first slot begins behind the indentation of its line, which the new one takes.
    const after = inLine && places.length > 0 && typeof contents[at + 1] === "number" ? indent : "";
    return { from, to: from, text: before + content + eol + (places.length > 0 ? separator : "") + after };
  }

  function below({ to }: Slot, content: string): Splice {
    const line = to === 0 || text[to - 1] === "\n" ? indent + content + eol : eol + indent + content;
    return { from: to, to, text: separator + line };
  }
}

function hasBlankLine(text: string, slots: readonly Slot[]): boolean {
  const [before, last] = slots.slice(-2);
  return before !== undefined && last !== undefined && /^[ \t]*\r?\n/m.test(text.slice(before.to, last.from));
}
