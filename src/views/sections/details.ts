import { type Markdown, markdown } from "../../escape/markdown.ts";

/** A part that opens by a click. The empty lines make GitHub read it as Markdown. */
export function details(title: string | Markdown, text: Markdown): Markdown {
  return markdown`<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}
