/** A Markdown table of finished cells, row by row. A column in which no row says anything is left out. */
export function markdownTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const shown = [...titles.keys()].filter((at) => rows.some((row) => row[at]));
  const line = (cells: readonly string[]) => `| ${shown.map((at) => cells[at] ?? "").join(" | ")} |`;
  return [line(titles), `|${shown.map(() => "---|").join("")}`, ...rows.map(line)].join("\n");
}
