import type { createColors } from "picocolors";
import type { Report } from "../report/schema.ts";
import { shorten } from "../wording.ts";
import { plainText } from "./escape.ts";
import { FEW_TABLES, type SliceRow, type SliceTable, sliceTables } from "./slices.ts";
import { blanksTo, terminalWidth } from "./terminal-width.ts";

type Colors = ReturnType<typeof createColors>;

/** Values of a tag, and characters of one name. */
const SHOWN = { values: 10, characters: 40 };

/** The scores by tag, for a person at a terminal: a table for each tag. */
export function sliceLines(report: Report, paint: Colors): string[] {
  const { tables, more } = sliceTables(report, { tables: FEW_TABLES, rows: SHOWN.values });
  return [
    ...tables.flatMap((table, at) => [...(at === 0 ? [] : [""]), ...tableLines(table, paint)]),
    ...(more === "" ? [] : [paint.dim(`  ${plainText(more)}`)]),
  ];
}

function tableLines({ tag, titles, rows, more }: SliceTable, paint: Colors): string[] {
  const head = [`By ${cut(tag)}`, ...titles.map(cut)];
  const body = rows.map((row) => [`  ${rowName(row)}`, ...row.cells]);
  const widths = head.map((_, at) =>
    [head, ...body].reduce((most, row) => Math.max(most, terminalWidth(row[at] ?? "")), 0),
  );
  const name = ([first = ""]: readonly string[]) => `${first}${blanksTo(widths[0] ?? 0, first)}`;
  const values = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? "" : `  ${blanksTo(widths[at] ?? 0, cell)}${cell}`)).join("");
  return [
    `${paint.bold(name(head))}${paint.dim(values(head))}`,
    ...body.map((row) => `${name(row)}${values(row)}`),
    ...(more === "" ? [] : [paint.dim(`  ${more}`)]),
  ];
}

/** A value that reads like the row of those without one, or as if it was quoted, is quoted. */
function rowName({ name, isValue }: SliceRow): string {
  return isValue && /^(without\b|")/.test(name) ? `"${cut(name)}"` : cut(name);
}

function cut(text: string): string {
  return shorten(plainText(text), SHOWN.characters);
}
