import type { Report } from "../../report/schema.ts";
import { shorten } from "../../wording.ts";
import { markdownCode, markdownText } from "../escape.ts";
import type { Section } from "../fit.ts";
import { markdownTable } from "../markdown-table.ts";
import { FEW_TABLES, type SliceRow, type SliceTable, sliceTables } from "../slices.ts";
import { details } from "./details.ts";

/** Values of a tag, and those up to which a table is open; characters of one name. */
const SHOWN = { values: 20, open: 5, characters: 60 };

/** The scores by tag: a small table open, a longer one folded. */
export function slices(report: Report): Section {
  const { tables, more } = sliceTables(report, { tables: FEW_TABLES, rows: SHOWN.values });
  const text = [...tables.map(tableText), ...(more === "" ? [] : [markdownText(more)])].join("\n\n");
  return { kind: "unchanged", name: "the scores by tag", items: 0, text: () => text };
}

function tableText(table: SliceTable): string {
  const { tag, size, titles, rows, more } = table;
  const title = `by ${nameText(tag)}`;
  const lines = rows.map((row) => [rowName(row), ...row.cells]);
  const text = markdownTable(
    [title, ...titles.map(markdownText)],
    [...lines, ...(more === "" ? [] : [[more]])],
  );
  return rows.length <= SHOWN.open
    ? text
    : details(`Scores ${title}, ${size}, the lowest pass rate first`, text);
}

function rowName({ name, isValue }: SliceRow): string {
  return isValue ? nameText(name) : markdownText(shorten(name, SHOWN.characters));
}

function nameText(name: string): string {
  return markdownCode(shorten(name, SHOWN.characters));
}
