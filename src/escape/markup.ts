import { keptInOrder, plainText } from "./plain.ts";
import { fill, type Piece } from "./template.ts";

/** Finished HTML or XML. Only `markup` makes it, and the page for its own style and script, so that untrusted text gets into a page or a file in no other way. */
export class Markup {
  /** No other object is taken for one of this class, whatever its members. */
  declare protected readonly made: true;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * A template of HTML or XML. Whatever is put into it is text there, be it between tags or in an attribute, which is always quoted:
 * characters that could be more are escaped, invisible ones written out.
 */
export function markup(strings: TemplateStringsArray, ...pieces: readonly Piece<Markup>[]): Markup {
  return new Markup(fill(strings, pieces, escaped));
}

/** XML knows no U+FFFE and U+FFFF, not even as an entity. */
function escaped(text: string): string {
  const safe = plainText(text)
    .replace(/[&<>"'`]/g, (character) => `&#${character.codePointAt(0)};`)
    .replace(/[\uFFFE\uFFFF]/g, "\uFFFD");
  return keptInOrder(safe);
}
