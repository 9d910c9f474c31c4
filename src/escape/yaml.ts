import { INVISIBLE } from "./plain.ts";

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
