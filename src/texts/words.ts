import { numeralsIn } from "./numerals.ts";

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
