import type { createColors } from "picocolors";
import type { Report } from "../report/schema.ts";
import { shorten } from "../wording.ts";
import { plainText } from "./escape.ts";
import { moreTags, type SliceTable, sliceTables } from "./slices.ts";

type Colors = ReturnType<typeof createColors>;

/** Tags, values of a tag, and characters of one name. */
const SHOWN = { tags: 3, values: 10, characters: 40 };

/** The scores by tag, for a person at a terminal: a table for each tag. */
export function sliceLines(report: Report, paint: Colors): string[] {
  const tables = sliceTables(report, SHOWN.values).slice(0, SHOWN.tags);
  const rest = moreTags(report, tables);
  return [
    ...tables.flatMap((table, at) => [...(at === 0 ? [] : [""]), ...tableLines(table, paint)]),
    ...(rest === undefined ? [] : [paint.dim(`  ${plainText(rest)}`)]),
  ];
}

function tableLines({ tag, titles, rows, more }: SliceTable, paint: Colors): string[] {
  const head = [`By ${cut(tag)}`, ...titles.map(cut)];
  const body = rows.map(({ name, cells }) => [`  ${cut(name)}`, ...cells]);
  const widths = head.map((_, at) =>
    [head, ...body].reduce((most, row) => Math.max(most, row[at]?.length ?? 0), 0),
  );
  const name = ([first = ""]: readonly string[]) => first.padEnd(widths[0] ?? 0);
  const values = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? "" : `  ${cell.padStart(widths[at] ?? 0)}`)).join("");
  return [
    `${paint.bold(name(head))}${paint.dim(values(head))}`,
    ...body.map((row) => `${name(row)}${values(row)}`),
    ...(more === "" ? [] : [paint.dim(`  ${more}`)]),
  ];
}

function cut(text: string): string {
  return shorten(plainText(text), SHOWN.characters);
}
