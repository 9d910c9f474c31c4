import type { RequestBody } from "./asked.ts";

/** A cell that is to be filled in: where it stands, and the words for it. */
export interface AskedCell {
  table: string;
  id: string;
  column: string;
  words: string[];
}

/** A sheet as a judge gets it. */
export interface AskedSheet {
  nonce: string;
  data: Record<string, unknown>;
  /** By table: its rows, and by column the words. */
  tables: Record<string, { rows: string[]; columns: Record<string, string[]> }>;
}

/** What a judge writes into a cell; the best word unless something else is said. */
export type FillCell = (cell: AskedCell, sheet: AskedSheet) => string;

/** The sheet in a request; undefined where it asks about calls. Throws where its data is not one line between two markers. */
export function readAskedSheet({
  messages: [{ content: rubric }, { content }],
}: RequestBody): AskedSheet | undefined {
  if (!content.startsWith("Fill in the sheet.")) return undefined;
  const [, nonce = "", line = ""] = /^<data-([0-9a-f]+)>\n(.*)\n<\/data>$/mu.exec(content) ?? [];
  const [, task = ""] = content.split("\n</data>\n");
  const tables: AskedSheet["tables"] = {};
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

/** The reply that a judge owes to a sheet. */
export function filledIn(sheet: AskedSheet, fill: FillCell = ({ words: [best = ""] }) => best) {
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
