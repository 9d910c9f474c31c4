import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { formats } from "../../src/recordings/formats/index.ts";
import { brokenLinks, type Table, tables } from "./markdown.ts";

const url = new URL("../../docs/formats.md", import.meta.url);
const page = readFileSync(url, "utf8");
const known = formats.map(({ id }) => id);
const allTables = tables(page);

describe("the page on recording a run", () => {
  test("says of every format what it cannot say", () => {
    const [said] = allTables.filter(({ header }) => header.includes("that a tool failed"));
    expect(ids(said, "format").sort()).toEqual([...known].sort());
  });

  test("says of every format how to record it", () => {
    const recorded = new Set(allTables.flatMap((table) => ids(table, "format")));
    expect(known.filter((id) => !recorded.has(id))).toEqual([]);
  });

  test("names no format that does not exist", () => {
    const forced = [...page.matchAll(/--format ([a-z-]+)`/g)].map(([, id]) => id);
    const named = [...allTables.flatMap((table) => ids(table, "format")), ...forced];
    expect(named.filter((id) => id === undefined || !known.includes(id))).toEqual([]);
  });

  test("has links that lead somewhere", () => {
    expect(brokenLinks(url)).toEqual([]);
  });
});

/** What stands in backticks in a column of a table. */
function ids(table: Table | undefined, column: string): string[] {
  return (table?.rows ?? []).flatMap((row) =>
    [...(row[column] ?? "").matchAll(/`([^`]+)`/g)].map(([, id = ""]) => id),
  );
}
