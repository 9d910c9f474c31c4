import { escapeGlob } from "../../policy/glob.ts";

/** Characters that a list of patterns, one a line, cannot hold; and blanks at an end, which it loses. */
const NOT_IN_A_LIST = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}]|^\s|\s$/gu;

/** The glob for a name of files or folders. For characters that cannot stand in a list of patterns any character stands. */
export function globText(name: string): string {
  return name.split(NOT_IN_A_LIST).map(escapeGlob).join("?");
}
