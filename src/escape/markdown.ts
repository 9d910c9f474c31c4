import { limits } from "../limits.ts";
import { shorten } from "../wording.ts";
import { keptInOrder, plainText } from "./plain.ts";
import { fill, type Piece } from "./template.ts";

/** Finished Markdown. Only this folder makes it, so that untrusted text gets into a comment or a job summary in no other way. */
export class Markdown {
  /** No other object is taken for one of this class, whatever its members. */
  declare protected readonly made: true;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What is left out. */
export const nothing = new Markdown("");

/**
 * A template of GitHub's Markdown. Whatever is put into it is text there, of a bounded length and on one line: characters that could be
 * more become entities, invisible ones are written out. It may stand anywhere but in a code block and in an address.
 */
export function markdown(strings: TemplateStringsArray, ...pieces: readonly Piece<Markdown>[]): Markdown {
  return new Markdown(fill(strings, pieces, escaped, keptApart));
}

/** Untrusted text as code, in which nothing is more than text. */
export function code(text: string): Markdown {
  return new Markdown(`<code>${entities(shorten(text, limits.shownText))}</code>`);
}

/** Where a link may go: https, a host, and a path, a query and a fragment of plain characters, so that nothing ends the link early. */
const ADDRESS = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w.~%/-]*)?(?:\?[\w.~%=&-]*)?(?:#[\w-]*)?$/i;

/** A link. Without an address, or with one that could be more than an address, the label stays alone. */
export function link(label: Markdown, address: string | null): Markdown {
  return address !== null && ADDRESS.test(address) ? new Markdown(`[${label.text}](${address})`) : label;
}

/** A line that nobody sees. Its words are letters, digits, `=`, `-` and `_`: every other character, which might end it, becomes "-". */
export function unseenLine(words: string): Markdown {
  return new Markdown(`<!-- ${words.replace(/[^\w= -]/g, "-")} -->`);
}

/** Finished parts one after the other; those that say nothing are left out. */
export function joined(parts: readonly Markdown[], separator: "\n" | "\n\n" | " · " | ", " | " "): Markdown {
  const texts = parts.map(({ text }) => text).filter((text) => text !== "");
  return new Markdown(texts.join(separator));
}

/** What may stand before text that is the first of its line, list item or quotation. */
const BEGINNING = /^(?:[\s>*+-]|\d+[.)]\s)*$/;
/** How a list, or a line below a heading, begins; also where only a following piece would make it one. */
const BLOCK = /^(?:[-+=]|\d(?=\d*(?:[.)]?$|[.)]\s)))/;
/** White space that is more than a space: four make code, two a line break, and one beside `**` lets it stand as it is. */
const OUTER_SPACE = /^\s|\s$/g;
/** Before a link it makes an image. */
const LAST_BANG = /!$/;

function escaped(text: string, before: string): string {
  const safe = entities(shorten(text, limits.shownSentence))
    .replace(OUTER_SPACE, entity)
    .replace(LAST_BANG, entity);
  return BEGINNING.test(before.slice(before.lastIndexOf("\n") + 1)) ? safe.replace(BLOCK, entity) : safe;
}

/** Every character by which Markdown or HTML could read more than text becomes an entity, and what GitHub would find in it is broken. */
function entities(text: string): string {
  const safe = plainText(text)
    .replace(/[&<>\\`*_[\]~|#@^]|:(?! )/g, entity)
    .replaceAll("$", () => DOLLAR)
    .replace(FOUND_BY_GITHUB, `$&${BREAK}`);
  return keptInOrder(safe);
}

/** GitHub looks for mathematics when entities are characters again. An element of its own is what it documents against that. */
const DOLLAR = "<span>&#36;</span>";

function entity(character: string): string {
  return `&#${character.codePointAt(0)};`;
}

/** A zero-width space. */
const BREAK = "&#8203;";

/**
 * What GitHub would link on its own, or show as an emoji, up to the place where it can be broken: `@` of mentions and addresses of mail,
 * `#1`, `://`, `:name:`, `www.` and `GH-1`. The place in a file, `:2:17:`, stays as it can be copied, unless it is called like an emoji.
 * A commit's hash stays too: it leads nowhere but to that commit of the repository itself.
 */
const FOUND_BY_GITHUB =
  /&#64;|&#35;(?=[\p{L}\p{N}])|&#58;(?=\/\/|(?!(?!(?:100|1234)[&:])\d+(?:&#58;|:))(?:[a-z\d+-]|&#95;)+(?:&#58;|:))|\bwww(?=\.)|\bGH(?=-\d)/giu;

const WORD_END = /[\p{L}\p{N}.:/@#+;_-]$/u;
const WORD_BEGINNING = /^(?:[\p{L}\p{N}.:/@#+_-]|&(?!#32;))/u;

/** Two pieces that touch do not make a word together that neither is: `www` and `.example.org`. */
function keptApart(before: string, text: string): string {
  return WORD_END.test(before) && WORD_BEGINNING.test(text) ? BREAK : "";
}
