import { code, joined, type Markdown, markdown } from "../../escape/markdown.ts";
import type { Report } from "../../report/schema.ts";
import { shorten } from "../../wording.ts";
import type { Section } from "../fit.ts";
import { markdownTable } from "../markdown-table.ts";
import { FEW, type SliceRow, type SliceTable, sliceTables } from "../slices.ts";
import { details } from "./details.ts";

/** Values of a tag, and those up to which a table is open; characters of one name. */
const SHOWN = { values: 20, open: 5, characters: 60 };

/** The scores by tag: a small table open, a longer one folded. */
export function slices(report: Report): Section {
  const { tables, more } = sliceTables(report, { ...FEW, rows: SHOWN.values });
  const text = joined([...tables.map(tableText), markdown`${more}`], "\n\n");
  return { kind: "unchanged", name: "the scores by tag", items: 0, text: () => text };
}

function tableText(table: SliceTable): Markdown {
  const { tag, size, titles, rows, more } = table;
  const title = markdown`by ${nameText(tag)}`;
  const lines = rows.map((row) => [rowName(row), ...row.cells]);
  const text = markdownTable([title, ...titles], [...lines, ...(more === "" ? [] : [[more]])]);
  return rows.length <= SHOWN.open
    ? text
    : details(markdown`Scores ${title}, ${size}, the lowest pass rate first`, text);
}

function rowName({ name, isValue }: SliceRow): Markdown {
  return isValue ? nameText(name) : markdown`${shorten(name, SHOWN.characters)}`;
}

function nameText(name: string): Markdown {
  return code(shorten(name, SHOWN.characters));
}
