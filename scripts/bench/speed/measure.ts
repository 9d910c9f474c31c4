import { mkdirSync } from "node:fs";
import { dataOf } from "./data.ts";
import type { Options } from "./options.ts";
import { commitHere } from "./release.ts";
import { type Result, type Section, thisMachine } from "./result.ts";
import { measureSection, type SectionName } from "./sections.ts";

export async function measureAll(options: Options, onPart: (name: SectionName) => void): Promise<Result> {
  mkdirSync(options.data, { recursive: true });
  const { runs, bytes } = dataOf(options.data, options.runs, "files and jsonl");
  const sections: Section[] = [];
  for (const name of options.sections) {
    onPart(name);
    sections.push(await measureSection(name, options));
  }
  const date = new Date().toISOString().slice(0, 10);
  return {
    commit: commitHere(),
    date,
    machine: thisMachine(),
    runs,
    megabytes: Math.round(bytes / 1e6),
    sections,
  };
}
