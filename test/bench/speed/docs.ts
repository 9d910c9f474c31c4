import { demandsTable } from "./demands.ts";
import type { Result } from "./result.ts";
import { machineText, partTables } from "./tables.ts";

/** The page on speed. */
export const PAGE = new URL("../../../docs/performance.md", import.meta.url);

/** Every round of the measurement that the page shows. */
export const MEASURED = new URL("measured.json", import.meta.url);

/** The page with what was measured between its marks. Throws when it has lost them. */
export function withMeasured(page: string, result: Result): string {
  const blocks = {
    demands: `${demandsTable(result)}\n\n${machineText(result)}`,
    parts: partTables(result),
  };
  let fresh = page;
  for (const [name, text] of Object.entries(blocks)) {
    const [begin, end] = [`<!-- ${name}: begin -->\n`, `<!-- ${name}: end -->`];
    const [from, to] = [fresh.indexOf(begin) + begin.length, fresh.indexOf(end)];
    if (from < begin.length || to < from) throw new Error(`docs/performance.md has lost the marks "${name}"`);
    fresh = `${fresh.slice(0, from)}${text}\n${fresh.slice(to)}`;
  }
  return fresh;
}
