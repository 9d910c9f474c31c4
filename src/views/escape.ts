import { limits } from "../limits.ts";
import { shorten } from "../wording.ts";

/** What could move a cursor, hide text or turn its direction: control, format and separator characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Untrusted text for one line of a terminal or a log: invisible characters are written out. */
export function plainText(text: string): string {
  return text.replace(INVISIBLE, (character) => {
    if (character === "\n") return "\\n";
    if (character === "\t") return "\\t";
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
  });
}

/**
 * Untrusted text for Markdown: a code element in which every character that Markdown or HTML could read is an entity. GitHub
 * links no mention, issue or address inside code.
 */
export function markdownCode(text: string): string {
  const escaped = plainText(shorten(text, limits.shownText)).replace(
    /[^\p{L}\p{N} .,;()/=+-]/gu,
    (character) => `&#${character.codePointAt(0)};`,
  );
  return `<code>${escaped}</code>`;
}
