const PLAIN = /^[\p{L}_][\p{L}\p{N}_./-]*$/u;
const NO_TEXT = /^(?:true|false|null)$/i;

/** A text as a value of YAML on one line: in quotes, which are those of JSON, unless it is a plain word. */
export function yamlText(text: string): string {
  return PLAIN.test(text) && !NO_TEXT.test(text) ? text : JSON.stringify(text);
}
