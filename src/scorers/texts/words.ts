import { limits } from "../../base/limits.ts";
import { isFoundIn, type Pattern } from "../../base/patterns.ts";
import { RecordingError } from "../../base/problems.ts";
import { sum } from "../../base/statistics.ts";
import { asScore, type Cost, isYes, worth } from "./judged-texts.ts";
import type { Row } from "./text-scorer.ts";

/** One thing that a text says. Punctuation and marks of Markdown are none. */
export interface Word {
  /** `stop` is the end of a sentence or of a paragraph. */
  kind: "word" | "number" | "symbol" | "stop";
  /** In lower case; of a number its value. */
  text: string;
  isNegative?: boolean;
  currency?: string;
  /** A hyphen ties it to the word before it. */
  isTied?: boolean;
}

/** Scripts without spaces between words: each character stands alone. */
const UNSPACED =
  "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]";
const INNER = `(?:(?!${UNSPACED})[\\p{L}\\p{M}\\p{N}_])`;

/** Made when somebody asks for words: it is long. */
let token: RegExp | undefined;

function tokens(): RegExp {
  token ??= new RegExp(
    [
      // The number of a list item, where something follows it.
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

/** A sign and a currency before a number. */
const BEFORE =
  /(?:(?<![\p{L}\p{N}])(?<minus>[-−]))?(?:(?<currency>\p{Sc})[ \u00a0\u202f]?(?<inner>[-−]?))?$/u;
const AFTER = /^[ \u00a0\u202f]?(\p{Sc})(?![0-9])/u;
/** Characters that BEFORE and AFTER need to see. */
const NEAR = 5;
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** What a text says, in order: words in lower case, numbers by their value, in whatever way they are written. */
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
  // Digits, letters, digits: the name of something.
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
  // Underscores around a word are marks of Markdown.
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

/** What makes of a word its opposite when a hyphen ties it to it. */
const BEFORE_OPPOSITES = new Set(["non", "un", "anti"]);
const AFTER_OPPOSITES = new Set(["free", "less"]);

/** A text to search in, read once. */
export interface SearchedText {
  text: string;
  words: readonly Word[];
  /** The same without symbols, for what has none. */
  plain: readonly Word[];
  /** Words that may still be compared in it. */
  left: number;
}

/** Reads a text to search in. */
export function searched(text: string): SearchedText {
  const words = wordsOf(text);
  const plain = words.filter(({ kind }) => kind !== "symbol");
  return { text, words, plain, left: limits.comparedWords };
}

/**
 * Whether a text says what a pattern of texts asks for: a text as whole words, in any case, or an expression, which is searched in the
 * text as it is. Throws RecordingError for a text that is too long for an expression, or in which too much is sought.
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

/** Whether a text has these words in a row. What holds no word, such as `?!`, is searched as it is. */
function saysText(piece: string, within: SearchedText): boolean {
  const wanted = withoutLastStop(wordsOf(piece));
  if (wanted.length === 0) return within.text.normalize("NFC").includes(piece.normalize("NFC").trim());
  const words = wanted.some(({ kind }) => kind === "symbol") ? within.words : within.plain;
  for (let at = 0; at + wanted.length <= words.length; at += 1)
    if (standsAt(at, wanted, words, within) && !isOpposite(words, at, wanted.length)) return true;
  return false;
}

function standsAt(
  at: number,
  wanted: readonly Word[],
  words: readonly Word[],
  within: SearchedText,
): boolean {
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

/** Whether a text may be English, as far as its letters tell: no more than half of them are of another script. A text without letters may be. */
export function mayBeEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  return latin.length * 2 >= letters.length;
}

/** A comma, an apostrophe or a space between groups of three digits, then a decimal point; or digits alone. */
const ENGLISH = /^(?:[0-9]{1,3}(?:([,'’ \u00a0\u202f\u2009])[0-9]{3})(?:\1[0-9]{3})*|[0-9]+)(?:\.[0-9]+)?$/;
/** As they are grouped in India: 1,00,000. */
const INDIAN = /^[0-9]{1,2}(?:,[0-9]{2})+,[0-9]{3}(?:\.[0-9]+)?$/;
/** Points between groups, where a decimal comma or a second point shows that they are no decimal points; or a decimal comma. */
const CONTINENTAL =
  /^(?:[0-9]{1,3}(?:\.[0-9]{3}){2,}|[0-9]{1,3}(?:[. \u00a0\u202f\u2009][0-9]{3})+,[0-9]+|[0-9]+,[0-9]+)$/;

/** A piece of text that begins with a digit: a number, with its value in the one way of writing that equal numbers share, or a name. */
interface Numeral {
  kind: "number" | "word";
  text: string;
}

/**
 * What digits say, with what stands between them: `1,628.00` is the number 1628, `10:30` and `1.2.3` are names, `1,2,3` are three
 * numbers. Zeros at its beginning stay: codes have them.
 */
function numeralsIn(run: string): Numeral[] {
  const value = decimalOf(run);
  if (value !== undefined) return [{ kind: "number", text: value }];
  const apart = /[ \u00a0\u202f\u2009]/.test(run) ? /[ \u00a0\u202f\u2009]/ : /[,'’]/;
  const parts = run.split(apart);
  if (parts.length > 1) return parts.flatMap(numeralsIn);
  return [{ kind: "word", text: run }];
}

function decimalOf(run: string): string | undefined {
  if (ENGLISH.test(run)) return plain(run.replace(/[^0-9.]/g, ""));
  if (INDIAN.test(run)) return plain(run.replaceAll(",", ""));
  if (CONTINENTAL.test(run)) return plain(run.replace(/[^0-9,]/g, "").replace(",", "."));
  return undefined;
}

/** Without zeros that say nothing. */
function plain(decimal: string): string {
  if (!decimal.includes(".")) return decimal;
  const digits = decimal.split("");
  while (digits.at(-1) === "0") digits.pop();
  if (digits.at(-1) === ".") digits.pop();
  return digits.join("");
}

/** Who says what the answer has to be. */
export type Side = "user" | "system";

/** From 0 to 1, how far the answer meets an aspect, and the share of what is asked for that it fulfils: null where nothing is. */
export interface AlignmentShares {
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

/** What it is worth how far an aspect is met, the best first. */
export const MET = { full: 1, mostly: 0.75, partly: 0.5, hardly: 0.25, no: 0 };

/** How far an answer does what one side says. */
export interface Alignment {
  value: number;
  /** Sentences that ask for something. */
  asked: number;
  fulfilled: number;
  costs: Cost[];
}

/** The weighted mean of the parts that there are. */
export function aligned(side: Side, parts: AlignmentShares): number {
  const weights = WEIGHTS[side];
  const weighed = PARTS.flatMap((part) => {
    const value = parts[part];
    return value === null ? [] : [{ weight: weights[part], points: weights[part] * value }];
  });
  return sum(weighed.map(({ points }) => points)) / sum(weighed.map(({ weight }) => weight));
}

/** How far an answer does what one side says, by what a judge says of its sentences and of each aspect. Throws where an aspect has no row. */
export function alignmentWith(side: Side, asks: readonly Row[], aspects: readonly Row[]): Alignment {
  const weights = WEIGHTS[side];
  const asking = asks.filter(({ verdicts }) => verdicts.fulfilled !== "none");
  const unfulfilled = asking.filter((row) => !isYes(row, "fulfilled"));
  const fulfilled = asking.length - unfulfilled.length;
  const all = asking.length === 0 ? 1 - weights.requirements : 1;
  const met = ASPECTS.map((aspect) => {
    const row = aspectRow(aspects, aspect);
    return { aspect, row, value: worth(row, "met", MET) };
  });
  const [intent, completeness, appropriateness] = met.map(({ value }) => value) as [number, number, number];
  const requirements = asking.length === 0 ? null : fulfilled / asking.length;
  return {
    value: asScore(aligned(side, { intent, requirements, completeness, appropriateness })),
    asked: asking.length,
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
        cost: weights.requirements / asking.length,
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
