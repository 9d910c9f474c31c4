import { createColors } from "picocolors";
import { limits } from "./limits.ts";
import { shorten } from "./text.ts";

/** Text that no reader takes for anything else, in a block or in brackets: also none of YAML 1.1, but for `y` and `n`, which are common names. */
const PLAIN = /^[\p{L}\p{N}_$/(][\p{L}\p{M}\p{N} _$/().+@%-]*$/u;
const MEANS_OTHER = /^(?:null|true|false|yes|no|on|off)$|^[\d.+-][\d._]*(?:e[+-]?\d+)?$|^0[xob]| $/i;

/** A text as a value of YAML on one line: as it is where every reader takes it for that text, else in double quotes. */
export function yamlText(text: string): string {
  const isPlain = PLAIN.test(text) && !MEANS_OTHER.test(text) && text.search(INVISIBLE) === -1;
  return isPlain ? text : quotedYaml(text);
}

/** A text in double quotes, in which nothing is invisible. */
export function quotedYaml(text: string): string {
  return JSON.stringify(text).replace(INVISIBLE, yamlEscape);
}

/** A character as an escape, which stands in double quotes. */
export function yamlEscape(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const digits = code.toString(16);
  return code > 0xffff ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
}

/** Finished text for a terminal or a log. Only this module makes it, so that untrusted text gets there in no other way. */
export class TerminalText {
  /** No other object is taken for one of this class, whatever its members. */
  declare protected readonly made: true;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A template of lines for a terminal. Whatever is put into it stays on its line: invisible characters are written out. */
export function terminal(
  strings: TemplateStringsArray,
  ...pieces: readonly Piece<TerminalText>[]
): TerminalText {
  return new TerminalText(fill(strings, pieces, plainText));
}

/** Finished parts, one a line. */
export function lines(parts: readonly TerminalText[]): TerminalText {
  return joinedLines(parts, "\n");
}

/** Sections of finished lines with an empty line between two; those without a line are left out. */
export function sections(parts: readonly (readonly TerminalText[])[]): TerminalText {
  const told = parts.filter((section) => section.length > 0).map(lines);
  return joinedLines(told, "\n\n");
}

/** A text of many lines, such as a file, which stay lines. What ends it is no line. */
export function manyLines(text: string): TerminalText {
  const inLines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  return lines(inLines.map((line) => terminal`${line.replaceAll("\t", "    ")}`));
}

function joinedLines(parts: readonly TerminalText[], separator: "\n" | "\n\n"): TerminalText {
  return new TerminalText(parts.map(({ text }) => text).join(separator));
}

const COLORS = ["bold", "dim", "red", "green", "yellow", "cyan"] as const;

/** Gives text a colour. */
export type Paint = Record<(typeof COLORS)[number], (piece: Piece<TerminalText>) => TerminalText>;

/** Colours, or none where `colors` is false. */
export function paintWith(colors: boolean): Paint {
  const paint = createColors(colors);
  const painted = COLORS.map((color) => {
    const brush = (piece: Piece<TerminalText>) => new TerminalText(paint[color](terminal`${piece}`.text));
    return [color, brush] as const;
  });
  return Object.fromEntries(painted) as Paint;
}

/** White space at the beginning of a line, as .NET knows it: U+0085 is none to JavaScript. What ends a line begins another one. */
const INDENTED_COMMAND = /^((?:[^\S\n\r\u2028\u2029]|\u0085)*):(?=:)/gm;

/**
 * Lines for the log of a workflow. The runner looks for commands there: `::name::` at the beginning of a line, white space before it
 * ignored, and `##[name]` anywhere. A zero-width space makes the name one that it does not know.
 */
export function withoutCommands(text: string): string {
  return text.replace(INDENTED_COMMAND, "$1:\u200b").replaceAll("##[", "#\u200b#[");
}

/** JSON, indented or not, for the log of a workflow or a terminal: the same value, without a command of the runner, all of it visible. */
export function jsonWithoutCommands(text: string): string {
  return text
    .replaceAll("##[", "#\\u0023[")
    .replace(INVISIBLE, (character) => (character === "\n" ? "\n" : jsonEscape(character)));
}

/** Text for an output or an annotation: one line, and no command where a later step prints it behind words of its own. */
export function oneLine(text: string): string {
  return plainText(text).replaceAll("##[", "#\u200b#[");
}

/** Writes characters as escapes of JSON. */
export function jsonEscape(character: string): string {
  return [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
    .join("");
}

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
 * characters that could be more are escapedMarkup, invisible ones written out.
 */
export function markup(strings: TemplateStringsArray, ...pieces: readonly Piece<Markup>[]): Markup {
  return new Markup(fill(strings, pieces, escapedMarkup));
}

/** XML knows no U+FFFE and U+FFFF, not even as an entity. */
function escapedMarkup(text: string): string {
  const safe = plainText(text)
    .replace(/[&<>"'`]/g, (character) => `&#${character.codePointAt(0)};`)
    .replace(/[\uFFFE\uFFFF]/g, "\uFFFD");
  return keptInOrder(safe);
}

/**
 * A value as JSON on one line, to be quoted among the words of a prompt: nothing in it is invisible, ends a block of code, or begins an
 * element or a comment of HTML.
 */
export function dataLine(value: unknown): string {
  return JSON.stringify(value)
    .replace(INVISIBLE, jsonEscape)
    .replace(/[`~<>&]/g, jsonEscape);
}

/** Lines of code, each of which stays one, in a fence that none of them ends. */
export function codeBlock(
  language: "yaml" | "mermaid" | "sh" | "markdown",
  lines: readonly string[],
): Markdown {
  const kept = lines.map(plainText);
  const longest = Math.max(2, ...(kept.join("\n").match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  return new Markdown([`${fence}${language}`, ...kept, fence].join("\n"));
}

/** Text as a label of a mermaid chart, which has no escape: what could end it, or be a directive of mermaid's, becomes "-". */
export function chartLabel(text: string): string {
  return `"${text.replace(/[^\p{L}\p{M}\p{N} .,%()-]/gu, "-")}"`;
}

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
    .replace(HASH, (hash) => hash.replace(/.{6}(?!$)/g, `$&${BREAK}`))
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
 */
const FOUND_BY_GITHUB =
  /&#64;|&#35;(?=[\p{L}\p{N}])|&#58;(?=\/\/|(?!(?!(?:100|1234)[&:])\d+(?:&#58;|:))(?:[a-z\d+-]|&#95;)+(?:&#58;|:))|\bwww(?=\.)|\bGH(?=-\d)/giu;

/**
 * What GitHub links as a commit where it has one of that hash, or of one that begins so; of fewer than seven digits none is. Code stays as
 * it can be copied, since GitHub links nothing in it, and so does a number, such as a day, which hardly any commit begins with.
 */
const HASH = /(?<![\p{L}\p{N}])(?!\d+(?![\da-f]))[\da-f]{7,40}(?![\p{L}\p{N}])/giu;

const WORD_END = /[\p{L}\p{N}.:/@#+;_-]$/u;
const WORD_BEGINNING = /^(?:[\p{L}\p{N}.:/@#+_-]|&(?!#32;))/u;

/** Two pieces that touch do not make a word together that neither is: `www` and `.example.org`. */
function keptApart(before: string, text: string): string {
  return WORD_END.test(before) && WORD_BEGINNING.test(text) ? BREAK : "";
}

/** Text that is finished in its language. Each language has its own kind, so that none is taken for another. */
interface EscapedText {
  readonly text: string;
}

/** What may stand in a template: finished text, text that is escaped, a number, nothing, or a list of these. */
export type Piece<Text extends EscapedText> =
  | Text
  | string
  | number
  | false
  | null
  | undefined
  | readonly Piece<Text>[];

/**
 * What a template says with its pieces in it. Finished text stays as it is; `false`, `null` and `undefined` are nothing; everything
 * else goes through `escapeText`, which also gets what stands before it. `between` says what keeps two pieces apart that touch.
 */
function fill<Text extends EscapedText>(
  strings: readonly string[],
  pieces: readonly Piece<Text>[],
  escapeText: (text: string, before: string) => string,
  between: (before: string, text: string) => string = () => "",
): string {
  let filled = strings[0] ?? "";
  let isTouched = false;
  const append = (text: string): void => {
    filled += `${isTouched ? between(filled, text) : ""}${text}`;
    isTouched ||= text !== "";
  };
  const add = (piece: Piece<Text>): void => {
    if (typeof piece === "string") append(escapeText(piece, filled));
    else if (typeof piece === "number") append(String(piece));
    else if (isList(piece)) for (const one of piece) add(one);
    else if (piece) append(piece.text);
  };
  for (const [at, piece] of pieces.entries()) {
    add(piece);
    const own = strings[at + 1] ?? "";
    filled += own;
    if (own !== "") isTouched = false;
  }
  return filled;
}

function isList<Text extends EscapedText>(piece: Piece<Text>): piece is readonly Piece<Text>[] {
  return Array.isArray(piece);
}

/**
 * What could move a cursor, hide text, turn its direction, or paint over what stands around it: control, format and separator
 * characters, halves of characters, those that are shown as nothing (but for the one that makes a sign an emoji), and accents piled up
 * on one letter beyond what any language writes.
 */
export const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u2800]|(?!(?<=\p{Extended_Pictographic})\ufe0f)\p{Default_Ignorable_Code_Point}|(?<=\p{M}{4})\p{M}/gu;

/** Untrusted text for one line of anything: invisible characters are written out. */
export function plainText(text: string): string {
  return text.replace(INVISIBLE, (character) => {
    if (character === "\n") return "\\n";
    if (character === "\t") return "\\t";
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
  });
}

const LEFTWARDS =
  "[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefe\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]+";
/** Words that are written from right to left. */
const LEFTWARDS_WORDS = new RegExp(`${LEFTWARDS}(?:[ '_-]${LEFTWARDS})*`, "gu");
/** An unseen mark that belongs to letters written from left to right. */
const RIGHTWARDS = "&#8206;";

/** Markdown or HTML in which right-to-left words turn nothing but themselves: a number or an arrow beside them stays on its side. */
export function keptInOrder(text: string): string {
  return text.replace(LEFTWARDS_WORDS, `${RIGHTWARDS}$&${RIGHTWARDS}`);
}
