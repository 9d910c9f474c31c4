import { interruptibly } from "../../core/interruptible.ts";
import { loadLibraries } from "../../scorers/index.ts";
import type { Configuration, Job } from "../job.ts";
import { allInSteps, type ScoredRecordings, type ShardRecordings, shardInSteps } from "./score-recordings.ts";
import type { Shard } from "./shards.ts";

/** Finds, reads and scores all recordings of a job. Throws ConfigurationError above a limit, or for patterns that do not fit. */
export async function gatherAll(job: Job, configuration: Configuration): Promise<ScoredRecordings> {
  await loadForScoring(configuration);
  return interruptibly(allInSteps(job, configuration));
}

export async function gatherShard(
  job: Job,
  configuration: Configuration,
  shard: Shard,
): Promise<ShardRecordings> {
  await loadForScoring(configuration);
  return interruptibly(shardInSteps(job, configuration, shard));
}

async function loadForScoring({ expectations, base, scoring }: Configuration): Promise<void> {
  await loadLibraries(expectations, scoring);
  if (base !== undefined) await loadLibraries(base.differing, scoring);
}
