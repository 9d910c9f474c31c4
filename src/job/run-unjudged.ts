import type { Report } from "../report/schema.ts";
import type { PartialReport } from "../shards/partial-report.ts";
import type { Shard } from "../shards/shard.ts";
import { configure } from "./configure.ts";
import { gatherAllAtOnce, gatherShardAtOnce } from "./gather.ts";
import type { Job } from "./job.ts";
import { partialReportOf, reportOf } from "./job-report.ts";
import { unjudged } from "./judging.ts";
import { mergedPart } from "./merged-part.ts";
import { allReaders } from "./readers/all.ts";

/** The whole job for one without a judge, in one go: no interrupt comes through before it is done. */
export function runUnjudged(job: Omit<Job, "judge">): Report {
  const configuration = configure(job, allReaders);
  if (job.merge !== undefined) {
    const { part, reading } = mergedPart(job.merge, job, configuration, allReaders);
    return reportOf(part, job, configuration, reading);
  }
  const found = gatherAllAtOnce(job, configuration);
  return reportOf(unjudged(found, job, configuration), job, configuration);
}

/** One shard of such a job, which need not be waited for. */
export function runShardUnjudged(job: Omit<Job, "judge">, shard: Shard): PartialReport {
  const configuration = configure(job, allReaders);
  const found = gatherShardAtOnce(job, configuration, shard);
  return partialReportOf(unjudged(found, job, configuration), found, job, configuration, shard);
}
