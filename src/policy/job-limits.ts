import { z } from "zod";
import { limits } from "../limits.ts";

const MEBIBYTE = 1024 * 1024;

const atMost = (most: number) => z.int().min(1).max(most);

/** How much one job reads. */
export const jobLimitsSchema = z.strictObject({
  files: atMost(limits.mostFiles).describe("Recordings that the patterns may match").default(limits.files),
  entries: atMost(limits.mostEntries)
    .describe("Files and folders that are looked at to find them")
    .default(limits.entries),
  runs: atMost(limits.mostRuns).describe("Runs in all recordings").default(limits.runs),
  recordingMegabytes: atMost(limits.mostRecordingBytes / MEBIBYTE)
    .describe("MiB of all recordings, unpacked")
    .default(limits.recordingBytes / MEBIBYTE),
  documentMegabytes: atMost(limits.mostDocumentBytes / MEBIBYTE)
    .describe("MiB of one JSON document: a whole .json file or one line of JSONL")
    .default(limits.documentBytes / MEBIBYTE),
});

export type JobLimits = z.output<typeof jobLimitsSchema>;

/** How much a job reads without a policy. */
export const defaultJobLimits: JobLimits = jobLimitsSchema.parse({});
