import { readFileSync } from "node:fs";
import { tables } from "../docs/markdown.ts";

const page = readFileSync(new URL("../../docs/contributing/differences.md", import.meta.url), "utf8");

/**
 * The counts in docs/contributing/differences.md of a peer's golden rows, in the form of `conformance`: equal, not binding, and excused by each difference.
 */
export function documented(peer: string): Record<string, number> {
  const rows = tables(page).flatMap(({ rows }) => rows.filter((row) => row.peer === peer));
  const counted = rows.flatMap((row): [string, number][] => {
    if ("there" in row) return [[`excused: ${row.rungate}`, Number(row.rows)]];
    const free = row["not binding"] ?? "0";
    const [same = 0, other = 0] = free === "0" ? [] : free.split(" + ").map(Number);
    return [
      ["the same", Number(row.same)],
      ["not binding, the same", same],
      ["not binding, other", other],
    ];
  });
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}
