import { limits } from "../limits.ts";
import { counted } from "../wording.ts";

const LOW_HALF = /^[\uDC00-\uDFFF]/;
const HIGH_HALF = /[\uD800-\uDBFF]$/;

/**
 * A text of at most `length` characters as it is; of a longer one its beginning and its end, and between them
 * how much was left out.
 */
export function cutMiddle(text: string, length: number): string {
  return text.length <= length ? text : ends(text, text, length, text.length);
}

/**
 * The same of a text that is cleaned first of what must not be shown. Of a long one only beginning and end
 * are cleaned, and of these not shown what is next to the gap: something that must not be shown may go on
 * there.
 */
export function cleanedMiddle(text: string, length: number, clean: (text: string) => string): string {
  const half = limits.redactedText / 2;
  if (text.length <= limits.redactedText) return cutMiddle(clean(text), length);
  const head = clean(text.slice(0, half)).slice(0, -half / 2);
  const tail = clean(text.slice(-half)).slice(half / 2);
  return ends(head, tail, length, text.length);
}

function ends(beginning: string, end: string, length: number, whole: number): string {
  const head = beginning.slice(0, Math.ceil(length / 2)).replace(HIGH_HALF, "");
  const tail = end.slice(Math.max(0, end.length - Math.floor(length / 2))).replace(LOW_HALF, "");
  return `${head}[… ${counted(whole - head.length - tail.length, "character")} left out …]${tail}`;
}
