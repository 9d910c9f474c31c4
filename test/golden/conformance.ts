import { readFileSync } from "node:fs";
import { parseJson } from "../../src/core/parse-json.ts";

export interface GoldenRow {
  case: string;
  /** The answer depends on Python's or Java's typing of a value, so it is not binding. */
  host_language_dependent?: boolean;
}

/** A documented difference of metrics.md from the row's implementation. */
export interface Rule<Row, Ours> {
  name: string;
  speaksOf: (row: Row) => boolean;
  isMet: (row: Row, ours: Ours) => boolean;
}

export function goldenRows<Row>(file: string): Row[] {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  return text.trimEnd().split("\n").map(parseJson) as Row[];
}

/**
 * Compares every row with our answer, and counts the rows that agree, that are not binding and that each rule excuses. Throws when an
 * answer differs and no rule requires it.
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
    const rule = rules.find((rule) => rule.speaksOf(row) && rule.isMet(row, ours));
    if (row.host_language_dependent === true) count(`not binding, ${same ? "the same" : "other"}`);
    else if (same) count("the same");
    else if (rule !== undefined) count(`excused: ${rule.name}`);
    else unexplained.push(`${row.case}: ours is ${JSON.stringify(ours)}`);
  }
  if (unexplained.length > 0) throw new Error(unexplained.join("\n"));
  return counts;
}
