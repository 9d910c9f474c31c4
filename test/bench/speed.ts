/**
 * How fast rungate is, beside reading and parsing the recordings and nothing else, and beside what others have; docs/performance.md says
 * what is measured and how. Measures what is built: run `npm run build` first. Run: npm run bench -- --help
 */
import { readFileSync, writeFileSync } from "node:fs";
import { demandsTable } from "./speed/demands.ts";
import { MEASURED, PAGE, withMeasured } from "./speed/docs.ts";
import { measureAll } from "./speed/measure.ts";
import { type Outputs, optionsFrom, usage } from "./speed/options.ts";
import type { Result } from "./speed/result.ts";
import { machineText, partTables } from "./speed/tables.ts";

const args = process.argv.slice(2);
if (args.includes("--help")) console.log(usage);
else {
  const options = optionsFrom(args);
  const result = await measureAll(options, (part) => console.error(`measuring: ${part}`));
  write(result, options);
}

function write(result: Result, { markdown, json, docs }: Outputs): void {
  const text = `${[machineText(result), demandsTable(result), partTables(result)].join("\n\n")}\n`;
  console.log(text);
  if (markdown !== undefined) writeFileSync(markdown, text);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(result, null, 2)}\n`);
  if (!docs) return;
  writeFileSync(MEASURED, `${JSON.stringify(result)}\n`);
  writeFileSync(PAGE, withMeasured(readFileSync(PAGE, "utf8"), result));
}
