import type { Bound } from "../../config/policy.ts";
import { type Markup, markup } from "../../core/escape.ts";
import { limits } from "../../core/limits.ts";
import { counted, shorten } from "../../core/text.ts";

/** Writes items until their length reaches `room` characters. */
export function within<T>(room: number, items: readonly T[], write: (item: T) => Markup): Markup[] {
  const rendered: Markup[] = [];
  let left = room;
  for (const item of items) {
    if (left <= 0) break;
    const element = write(item);
    left -= element.text.length;
    rendered.push(element);
  }
  return rendered;
}

/** Draws a share as a bar with a line at its bound. Hidden from screen readers, because the text beside it has the value. */
export function shareBar(share: number, bound: Bound | undefined): Markup {
  const mark =
    bound !== undefined &&
    markup`<rect class="${bound.kind}" x="${x(Math.min(bound.value, 0.99))}" width="1" height="6"/>`;
  return markup`<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="6"/><rect class="value" width="${x(share)}" height="6"/>${mark}</svg>`;
}

function x(share: number): string {
  return (share * 100).toFixed(1);
}

/** Wraps content that may be wider than the screen, and makes it scrollable by keyboard. The label may be untrusted text. */
export function scrollable(label: string, content: Markup, name = ""): Markup {
  return markup`<div class="${`scroll ${name}`.trim()}" tabindex="0" role="region" aria-label="${label}">${content}</div>`;
}

/** Marks beside colored words, so that color is not the only signal. */
export const MARKS = { good: "✔", doubtful: "●", bad: "✘", old: "✘" } as const;

/** The color of a state; `old` is for failures that the base has too. */
export type Tone = keyof typeof MARKS;

/** Returns `… and 3 more cases, in the report` for the noun `more case`; nothing for 0. */
export function leftOutNote(count: number, noun: string): Markup | false {
  return count > 0 && markup`<p class="muted">… and ${counted(count, noun)}, in the report</p>\n`;
}

export function cutShort(text: string): string {
  return shorten(text, limits.shownSentence);
}

/** Formats our own text, in which backticks mark code. */
export function codeSpans(text: string): Markup {
  const parts = text.split("`").map((part, at) => (at % 2 === 1 ? markup`<code>${part}</code>` : part));
  return markup`${parts}`;
}
