import type Nlp from "compromise";
import { limits } from "../../base/limits.ts";
import { literal, type Pattern } from "../../base/patterns.ts";
import { pieceName, pieceSchema } from "./judged-texts.ts";
import { againstSchema, type ComparedWith, missingAgainst, scoredAgainst } from "./similarity.ts";
import { counted, segmentsOf, type TextOutcome, unrecorded } from "./text-scorer.ts";
import { mayBeEnglish, says, searched, wordsOf } from "./words.ts";

/** The share of the keywords that the answer has. */
export const keywordCoverage = counted({
  id: "keyword-coverage",
  direction: "higher",
  passMark: 1,
  what: "Keywords that the answer has",
  // Raised with each release of the tagger that is taken over: it may tag otherwise.
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
    if (unknown !== undefined) return { status: "not-assessed", reason: unknown };
    if (from === "keywords") return covered(keywords, texts.response);
    return scoredAgainst(texts, from, (reference, response) => {
      if (!mayBeEnglish(reference))
        return { status: "not-assessed", reason: `the ${from} is not in English` };
      return covered([...keywords, ...keywordsOf(reference)], response);
    });
  },
});

function covered(keywords: readonly Pattern[], response: string): TextOutcome {
  if (keywords.length === 0)
    return { status: "not-assessed", reason: "no word of the groundTruth says something by itself" };
  const answer = searched(response);
  const missing = keywords.filter((keyword) => !says(keyword, answer));
  return {
    status: "scored",
    value: (keywords.length - missing.length) / keywords.length,
    details: {
      counts: { keywords: keywords.length, found: keywords.length - missing.length },
      lacks: missing.map((keyword) => ({ text: `the keyword ${pieceName(keyword)} is missing` })),
    },
  };
}

/** What words are that hold a sentence together and say nothing by themselves. */
const GLUE = new Set([
  "Adverb",
  "Auxiliary",
  "Conjunction",
  "Copula",
  "Determiner",
  "Expression",
  "Modal",
  "Negative",
  "Preposition",
  "Pronoun",
  "QuestionWord",
]);

/** A term as the tagger tells it, with what follows it. */
interface Term {
  text: string;
  post: string;
  tags: string[];
}

/** The words and figures of an English text that say something by themselves, each once. Needs the tagger. */
export function keywordsOf(text: string): Pattern[] {
  const keywords = new Map<string, string>();
  for (const { text: term, post, tags } of termsOf(text)) {
    // `C++` and `5%`: the tagger takes these signs for punctuation.
    const keyword = `${term}${/^[+#%]+/.exec(post)?.[0] ?? ""}`;
    const words = wordsOf(keyword);
    const isTelling = words.some(({ kind }) => kind === "word" || kind === "number");
    if (isTelling && !tags.some((tag) => GLUE.has(tag)))
      keywords.set(words.map((word) => word.text).join(" "), keyword);
  }
  return [...keywords.values()].map(literal);
}

function termsOf(text: string): Term[] {
  return taggedPieces(text).flatMap((piece) => {
    const read: { terms: Term[] }[] = tagger()(piece).json();
    return read.flatMap(({ terms }) => terms);
  });
}

/** Right answers come again with each run of their case, what users say does not. */
const expected = new Map<string, readonly string[]>();
const KEPT = 1_000;

function expectedIn(reference: string): readonly string[] {
  const elements = expected.get(reference) ?? elementsOf(reference);
  if (expected.size === KEPT) expected.clear();
  expected.set(reference, elements);
  return elements;
}

/** The share of the elements of the right answer that the answer has. */
export const completeness = counted({
  id: "completeness",
  direction: "higher",
  passMark: 0.7,
  what: "Elements of the right answer that the answer has; English only",
  // Raised with each release of the tagger that is taken over: it may tag otherwise.
  version: 1,
  options: { against: "groundTruth" as ComparedWith },
  schema: ({ choice }) => ({ against: againstSchema(choice) }),
  missing: missingAgainst,
  load: loadTagger,
  score(texts, { against }) {
    let answered: string[] | undefined;
    return scoredAgainst(texts, against, (reference, response) => {
      if (!mayBeEnglish(reference))
        return { status: "not-assessed", reason: `the ${against} is not in English` };
      const elements = expectedIn(reference);
      if (elements.length === 0)
        return { status: "not-assessed", reason: `the ${against} has no word and no figure` };
      answered ??= elementsOf(response);
      const missing = uncovered(elements, answered);
      return {
        status: "scored",
        value: (elements.length - missing.length) / elements.length,
        details: {
          counts: { elements: elements.length, covered: elements.length - missing.length },
          lacks: missing.map((element) => ({ text: `"${element}" is missing` })),
        },
      };
    });
  },
});

/** How much of the longer of two words the shorter one must be, where the one holds the other. */
const ENOUGH = 0.6;
/** Up to so many characters words must be equal. */
const SHORT = 3;

/**
 * The elements of an English text: its words with verbs as infinitives, and those of its noun phrases as they stand, without case and accents,
 * each once. Needs the tagger.
 */
function elementsOf(text: string): string[] {
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
function uncovered(elements: readonly string[], others: readonly string[]): string[] {
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

let loaded: typeof Nlp | undefined;

/** Loads what tells nouns from verbs in English. */
export async function loadTagger(): Promise<void> {
  loaded ??= (await import("compromise")).default;
}

/** The tagger. Throws an Error before it is loaded. */
export function tagger(): typeof Nlp {
  if (loaded === undefined) throw new Error("the tagger is used before it was loaded");
  return loaded;
}

/** Characters up to which a sentence is tagged whole: of a longer one the time grows with the square of its length. */
const LONG = 500;
const PART = new RegExp(`[^]{1,${LONG}}(?=\\s|$)|[^]{1,${LONG}}`, "gu");

/** What a tagger is handed of a text, one after the other: its sentences, and of one that does not end its parts, cut between words. */
function taggedPieces(text: string): string[] {
  const all = segmentsOf(text.normalize("NFC"), "sentence");
  return all.flatMap(({ segment }) => (segment.length > LONG ? (segment.match(PART) ?? []) : [segment]));
}
