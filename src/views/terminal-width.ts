import { plainText } from "../escape/plain.ts";

/** The ranges that Unicode's East Asian Width (UAX #11) calls wide, as far as names are written in them, and emoji. */
const WIDE =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})/u;
const COMBINING = /^\p{M}/u;

/** How many columns of a terminal a text takes as it is shown there, with what is invisible in it written out. */
export function terminalWidth(text: string): number {
  let columns = 0;
  for (const character of plainText(text))
    columns += WIDE.test(character) ? 2 : COMBINING.test(character) ? 0 : 1;
  return columns;
}

/** The text, and blanks behind it up to so many columns of a terminal. */
export function padEnd(text: string, columns: number): string {
  return text + blanksTo(columns, text);
}

/** The text, and blanks before it up to so many columns of a terminal. */
export function padStart(text: string, columns: number): string {
  return blanksTo(columns, text) + text;
}

function blanksTo(columns: number, text: string): string {
  return " ".repeat(Math.max(columns - terminalWidth(text), 0));
}
