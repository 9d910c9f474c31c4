/**
 * What could move a cursor, hide text, turn its direction, or paint over what stands around it: control, format and separator
 * characters, halves of characters, those that are shown as nothing (but for the one that makes a sign an emoji), and accents piled up
 * on one letter beyond what any language writes.
 */
export const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u2800]|(?!(?<=\p{Extended_Pictographic})\ufe0f)\p{Default_Ignorable_Code_Point}|(?<=\p{M}{4})\p{M}/gu;

/** Untrusted text for one line of anything: invisible characters are written out. */
export function plainText(text: string): string {
  return text.replace(INVISIBLE, (character) => {
    if (character === "\n") return "\\n";
    if (character === "\t") return "\\t";
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
  });
}

const LEFTWARDS =
  "[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefe\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]+";
/** Words that are written from right to left. */
const LEFTWARDS_WORDS = new RegExp(`${LEFTWARDS}(?:[ '_-]${LEFTWARDS})*`, "gu");
/** An unseen mark that belongs to letters written from left to right. */
const RIGHTWARDS = "&#8206;";

/** Markdown or HTML in which right-to-left words turn nothing but themselves: a number or an arrow beside them stays on its side. */
export function keptInOrder(text: string): string {
  return text.replace(LEFTWARDS_WORDS, `${RIGHTWARDS}$&${RIGHTWARDS}`);
}
