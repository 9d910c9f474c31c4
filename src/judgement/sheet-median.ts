import type { Row } from "../texts/text-scorer.ts";
import type { JudgedBy, SheetJudgement, SheetQuestion, SheetReply, SheetTable } from "./judgement.ts";

/**
 * The verdict of several votes on one sheet: in each cell the word in the middle, by the order of the words, which for two words is
 * that of the majority; of an even number the worse one. Throws when nobody voted.
 */
export function sheetMedian(
  replies: readonly SheetReply[],
  { sheet, tables }: Pick<SheetQuestion, "sheet" | "tables">,
  by: JudgedBy,
): SheetJudgement {
  if (replies.length === 0) throw new Error("a verdict needs a vote");
  const filled = tables.map((table) => {
    const votes = replies.map((reply) => new Map(reply.tables[table.name]?.map((row) => [row.id, row])));
    return [
      table.name,
      table.rows.map((id) =>
        medianRow(
          id,
          votes.flatMap((vote) => vote.get(id) ?? []),
          table,
        ),
      ),
    ];
  });
  return { sheet, tables: Object.fromEntries(filled), by, votes: replies.length };
}

function medianRow(id: string, votes: readonly Row[], { columns }: SheetTable): Row {
  const verdicts = Object.fromEntries(
    Object.entries(columns).map(([column, words]) => [column, median(votes, column, words)]),
  );
  const agrees = ({ verdicts: said }: Row) =>
    Object.keys(columns).every((name) => said[name] === verdicts[name]);
  const reason = votes.find(agrees)?.reason;
  return { id, verdicts, ...(reason === undefined ? {} : { reason }) };
}

function median(votes: readonly Row[], column: string, words: readonly string[]): string {
  const places = votes.map(({ verdicts }) => words.indexOf(verdicts[column] ?? "")).sort((a, b) => a - b);
  return words[places[Math.floor(places.length / 2)] ?? 0] ?? "";
}
