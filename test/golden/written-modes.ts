import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { JsonObject } from "../../src/core/json.ts";
import { tables } from "../docs/markdown.ts";

const read = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), "utf8");
const page = read("migrating.md");

interface WrittenMode {
  ofCase: JsonObject;
  ofPolicy: JsonObject;
}

const modes = tables(page).flatMap(({ header, rows }) => (header.includes("ADK") ? rows : []));

/** The settings in docs/migrating.md for a peer's mode. Throws when it has none. */
export function writtenMode(column: "agentevals" | "ADK" | "Mastra" | "others", mode: string): WrittenMode {
  const row = modes.find((one) => snippets(one[column]).includes(mode));
  if (row === undefined) throw new Error(`docs/migrating.md has no row for ${column} ${mode}`);
  const settings: JsonObject = Object.assign({}, ...snippets(row.here).map((text) => parse(text)));
  const { gate, passMarks, ...ofCase } = settings;
  return {
    ofCase,
    ofPolicy: {
      ...(gate === undefined ? {} : { gate }),
      ...(passMarks === undefined ? {} : { passMarks }),
    },
  };
}

/** The options in the page's row of a RAGAS metric. Throws when it has none. */
export function ragasOptions(metric: string): JsonObject {
  const rows = tables(page).flatMap(({ header, rows }) => (header.includes("RAGAS") ? rows : []));
  const row = rows.find((row) => snippets(row.RAGAS).includes(metric));
  if (row === undefined) throw new Error(`docs/migrating.md has no row for RAGAS ${metric}`);
  return Object.assign({}, ...snippets(row.here).map((text) => parse(text)));
}

/** The differences from peers' own tests in docs/contributing/differences.md, with the number of rows that each explains. */
export function namedDifferences(): Record<string, number> {
  const all = tables(read("contributing/differences.md"));
  const rows = all.flatMap((table) => (table.header.includes("in rungate") ? table.rows : []));
  return Object.fromEntries(rows.map((row) => [row["in rungate"] ?? "", Number(row.rows)]));
}

function snippets(cell = ""): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);
}
