import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { JsonObject } from "../../src/core/json.ts";
import { tables } from "../docs/markdown.ts";

const page = readFileSync(new URL("../../docs/migrating.md", import.meta.url), "utf8");

/** What a case and what a policy says in place of a mode. */
interface WrittenMode {
  ofCase: JsonObject;
  ofPolicy: JsonObject;
}

const modes = tables(page).flatMap(({ header, rows }) => (header.includes("ADK") ? rows : []));

/** What docs/migrating.md writes in place of a mode of a peer, which has a column of its own there. Throws where it says nothing of it. */
export function writtenMode(column: "agentevals" | "ADK" | "Mastra" | "others", mode: string): WrittenMode {
  const row = modes.find((one) => snippets(one[column]).includes(mode));
  if (row === undefined) throw new Error(`docs/migrating.md has no row for ${column} ${mode}`);
  const said: JsonObject = Object.assign({}, ...snippets(row.here).map((text) => parse(text)));
  const { gate, passMarks, ...ofCase } = said;
  return {
    ofCase,
    ofPolicy: {
      ...(gate === undefined ? {} : { gate }),
      ...(passMarks === undefined ? {} : { passMarks }),
    },
  };
}

/** The options that the page's row of a metric of RAGAS writes. Throws where it has none. */
export function ragasOptions(metric: string): JsonObject {
  const rows = tables(page).flatMap(({ header, rows }) => (header.includes("RAGAS") ? rows : []));
  const row = rows.find((one) => snippets(one.RAGAS).includes(metric));
  if (row === undefined) throw new Error(`docs/migrating.md has no row for RAGAS ${metric}`);
  return Object.assign({}, ...snippets(row.here).map((text) => parse(text)));
}

/** The differences to peers' own tests that docs/migrating.md names: how many rows each explains. */
export function namedDifferences(): Record<string, number> {
  const rows = tables(page).flatMap((table) => (table.header.includes("in rungate") ? table.rows : []));
  return Object.fromEntries(rows.map((row) => [row["in rungate"] ?? "", Number(row.rows)]));
}

function snippets(cell = ""): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);
}
