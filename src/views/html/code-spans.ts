import { type Markup, markup } from "../../escape/markup.ts";

/** Our own text, in which code stands in backticks. */
export function codeSpans(text: string): Markup {
  const parts = text.split("`").map((part, at) => (at % 2 === 1 ? markup`<code>${part}</code>` : part));
  return markup`${parts}`;
}
