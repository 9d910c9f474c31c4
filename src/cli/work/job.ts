import { defaultPolicyFile } from "../../disk/checkout.ts";
import { terminal } from "../../escape/terminal.ts";
import { createdAt } from "../../job/created-at.ts";
import type { Job } from "../../job/job.ts";
import { DEFAULT_POLICY } from "../../policy/default-file.ts";
import type { JobOptions } from "../job-options.ts";
import { complain } from "../print-text.ts";
import { progressBar } from "./progress.ts";

/**
 * The job that the options ask for. A policy that nobody named and that is not in this folder is told on standard error. Throws
 * ConfigurationError on an unusable time, and on a policy that leads out of the repository.
 */
export async function jobOf(options: JobOptions): Promise<Job> {
  const root = process.cwd();
  const policy = options.policy ?? defaultPolicyFile(root);
  if (policy !== options.policy && policy !== DEFAULT_POLICY) complain(terminal`policy: ${policy}`);
  return {
    runs: options.runs,
    expectations: options.expectations,
    policy,
    suite: options.suite,
    format: options.format,
    caseField: options.caseField,
    root,
    contained: false,
    commit: null,
    createdAt: createdAt(options.now),
    onProgress: await progressBar(),
    workers: options.workers,
  };
}
