import { groupBy } from "../group-by.ts";
import type { Lack, Row } from "./text-scorer.ts";

/**
 * What a row's word in a column is worth. Throws where the row has no word there, or one that is worth nothing known: it would count for
 * one side or the other.
 */
export function worth(row: Row, column: string, worths: Readonly<Record<string, number>>): number {
  const word = row.verdicts[column];
  if (word === undefined || !Object.hasOwn(worths, word))
    throw new RangeError(`${row.id} has the word ${word} in column ${column}`);
  return worths[word] as number;
}

const YES: Readonly<Record<string, number>> = { yes: 1, no: 0 };

/** Whether a row's word is yes, of yes and no. Throws like `worth`. */
export function isYes(row: Row, column: string): boolean {
  return worth(row, column, YES) === 1;
}

/** How many rows have each word in a column, of the words that stand there. */
export function countsByWord(rows: readonly Row[], column: string): Record<string, number> {
  const groups = groupBy(rows, ({ verdicts }) => verdicts[column] ?? "");
  return Object.fromEntries([...groups].map(([word, { length }]) => [word, length]));
}

/** Something that a row lacks, and how much of the score that costs. */
export interface Cost {
  row: Row;
  cost: number;
  /** What is to be said behind the row's id, or behind `name`. */
  text: string;
  name?: string;
}

/** What costs something, the dearest first, else in the order given. */
export function lacksOf(costs: readonly Cost[]): Lack[] {
  return costs
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost)
    .map(({ row: { id, reason }, name = id, text }) => ({
      text: `${name} ${text}`,
      ...(reason ? { reason } : {}),
    }));
}
