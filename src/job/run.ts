import type { Report } from "../report/schema.ts";
import type { PartialReport } from "../shards/partial-report.ts";
import type { Shard } from "../shards/shard.ts";
import { configure } from "./configure.ts";
import { gatherAll, gatherShard } from "./gather.ts";
import type { Job } from "./job.ts";
import { partialReportOf, reportOf } from "./job-report.ts";
import { judged } from "./judging.ts";
import { mergedPart } from "./merged-part.ts";
import { readersFor } from "./readers/readers.ts";

/**
 * The whole job: read configuration, find and score recordings or put together what shards found, compare with the baseline, decide the
 * verdict. Throws ConfigurationError with every problem of the configuration. What is wrong with a recording, or with the judge, is in
 * the report instead.
 */
export async function run(job: Job): Promise<Report> {
  const readers = await readersFor(job);
  const configuration = configure(job, readers);
  if (job.merge !== undefined) {
    const { part, reading } = mergedPart(job.merge, job, configuration, readers);
    return reportOf(part, job, configuration, reading);
  }
  const found = await gatherAll(job, configuration);
  return reportOf(await judged(found, job, configuration), job, configuration);
}

/** One shard of the job: score its cases, and demand, add up and compare nothing. Throws ConfigurationError like the whole job. */
export async function runShard(job: Job, shard: Shard): Promise<PartialReport> {
  const readers = await readersFor(job);
  const configuration = configure(job, readers);
  const found = await gatherShard(job, configuration, shard);
  return partialReportOf(await judged(found, job, configuration, shard), found, job, configuration, shard);
}
