import { limits } from "../limits.ts";
import type { Pattern } from "../matching/pattern.ts";
import { isFoundIn } from "../matching/search.ts";
import { RecordingError } from "../problems.ts";
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
  /** Words that may still be compared in it. */
  left: number;
}

/** Reads a text to search in. */
export function searched(text: string): Searched {
  const words = wordsOf(text);
  const plain = words.filter(({ kind }) => kind !== "symbol");
  return { text, words, plain, left: limits.comparedWords };
}

/**
 * Whether a text says what a pattern of texts asks for: a text as whole words, in any case, or an expression, which is searched in the
 * text as it is. Throws RecordingError for a text that is too long for an expression, or in which too much is sought.
 */
export function says(pattern: Pattern, within: Searched): boolean {
  switch (pattern.kind) {
    case "one-of":
      return pattern.options.some((option) => says(option, within));
    case "regex":
      return isFoundIn(within.text, pattern.expression);
    case "ignore-case":
      return saysText(pattern.folded, within);
    case "scalar":
      return saysText(String(pattern.value), within);
    default:
      return false;
  }
}

/** Whether a text has these words in a row. What holds no word, such as `?!`, is searched as it is. */
function saysText(piece: string, within: Searched): boolean {
  const wanted = withoutLastStop(wordsOf(piece));
  if (wanted.length === 0) return within.text.normalize("NFC").includes(piece.normalize("NFC").trim());
  const words = wanted.some(({ kind }) => kind === "symbol") ? within.words : within.plain;
  for (let at = 0; at + wanted.length <= words.length; at += 1)
    if (standsAt(at, wanted, words, within) && !isOpposite(words, at, wanted.length)) return true;
  return false;
}

function standsAt(at: number, wanted: readonly Word[], words: readonly Word[], within: Searched): boolean {
  const differing = wanted.findIndex((word, by) => !isSame(word, words[at + by]));
  within.left -= differing < 0 ? wanted.length : differing + 1;
  if (within.left < 0)
    throw new RecordingError(
      `to find what must be said more than ${limits.comparedWords} words must be compared, the most that are: record less, or seek shorter texts`,
    );
  return differing < 0;
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
