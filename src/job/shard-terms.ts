import { wholePolicyFingerprint } from "../policy/fingerprint.ts";
import { sha256 } from "../sha256.ts";
import type { ShardTerms } from "../shards/faults.ts";
import { version } from "../version.ts";
import type { Configuration } from "./configure.ts";
import type { Job } from "./job.ts";
import { readingOf } from "./reading.ts";

/** What the shards of a job must all go by. */
export function termsOf(job: Job, { ruling, judge, texts }: Configuration): ShardTerms {
  return {
    suite: job.suite,
    tool: { version },
    commit: job.commit,
    workflowRun: job.workflowRun ?? null,
    policy: wholePolicyFingerprint(ruling.policy),
    expectations: sha256(JSON.stringify(texts.map(({ file, text }) => [file, text]))),
    reading: readingOf(job),
    judge: judge === undefined ? null : sha256(JSON.stringify([judge.terms.model, judge.terms.server])),
  };
}
