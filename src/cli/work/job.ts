import { existsSync } from "node:fs";
import { createdAt } from "../../job/created-at.ts";
import type { Job } from "../../job/job.ts";
import { DEFAULT_POLICY } from "../../policy/default-file.ts";
import type { JobOptions } from "../job-options.ts";
import { progressBar } from "./progress.ts";

/** The job that the options ask for. Throws ConfigurationError on an unusable time. */
export async function jobOf(options: JobOptions): Promise<Job> {
  const policy = options.policy ?? (existsSync(DEFAULT_POLICY) ? DEFAULT_POLICY : undefined);
  return {
    runs: options.runs,
    expectations: options.expectations,
    policy,
    suite: options.suite,
    format: options.format,
    caseField: options.caseField,
    root: process.cwd(),
    contained: false,
    commit: null,
    createdAt: createdAt(options.now),
    onProgress: await progressBar(),
    workers: options.workers,
  };
}
