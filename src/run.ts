import { conclude } from "./conclude.ts";
import { type Configuration, configure, type Job } from "./configure.ts";
import { readPartialReports } from "./disk/partial-reports.ts";
import { gatherAll, gatherShard } from "./gather.ts";
import { type Problem, ShardsError } from "./problems.ts";
import { type EventFacts, measure, policyFingerprint } from "./report/measure.ts";
import type { Part } from "./report/part-schema.ts";
import type { Report } from "./report/schema.ts";
import { SCHEMA_VERSION } from "./report/schema.ts";
import { sha256 } from "./sha256.ts";
import { type ShardTerms, shardFaults } from "./shards/faults.ts";
import { mergeParts } from "./shards/merge.ts";
import type { PartialReport } from "./shards/partial-report.ts";
import type { Shard } from "./shards/shard.ts";
import { version } from "./version.ts";

const NO_EVENT: EventFacts = { headCommit: null, baseCommit: null, pullRequest: null, runAttempt: 1 };

/**
 * The whole job: read configuration, find and score recordings or put together what shards found, compare with the baseline, decide the
 * verdict. Throws ConfigurationError with every problem of the configuration. What is wrong with a recording is in the report instead.
 */
export function run(job: Job): Report {
  const configuration = configure(job);
  const { ruling, retired, baseline, warnings, expectations } = configuration;
  const part = job.merge === undefined ? gatherAll(job, configuration) : merged(job, configuration);
  const measurements = measure(part, {
    suite: job.suite,
    version,
    commit: job.commit,
    createdAt: job.createdAt,
    event: job.event ?? NO_EVENT,
    ruling,
    settings: job.settings ?? null,
    accepted: job.accepted ?? null,
    retired,
    expectations,
    warnings,
  });
  return conclude(measurements, { baseline, role: job.role ?? "head", points: ruling.policy.trend.points });
}

/** One shard of the job: score its cases, and demand, add up and compare nothing. Throws ConfigurationError like the whole job. */
export function runShard(job: Job, shard: Shard): PartialReport {
  const configuration = configure(job);
  return {
    schemaVersion: SCHEMA_VERSION,
    ...termsOf(job, configuration),
    shard,
    ...gatherShard(job, configuration, shard),
  };
}

/** What shards found, as if it had been found in one place. Throws ShardsError when one is missing or does not belong to the others. */
function merged(job: Job, configuration: Configuration): Part {
  const problems: Problem[] = [];
  const files = readPartialReports(job.merge ?? [], job, problems);
  for (const one of shardFaults(files, termsOf(job, configuration))) problems.push(one);
  const { shardsResult: result = "success" } = job;
  if (result !== "success") {
    const message = `the jobs of the shards ended as ${result}, and only what all of them have scored can be judged: run the failed jobs again`;
    problems.push({ severity: "error", message });
  }
  if (problems.length > 0) throw new ShardsError(problems);
  return mergeParts(files.map(({ report }) => report.part));
}

/** What the shards of a job must all go by. */
function termsOf(job: Job, { ruling, texts }: Configuration): ShardTerms {
  return {
    suite: job.suite,
    tool: { version },
    commit: job.commit,
    workflowRun: job.workflowRun ?? null,
    policy: policyFingerprint(ruling.policy),
    expectations: sha256(JSON.stringify(texts.map(({ file, text }) => [file, text]))),
  };
}
