import { limits } from "../../core/limits.ts";
import { isFoundIn, type Pattern } from "../../core/match-values.ts";
import { RecordingError } from "../../core/problems.ts";
import { sum } from "../../core/statistics/summary.ts";
import type { Row } from "../details.ts";
import { asScore, type Cost, isYes, worth } from "./judged-texts.ts";

/** A token of a text. Punctuation and Markdown marks are dropped. */
export interface Word {
  /** `stop` is the end of a sentence or of a paragraph. */
  kind: "word" | "number" | "symbol" | "stop";
  /** In lower case. A number's normalized value. */
  text: string;
  isNegative?: boolean;
  currency?: string;
  /** A hyphen joins it to the previous word. */
  isTied?: boolean;
}

/** Scripts without spaces between words. Each character is a word. */
const UNSPACED =
  "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]";
const INNER = `(?:(?!${UNSPACED})[\\p{L}\\p{M}\\p{N}_])`;

let token: RegExp | undefined;

function tokens(): RegExp {
  token ??= new RegExp(
    [
      // The number of a list item with content.
      "(?<=^|\\n)[ \\t>*_]*[0-9]{1,3}[.)][ \\t]+(?=[^\\s])",
      "(?<blank>\\n[ \\t\\r]*\\n)",
      `(?<digits>[0-9](?:[0-9]|[.,:/'’ \\u00a0\\u202f\\u2009](?=[0-9]))*)(?<tail>${INNER}*)`,
      `(?<alone>${UNSPACED}\\p{M}*)`,
      `(?<word>${INNER}+(?:(?<=\\p{N})[.,]\\p{N}+)*(?:['’](?!s(?!${INNER}))${INNER}+)*)`,
      "(?<end>(?<![.!?…])[.!?…]+[\"'”’)*_]*(?=\\s|$))",
      "(?<symbol>(?![\\p{Sc}`|~^])[\\p{S}%‰&@]|(?<=[\\p{L}\\p{N}])#)",
    ].join("|"),
    "gu",
  );
  return token;
}

/** A minus sign and a currency before a number. */
const BEFORE =
  /(?:(?<![\p{L}\p{N}])(?<minus>[-−]))?(?:(?<currency>\p{Sc})[ \u00a0\u202f]?(?<inner>[-−]?))?$/u;
const AFTER = /^[ \u00a0\u202f]?(\p{Sc})(?![0-9])/u;
/** The number of characters that BEFORE and AFTER can match. */
const NEAR = 5;
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** Returns words in lower case, and numbers in normalized form so that different notations are equal. */
export function wordsOf(text: string): Word[] {
  const clean = text.normalize("NFC").replace(INVISIBLE, "");
  const words: Word[] = [];
  for (const match of clean.matchAll(tokens())) {
    const { blank, digits, tail = "", alone, word, end, symbol } = match.groups ?? {};
    const at = match.index;
    if (digits !== undefined) words.push(...beginningWithDigits(clean, at, digits, tail));
    else if (alone !== undefined) words.push({ kind: "word", text: alone });
    else if (word !== undefined) words.push(...spelled(word, isTied(clean, at)));
    else if (symbol !== undefined) words.push({ kind: "symbol", text: symbol });
    else if (blank !== undefined || end !== undefined) words.push({ kind: "stop", text: "" });
  }
  return words;
}

function beginningWithDigits(text: string, at: number, digits: string, tail: string): Word[] {
  // Mixed digits and letters are a name.
  if (/[\p{N}_]/u.test(tail)) return [{ kind: "word", text: (digits + tail).toLowerCase() }];
  const words: Word[] = numeralsIn(digits);
  const [first] = words;
  const last = words.at(-1);
  const before = BEFORE.exec(text.slice(Math.max(0, at - NEAR), at))?.groups ?? {};
  const end = at + digits.length;
  const after = tail === "" ? AFTER.exec(text.slice(end, end + NEAR))?.[1] : undefined;
  if (first?.kind === "number" && (before.minus || before.inner)) first.isNegative = true;
  if (first?.kind === "number" && before.currency !== undefined) first.currency = before.currency;
  else if (last?.kind === "number" && after !== undefined) last.currency = after;
  return tail === "" ? words : [...words, { kind: "word", text: tail.toLowerCase() }];
}

function spelled(word: string, tied: boolean): Word[] {
  // Underscores around a word are Markdown marks.
  const text = word
    .replace(/^_+|_+$/g, "")
    .replaceAll("’", "'")
    .toLowerCase();
  if (text === "") return [];
  return [{ kind: "word", text, ...(tied ? { isTied: true } : {}) }];
}

function isTied(text: string, at: number): boolean {
  return /[-‐‑]/.test(text.charAt(at - 1)) && /\p{L}/u.test(text.charAt(at - 2));
}

/** Prefixes and suffixes that reverse the meaning of a hyphenated word. */
const BEFORE_OPPOSITES = new Set(["non", "un", "anti"]);
const AFTER_OPPOSITES = new Set(["free", "less"]);

/** A text, tokenized once for many searches. */
export interface SearchedText {
  text: string;
  words: readonly Word[];
  /** For patterns without symbols. */
  plain: readonly Word[];
  left: number;
}

/** Tokenizes a text for searches. */
export function searched(text: string): SearchedText {
  const words = wordsOf(text);
  const plain = words.filter(({ kind }) => kind !== "symbol");
  return { text, words, plain, left: limits.comparedWords };
}

/**
 * Returns true if a text contains a pattern: whole words in any case, or a regular expression on the original text.
 * Throws RecordingError if the text is too long for the expression, or above the effort limit.
 */
export function says(pattern: Pattern, within: SearchedText): boolean {
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

/** A pattern without words, such as `?!`, is searched literally. */
function saysText(piece: string, within: SearchedText): boolean {
  const sought = withoutLastStop(wordsOf(piece));
  if (sought.length === 0) return within.text.normalize("NFC").includes(piece.normalize("NFC").trim());
  const words = sought.some(({ kind }) => kind === "symbol") ? within.words : within.plain;
  for (let at = 0; at + sought.length <= words.length; at += 1)
    if (matchesAt(at, sought, words, within) && !isOpposite(words, at, sought.length)) return true;
  return false;
}

function matchesAt(
  at: number,
  sought: readonly Word[],
  words: readonly Word[],
  within: SearchedText,
): boolean {
  const differing = sought.findIndex((word, by) => !isSame(word, words[at + by]));
  within.left -= differing < 0 ? sought.length : differing + 1;
  if (within.left < 0)
    throw new RecordingError(
      `to find what must be said more than ${limits.comparedWords} words must be compared, the most that are: record less, or seek shorter texts`,
    );
  return differing < 0;
}

function withoutLastStop(words: readonly Word[]): readonly Word[] {
  return words.slice(0, words.findLastIndex(({ kind }) => kind !== "stop") + 1);
}

function isSame(sought: Word, word: Word | undefined): boolean {
  if (word === undefined || sought.kind !== word.kind || sought.text !== word.text) return false;
  if (sought.isNegative === true && word.isNegative !== true) return false;
  return sought.currency === undefined || word.currency === undefined || sought.currency === word.currency;
}

/** `non-refundable` does not contain `refundable`, nor does `gluten-free` contain `gluten`. */
function isOpposite(words: readonly Word[], at: number, length: number): boolean {
  const next = words[at + length];
  if (next?.isTied === true && AFTER_OPPOSITES.has(next.text)) return true;
  return words[at]?.isTied === true && BEFORE_OPPOSITES.has(words[at - 1]?.text ?? "");
}

/** Guesses if a text may be English: at least half of its letters are Latin. True for a text without letters. */
export function mayBeEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  return latin.length * 2 >= letters.length;
}

const ENGLISH = /^(?:[0-9]{1,3}(?:([,'’ \u00a0\u202f\u2009])[0-9]{3})(?:\1[0-9]{3})*|[0-9]+)(?:\.[0-9]+)?$/;
/** Indian groups: 1,00,000. */
const INDIAN = /^[0-9]{1,2}(?:,[0-9]{2})+,[0-9]{3}(?:\.[0-9]+)?$/;
/** Points between groups together with a second point or a decimal comma; or a decimal comma alone. */
const CONTINENTAL =
  /^(?:[0-9]{1,3}(?:\.[0-9]{3}){2,}|[0-9]{1,3}(?:[. \u00a0\u202f\u2009][0-9]{3})+,[0-9]+|[0-9]+,[0-9]+)$/;

interface Numeral {
  kind: "number" | "word";
  text: string;
}

/** `1,628.00` is the number 1628, `10:30` and `1.2.3` are names, `1,2,3` is three numbers. Codes keep their leading zeros. */
function numeralsIn(run: string): Numeral[] {
  const value = decimalOf(run);
  if (value !== undefined) return [{ kind: "number", text: value }];
  const separator = /[ \u00a0\u202f\u2009]/.test(run) ? /[ \u00a0\u202f\u2009]/ : /[,'’]/;
  const parts = run.split(separator);
  if (parts.length > 1) return parts.flatMap(numeralsIn);
  return [{ kind: "word", text: run }];
}

function decimalOf(run: string): string | undefined {
  if (ENGLISH.test(run)) return plain(run.replace(/[^0-9.]/g, ""));
  if (INDIAN.test(run)) return plain(run.replaceAll(",", ""));
  if (CONTINENTAL.test(run)) return plain(run.replace(/[^0-9,]/g, "").replace(",", "."));
  return undefined;
}

function plain(decimal: string): string {
  if (!decimal.includes(".")) return decimal;
  const digits = decimal.split("");
  while (digits.at(-1) === "0") digits.pop();
  if (digits.at(-1) === ".") digits.pop();
  return digits.join("");
}

export type Side = "user" | "system";

/** Each from 0 to 1. `requirements` is the share of fulfilled requests, null if there are none. */
interface AlignmentShares {
  intent: number;
  requirements: number | null;
  completeness: number;
  appropriateness: number;
}

const WEIGHTS = {
  user: { intent: 0.4, requirements: 0.3, completeness: 0.2, appropriateness: 0.1 },
  system: { intent: 0.35, requirements: 0.35, completeness: 0.15, appropriateness: 0.15 },
} as const;

const PARTS = ["intent", "requirements", "completeness", "appropriateness"] as const;
const ASPECTS = ["intent", "completeness", "appropriateness"] as const;

export const MET = { full: 1, mostly: 0.75, partly: 0.5, hardly: 0.25, no: 0 };

export interface Alignment {
  value: number;
  asked: number;
  fulfilled: number;
  costs: Cost[];
}

/** Returns the weighted mean of the parts that are not null. */
function aligned(side: Side, parts: AlignmentShares): number {
  const weights = WEIGHTS[side];
  const weighed = PARTS.flatMap((part) => {
    const value = parts[part];
    return value === null ? [] : [{ weight: weights[part], points: weights[part] * value }];
  });
  return sum(weighed.map(({ points }) => points)) / sum(weighed.map(({ weight }) => weight));
}

/** Computes the score of one side's prompt from a judge's rows. Throws if an aspect has no row. */
export function alignmentWith(side: Side, asks: readonly Row[], aspects: readonly Row[]): Alignment {
  const weights = WEIGHTS[side];
  const requests = asks.filter(({ verdicts }) => verdicts.fulfilled !== "none");
  const unfulfilled = requests.filter((row) => !isYes(row, "fulfilled"));
  const fulfilled = requests.length - unfulfilled.length;
  const all = requests.length === 0 ? 1 - weights.requirements : 1;
  const met = ASPECTS.map((aspect) => {
    const row = aspectRow(aspects, aspect);
    return { aspect, row, value: worth(row, "met", MET) };
  });
  const [intent, completeness, appropriateness] = met.map(({ value }) => value) as [number, number, number];
  const requirements = requests.length === 0 ? null : fulfilled / requests.length;
  return {
    value: asScore(aligned(side, { intent, requirements, completeness, appropriateness })),
    asked: requests.length,
    fulfilled,
    costs: [
      ...met.map(({ aspect, row, value }) => ({
        row,
        cost: ((1 - value) * weights[aspect]) / all,
        name: `${aspect} for the ${side === "user" ? "user" : "system prompt"}`,
        text: `is met ${row.verdicts.met === "no" ? "not at all" : row.verdicts.met}`,
      })),
      ...unfulfilled.map((row) => ({
        row,
        cost: weights.requirements / requests.length,
        text: "is not fulfilled",
      })),
    ],
  };
}

function aspectRow(aspects: readonly Row[], aspect: string): Row {
  const row = aspects.find(({ id }) => id === aspect);
  if (row === undefined) throw new RangeError(`nothing was said of ${aspect}`);
  return row;
}
