import { counted } from "../wording.ts";

const LOW_HALF = /^[\uDC00-\uDFFF]/;
const HIGH_HALF = /[\uD800-\uDBFF]$/;

/** A text of at most `length` characters as it is; of a longer one its beginning and its end, and between them how much was left out. */
export function cutMiddle(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = text.slice(0, Math.ceil(length / 2)).replace(HIGH_HALF, "");
  const tail = text.slice(text.length - Math.floor(length / 2)).replace(LOW_HALF, "");
  const left = text.length - head.length - tail.length;
  return `${head}[… ${counted(left, "character")} left out …]${tail}`;
}
