import type { JudgeTerms, SheetJudgement, SheetQuestion } from "../judgement/judgement.ts";
import type { Unasked } from "../judgement/searched.ts";
import { type SheetTerms, sheetQuestion } from "../judgement/sheet-question.ts";
import type { Asks, Column, JudgedText, TableName, TextOutcome } from "../texts/text-scorer.ts";
import { fitsSheet } from "./fits-sheet.ts";
import type { Inquiry, JudgedRun } from "./inquiry.ts";
import type { SheetDetails } from "./kept.ts";
import { nothingToMeasure } from "./not-assessed.ts";
import type { Outcome } from "./scorer.ts";

/** A scorer that a case asks for, and how. */
export interface Asking {
  scorer: JudgedText;
  options: object;
}

/** What stands on a sheet, and for whom. */
interface Shared extends Omit<SheetTerms, "asks"> {
  asking: readonly Asking[];
}

/** The one question of scorers that share a sheet; or why there is nothing to ask. Throws where two ask otherwise in the same column. */
export function sheetInquiry({ asking, ...shown }: Shared, terms: JudgeTerms): Inquiry | Unasked {
  const question = sheetQuestion({ ...shown, asks: joined(asking) }, terms);
  if ("unasked" in question) return question;
  const scorers = asking.map(({ scorer }) => scorer.id);
  const scoreSheet = ({ sheet, tables, by, votes }: SheetJudgement): JudgedRun => ({
    scores: Object.fromEntries(
      asking.map(({ scorer, options }) => [scorer.id, marked(scorer.score(tables, options))]),
    ),
    sheets: [{ sheet, scorers, key: question.key, by, votes, tables }],
  });
  return {
    question,
    scorers,
    score(judgement) {
      if (!("tables" in judgement)) throw new Error("a judgement of calls is no answer to a sheet");
      return scoreSheet(judgement);
    },
    recall: (kept) =>
      "tables" in kept && fitsSheet(kept, question) ? scoreSheet(inOrder(kept, question)) : undefined,
  };
}

/** What was judged and has no score has nothing to measure. */
function marked(outcome: TextOutcome): Outcome<unknown> {
  return outcome.status === "not-assessed" ? nothingToMeasure(outcome.reason) : outcome;
}

/** Of ranked rows the order tells something. */
function inOrder(kept: SheetDetails, { tables }: SheetQuestion): SheetJudgement {
  const sorted = tables.map(({ name, rows }) => {
    const said = new Map(kept.tables[name]?.map((row) => [row.id, row]));
    return [name, rows.flatMap((id) => said.get(id) ?? [])];
  });
  return { ...kept, tables: Object.fromEntries(sorted) };
}

/** Names that a row has already. */
const TAKEN = ["id", "reason"];

function joined(asking: readonly Asking[]): Asks {
  const all: Partial<Record<TableName, Record<string, Column>>> = {};
  for (const { scorer, options } of asking) {
    for (const [table, columns] of Object.entries(scorer.asks(options)) as [
      TableName,
      Record<string, Column>,
    ][]) {
      const known = all[table] ?? {};
      all[table] = known;
      for (const [name, column] of Object.entries(columns)) {
        const other = known[name];
        if (TAKEN.includes(name) || (other !== undefined && !isSame(other, column)))
          throw new Error(`${scorer.id} asks otherwise in ${table}.${name} than another scorer`);
        known[name] = column;
      }
    }
  }
  return all;
}

function isSame(one: Column, other: Column): boolean {
  return one.asks === other.asks && JSON.stringify(one.words) === JSON.stringify(other.words);
}
