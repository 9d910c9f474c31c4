import { z } from "../zod.ts";
import type { SheetTable } from "./judgement.ts";

const rowSchema = z.object({ id: z.string(), reason: z.string() });

/**
 * What a judge replies to a sheet: by table a list of rows, each with a word for each column. Strings and lists alone, without
 * bounds, which some servers refuse; the reason stands before the words, so that it comes before them.
 */
export function sheetSchema(tables: readonly SheetTable[]) {
  const rows = tables.map(({ name, columns }) => {
    const words = Object.entries(columns).map(([column, words]) => [column, z.enum(words)]);
    return [name, z.array(rowSchema.extend(Object.fromEntries(words)))] as const;
  });
  return z.object({ nonce: z.string(), ...Object.fromEntries(rows) });
}
