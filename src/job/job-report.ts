import { conclude } from "../checks/conclude.ts";
import { failingReferences } from "../measurement/failing-references.ts";
import { type EventFacts, measure } from "../measurement/measure.ts";
import type { Part } from "../report/part-schema.ts";
import type { Report } from "../report/schema.ts";
import { SCHEMA_VERSION } from "../report/schema-version.ts";
import type { PartialReport } from "../shards/partial-report.ts";
import type { Shard } from "../shards/shard.ts";
import { version } from "../version.ts";
import type { Configuration } from "./configure.ts";
import type { FoundByShard } from "./gather.ts";
import type { Job } from "./job.ts";
import { readingOf } from "./reading.ts";
import { termsOf } from "./shard-terms.ts";

const NO_EVENT: EventFacts = { headCommit: null, baseCommit: null, pullRequest: null, runAttempt: 1 };

/** What one shard of a job leaves for the job that merges. */
export function partialReportOf(
  part: Part,
  { recordings }: FoundByShard,
  job: Job,
  configuration: Configuration,
  shard: Shard,
): PartialReport {
  return { schemaVersion: SCHEMA_VERSION, ...termsOf(job, configuration), shard, part, recordings };
}

/** The report of a whole job: what was found, compared and decided. */
export function reportOf(
  part: Part,
  job: Job,
  configuration: Configuration,
  reading: string | null = readingOf(job),
): Report {
  const { ruling, retired, baseline, judge, warnings, expectations } = configuration;
  const base = baseline.state === "found" ? baseline.report : undefined;
  const doubted = failingReferences(part, base, expectations, ruling.policy);
  const measurements = measure(part, {
    suite: job.suite,
    version,
    commit: job.commit,
    createdAt: job.createdAt,
    event: job.event ?? NO_EVENT,
    ruling,
    settings: job.settings ?? null,
    reading,
    accepted: job.accepted ?? null,
    retired,
    judge: judge?.terms ?? null,
    expectations,
    warnings: [...warnings, ...doubted],
  });
  return conclude(measurements, { baseline, role: job.role ?? "head", points: ruling.policy.trend.points });
}
