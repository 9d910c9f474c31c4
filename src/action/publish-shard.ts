import * as core from "@actions/core";
import { writeWhole } from "../disk/write.ts";
import { sha256 } from "../sha256.ts";
import { type PartialReport, partialReportText } from "../shards/partial-report.ts";
import { shardView } from "../views/shard.ts";
import { annotate, writeLog } from "./log.ts";

/** Writes what a shard found for the job that merges, which tells people of it. False when that was not possible. */
export function publishShard(report: PartialReport, file: string): boolean {
  writeLog(shardView(report));
  const text = partialReportText(report);
  try {
    writeWhole(file, text);
  } catch (error) {
    const message = `what this shard scored cannot be written: ${(error as Error).message}`;
    annotate("error", message, { title: "rungate" });
    return false;
  }
  core.setOutput("report", file);
  core.setOutput("shard-digest", sha256(text));
  return true;
}
