import { partsOf } from "./pages.ts";
import { commandsIn } from "./shell/parse.ts";

export interface InlineCommand {
  page: string;
  line: number;
  text: string;
  commands: string[][];
}

const BEGIN = /^(rungate|node \S*index\.js|npm|npx|gh|git|jq|curl|claude) /;

/** Returns the commands in a page's prose and tables. `rungate / gate` is the name of a check, and a text with a comma is a message. */
export function inlineCommands(page: string): InlineCommand[] {
  return partsOf(page).prose.flatMap(({ line, text }) =>
    [...text.matchAll(/(`+)(.+?)\1(?!`)/g)]
      .map(([, , code = ""]) => code.replaceAll("\\|", "|").trim())
      .filter((code) => BEGIN.test(code) && !code.startsWith("rungate / ") && !/, [a-z]/.test(code))
      .map((code) => ({ page, line, text: code, commands: commandsIn(code) })),
  );
}
