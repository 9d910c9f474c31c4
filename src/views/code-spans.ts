import { code, joined, type Markdown, markdown } from "../escape/markdown.ts";

/** A word, of which code is a part, with the spaces in it. */
const WORD = /(?:`[^`]*`|[^\s`])+/g;

/** Our own text, in which code stands in backticks. */
export function codeSpans(text: string): Markdown {
  const words = text.match(WORD) ?? [];
  return joined(words.map(spans), " ");
}

function spans(word: string): Markdown {
  return markdown`${word.split("`").map((part, at) => (at % 2 === 1 ? code(part) : part))}`;
}
