import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type SectionName, sectionNames } from "./sections.ts";

export interface Options {
  runs: number;
  rounds: number;
  sections: readonly SectionName[];
  data: string;
  against?: string | undefined;
  growth: boolean;
  peers: boolean;
}

export const usage = `Usage: npm run bench -- [options]
  --against REF     measure the program of a commit, branch or tag beside this one
  --only SECTIONS   some of ${sectionNames.join(",")}
  --runs N          recordings (10000)
  --rounds N        rounds that count (3); one alone counts unwarmed
  --growth          ten times as many recordings besides (3 GB of disk, 3 minutes)
  --without-peers   do not install nor measure others
  --data DIR        where recordings are kept (a folder for temporary files)
  --keep            write scripts/bench/README.md, and a line for this commit into history.jsonl; takes all sections`;

/** Reads the arguments. Throws an error that explains invalid ones. */
export function optionsFrom(args: readonly string[]): Options & { keep: boolean } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      against: { type: "string" },
      only: { type: "string" },
      runs: { type: "string", default: "10000" },
      rounds: { type: "string", default: "3" },
      growth: { type: "boolean", default: false },
      "without-peers": { type: "boolean", default: false },
      data: { type: "string", default: join(tmpdir(), "rungate-bench") },
      keep: { type: "boolean", default: false },
    },
  });
  if (values.keep && values.only !== undefined)
    throw new Error("--keep: the page has all sections, so that --only has no place beside it");
  return {
    runs: count("--runs", values.runs, 10),
    rounds: count("--rounds", values.rounds, 1),
    sections: values.only === undefined ? sectionNames : values.only.split(",").map(sectionNamed),
    data: values.data,
    against: values.against,
    growth: values.growth,
    peers: !values["without-peers"],
    keep: values.keep,
  };
}

function count(option: string, text: string, least: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least) return value;
  throw new Error(`${option}: expected a whole number from ${least}, got ${text}`);
}

function sectionNamed(name: string): SectionName {
  const section = sectionNames.find((one) => one === name);
  if (section !== undefined) return section;
  throw new Error(`--only: expected some of ${sectionNames.join(",")}, got ${name}`);
}
