import { type Block, partsOf } from "../pages.ts";
import { isShell, type Ran, ranOn } from "../shell/run.ts";
import type { Kind } from "./kind.ts";

/** Output of the commands in the block above, word for word, possibly a part. JSON must follow directly. */
export const output: Kind = {
  name: "output",
  claims: (block) => {
    const above = commandsAbove(block);
    if (above === undefined) return false;
    const between = block.line - above.line - above.text.split("\n").length;
    return (
      /^(text|console)?$/.test(block.language) ||
      (block.language === "json" && block.file === undefined && between <= 2)
    );
  },
  faults: async (block) => {
    const above = commandsAbove(block);
    const ran = (await ranOn(block.page)).filter((one) => above !== undefined && isOf(one, above));
    if (ran.length === 0) return [`none of the commands in line ${above?.line} is run`];
    const printed = linesOf(ran.map(({ stdout }) => stdout).join("\n"));
    const shown = linesOf(block.text.trimEnd());
    if (`\n${printed.join("\n")}\n`.includes(`\n${shown.join("\n")}\n`)) return [];
    const [first = "its lines, in this order"] = shown.filter((line) => !printed.includes(line));
    return [`is not printed: ${first}\nPrinted is:\n${printed.join("\n")}`];
  },
};

/** A test repository has other commits than the page. */
const COMMIT = /compared with [0-9a-f]{7}\b/;

function commandsAbove({ page, line }: Block): Block | undefined {
  return partsOf(page).blocks.findLast((block) => isShell(block) && block.line < line);
}

function isOf({ line }: Ran, block: Block): boolean {
  return line >= block.line && line < block.line + block.text.split("\n").length;
}

function linesOf(text: string): string[] {
  return text.split("\n").map((line) => line.trimEnd().replace(COMMIT, "compared with a commit"));
}
