import { conclude } from "./conclude.ts";
import { type Configuration, configure, type Job, type ShardsLeft } from "./configure.ts";
import { readPartialReports } from "./disk/partial-reports.ts";
import { type FoundByShard, gatherAll, gatherAllAtOnce, gatherShard, gatherShardAtOnce } from "./gather.ts";
import { judged, unjudged } from "./judging.ts";
import { wholePolicyFingerprint } from "./policy/fingerprint.ts";
import { type Problem, ShardsError } from "./problems.ts";
import { type EventFacts, measure } from "./report/measure.ts";
import type { Part } from "./report/part-schema.ts";
import { type Report, SCHEMA_VERSION } from "./report/schema.ts";
import { sha256 } from "./sha256.ts";
import { type ShardTerms, shardFaults } from "./shards/faults.ts";
import { mergeParts } from "./shards/merge.ts";
import type { PartialReport } from "./shards/partial-report.ts";
import type { Shard } from "./shards/shard.ts";
import { version } from "./version.ts";

const NO_EVENT: EventFacts = { headCommit: null, baseCommit: null, pullRequest: null, runAttempt: 1 };

/**
 * The whole job: read configuration, find and score recordings or put together what shards found, compare with the baseline, decide the
 * verdict. Throws ConfigurationError with every problem of the configuration. What is wrong with a recording, or with the judge, is in
 * the report instead.
 */
export async function run(job: Job): Promise<Report> {
  const configuration = configure(job);
  if (job.merge !== undefined) return reportOf(merged(job.merge, job, configuration), job, configuration);
  const found = await gatherAll(job, configuration);
  return reportOf(await judged(found, job, configuration), job, configuration);
}

/** The same for a job without a judge, in one go: no interrupt comes through before it is done. */
export function runUnjudged(job: Omit<Job, "judge">): Report {
  const configuration = configure(job);
  const part =
    job.merge === undefined
      ? unjudged(gatherAllAtOnce(job, configuration), job, configuration)
      : merged(job.merge, job, configuration);
  return reportOf(part, job, configuration);
}

/** One shard of the job: score its cases, and demand, add up and compare nothing. Throws ConfigurationError like the whole job. */
export async function runShard(job: Job, shard: Shard): Promise<PartialReport> {
  const configuration = configure(job);
  const found = await gatherShard(job, configuration, shard);
  return partialReportOf(await judged(found, job, configuration, shard), found, job, configuration, shard);
}

/** The same for a job without a judge, which need not be waited for. */
export function runShardUnjudged(job: Omit<Job, "judge">, shard: Shard): PartialReport {
  const configuration = configure(job);
  const found = gatherShardAtOnce(job, configuration, shard);
  return partialReportOf(unjudged(found, job, configuration), found, job, configuration, shard);
}

function partialReportOf(
  part: Part,
  { recordings }: FoundByShard,
  job: Job,
  configuration: Configuration,
  shard: Shard,
): PartialReport {
  return { schemaVersion: SCHEMA_VERSION, ...termsOf(job, configuration), shard, part, recordings };
}

function reportOf(part: Part, job: Job, configuration: Configuration): Report {
  const { ruling, retired, baseline, bench, warnings, expectations } = configuration;
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
    judge: bench?.terms ?? null,
    expectations,
    warnings,
  });
  return conclude(measurements, { baseline, role: job.role ?? "head", points: ruling.policy.trend.points });
}

/** What shards found, as if it had been found in one place. Throws ShardsError when one is missing or does not belong to the others. */
function merged(left: ShardsLeft, job: Job, configuration: Configuration): Part {
  const faults: Problem[] = [];
  const files = readPartialReports(left.patterns, job, faults);
  for (const one of shardFaults(files, termsOf(job, configuration), left.digests)) faults.push(one);
  const unfinished = left.unfinished === undefined ? [] : [unfinishedShards(left.unfinished)];
  const problems = files.length === 0 ? [...unfinished, ...faults] : [...faults, ...unfinished];
  // Then another policy stands in, by which no shard has scored.
  const { state, reason } = configuration.baseline;
  if (problems.length > 0 && state === "unavailable")
    problems.unshift({ severity: "error", message: reason });
  if (problems.length > 0) throw new ShardsError(problems);
  return mergeParts(files.map(({ report }) => report.part));
}

function unfinishedShards(unfinished: string): Problem {
  const message = `job ${unfinished}, and only what all shards have scored can be judged: its log says why`;
  return { severity: "error", message };
}

/** At a command line whoever merges names no recordings. */
function readingOf({ runs, format, caseField }: Job): string | null {
  return runs.length === 0 ? null : sha256(JSON.stringify([runs, format ?? null, caseField ?? null]));
}

/** What the shards of a job must all go by. */
function termsOf(job: Job, { ruling, bench, texts }: Configuration): ShardTerms {
  return {
    suite: job.suite,
    tool: { version },
    commit: job.commit,
    workflowRun: job.workflowRun ?? null,
    policy: wholePolicyFingerprint(ruling.policy),
    expectations: sha256(JSON.stringify(texts.map(({ file, text }) => [file, text]))),
    reading: readingOf(job),
    judge: bench === undefined ? null : sha256(JSON.stringify([bench.terms.model, bench.terms.server])),
  };
}
