import { join } from "node:path";
import { type Baselines, baselinesOf } from "../baselines.ts";
import { type Data, dataOf } from "../data.ts";
import type { MeasurePart } from "../parts.ts";
import { bare, type Command, measureCommand, rungate } from "../process.ts";
import { type Contender, measureInTurn } from "../rounds.ts";

/** The whole job on all recordings, as files and as one JSONL, beside reading and parsing them and nothing else. */
export const measureWhole: MeasurePart = async ({ data: parent, runs, rounds }) => {
  const data = dataOf(parent, runs, "files and jsonl");
  const ofFiles = await contendersOf(data, "files", join(data.files, "*.json"), data.files);
  const ofJsonl = await contendersOf(data, "jsonl", data.jsonl, data.jsonl);
  return {
    title: `The whole job on ${runs.toLocaleString("en")} recordings of ${(data.bytes / 1e6).toFixed(0)} MB`,
    rows: await measureInTurn([...ofFiles, ...ofJsonl, expectationsAlone(data)], rounds),
    remarks: [],
  };
};

async function contendersOf(
  data: Data,
  source: string,
  pattern: string,
  place: string,
): Promise<Contender[]> {
  const baselines = await baselinesOf(data, source, pattern);
  const bareId = `bare-${source}`;
  const contender = (id: string, name: string, command: Command): Contender => ({
    id: `${id}-${source}`,
    name: `${name}, ${source}`,
    ...(id !== "bare" && { against: bareId }),
    measure: () => measureCommand(command, data.folder),
  });
  const gate = (baseline: keyof Baselines, ...more: string[]) =>
    job("gate", data, pattern, "--report-only", "--baseline", baselines[baseline], ...more);
  return [
    contender("bare", "bare", bare(place)),
    contender("score", "`score`", job("score", data, pattern)),
    contender("gate", "`gate`", gate("anew")),
    contender("gate-tenth-changed", "`gate`, a tenth of the recordings changed", gate("tenth", "--reuse")),
    contender("gate-unchanged", "`gate`, all recordings unchanged", gate("unchanged", "--reuse")),
  ];
}

/** What of all that is reading what is expected, and no recordings. */
function expectationsAlone(data: Data): Contender {
  return {
    id: "expectations-alone",
    name: "for scale: `gate` on one of the recordings, with the expectations of all",
    against: "bare-files",
    measure: () =>
      measureCommand(job("gate", data, join(data.files, "000000.json"), "--report-only"), data.folder),
  };
}

/** A command on recordings, which leaves its report as a job does. */
export function job(name: "score" | "gate", data: Data, pattern: string, ...more: string[]): Command {
  const report = join(data.folder, "report.json");
  const { expectations } = data;
  return rungate(name, "--runs", pattern, "--expectations", expectations, "--output", report, ...more);
}
