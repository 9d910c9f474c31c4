import { segmentsOf } from "./segments.ts";
import { taggedPieces } from "./tagged-pieces.ts";
import { tagger } from "./tagger.ts";

/** How much of the longer of two words the shorter one must be, where the one holds the other. */
const ENOUGH = 0.6;
/** Up to so many characters words must be equal. */
const SHORT = 3;

/**
 * The elements of an English text: its words with verbs as infinitives, and those of its noun phrases as they stand, without case and accents,
 * each once. Needs the tagger.
 */
export function elementsOf(text: string): string[] {
  const found = taggedPieces(text).flatMap(phrasesOf);
  return [...new Set(found.flatMap(bareWords))];
}

function phrasesOf(sentence: string): string[] {
  const document = tagger()(sentence);
  const nouns: string[] = document.nouns().out("array");
  document.verbs().toInfinitive();
  const terms: string[] = document.terms().out("array");
  return [...nouns, ...terms];
}

function bareWords(text: string): string[] {
  const bare = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  return segmentsOf(bare, "word").flatMap(({ segment }) => (segment.trim() === "" ? [] : [segment]));
}

/** The elements that none of the others is near to: equal, or most of it where both are words and longer than three characters. */
export function uncovered(elements: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  const words = others.filter(isLongWord);
  return elements.filter(
    (one) => !known.has(one) && !(isLongWord(one) && words.some((word) => isNear(one, word))),
  );
}

/** A figure that is nearly another one is another one. */
function isLongWord(element: string): boolean {
  return element.length > SHORT && !/\p{N}/u.test(element);
}

function isNear(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length / long.length > ENOUGH && long.includes(short);
}
