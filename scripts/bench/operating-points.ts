/**
 * Measures how often the gate fails a pull request of an unchanged or a worse noisy agent: simulates suites with Beta distributed pass
 * rates, lets the gate decide (`conclude`, `judgeSuites`), and prints tables with standard errors. Exits with 1 when an unchanged cell is
 * red in more than 5% beyond 3.5 standard errors; with a drifting base, in more than 8% from five base commits on. A model that is worse by
 * just the margin must be "no worse" as seldom.
 * Run: npm run bench:operating-points [pull requests in each cell, 100 by default] [table]
 */

import { auto } from "./operating-points/auto.ts";
import { drift } from "./operating-points/drift.ts";
import { grid } from "./operating-points/grid.ts";
import { intervals } from "./operating-points/intervals.ts";
import { modelSwitch } from "./operating-points/model-switch.ts";
import { Sheet, type Table } from "./operating-points/sheet.ts";
import { suites } from "./operating-points/suites.ts";
import { turned } from "./operating-points/turned.ts";
import { windows } from "./operating-points/windows.ts";
import { randomFrom } from "./random.ts";

const SEED = 20_240_115;
const TABLES: Readonly<Record<string, Table>> = {
  grid,
  windows,
  drift,
  auto,
  suites,
  turned,
  intervals,
  switch: modelSwitch,
};

const [repetitions, table] = readArguments(process.argv.slice(2));
const sheet = new Sheet();
for (const [name, print] of Object.entries(TABLES))
  if (table === undefined || table === name) print(sheet, randomFrom(SEED), repetitions);
console.log(
  sheet.excesses.length === 0
    ? "\nAn agent that did not change is red as seldom as it should be."
    : `\nRed too often though nothing changed:\n\n* ${sheet.excesses.join("\n* ")}`,
);
process.exitCode = sheet.excesses.length === 0 ? 0 : 1;

function readArguments(args: readonly string[]): [repetitions: number, table: string | undefined] {
  const table = args.find((one) => one in TABLES);
  const [count, unknown] = args.filter((one) => one !== table);
  const repetitions = count === undefined ? 100 : Number(count);
  if (!Number.isInteger(repetitions) || repetitions < 1 || unknown !== undefined)
    throw new Error(
      `expected [a whole number from 1] [${Object.keys(TABLES).join("|")}], got ${args.join(" ")}`,
    );
  return [repetitions, table];
}
