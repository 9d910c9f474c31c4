import { canonicalJson } from "../json/canonical.ts";
import { limits } from "../limits.ts";
import { sha256 } from "../sha256.ts";
import { sum } from "../statistics/mean.ts";
import type { Asks, Column, SheetName, TableName } from "../texts/text-scorer.ts";
import { framed, nonceOf } from "./framed.ts";
import type { JudgeTerms, SheetQuestion, SheetTable } from "./judgement.ts";
import type { Material } from "./material.ts";
import { oneLine } from "./one-line.ts";
import { tooLong, type Unasked } from "./searched.ts";
import { partsOf, textsShown } from "./sheet-data.ts";
import { rowsOf } from "./sheet-rows.ts";
import { type AskedTable, SHEET_VERSION, sheetRubric } from "./sheet-rubric.ts";

/** What a sheet asks, and about what. */
export interface SheetTerms {
  sheet: SheetName;
  asks: Asks;
  material: Material;
  /** What the answer may rest on; [] where nobody asks about that. */
  contexts: readonly string[];
}

/**
 * The question that a sheet puts about a run; or why there is nothing to ask. Tables without rows, or of which nothing is asked, are
 * left out. It holds nothing that changes when the same run is recorded again.
 */
export function sheetQuestion(
  { sheet, asks, material, contexts }: SheetTerms,
  { model, server, votes }: JudgeTerms,
): SheetQuestion | Unasked {
  const longest = Math.max(...textsShown(sheet, material).map(({ length }) => length));
  if (longest > limits.redactedText) return { unasked: tooLong(longest, limits.redactedText, "character") };
  const rows = rowsOf(material, contexts);
  const asked = askedTables(asks).filter(([name]) => rows[name].length > 0);
  if (asked.length === 0) return { unasked: NOTHING };
  const tables = asked.map(([name, columns]) =>
    tableOf(
      name,
      columns,
      rows[name].map(({ id }) => id),
    ),
  );
  const count = sum(tables.map((table) => table.rows.length));
  if (count > limits.judgedRows) return { unasked: tooLong(count, limits.judgedRows, "row") };
  const parts = partsOf(sheet, material, rows);
  const data = Object.fromEntries(parts);
  const line = oneLine(data);
  if (line.length > limits.judgedRun) return { unasked: tooLong(line.length, limits.judgedRun, "character") };
  const rubric = sheetRubric([...parts.keys()], asked);
  const key = sha256(
    canonicalJson({ sheet, sheetVersion: SHEET_VERSION, server, model, votes, rubric, data }),
  );
  const nonce = nonceOf(key);
  return {
    kind: "sheet",
    sheet,
    key,
    nonce,
    tables,
    system: rubric,
    user: framed(line, nonce, "Fill in the sheet.", toFill(tables)),
    replyTokens: limits.judgeThinking + sum(tables.map(tokensOf)),
  };
}

const NOTHING = "nothing was said that a judge could be asked about";

function askedTables(asks: Asks): AskedTable[] {
  const all = Object.entries(asks) as AskedTable[];
  return all.filter(([, columns]) => Object.keys(columns).length > 0);
}

function tableOf(
  name: TableName,
  columns: Readonly<Record<string, Column>>,
  rows: readonly string[],
): SheetTable {
  const words = Object.entries(columns).map(([column, { words }]) => [column, words]);
  return { name, rows, columns: Object.fromEntries(words) };
}

/** The most tokens that a table can need in a reply. */
function tokensOf({ rows, columns }: SheetTable): number {
  return rows.length * (limits.judgeRow + limits.judgeWord * Object.keys(columns).length);
}

function toFill(tables: readonly SheetTable[]): string {
  const lines = tables.map(({ name, rows }) => `- ${name}: ${rows.join(", ")}`);
  return ["Fill in these rows, each exactly once.", ...lines].join("\n");
}
