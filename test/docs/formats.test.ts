import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { formats } from "../../src/recordings/formats/index.ts";
import { brokenLinks, withoutCode } from "./markdown.ts";

const url = new URL("../../docs/formats.md", import.meta.url);
const page = readFileSync(url, "utf8");
const known = formats.map(({ id }) => id);
const tables = tablesIn(withoutCode(page));

describe("the page on recording a run", () => {
  test("says of every format what it cannot say", () => {
    const [said] = tables.filter(({ header }) => header.includes("that a tool failed"));
    expect(ids(said, "format").sort()).toEqual([...known].sort());
  });

  test("says of every format how to record it", () => {
    const recorded = new Set(tables.flatMap((table) => ids(table, "format")));
    expect(known.filter((id) => !recorded.has(id))).toEqual([]);
  });

  test("names no format that does not exist", () => {
    const forced = [...page.matchAll(/--format ([a-z-]+)`/g)].map(([, id]) => id);
    const named = [...tables.flatMap((table) => ids(table, "format")), ...forced];
    expect(named.filter((id) => id === undefined || !known.includes(id))).toEqual([]);
  });

  test("has links that lead somewhere", () => {
    expect(brokenLinks(url)).toEqual([]);
  });
});

interface Table {
  header: string[];
  rows: string[][];
}

/** The tables of a page, each row as its cells. */
function tablesIn(markdown: string): Table[] {
  return [...markdown.matchAll(/(?:^\|.*\|\n)+/gm)].map(([table]) => {
    const [header = [], , ...rows] = table.trimEnd().split("\n").map(cellsOf);
    return { header, rows };
  });
}

function cellsOf(row: string): string[] {
  const cells = row.slice(1, -1).split(/(?<!\\)\|/);
  return cells.map((cell) => cell.trim());
}

/** What stands in backticks in a column of a table. */
function ids(table: Table | undefined, column: string): string[] {
  const at = table?.header.indexOf(column) ?? -1;
  if (table === undefined || at === -1) return [];
  return table.rows.flatMap((cells) =>
    [...(cells[at] ?? "").matchAll(/`([^`]+)`/g)].map(([, id = ""]) => id),
  );
}
