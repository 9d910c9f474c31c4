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

/** Untrusted text for Markdown: a code element in which nothing is more than text. */
export function markdownCode(text: string): string {
  return `<code>${entities(shorten(text, limits.shownText))}</code>`;
}

/** A sentence with untrusted text in it, for Markdown. It may stand at the beginning of a line. */
export function markdownText(text: string): string {
  return entities(shorten(text, limits.shownSentence)).replace(
    /^[-+=\d\s]/,
    (character) => `&#${character.codePointAt(0)};`,
  );
}

/** Where a link may go: https, a host, and a path, a query and a fragment of plain characters, so that nothing ends the link early. */
const ADDRESS = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w.~%/-]*)?(?:\?[\w.~%=&-]*)?(?:#[\w-]*)?$/i;

/** Finished Markdown as a link. Without an address, or with one that could be more than an address, it stays as it is. */
export function markdownLink(label: string, address: string | null): string {
  return address !== null && ADDRESS.test(address) ? `[${label}](${address})` : label;
}

/**
 * Every character by which Markdown or HTML could read more than text becomes an entity. What GitHub would link on its own
 * (mentions, issues, addresses) or show as an emoji (`:name:`) is broken by a zero-width space.
 */
function entities(text: string): string {
  return plainText(text)
    .replace(/[&<>\\`*_[\]~|#@:$^]/g, (character) => `&#${character.codePointAt(0)};`)
    .replace(
      /&#(?:64|35);(?=[\p{L}\p{N}])|&#58;(?=\/\/|(?!\d+&#58;)(?:[a-z\d+-]|&#95;)+&#58;)|\bwww(?=\.)|\bGH(?=-\d)/giu,
      "$&&#8203;",
    );
}
