import { mkdirSync } from "node:fs";
import { dataOf } from "./data.ts";
import type { Options } from "./options.ts";
import { measurePart, type PartName } from "./parts.ts";
import { type Part, type Result, thisMachine } from "./result.ts";

/** Makes the data where they are not there yet, and measures the parts one after another. */
export async function measureAll(options: Options, onPart: (name: PartName) => void): Promise<Result> {
  mkdirSync(options.data, { recursive: true });
  const { runs, bytes } = dataOf(options.data, options.runs, "files and jsonl");
  const parts: Part[] = [];
  for (const name of options.parts) {
    onPart(name);
    parts.push(await measurePart(name, options));
  }
  const date = new Date().toISOString().slice(0, 10);
  return { date, machine: thisMachine(), runs, megabytes: Math.round(bytes / 1e6), parts };
}
