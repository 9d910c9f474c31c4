import { rmSync } from "node:fs";
import { type Data, dataOf } from "../data.ts";
import { bare, measureCommand } from "../process.ts";
import { type Contender, measureInTurn } from "../rounds.ts";
import type { MeasureSection } from "../sections.ts";
import { job } from "./whole.ts";

/** The agent recorded more and more often: a tenth of the runs, all, and on request ten times as many. */
export const measureGrowth: MeasureSection = async ({ data: parent, runs, rounds, growth }) => {
  const sizes = [Math.ceil(runs / 10), runs, ...(growth ? [runs * 10] : [])];
  const data = sizes.map((size) => dataOf(parent, size, size === runs ? "files and jsonl" : "jsonl"));
  try {
    return {
      title: "Growth: the same job on a tenth and on ten times as many recordings, as JSONL",
      rows: await measureInTurn(data.flatMap(contendersOf), rounds),
      remarks: growth ? [] : [`Ten times ${runs.toLocaleString("en")} recordings: not measured (--growth).`],
    };
  } finally {
    for (const { folder, runs: size } of data) if (size > runs) rmSync(folder, { recursive: true });
  }
};

function contendersOf(data: Data, at: number): Contender[] {
  const size = data.runs.toLocaleString("en");
  const id = ["tenth", "all", "tenfold"][at];
  return [
    {
      id: `bare-${id}`,
      name: `bare, ${size}`,
      measure: () => measureCommand(bare(data.jsonl), data.folder),
    },
    {
      id: `score-${id}`,
      name: `\`score\`, ${size}`,
      against: `bare-${id}`,
      measure: () => measureCommand(job("score", data, data.jsonl), data.folder),
    },
  ];
}
