import { limits } from "../../src/core/limits.ts";
import { columnsOf } from "../../src/core/terminal-width.ts";

/** Joins the lines that the command line broke because they were too long, so that a test can look for a sentence. */
export function unwrapped(text: string): string {
  const lines: { text: string; last: string }[] = [];
  for (const line of text.replace(/ \\\n +/g, " ").split("\n")) {
    const before = lines.at(-1);
    const isRest =
      before !== undefined && indentOf(line) === indentOf(before.text) + 4 && isFull(before.last, line);
    if (isRest) Object.assign(before, { text: `${before.text} ${line.trimStart()}`, last: line });
    else lines.push({ text: line, last: line });
  }
  return lines.map((line) => line.text).join("\n");
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function isFull(line: string, next: string): boolean {
  const [word = ""] = next.trimStart().split(" ");
  return columnsOf(`${line} ${word}`) > limits.terminalColumns;
}
