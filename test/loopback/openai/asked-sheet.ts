import type { RequestBody } from "./asked.ts";

export interface SheetCell {
  table: string;
  id: string;
  column: string;
  words: string[];
}

export interface SheetData {
  nonce: string;
  data: Record<string, unknown>;
  /** By table: its rows, and the words by column. */
  tables: Record<string, { rows: string[]; columns: Record<string, string[]> }>;
}

/** Fills a cell; the default is the best word. */
export type FillCell = (cell: SheetCell, sheet: SheetData) => string;

/** The sheet in a request; undefined for a question about calls. Throws unless the data is one line between two markers. */
export function readSheetData({
  messages: [{ content: rubric }, { content }],
}: RequestBody): SheetData | undefined {
  if (!content.startsWith("Fill in the sheet.")) return undefined;
  const [, nonce = "", line = ""] = /^<data-([0-9a-f]+)>\n(.*)\n<\/data>$/mu.exec(content) ?? [];
  const [, task = ""] = content.split("\n</data>\n");
  const tables: SheetData["tables"] = {};
  for (const [, name = "", rows = ""] of task.matchAll(/^- (\w+): (.+)$/gmu))
    tables[name] = { rows: rows.split(", "), columns: columnsOf(name, rubric) };
  return { nonce, data: JSON.parse(line), tables };
}

function columnsOf(table: string, rubric: string): Record<string, string[]> {
  const section = rubric.split(/^## /mu).find((one) => one.startsWith(`${table}:`)) ?? "";
  const [lines = ""] = section.split("\n# ");
  const columns = [...lines.matchAll(/^- (\w+) \((.+?)\): /gmu)];
  return Object.fromEntries(columns.map(([, name = "", words = ""]) => [name, words.split(" | ")]));
}

export function filledIn(sheet: SheetData, fill: FillCell = ({ words: [best = ""] }) => best) {
  const rows = Object.entries(sheet.tables).map(([table, { rows, columns }]) => [
    table,
    rows.map((id) => ({ id, reason: `About ${id}.`, ...wordsOf({ table, id }, columns) })),
  ]);
  return { nonce: sheet.nonce, ...Object.fromEntries(rows) } as Record<string, unknown> & { nonce: string };

  function wordsOf(at: { table: string; id: string }, columns: Record<string, string[]>) {
    const words = Object.entries(columns).map(([column, words]) => [
      column,
      fill({ ...at, column, words }, sheet),
    ]);
    return Object.fromEntries(words) as Record<string, string>;
  }
}
