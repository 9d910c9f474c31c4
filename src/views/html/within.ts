import type { Markup } from "../../escape/markup.ts";

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
