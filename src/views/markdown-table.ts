import { joined, type Markdown, markdown } from "../escape/markdown.ts";

/** What stands in a cell: finished Markdown, or text. */
export type Cell = Markdown | string;

/** A Markdown table, row by row. A column in which no row says anything is left out. */
export function markdownTable(titles: readonly Cell[], rows: readonly (readonly Cell[])[]): Markdown {
  const shown = [...titles.keys()].filter((at) => rows.some((row) => saysSomething(row[at])));
  const line = (cells: readonly Cell[]) => markdown`${shown.map((at) => markdown`| ${cells[at]} `)}|`;
  const rule = markdown`|${shown.map(() => markdown`---|`)}`;
  return joined([line(titles), rule, ...rows.map(line)], "\n");
}

function saysSomething(cell: Cell | undefined): boolean {
  return cell !== undefined && (typeof cell === "string" ? cell : cell.text) !== "";
}
