import { marked } from "marked";

/** A page as a browser gets it: its elements with their attributes, in order, and what can be read between them. */
export interface Page {
  shape: string[];
  texts: string[];
  /** The texts outside of blocks of code, in which GitHub finds nothing. */
  prose: string[];
  /** The texts outside of any code, in which GitHub links commits. */
  uncoded: string[];
}

const TAG = /(<!--.*?-->|<[^>]*>)/s;
/** A dollar sign in an element of its own, which is what keeps GitHub from mathematics; and what stands for it on a page. */
const [LONE_DOLLAR, DOLLAR] = [/<span>(?:&#36;|\$)<\/span>/g, "\ue024"];
const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Markdown as GitHub's dialect makes a page of it, without what GitHub finds in texts afterwards. */
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

/** What GitHub takes for the hash of a commit, or its beginning. */
export const COMMIT = /(?<![\p{L}\p{N}_])(?=\d*[a-f])[\da-f]{7,40}(?![\p{L}\p{N}_])/giu;

/** What can be read on a page, without the unseen characters of ours. */
export function readable({ texts }: Page): string {
  return collapsed(texts.join("").replaceAll(DOLLAR, "$"));
}

/** Text with its white space as a browser shows it. */
export function collapsed(text: string): string {
  return text
    .replace(/[\u200b\u200e]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * What GitHub finds in the texts of a page and makes a mention, a reference, a link, an emoji or mathematics. A place in a file, `:2:17:`, is
 * none; nor is a number, though a commit may have one as its hash.
 */
export function foundByGitHub({ prose, uncoded }: Page): string[] {
  const found = /\$|@[\p{L}\p{N}_-]|#\d|\bGH-\d|:\/\/|\bwww\.|:(?:100|1234|(?!\d+:)[a-z\d_+-]+):/giu;
  return [
    ...prose.flatMap((text) => text.match(found) ?? []),
    ...uncoded.flatMap((text) => text.match(COMMIT) ?? []),
  ];
}

/** A block to be copied, of YAML or a prompt, in which nothing is read as more than text. */
const COPIED_BLOCK = /^(`{3,})(?:yaml|markdown)\n.*?\n\1$/gms;

/** The characters of Markdown source by which GitHub's own additions begin (mathematics, notes, alerts), as its entities are text. */
export function signsIn(markdown: string): string {
  return (
    markdown
      .replace(COPIED_BLOCK, "")
      .replace(LONE_DOLLAR, "x")
      .replace(/&#\d+;/g, "x")
      .match(/[<>`*_[\]|#@~\\&$^]|\n *|https?:/g) ?? []
  ).join("");
}
