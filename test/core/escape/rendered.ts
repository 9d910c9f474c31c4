import { marked } from "marked";

/** A page in a browser: its elements with attributes, in order, and the visible text between them. */
export interface Page {
  shape: string[];
  texts: string[];
  /** Texts outside of blocks of code, where GitHub finds nothing. */
  prose: string[];
  /** Texts outside of any code, where GitHub links commits. */
  uncoded: string[];
}

const TAG = /(<!--.*?-->|<[^>]*>)/s;
/** A dollar sign in its own element, which keeps GitHub from reading mathematics, and its placeholder. */
const [LONE_DOLLAR, DOLLAR] = [/<span>(?:&#36;|\$)<\/span>/g, "\ue024"];
const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Renders Markdown by GitHub's dialect, without the links that GitHub adds to texts afterwards. */
export function rendered(markdown: string): Page {
  const html = marked(markdown, { async: false, gfm: true });
  const parts = html.replace(LONE_DOLLAR, DOLLAR).split(TAG);
  const shape = parts.filter((_, at) => at % 2 === 1);
  const texts = parts.filter((_, at) => at % 2 === 0).map(decoded);
  const isBlock = (at: number) => shape[at - 1]?.startsWith('<code class="language-') === true;
  const isCode = (at: number) => shape[at - 1]?.startsWith("<code") === true;
  return {
    shape,
    texts,
    prose: texts.filter((_, at) => !isBlock(at)),
    uncoded: texts.filter((_, at) => !isCode(at)),
  };
}

function decoded(html: string): string {
  return html.replace(/&(?:#(\d+)|(\w+));/g, (_, number, name) =>
    number === undefined ? (NAMED[name] ?? "?") : String.fromCodePoint(Number(number)),
  );
}

export const COMMIT = /(?<![\p{L}\p{N}_])(?=\d*[a-f])[\da-f]{7,40}(?![\p{L}\p{N}_])/giu;

export function readable({ texts }: Page): string {
  return collapsed(texts.join("").replaceAll(DOLLAR, "$"));
}

export function collapsed(text: string): string {
  return text
    .replace(/[\u200b\u200e]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Returns the texts that GitHub would make a mention, a reference, a link, an emoji or mathematics. A place in a file, `:2:17:`, is not
 * one; nor is a number, although a commit hash may be one.
 */
export function foundByGitHub({ prose, uncoded }: Page): string[] {
  const found = /\$|@[\p{L}\p{N}_-]|#\d|\bGH-\d|:\/\/|\bwww\.|:(?:100|1234|(?!\d+:)[a-z\d_+-]+):/giu;
  return [
    ...prose.flatMap((text) => text.match(found) ?? []),
    ...uncoded.flatMap((text) => text.match(COMMIT) ?? []),
  ];
}

/** A block of YAML or a prompt to copy, which is plain text. */
const COPIED_BLOCK = /^(`{3,})(?:yaml|markdown)\n.*?\n\1$/gms;

/** The Markdown characters that begin GitHub's own syntax (mathematics, notes, alerts). */
export function signsIn(markdown: string): string {
  return (
    markdown
      .replace(COPIED_BLOCK, "")
      .replace(LONE_DOLLAR, "x")
      .replace(/&#\d+;/g, "x")
      .match(/[<>`*_[\]|#@~\\&$^]|\n *|https?:/g) ?? []
  ).join("");
}
