import { shown } from "../config/shown.ts";
import { listed } from "../wording.ts";
import type { FilledRow, SheetQuestion, SheetReply, SheetTable } from "./judgement.ts";
import { keptReason, readObject } from "./read-object.ts";
import { sheetSchema } from "./sheet-wire.ts";

/** A row as a judge writes it: each column has one of its words. */
type SaidRow = Readonly<Record<string, string>> & { id: string; reason: string };

/**
 * Reads what a judge replied to a sheet, like `readReply`: it counts only when it has each row of each table exactly once, no other
 * row, and in each cell one of the words. Else the `fault` says in a sentence what is wrong with it.
 */
export function readSheet(
  text: string,
  { nonce, tables }: Pick<SheetQuestion, "nonce" | "tables">,
): { reply: SheetReply } | { fault: string } {
  const said = readObject(text, nonce, sheetSchema(tables));
  if ("fault" in said) return said;
  const read = said.read as unknown as Readonly<Record<string, readonly SaidRow[]>>;
  const reply: SheetReply = { tables: {} };
  for (const table of tables) {
    const rows = read[table.name] ?? [];
    const fault = rowFault(rows, table);
    if (fault !== undefined) return { fault };
    reply.tables[table.name] = inOrder(rows, table);
  }
  return { reply };
}

function rowFault(said: readonly SaidRow[], { name, rows }: SheetTable): string | undefined {
  const open = new Set(rows);
  for (const { id } of said) {
    if (open.delete(id)) continue;
    return rows.includes(id)
      ? `the reply has ${id} of ${name} twice`
      : `the reply has ${shown(id)} in ${name}, which is no row of it`;
  }
  return open.size === 0 ? undefined : `the reply lacks ${listed([...open])} of ${name}`;
}

function inOrder(said: readonly SaidRow[], { rows, columns }: SheetTable): FilledRow[] {
  const byId = new Map(said.map((row) => [row.id, row]));
  return rows.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const verdicts = Object.fromEntries(Object.keys(columns).map((column) => [column, row[column] ?? ""]));
    return [{ id, verdicts, reason: keptReason(row.reason) }];
  });
}
