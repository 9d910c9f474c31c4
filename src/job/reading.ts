import { sha256 } from "../sha256.ts";
import type { Job } from "./job.ts";

/**
 * A text that is the same for jobs that look for recordings, and read them, in the same way; null for one that names none. The order of
 * patterns only matters for files that several of them match.
 */
export function readingOf({
  runs,
  format,
  caseField,
}: Pick<Job, "runs" | "format" | "caseField">): string | null {
  if (runs.length === 0) return null;
  return sha256(JSON.stringify([[...runs].sort(), format ?? null, caseField ?? null]));
}
