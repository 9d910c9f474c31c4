import { plainText } from "./escape.ts";

/** Finished HTML or XML. Only `markup` makes it, so that untrusted text gets into a page or a file in no other way. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template: finished markup, text that is escaped, nothing, or a list of these. */
export type Piece = Markup | string | number | false | null | undefined | readonly Piece[];

/**
 * A template of HTML or XML. Whatever is put into it is text there, be it between tags or in an attribute, which is always quoted:
 * characters that could be more are escaped, invisible ones written out. Markup stays as it is; `false`, `null` and `undefined` are
 * nothing.
 */
export function markup(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...pieces.map(pieceText)));
}

function pieceText(piece: Piece): string {
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === "string" || typeof piece === "number") return escaped(String(piece));
  return piece ? piece.map(pieceText).join("") : "";
}

/** XML knows no U+FFFE and U+FFFF, not even as an entity. */
function escaped(text: string): string {
  return plainText(text)
    .replace(/[&<>"'`]/g, (character) => `&#${character.codePointAt(0)};`)
    .replace(/[\uFFFE\uFFFF]/g, "\uFFFD");
}
