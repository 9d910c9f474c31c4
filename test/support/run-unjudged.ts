import { loadConfigFile } from "../../src/config/config-file.ts";
import { loadExpectations } from "../../src/config/expectations.ts";
import { atOnce } from "../../src/core/interruptible.ts";
import { readBaseline, readPartialReports } from "../../src/gate/baseline/read-reports.ts";
import { configure, type Job, type Readers } from "../../src/gate/job.ts";
import { mergedPart, partialReportOf, reportOf } from "../../src/gate/run-job.ts";
import { scoreInSteps } from "../../src/gate/score/score-recordings.ts";
import type { Shard } from "../../src/gate/score/shards.ts";
import type { Report } from "../../src/report/report.ts";
import type { PartialReport } from "../../src/report/scored-suite.ts";

/** Runs a whole job without a judge synchronously. Tests load its imports before. */
export function runUnjudged(job: Omit<Job, "judge">): Report {
  const configuration = configure(job, allReaders);
  if (job.merge !== undefined) {
    const { part, reading } = mergedPart(job.merge, job, configuration, allReaders);
    return reportOf(part, job, configuration, reading);
  }
  const found = atOnce(scoreInSteps(job, configuration));
  return reportOf(found.suite, job, configuration);
}

/** Runs one shard of such a job synchronously. */
export function runShardUnjudged(job: Omit<Job, "judge">, shard: Shard): PartialReport {
  const configuration = configure(job, allReaders);
  const found = atOnce(scoreInSteps(job, configuration, shard));
  return partialReportOf(found.suite, found, job, configuration, shard);
}

export const allReaders: Readers = { loadExpectations, loadConfigFile, readBaseline, readPartialReports };
