import { createColors } from "picocolors";
import { limits } from "./limits.ts";
import { columnsOf, wrapLine } from "./terminal-width.ts";
import { shorten } from "./text.ts";

/** Text that every YAML parser reads as a string without quotes. YAML 1.1 reads `y` and `n` as booleans, but they are common names. */
const PLAIN = /^[\p{L}\p{N}_$/(][\p{L}\p{M}\p{N} _$/().+@%-]*$/u;
const MEANS_OTHER = /^(?:null|true|false|yes|no|on|off)$|^[\d.+-][\d._]*(?:e[+-]?\d+)?$|^0[xob]| $/i;

/** Returns text as a one-line YAML value, in double quotes unless every parser reads it as that text. */
export function yamlText(text: string): string {
  const isPlain = PLAIN.test(text) && !MEANS_OTHER.test(text) && text.search(INVISIBLE) === -1;
  return isPlain ? text : quotedYaml(text);
}

/** Returns true for text that some YAML parser reads as something else without quotes. */
export function meansOther(text: string): boolean {
  return MEANS_OTHER.test(text);
}

export function quotedYaml(text: string): string {
  return JSON.stringify(text).replace(INVISIBLE, yamlEscape);
}

/** Returns a character as an escape for a double-quoted YAML string. */
export function yamlEscape(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const digits = code.toString(16);
  return code > 0xffff ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
}

export function escapeGlob(text: string): string {
  return text.replace(/[\\*?[\]{}()|!]/g, "\\$&");
}

/** The protected `kind` of each subclass makes its type nominal. */
class EscapedText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Escaped text for a terminal or a log. Only this module creates it, so that untrusted text cannot bypass escaping. */
export class TerminalText extends EscapedText {
  declare protected readonly kind: "TerminalText";
}

/** Escapes the pieces of a template for a terminal: each stays on its line, and invisible characters are written out. */
export function terminal(
  strings: TemplateStringsArray,
  ...pieces: readonly Piece<TerminalText>[]
): TerminalText {
  return new TerminalText(fill(strings, pieces, plainText));
}

export function lines(parts: readonly TerminalText[]): TerminalText {
  return joinedLines(parts, "\n");
}

/** Joins sections with an empty line between them. Sections without lines are left out. */
export function sections(parts: readonly (readonly TerminalText[])[]): TerminalText {
  const nonEmpty = parts.filter((section) => section.length > 0).map(lines);
  return joinedLines(nonEmpty, "\n\n");
}

/** Escapes text that keeps its line breaks, such as a file. A final line break adds no line. */
export function manyLines(text: string): TerminalText {
  const inLines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  return lines(inLines.map((line) => terminal`${line.replaceAll("\t", "    ")}`));
}

/** Breaks lines that are longer than `most` columns at spaces. */
export function wrapped({ text }: TerminalText, most: number): TerminalText {
  return new TerminalText(
    text
      .split("\n")
      .map((line) => wrapLine(line, most))
      .join("\n"),
  );
}

/** Returns the number of terminal columns of a text, with invisible characters escaped. */
export function terminalWidth(text: string): number {
  return columnsOf(plainText(text));
}

export function padEnd(text: string, columns: number): string {
  return text + blanksTo(columns, text);
}

export function padStart(text: string, columns: number): string {
  return blanksTo(columns, text) + text;
}

function blanksTo(columns: number, text: string): string {
  return " ".repeat(Math.max(columns - terminalWidth(text), 0));
}

function joinedLines(parts: readonly TerminalText[], separator: "\n" | "\n\n"): TerminalText {
  return new TerminalText(parts.map(({ text }) => text).join(separator));
}

const COLORS = ["bold", "dim", "red", "green", "yellow", "cyan"] as const;

export type Paint = Record<(typeof COLORS)[number], (piece: Piece<TerminalText>) => TerminalText>;

/** Returns functions that color text, or leave it plain if `colors` is false. */
export function paintWith(colors: boolean): Paint {
  const paint = createColors(colors);
  const painted = COLORS.map((color) => {
    const brush = (piece: Piece<TerminalText>) => new TerminalText(paint[color](terminal`${piece}`.text));
    return [color, brush] as const;
  });
  return Object.fromEntries(painted) as Paint;
}

/** White space at the beginning of a line as .NET defines it, which includes U+0085. */
const INDENTED_COMMAND = /^((?:[^\S\n\r\u2028\u2029]|\u0085)*):(?=:)/gm;

/** Disables the runner's commands in log lines: `::name::` at the beginning of a line after white space, and `##[name]` anywhere. */
export function withoutCommands(text: string): string {
  return text.replace(INDENTED_COMMAND, "$1:\u200b").replaceAll("##[", "#\u200b#[");
}

/** Returns equivalent JSON text for a workflow log or terminal, without runner commands or invisible characters. */
export function jsonWithoutCommands(text: string): string {
  return text
    .replaceAll("##[", "#\\u0023[")
    .replace(INVISIBLE, (character) => (character === "\n" ? "\n" : jsonEscape(character)));
}

/** Escapes text for an output or an annotation: one line without a runner command, wherever a later step prints it. */
export function oneLine(text: string): string {
  return plainText(text).replaceAll("##[", "#\u200b#[");
}

export function jsonEscape(character: string): string {
  return [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
    .join("");
}

/** Escaped HTML or XML. Only `markup`, and the page for its style and script, create it, so that untrusted text cannot bypass escaping. */
export class Markup extends EscapedText {
  declare protected readonly kind: "Markup";
}

/** Escapes the pieces of an HTML or XML template, for use between tags or in a quoted attribute. Invisible characters are written out. */
export function markup(strings: TemplateStringsArray, ...pieces: readonly Piece<Markup>[]): Markup {
  return new Markup(fill(strings, pieces, escapedMarkup));
}

/** XML does not allow U+FFFE and U+FFFF, not even as entities. */
function escapedMarkup(text: string): string {
  const safe = plainText(text)
    .replace(/[&<>"'`]/g, (character) => `&#${character.codePointAt(0)};`)
    .replace(/[\uFFFE\uFFFF]/g, "\uFFFD");
  return keptInOrder(safe);
}

/** Returns a value as one line of JSON for a prompt. It cannot end a code block or begin an HTML element, and nothing is invisible. */
export function dataLine(value: unknown): string {
  return JSON.stringify(value)
    .replace(INVISIBLE, jsonEscape)
    .replace(/[`~<>&]/g, jsonEscape);
}

/** Returns a fenced code block. Each line stays one line, and no line can end the fence. */
export function codeBlock(language: "yaml" | "sh" | "markdown", lines: readonly string[]): Markdown {
  const escapedLines = lines.map(plainText);
  const longest = Math.max(2, ...(escapedLines.join("\n").match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  return new Markdown([`${fence}${language}`, ...escapedLines, fence].join("\n"));
}

/** Escaped Markdown. Only this module creates it, so that untrusted text cannot bypass escaping in a comment or job summary. */
export class Markdown extends EscapedText {
  declare protected readonly kind: "Markdown";
}

export const nothing = new Markdown("");

/** Escapes the pieces of a GitHub Markdown template, shortened and on one line. Not for use in code blocks or addresses. */
export function markdown(strings: TemplateStringsArray, ...pieces: readonly Piece<Markdown>[]): Markdown {
  return new Markdown(fill(strings, pieces, escaped, keptApart));
}

export function code(text: string): Markdown {
  return new Markdown(`<code>${entities(shorten(text, limits.shownText))}</code>`);
}

/** A link target: https, a host, and a path, query and fragment of plain characters, so that nothing ends the link early. */
const ADDRESS = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w.~%/-]*)?(?:\?[\w.~%=&-]*)?(?:#[\w-]*)?$/i;

/** Returns a link, or only the label when the address is null or not safe. */
export function link(label: Markdown, address: string | null): Markdown {
  return address !== null && ADDRESS.test(address) ? new Markdown(`[${label.text}](${address})`) : label;
}

/** Returns a hidden HTML comment. Characters other than letters, digits, space, `=`, `-` and `_` become "-", because they might end it. */
export function unseenLine(words: string): Markdown {
  return new Markdown(`<!-- ${words.replace(/[^\w= -]/g, "-")} -->`);
}

export function joined(parts: readonly Markdown[], separator: "\n" | "\n\n" | " · " | ", " | " "): Markdown {
  const texts = parts.map(({ text }) => text).filter((text) => text !== "");
  return new Markdown(texts.join(separator));
}

/** Text on a line that may precede the first text of a line, list item or quotation. */
const BEGINNING = /^(?:[\s>*+-]|\d+[.)]\s)*$/;
/** The start of a list, or of a line below a heading, also where only a following piece would complete it. */
const BLOCK = /^(?:[-+=]|\d(?=\d*(?:[.)]?$|[.)]\s)))/;
/** Outer white space, which can form code (four spaces), a line break (two) or prevent emphasis (one beside `**`). */
const OUTER_SPACE = /^\s|\s$/g;
/** Before a link, it makes an image. */
const LAST_BANG = /!$/;

function escaped(text: string, before: string): string {
  const safe = entities(shorten(text, limits.shownSentence))
    .replace(HASH, (hash) => hash.replace(/.{6}(?!$)/g, `$&${BREAK}`))
    .replace(OUTER_SPACE, entity)
    .replace(LAST_BANG, entity);
  return BEGINNING.test(before.slice(before.lastIndexOf("\n") + 1)) ? safe.replace(BLOCK, entity) : safe;
}

/** Escapes every character that Markdown or HTML could interpret, and breaks up GitHub's autolinks. */
function entities(text: string): string {
  const safe = plainText(text)
    .replace(/[&<>\\`*_[\]~|#@^]|:(?! )/g, entity)
    .replaceAll("$", () => DOLLAR)
    .replace(FOUND_BY_GITHUB, `$&${BREAK}`);
  return keptInOrder(safe);
}

/** GitHub looks for mathematics after decoding entities. A separate element is its documented escape. */
const DOLLAR = "<span>&#36;</span>";

function entity(character: string): string {
  return `&#${character.codePointAt(0)};`;
}

/** A zero-width space. */
const BREAK = "&#8203;";

/**
 * Text that GitHub links or shows as an emoji, up to where it can be broken: `@` of mentions and mail addresses, `#1`, `://`,
 * `:name:`, `www.` and `GH-1`. A place in a file, `:2:17:`, stays intact for copying, unless it is an emoji name.
 */
const FOUND_BY_GITHUB =
  /&#64;|&#35;(?=[\p{L}\p{N}])|&#58;(?=\/\/|(?!(?!(?:100|1234)[&:])\d+(?:&#58;|:))(?:[a-z\d+-]|&#95;)+(?:&#58;|:))|\bwww(?=\.)|\bGH(?=-\d)/giu;

/** Text that GitHub links as a commit: at least seven digits of a hash. A decimal number, such as a date, stays intact for copying. */
const HASH = /(?<![\p{L}\p{N}])(?!\d+(?![\da-f]))[\da-f]{7,40}(?![\p{L}\p{N}])/giu;

const WORD_END = /[\p{L}\p{N}.:/@#+;_-]$/u;
const WORD_BEGINNING = /^(?:[\p{L}\p{N}.:/@#+_-]|&(?!#32;))/u;

/** Two adjacent pieces must not form one word, such as `www` and `.example.org`. */
function keptApart(before: string, text: string): string {
  return WORD_END.test(before) && WORD_BEGINNING.test(text) ? BREAK : "";
}

/** A piece of a template: escaped text, text to escape, a number, nothing, or a list of pieces. */
export type Piece<Text extends EscapedText> =
  | Text
  | string
  | number
  | false
  | null
  | undefined
  | readonly Piece<Text>[];

/** Fills a template. `escapeText` gets a piece and the text before it. `between` returns the separator of two adjacent pieces. */
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
    else if (isList(piece)) for (const item of piece) add(item);
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
 * Characters that could move a cursor, hide text, reverse its direction or paint over its surroundings: control, format and
 * separator characters, lone surrogates, ignorable characters (except an emoji's variation selector), and stacked accents beyond
 * any language's use.
 */
export const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u2800]|(?!(?<=\p{Extended_Pictographic})\ufe0f)\p{Default_Ignorable_Code_Point}|(?<=\p{M}{4})\p{M}/gu;

/** Escapes untrusted text for one line: invisible characters are written out. */
export function plainText(text: string): string {
  return text.replace(INVISIBLE, (character) => {
    if (character === "\n") return "\\n";
    if (character === "\t") return "\\t";
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
  });
}

const LEFTWARDS =
  "[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefe\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]+";
const LEFTWARDS_WORDS = new RegExp(`${LEFTWARDS}(?:[ '_-]${LEFTWARDS})*`, "gu");
/** The left-to-right mark. */
const RIGHTWARDS = "&#8206;";

/** Isolates right-to-left words in Markdown or HTML, so that adjacent numbers and arrows stay on their side. */
function keptInOrder(text: string): string {
  return text.replace(LEFTWARDS_WORDS, `${RIGHTWARDS}$&${RIGHTWARDS}`);
}
