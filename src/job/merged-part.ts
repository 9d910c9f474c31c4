import { type Problem, ShardsError } from "../problems.ts";
import type { Part } from "../report/part-schema.ts";
import { shardFaults } from "../shards/faults.ts";
import { mergeParts } from "../shards/merge.ts";
import type { Configuration } from "./configure.ts";
import type { Job, ShardsLeft } from "./job.ts";
import { demandNamedCases } from "./named-cases.ts";
import type { Readers } from "./readers/readers.ts";
import { termsOf } from "./shard-terms.ts";

/** What shards found, and how they read it. */
interface Merged {
  part: Part;
  reading: string | null;
}

/** What shards found, as if it had been found in one place. Throws ShardsError when one is missing or does not belong to the others, and ConfigurationError where the patterns do not name the cases. */
export function mergedPart(
  left: ShardsLeft,
  job: Job,
  configuration: Configuration,
  { readPartialReports }: Readers,
): Merged {
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
  const part = mergeParts(files.map(({ report }) => report.part));
  demandNamedCases(part.cases, job, configuration.expectations);
  return { part, reading: files[0]?.report.reading ?? null };
}

function unfinishedShards(unfinished: string): Problem {
  const message = `job ${unfinished}, and only what all shards have scored can be judged: its log says why`;
  return { severity: "error", message };
}
