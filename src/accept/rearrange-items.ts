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
  if (places.length === 0) {
    const [first, end] = [slots[0]?.from ?? 0, slots.at(-1)?.to ?? 0];
    return [{ from: first, to: end, text: contents.join(comma) }];
  }
  const lastKept = slots[places.at(-1) ?? 0] as Slot;
  const splices = slots.flatMap((slot, place): readonly Splice[] => {
    const content = contentAt.get(place);
    if (content === undefined) return removal(slot, place);
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

  /** An item goes with the comma and the comment behind it, those behind the last one that stays all at once. */
  function removal({ from }: Slot, place: number): Splice[] {
    const next = slots[place + 1];
    if (next !== undefined && from < lastKept.from) return [{ from, to: next.from, text: "" }];
    return slots[place - 1] === lastKept ? [tailRemoval(from)] : [];
  }

  function tailRemoval(firstGone: number): Splice {
    const { to: from } = lastKept;
    const comment = /^[ \t]*,?([ \t]*#[^\r\n]*)/.exec(text.slice(from, firstGone))?.[1];
    const end = slots.at(-1)?.to ?? from;
    const [behind = "", comma] = /^(\s*,)?(?:[ \t]*#[^\r\n]*)?/.exec(text.slice(end)) ?? [];
    const to = end + behind.length;
    const needsLine = comment !== undefined && !/^[ \t]*\r?\n/.test(text.slice(to));
    const kept = (comma === undefined ? "" : ",") + (comment ?? "");
    return { from, to, text: needsLine ? kept + eol + indent : kept };
  }

  function insertion(content: string, next: Slot | undefined): Splice {
    if (next !== undefined) return { from: next.from, to: next.from, text: content + comma };
    const { to: from } = lastKept;
    return { from, to: from, text: comma + content };
  }
}
