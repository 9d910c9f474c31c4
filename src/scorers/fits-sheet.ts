import type { SheetQuestion, SheetTable } from "../judgement/judgement.ts";
import { SHEET_VERSION } from "../judgement/sheet-rubric.ts";
import type { Row } from "../texts/text-scorer.ts";
import type { SheetDetails } from "./kept.ts";

/**
 * Whether a judgement that was kept in a file is a whole one of this sheet: of the same key, with each row of each table exactly once,
 * and in each cell one of its words.
 */
export function fitsSheet({ sheet, key, by, tables }: SheetDetails, question: SheetQuestion): boolean {
  return (
    key === question.key &&
    sheet === question.sheet &&
    by.promptVersion === SHEET_VERSION &&
    Object.keys(tables).length === question.tables.length &&
    question.tables.every((table) => isFilled(tables[table.name] ?? [], table))
  );
}

function isFilled(said: readonly Row[], { rows, columns }: SheetTable): boolean {
  const words = Object.entries(columns);
  const isWhole = ({ verdicts }: Row) =>
    Object.keys(verdicts).length === words.length &&
    words.every(([column, allowed]) => allowed.includes(verdicts[column] ?? ""));
  return said.length === rows.length && rows.every((id) => said.some((row) => row.id === id && isWhole(row)));
}
