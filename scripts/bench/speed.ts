/**
 * Measures rungate's speed compared with only reading and parsing the recordings, and with other libraries; see scripts/bench/README.md.
 * Measures the built program: run `npm run build` first.
 * Run: npm run bench -- --help
 */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { demandsTable } from "./speed/demands.ts";
import { HISTORY, historyLine, PAGE, withMeasured } from "./speed/docs.ts";
import { measureAll } from "./speed/measure.ts";
import { optionsFrom, usage } from "./speed/options.ts";
import { machineText, sectionTables } from "./speed/tables.ts";

const args = process.argv.slice(2);
if (args.includes("--help")) console.log(usage);
else {
  const options = optionsFrom(args);
  const result = await measureAll(options, (section) => console.error(`measuring: ${section}`));
  console.log([machineText(result), demandsTable(result), sectionTables(result)].join("\n\n"));
  if (options.keep) {
    appendFileSync(HISTORY, historyLine(result));
    const page = readFileSync(PAGE, "utf8");
    writeFileSync(PAGE, withMeasured(page, result, readFileSync(HISTORY, "utf8")));
  }
}
