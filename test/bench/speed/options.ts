import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type PartName, partNames } from "./parts.ts";

/** What of the benchmark is run, and on what. */
export interface Options {
  runs: number;
  rounds: number;
  parts: readonly PartName[];
  /** Where data are kept from one time to the next. */
  data: string;
  /** Ten times as many runs besides. */
  growth: boolean;
  peers: boolean;
}

/** Where the result goes, besides the terminal. */
export interface Outputs {
  markdown: string | undefined;
  json: string | undefined;
  docs: boolean;
}

export const usage = `Usage: npm run bench -- [options]
  --only PARTS      some of ${partNames.join(",")}
  --runs N          recordings (10000)
  --rounds N        rounds that count (5); one alone counts unwarmed
  --growth          ten times as many recordings besides
  --without-peers   do not install nor measure others
  --data DIR        where recordings are kept (a folder for temporary files)
  --markdown FILE   write the tables there
  --json FILE       write every round there
  --write-docs      write docs/performance.md; takes all parts`;

/** Reads the arguments. Throws an error that says what is wrong with them. */
export function optionsFrom(args: readonly string[]): Options & Outputs {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: "string" },
      runs: { type: "string", default: "10000" },
      rounds: { type: "string", default: "5" },
      growth: { type: "boolean", default: false },
      "without-peers": { type: "boolean", default: false },
      data: { type: "string", default: join(tmpdir(), "rungate-bench") },
      markdown: { type: "string" },
      json: { type: "string" },
      "write-docs": { type: "boolean", default: false },
    },
  });
  if (values["write-docs"] && values.only !== undefined) {
    throw new Error("--write-docs: the page has all parts, so that --only has no place beside it");
  }
  return {
    runs: count("--runs", values.runs, 10),
    rounds: count("--rounds", values.rounds, 1),
    parts: values.only === undefined ? partNames : values.only.split(",").map(partNamed),
    data: values.data,
    growth: values.growth,
    peers: !values["without-peers"],
    markdown: values.markdown,
    json: values.json,
    docs: values["write-docs"],
  };
}

function count(option: string, text: string, least: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least) return value;
  throw new Error(`${option}: expected a whole number from ${least}, got ${text}`);
}

function partNamed(name: string): PartName {
  const part = partNames.find((one) => one === name);
  if (part !== undefined) return part;
  throw new Error(`--only: expected some of ${partNames.join(",")}, got ${name}`);
}
