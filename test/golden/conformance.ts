import { readFileSync } from "node:fs";
import { parseJson } from "../../src/core/json.ts";

/** What every golden row has. */
export interface GoldenRow {
  case: string;
  /** The answer hangs on how Python or Java types a value: it does not bind. */
  host_language_dependent?: boolean;
}

/** A way in which metrics.md wants another answer than the implementation that the row was taken from. */
export interface Rule<Row, Ours> {
  name: string;
  /** Whether the rule speaks of the row, by what stands in it. */
  speaksOf: (row: Row) => boolean;
  /** Whether our answer is the one that the rule asks for. */
  isMet: (row: Row, ours: Ours) => boolean;
}

/** The rows of a file beside this one. */
export function goldenRows<Row>(file: string): Row[] {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  return text.trimEnd().split("\n").map(parseJson) as Row[];
}

/**
 * Compares every row with our answer, and counts the rows that agree, those that do not bind and those that a rule excuses. Throws
 * where an answer differs and no rule asks for it.
 */
export function conformance<Row extends GoldenRow, Ours>(
  rows: readonly Row[],
  answer: (row: Row) => Ours,
  agrees: (row: Row, ours: Ours) => boolean,
  rules: readonly Rule<Row, Ours>[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  const unexplained: string[] = [];
  for (const row of rows) {
    const ours = answer(row);
    const same = agrees(row, ours);
    const rule = rules.find((one) => one.speaksOf(row) && one.isMet(row, ours));
    if (row.host_language_dependent === true) count(`not binding, ${same ? "the same" : "other"}`);
    else if (same) count("the same");
    else if (rule !== undefined) count(`excused: ${rule.name}`);
    else unexplained.push(`${row.case}: ours is ${JSON.stringify(ours)}`);
  }
  if (unexplained.length > 0) throw new Error(unexplained.join("\n"));
  return counts;
}
