import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { formats } from "../../src/recordings/formats/index.ts";
import { brokenLinks, tables } from "./markdown.ts";

const url = new URL("../../docs/formats.md", import.meta.url);
const page = readFileSync(url, "utf8");
const formatIds = formats.map(({ id }) => id);
const [producers] = tables(page).filter(({ header }) => header.includes("producer"));
const rows = (producers?.rows ?? []).map((row) => ({
  producer: (row.producer ?? "").replaceAll(/\[|\]\([^)]*\)/g, ""),
  saved: row["what to save"] ?? "",
  read: row["what is read"] ?? "",
  lost: row["what is lost"] ?? "",
}));

describe("the page on recording a run", () => {
  test("says of every format how to record it", () => {
    const recorded = new Set(rows.flatMap(({ read }) => ids(read)));
    expect(formatIds.filter((id) => !recorded.has(id))).toEqual([]);
  });

  test("says of every producer what to save, and of those that are read what is lost", () => {
    const isWhole = ({ saved, read, lost }: (typeof rows)[number]) =>
      saved !== "" && (/^not read\b/.test(read) || lost !== "");
    expect(rows.filter((row) => !isWhole(row))).toEqual([]);
  });

  test("lists producers in the order in which a reader looks for them", () => {
    const names = rows.map(({ producer }) => producer.toLowerCase()).slice(0, -1);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
    expect(rows.at(-1)?.producer).toBe("Anything else");
  });

  test("names no format that does not exist", () => {
    const forced = [...page.matchAll(/--format ([a-z-]+)`/g)].map(([, id]) => id);
    const named = [...rows.flatMap(({ read }) => ids(read)), ...forced];
    expect(named.filter((id) => id === undefined || !formatIds.includes(id))).toEqual([]);
  });

  test("takes 15 KB at most, beside a row for each producer", () => {
    const producerRows = page.split("\n").filter((line) => line.startsWith("|"));
    expect(Buffer.byteLength(page) - Buffer.byteLength(producerRows.join("\n"))).toBeLessThanOrEqual(15_000);
  });

  test("has links that lead somewhere", () => {
    expect(brokenLinks(url)).toEqual([]);
  });
});

function ids(read: string): string[] {
  const [first = ""] = /^(?:`[^`]+`(?:, )?)*/.exec(read) ?? [];
  return [...first.matchAll(/`([^`]+)`/g)].map(([, id = ""]) => id);
}
