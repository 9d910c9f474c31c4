import { literal, type Pattern } from "../../core/match-values.ts";
import { taggedPieces, tagger } from "./tagger.ts";
import { wordsOf } from "./words.ts";

/** Tags of function words, which carry no meaning alone. */
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

interface Term {
  text: string;
  post: string;
  tags: string[];
}

/** Returns the words and numbers of an English text that carry meaning. Needs the tagger. */
export function keywordsOf(text: string): Pattern[] {
  const keywords = new Map<string, string>();
  for (const { text: term, post, tags } of termsOf(text)) {
    // `C++` and `5%`: the tagger treats these signs as punctuation.
    const keyword = `${term}${/^[+#%]+/.exec(post)?.[0] ?? ""}`;
    const words = wordsOf(keyword);
    const carriesMeaning = words.some(({ kind }) => kind === "word" || kind === "number");
    if (carriesMeaning && !tags.some((tag) => GLUE.has(tag)))
      keywords.set(words.map((word) => word.text).join(" "), keyword);
  }
  return [...keywords.values()].map(literal);
}

function termsOf(text: string): Term[] {
  return taggedPieces(text).flatMap((piece) => {
    const parsed: { terms: Term[] }[] = tagger()(piece).json();
    return parsed.flatMap(({ terms }) => terms);
  });
}
