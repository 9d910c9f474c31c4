import { writeWhole } from "../disk/write.ts";
import { markdown } from "../escape/markdown.ts";
import { sha256 } from "../sha256.ts";
import type { PartialReport } from "../shards/partial-report.ts";
import { partialReportText } from "../shards/partial-report-text.ts";
import { shardView } from "../views/shard.ts";
import { annotate, writeLog } from "./log.ts";
import { setOutputs } from "./outputs.ts";
import { addToSummary } from "./summary.ts";

const SHARE = markdown`A share of the cases was scored here. Only the job that merges all shares gives a verdict: require its check, not this one.\n`;

/** Writes what a shard found for the job that merges, which tells people of it. False when that was not possible. */
export async function publishShard(report: PartialReport, file: string): Promise<boolean> {
  writeLog(shardView(report));
  addToSummary(SHARE);
  const text = partialReportText(report);
  try {
    writeWhole(file, text);
  } catch (error) {
    const message = `what this shard scored cannot be written: ${(error as Error).message}`;
    annotate("error", message, { title: "rungate" });
    return false;
  }
  return setOutputs({ report: file, "shard-digest": sha256(text) });
}
