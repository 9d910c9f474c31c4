import { structuredPatch } from "diff";
import { createColors } from "picocolors";
import { limits } from "../limits.ts";
import { plainText } from "../views/escape.ts";

const CONTEXT_LINES = 3;

/** A unified diff of two states of a file, for a terminal: what is invisible in either is written out. */
export function diffText(file: string, before: string, after: string, colors: boolean): string {
  const paint = createColors(colors);
  const name = plainText(file);
  const patch = structuredPatch(name, name, before, after, undefined, undefined, {
    context: CONTEXT_LINES,
    maxEditLength: limits.shownEdits,
  });
  const head = [paint.bold(`--- ${name}`), paint.bold(`+++ ${name}`)];
  if (patch === undefined) {
    head.push(`more than ${limits.shownEdits} lines differ: write the file and see the difference in git`);
  }
  const lines = (patch?.hunks ?? []).flatMap((hunk) => [
    paint.cyan(`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`),
    ...hunk.lines.map(paintLine),
  ]);
  return `${[...head, ...lines].join("\n")}\n`;

  function paintLine(line: string): string {
    const shown = line.slice(0, 1) + plainText(line.slice(1).replace(/\r$/, "").replaceAll("\t", "    "));
    if (line.startsWith("+")) return paint.green(shown);
    return line.startsWith("-") ? paint.red(shown) : shown;
  }
}
