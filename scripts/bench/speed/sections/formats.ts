import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { casesOf, type Data, dataOf } from "../data.ts";
import { dialects } from "../dialects.ts";
import { bare, measureCommand } from "../process.ts";
import { recordingOf } from "../recording.ts";
import { type Contender, measureInTurn } from "../rounds.ts";
import type { MeasureSection } from "../sections.ts";
import { job } from "./whole.ts";

const SHARE = 3;
/** Real recordings, which exist beside the project on some machines. */
const TAU_BENCH = fileURLToPath(new URL("../../../../../shared/taubench/", import.meta.url));

export const measureFormats: MeasureSection = async ({ data: parent, runs, rounds }) => {
  const data = dataOf(parent, runs, "files and jsonl");
  const contenders = Object.entries(dialects).flatMap(([id, dialect]) => {
    const rows = Array.from({ length: Math.ceil(runs / SHARE) }, (_, run) =>
      JSON.stringify(dialect(recordingOf(run, casesOf(runs)))),
    );
    return contendersOf(id, rows, data);
  });
  const isThere = existsSync(TAU_BENCH);
  if (isThere) contenders.push(...contendersOf("tau-bench", tauBench(), { folder: data.folder }));
  return {
    title: "Other formats, as JSONL",
    rows: await measureInTurn(contenders, rounds),
    remarks: isThere ? [] : ["tau-bench: its recordings are not here."],
  };
};

type ScoredFolder = Pick<Data, "folder"> & Partial<Pick<Data, "expectations">>;

/** Every recording eight times, so that the start-up time does not matter. */
function tauBench(): string[] {
  const files = readdirSync(TAU_BENCH).filter((name) => name.startsWith("tau1.") && name.endsWith(".gz"));
  const rows = files.flatMap((name) =>
    gunzipSync(readFileSync(join(TAU_BENCH, name)))
      .toString("utf8")
      .trimEnd()
      .split("\n"),
  );
  return Array.from({ length: 8 }, (_, time) =>
    rows.map((row, at) => JSON.stringify({ ...JSON.parse(row), trial: `${time}-${at}` })),
  ).flat();
}

function contendersOf(id: string, rows: readonly string[], data: ScoredFolder) {
  const file = join(data.folder, `${id}.jsonl`);
  writeFileSync(file, `${rows.join("\n")}\n`);
  const contenders: Contender[] = [
    { id: `bare-${id}`, name: `bare, ${id}`, measure: () => measureCommand(bare(file), data.folder) },
    {
      id: `score-${id}`,
      name: `\`score\`, ${id}`,
      against: `bare-${id}`,
      measure: () => measureCommand(job("score", data, file), data.folder),
    },
  ];
  return contenders;
}
