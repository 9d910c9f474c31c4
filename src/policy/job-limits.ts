import { limits } from "../limits.ts";

export const MEBIBYTE = 1024 * 1024;

/** How much one job reads. */
export interface JobLimits {
  files: number;
  entries: number;
  runs: number;
  recordingMegabytes: number;
  documentMegabytes: number;
}

/** How much a job reads without a policy. */
export const defaultJobLimits: JobLimits = {
  files: limits.files,
  entries: limits.entries,
  runs: limits.runs,
  recordingMegabytes: limits.recordingBytes / MEBIBYTE,
  documentMegabytes: limits.documentBytes / MEBIBYTE,
};
