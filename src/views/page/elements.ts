import { type Markup, markup } from "../../base/escape.ts";
import { limits } from "../../base/limits.ts";
import { counted, shorten } from "../../base/text.ts";
import type { Bound } from "../../config/policy.ts";

/** The items one after the other, up to the one with which they reach so many characters. */
export function within<T>(room: number, items: readonly T[], write: (item: T) => Markup): Markup[] {
  const written: Markup[] = [];
  let left = room;
  for (const item of items) {
    if (left <= 0) break;
    const one = write(item);
    left -= one.text.length;
    written.push(one);
  }
  return written;
}

/** A bar as long as a share, with a line at its floor or ceiling. It says nothing that does not stand beside it, so it is hidden from a screen reader. */
export function shareBar(share: number, bound: Bound | undefined): Markup {
  const mark =
    bound !== undefined &&
    markup`<rect class="${bound.kind}" x="${x(Math.min(bound.value, 0.99))}" width="1" height="6"/>`;
  return markup`<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="6"/><rect class="value" width="${x(share)}" height="6"/>${mark}</svg>`;
}

function x(share: number): string {
  return (share * 100).toFixed(1);
}

/** What may be wider than the screen, as a table is: it scrolls on its own, by the keyboard too. The label may be untrusted text. */
export function scrollable(label: string, content: Markup, name = ""): Markup {
  return markup`<div class="${`scroll ${name}`.trim()}" tabindex="0" role="region" aria-label="${label}">${content}</div>`;
}

/** The sign beside a word that is coloured, so that the colour says nothing alone. */
export const MARKS = { good: "✔", doubtful: "●", bad: "✘", old: "✘" } as const;

/** How something is coloured: what is old news is not. */
export type Tone = keyof typeof MARKS;

/** `… and 3 more cases, in the report`, of `more case`; nothing where none is left out. */
export function leftOutNote(count: number, noun: string): Markup | false {
  return count > 0 && markup`<p class="muted">… and ${counted(count, noun)}, in the report</p>\n`;
}

/** Untrusted text of any length, cut to what anybody reads. */
export function cutShort(text: string): string {
  return shorten(text, limits.shownSentence);
}

/** Our own text, in which code stands in backticks. */
export function codeSpans(text: string): Markup {
  const parts = text.split("`").map((part, at) => (at % 2 === 1 ? markup`<code>${part}</code>` : part));
  return markup`${parts}`;
}
