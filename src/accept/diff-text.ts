import { structuredPatch } from "diff";
import { lines, paintWith, type TerminalText, terminal } from "../escape/terminal.ts";
import { limits } from "../limits.ts";

const CONTEXT_LINES = 3;

/** A unified diff of two states of a file, for a terminal: what is invisible in either is written out. */
export function diffText(file: string, before: string, after: string, colors: boolean): TerminalText {
  const paint = paintWith(colors);
  const patch = structuredPatch(file, file, before, after, undefined, undefined, {
    context: CONTEXT_LINES,
    maxEditLength: limits.shownEdits,
  });
  const head = [paint.bold(`--- ${file}`), paint.bold(`+++ ${file}`)];
  if (patch === undefined) {
    head.push(
      terminal`more than ${limits.shownEdits} lines differ: write the file and see the difference in git`,
    );
  }
  const hunks = (patch?.hunks ?? []).flatMap((hunk) => [
    paint.cyan(`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`),
    ...hunk.lines.map(paintLine),
  ]);
  return lines([...head, ...hunks]);

  function paintLine(line: string): TerminalText {
    const shown = line.replace(/\r$/, "").replaceAll("\t", "    ");
    if (line.startsWith("+")) return paint.green(shown);
    return line.startsWith("-") ? paint.red(shown) : terminal`${shown}`;
  }
}
