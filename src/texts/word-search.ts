import type { Pattern } from "../matching/pattern.ts";
import { isFoundIn } from "../matching/search.ts";
import { type Word, wordsOf } from "./words.ts";

/** What makes of a word its opposite when a hyphen ties it to it. */
const BEFORE_OPPOSITES = new Set(["non", "un", "anti"]);
const AFTER_OPPOSITES = new Set(["free", "less"]);

/** A text to search in, read once. */
export interface Searched {
  text: string;
  words: readonly Word[];
  /** The same without symbols, for what has none. */
  plain: readonly Word[];
}

/** Reads a text to search in. */
export function searched(text: string): Searched {
  const words = wordsOf(text);
  return { text, words, plain: words.filter(({ kind }) => kind !== "symbol") };
}

/**
 * Whether a text says what a pattern of texts asks for: a text as whole words, in any case, or an expression, which is searched in the
 * text as it is. Throws RecordingError for a text that is too long for an expression.
 */
export function says(pattern: Pattern, { text, words, plain }: Searched): boolean {
  switch (pattern.kind) {
    case "one-of":
      return pattern.options.some((option) => says(option, { text, words, plain }));
    case "regex":
      return isFoundIn(text, pattern.expression);
    case "ignore-case":
      return saysText(pattern.folded, { text, words, plain });
    case "scalar":
      return saysText(String(pattern.value), { text, words, plain });
    default:
      return false;
  }
}

/** Whether a text has these words in a row. What holds no word, such as `?!`, is searched as it is. */
function saysText(piece: string, { text, words, plain }: Searched): boolean {
  const wanted = withoutLastStop(wordsOf(piece));
  if (wanted.length === 0) return text.normalize("NFC").includes(piece.normalize("NFC").trim());
  const within = wanted.some(({ kind }) => kind === "symbol") ? words : plain;
  for (let at = 0; at + wanted.length <= within.length; at += 1)
    if (wanted.every((word, by) => isSame(word, within[at + by])) && !isOpposite(within, at, wanted.length))
      return true;
  return false;
}

function withoutLastStop(words: readonly Word[]): readonly Word[] {
  return words.slice(0, words.findLastIndex(({ kind }) => kind !== "stop") + 1);
}

function isSame(wanted: Word, word: Word | undefined): boolean {
  if (word === undefined || wanted.kind !== word.kind || wanted.text !== word.text) return false;
  if (wanted.isNegative === true && word.isNegative !== true) return false;
  return wanted.currency === undefined || word.currency === undefined || wanted.currency === word.currency;
}

/** `refundable` is not said by `non-refundable`, nor `gluten` by `gluten-free`. */
function isOpposite(words: readonly Word[], at: number, length: number): boolean {
  const next = words[at + length];
  if (next?.isTied === true && AFTER_OPPOSITES.has(next.text)) return true;
  return words[at]?.isTied === true && BEFORE_OPPOSITES.has(words[at - 1]?.text ?? "");
}
