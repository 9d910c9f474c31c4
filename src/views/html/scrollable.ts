import { type Markup, markup } from "../../escape/markup.ts";

/** What may be wider than the screen, as a table is: it scrolls on its own, by the keyboard too. The label may be untrusted text. */
export function scrollable(label: string, content: Markup, name = ""): Markup {
  return markup`<div class="${`scroll ${name}`.trim()}" tabindex="0" role="region" aria-label="${label}">${content}</div>`;
}
