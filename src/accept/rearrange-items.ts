import type { Content } from "./rearrange-lines.ts";
import type { Layout, Slot } from "./slots.ts";
import { type Splice, spliced } from "./splice.ts";

/**
 * The splices after which a collection in brackets has these contents, at least one, in this order. `inner` has the splices inside
 * each slot; `gap` stands behind a comma when items share a line.
 */
export function rearrangeItems(
  text: string,
  { slots, indent, inLine }: Layout,
  contents: readonly Content[],
  inner: readonly (readonly Splice[])[],
  { eol, gap }: { eol: string; gap: string },
): Splice[] {
  const kept = contents.filter((content) => typeof content === "number");
  const places = kept.toSorted((a, b) => a - b);
  const contentAt = new Map(places.map((place, at) => [place, kept[at]]));
  const comma = `,${inLine ? gap : eol + indent}`;
  const last = slots[places.at(-1) ?? -1];
  if (last === undefined) {
    const [first, end] = [slots[0]?.from ?? 0, slots.at(-1)?.to ?? 0];
    return [{ from: first, to: end, text: contents.join(comma) }];
  }
  const splices = slots.flatMap((slot, place): readonly Splice[] => {
    const content = contentAt.get(place);
    if (content === undefined) return [removal(slot, place)];
    return content === place ? (inner[place] ?? []) : [{ ...slot, text: contentOf(content) }];
  });
  let passed = 0;
  for (const content of contents) {
    if (typeof content === "number") passed += 1;
    else splices.push(insertion(content, slots[places[passed] ?? -1]));
  }
  return splices;

  function contentOf(content: number): string {
    const { from, to } = slots[content] as Slot;
    return spliced(text, inner[content] ?? [], from, to);
  }

  /** Goes with the comma behind it, or before it when nothing else follows. */
  function removal({ from, to }: Slot, place: number): Splice {
    const [before, next] = [slots[place - 1], slots[place + 1]];
    if (next !== undefined && from < (last?.from ?? 0)) return { from, to: next.from, text: "" };
    const start = before?.to ?? from;
    return { from: start, to, text: commentsIn(text.slice(start, from)) };
  }

  function insertion(content: string, next: Slot | undefined): Splice {
    if (next !== undefined) return { from: next.from, to: next.from, text: content + comma };
    const at = last?.to ?? 0;
    return { from: at, to: at, text: comma + content };
  }
}

/** What stands between two items of which the second goes: its comments must not go with it. */
function commentsIn(between: string): string {
  return between.includes("#") ? between.replace(/(#.*)|,/g, "$1") : "";
}
