import { plainText } from "../escape/plain.ts";
import { type Paint, type TerminalText, terminal } from "../escape/terminal.ts";
import type { Report } from "../report/schema.ts";
import { shorten } from "../wording.ts";
import { FEW, type SliceRow, type SliceTable, sliceTables } from "./slices.ts";
import { padEnd, padStart, terminalWidth } from "./terminal-width.ts";

/** Values of a tag, and characters of one name. */
const SHOWN = { values: 10, characters: 40 };

/** The scores by tag, for a person at a terminal: a table for each tag. */
export function sliceLines(report: Report, paint: Paint): TerminalText[] {
  const { tables, more } = sliceTables(report, { ...FEW, rows: SHOWN.values });
  return [
    ...tables.flatMap((table, at) => [...(at === 0 ? [] : [terminal``]), ...tableLines(table, paint)]),
    ...(more === "" ? [] : [paint.dim(`  ${more}`)]),
  ];
}

function tableLines({ tag, titles, rows, more }: SliceTable, paint: Paint): TerminalText[] {
  const head = [`By ${cut(tag)}`, ...titles.map(cut)];
  const body = rows.map((row) => [`  ${rowName(row)}`, ...row.cells]);
  const widths = head.map((_, at) =>
    [head, ...body].reduce((most, row) => Math.max(most, terminalWidth(row[at] ?? "")), 0),
  );
  const name = ([first = ""]: readonly string[]) => padEnd(first, widths[0] ?? 0);
  const values = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? "" : `  ${padStart(cell, widths[at] ?? 0)}`)).join("");
  return [
    terminal`${paint.bold(name(head))}${paint.dim(values(head))}`,
    ...body.map((row) => terminal`${name(row)}${values(row)}`),
    ...(more === "" ? [] : [paint.dim(`  ${more}`)]),
  ];
}

/** A value that reads like the row of those without one, or as if it was quoted, is quoted. */
function rowName({ name, isValue }: SliceRow): string {
  return isValue && /^(without\b|")/.test(name) ? `"${cut(name)}"` : cut(name);
}

/** What is written out in place of the invisible counts, too. */
function cut(text: string): string {
  return shorten(plainText(text), SHOWN.characters);
}
