import { type TerminalText, terminal } from "../../escape/terminal.ts";
import { counted, listed } from "../../wording.ts";
import { shellWord } from "../next-command.ts";

const SHOWN_FILES = 5;

/** That recordings are named one by one, for the pattern that their names suggest would match these files too. */
export function namedOneByOneText(inTheWay: readonly string[], pattern: string): TerminalText {
  return terminal`New cases will not be gated: the recordings are named one by one, because ${pattern} also matches ${counted(inTheWay.length, "file")} without a recording (${listed(inTheWay, SHOWN_FILES)}). Move those away and run init again; or gate all files with --runs ${shellWord(pattern)}`;
}
