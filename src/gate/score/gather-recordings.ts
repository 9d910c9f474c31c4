import { loadRe2, Re2Missing } from "../../core/expression.ts";
import { interruptibly, type Steps } from "../../core/interruptible.ts";
import { loadLibraries } from "../../scorers/index.ts";
import type { Configuration, Job } from "../job.ts";
import { allInSteps, type ScoredRecordings, type ShardRecordings, shardInSteps } from "./score-recordings.ts";
import type { Shard } from "./shards.ts";

/** Finds, reads and scores all recordings of a job. Throws ConfigurationError above a limit, or for patterns that do not fit. */
export function gatherAll(job: Job, configuration: Configuration): Promise<ScoredRecordings> {
  return withLibraries(configuration, () => allInSteps(job, configuration));
}

export function gatherShard(job: Job, configuration: Configuration, shard: Shard): Promise<ShardRecordings> {
  return withLibraries(configuration, () => shardInSteps(job, configuration, shard));
}

async function withLibraries<T>(
  { expectations, base, scoring }: Configuration,
  work: () => Steps<T>,
): Promise<T> {
  await Promise.all(
    [expectations, ...(base === undefined ? [] : [base.differing])].map((expected) =>
      loadLibraries(expected, scoring),
    ),
  );
  try {
    return await interruptibly(work());
  } catch (error) {
    if (!(error instanceof Re2Missing)) throw error;
    // The recording contains a regular expression of its own.
    await loadRe2();
    return interruptibly(work());
  }
}
