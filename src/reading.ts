import type { Job } from "./configure.ts";
import { sha256 } from "./sha256.ts";

/** A text that is the same for jobs that look for recordings, and read them, in the same way; null for one that names none. */
export function readingOf({
  runs,
  format,
  caseField,
}: Pick<Job, "runs" | "format" | "caseField">): string | null {
  return runs.length === 0 ? null : sha256(JSON.stringify([runs, format ?? null, caseField ?? null]));
}
