import { INVISIBLE, plainText } from "./plain.ts";

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

function jsonEscape(character: string): string {
  return [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
    .join("");
}
