import { join } from "node:path";
import { type Baselines, baselinesOf } from "../baselines.ts";
import { type Data, dataOf } from "../data.ts";
import { bare, type Command, measureCommand, rungate } from "../process.ts";
import { type Release, releaseAt, thisOne } from "../release.ts";
import { type Contender, measureInTurn } from "../rounds.ts";
import type { MeasureSection } from "../sections.ts";

/** The whole job on all recordings, as files and as one JSONL, beside only reading and parsing them. */
export const measureWhole: MeasureSection = async ({ data: parent, runs, rounds, against }) => {
  const data = dataOf(parent, runs, "files and jsonl");
  const releases = against === undefined ? [thisOne] : [thisOne, releaseAt(against, parent)];
  const ofFiles = await contendersOf(data, "files", join(data.files, "*.json"), data.files, releases);
  const ofJsonl = await contendersOf(data, "jsonl", data.jsonl, data.jsonl, releases);
  return {
    title: `The whole job on ${runs.toLocaleString("en")} recordings of ${(data.bytes / 1e6).toFixed(0)} MB`,
    rows: await measureInTurn([...ofFiles, ...ofJsonl], rounds),
    remarks: [],
  };
};

async function contendersOf(
  data: Data,
  source: string,
  pattern: string,
  place: string,
  releases: readonly Release[],
): Promise<Contender[]> {
  const baselines = await baselinesOf(data, source, pattern);
  const contender = (id: string, name: string, command: Command): Contender => ({
    id: `${id}-${source}`,
    name: `${name}, ${source}`,
    ...(id !== "bare" && { against: `bare-${source}` }),
    measure: () => measureCommand(command, data.folder),
  });
  const ofRelease = ({ suffix, program }: Release) => {
    const gate = (baseline: keyof Baselines, ...more: string[]) =>
      job("gate", data, pattern, ["--report-only", "--baseline", baselines[baseline], ...more], program);
    return [
      contender(`score${suffix}`, `\`score\`${suffix}`, job("score", data, pattern, [], program)),
      contender(`gate${suffix}`, `\`gate\`${suffix}`, gate("anew")),
    ];
  };
  return [
    contender("bare", "bare", bare(place)),
    contender("baseline", "parsing the baseline", bare(baselines.anew)),
    ...releases.flatMap(ofRelease),
  ];
}

export function job(
  name: "score" | "gate",
  { folder, expectations }: Pick<Data, "folder"> & Partial<Pick<Data, "expectations">>,
  pattern: string,
  more: readonly string[] = [],
  program?: string,
): Command {
  const report = join(folder, "report.json");
  const expected = expectations === undefined ? [] : ["--expectations", expectations];
  return rungate([name, "--runs", pattern, ...expected, "--output", report, ...more], program);
}
