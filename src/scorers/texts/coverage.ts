import { limits } from "../../core/limits.ts";
import type { Pattern } from "../../core/match-values.ts";
import { notAssessed } from "../outcome.ts";
import { pieceName, pieceSchema } from "./judged-texts.ts";
import { keywordsOf } from "./keywords.ts";
import { againstSchema, type ComparedWith, missingAgainst, scoredAgainst } from "./similarity.ts";
import { loadTagger, taggedPieces, tagger } from "./tagger.ts";
import { counted, scored, segmentsOf, type TextOutcome, unrecorded } from "./text-scorer.ts";
import { mayBeEnglish, says, searched } from "./words.ts";

export const keywordCoverage = counted({
  id: "keyword-coverage",
  direction: "higher",
  passMark: 1,
  what: "Keywords that the answer has",
  // Increase it if a new release of the tagger changes tags.
  version: 1,
  options: { keywords: [] as readonly Pattern[], from: "keywords" as "keywords" | "groundTruth" },
  schema: ({ z, choice }) => ({
    keywords: z
      .array(pieceSchema(z))
      .min(1)
      .max(limits.pieces)
      .describe("What the answer must have: texts, numbers, or matchers of texts")
      .optional(),
    from: choice("Where the keywords come from. Where no level says it: keywords", {
      keywords: "The list beside it",
      groundTruth:
        "The list, and the words of the groundTruth that say something by themselves; English only",
    }).optional(),
  }),
  missing({ groundTruth }, { keywords, from }) {
    if (from === "groundTruth") return groundTruth === undefined ? "groundTruth" : undefined;
    return keywords.length === 0 ? "keywords" : undefined;
  },
  load: async ({ from }) => (from === "keywords" ? undefined : loadTagger()),
  score(texts, { keywords, from }) {
    const unknown = unrecorded(texts);
    if (unknown !== undefined) return notAssessed(unknown);
    if (from === "keywords") return covered(keywords, texts.response);
    return scoredAgainst(texts, from, (reference, response) => {
      if (!mayBeEnglish(reference)) return notAssessed(`the ${from} is not in English`);
      return covered([...keywords, ...keywordsOf(reference)], response);
    });
  },
});

function covered(keywords: readonly Pattern[], response: string): TextOutcome {
  if (keywords.length === 0) return notAssessed("no word of the groundTruth says something by itself");
  const answer = searched(response);
  const missing = keywords.filter((keyword) => !says(keyword, answer));
  return scored(
    (keywords.length - missing.length) / keywords.length,
    { keywords: keywords.length, found: keywords.length - missing.length },
    missing.map((keyword) => ({ text: `the keyword ${pieceName(keyword)} is missing` })),
  );
}

/** Reference answers repeat with each run of their case. User messages do not, so the cache is limited. */
const elementCache = new Map<string, readonly string[]>();
const CACHE_SIZE = 1_000;

function expectedIn(reference: string): readonly string[] {
  const elements = elementCache.get(reference) ?? elementsOf(reference);
  if (elementCache.size === CACHE_SIZE) elementCache.clear();
  elementCache.set(reference, elements);
  return elements;
}

export const completeness = counted({
  id: "completeness",
  direction: "higher",
  passMark: 0.7,
  what: "Elements of the right answer that the answer has; English only",
  // Increase it if a new release of the tagger changes tags.
  version: 1,
  options: { against: "groundTruth" as ComparedWith },
  schema: ({ choice }) => ({ against: againstSchema(choice) }),
  missing: missingAgainst,
  load: loadTagger,
  score(texts, { against }) {
    let answered: string[] | undefined;
    return scoredAgainst(texts, against, (reference, response) => {
      if (!mayBeEnglish(reference)) return notAssessed(`the ${against} is not in English`);
      const elements = expectedIn(reference);
      if (elements.length === 0) return notAssessed(`the ${against} has no word and no figure`);
      answered ??= elementsOf(response);
      const missing = uncovered(elements, answered);
      return scored(
        (elements.length - missing.length) / elements.length,
        { elements: elements.length, covered: elements.length - missing.length },
        missing.map((element) => ({ text: `"${element}" is missing` })),
      );
    });
  },
});

/** The minimum ratio of lengths for a word that contains another to be near it. */
const ENOUGH = 0.6;
/** Words up to this length must be equal. */
const SHORT = 3;

/** Returns the words of an English text and of its noun phrases without case, accents and duplicates, with verbs as infinitives. */
function elementsOf(text: string): string[] {
  const phrases = taggedPieces(text).flatMap(phrasesOf);
  return [...new Set(phrases.flatMap(bareWords))];
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

function uncovered(elements: readonly string[], candidates: readonly string[]): string[] {
  const otherSet = new Set(candidates);
  const words = candidates.filter(isLongWord);
  return elements.filter(
    (element) =>
      !otherSet.has(element) && !(isLongWord(element) && words.some((word) => isNear(element, word))),
  );
}

/** A number that differs a little is a different number. */
function isLongWord(element: string): boolean {
  return element.length > SHORT && !/\p{N}/u.test(element);
}

function isNear(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length / long.length > ENOUGH && long.includes(short);
}
