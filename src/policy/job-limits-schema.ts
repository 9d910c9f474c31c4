import { limits } from "../limits.ts";
import { z } from "../zod.ts";
import { defaultJobLimits, MEBIBYTE } from "./job-limits.ts";

const atMost = (most: number) => z.int().min(1).max(most);

/** How much one job reads. */
export const jobLimitsSchema = z.strictObject({
  files: atMost(limits.mostFiles)
    .describe("Recordings that the patterns may match")
    .default(defaultJobLimits.files),
  entries: atMost(limits.mostEntries)
    .describe("Files and folders that are looked at to find them")
    .default(defaultJobLimits.entries),
  runs: atMost(limits.mostRuns).describe("Runs in all recordings").default(defaultJobLimits.runs),
  recordingMegabytes: atMost(limits.mostRecordingBytes / MEBIBYTE)
    .describe("MiB of all recordings, unpacked")
    .default(defaultJobLimits.recordingMegabytes),
  documentMegabytes: atMost(limits.mostDocumentBytes / MEBIBYTE)
    .describe("MiB of one JSON document: a whole .json file or one line of JSONL")
    .default(defaultJobLimits.documentMegabytes),
});
