import { joined, type Markdown, markdown } from "../core/escape.ts";

export type Cell = Markdown | string;

/** Returns a Markdown table without empty columns. */
export function markdownTable(titles: readonly Cell[], rows: readonly (readonly Cell[])[]): Markdown {
  const shown = [...titles.keys()].filter((at) => rows.some((row) => hasContent(row[at])));
  const line = (cells: readonly Cell[]) => markdown`${shown.map((at) => markdown`| ${cells[at]} `)}|`;
  const rule = markdown`|${shown.map(() => markdown`---|`)}`;
  return joined([line(titles), rule, ...rows.map(line)], "\n");
}

function hasContent(cell: Cell | undefined): boolean {
  return cell !== undefined && (typeof cell === "string" ? cell : cell.text) !== "";
}
