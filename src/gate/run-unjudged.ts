import { loadExpectations } from "../config/expectations.ts";
import { loadPolicy } from "../config/policy-file.ts";
import type { Report } from "../report/report.ts";
import type { PartialReport } from "../report/shard-result.ts";
import { gatherAllAtOnce, gatherShardAtOnce } from "./gather.ts";
import { configure, type Job, type Readers } from "./job.ts";
import { readBaseline, readPartialReports } from "./read-reports.ts";
import { mergedPart, partialReportOf, reportOf, unjudged } from "./run.ts";
import type { Shard } from "./shards.ts";

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

/** What reads any file, for a job that cannot wait. */
export const allReaders: Readers = { loadExpectations, loadPolicy, readBaseline, readPartialReports };
