import { literal, type Pattern } from "../matching/pattern.ts";
import { taggedPieces } from "./tagged-pieces.ts";
import { tagger } from "./tagger.ts";
import { wordsOf } from "./words.ts";

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
