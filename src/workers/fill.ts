import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { Configuration, Job } from "../configure.ts";
import { Allowance } from "../disk/allowance.ts";
import type { FoundFile } from "../disk/patterns.ts";
import type { Finding } from "../findings.ts";
import { lookUp } from "../interrupt.ts";
import type { Bench } from "../judgement/bench.ts";
import type { Shard } from "../shards/shard.ts";
import type { Suite } from "../suite/suite.ts";
import { scoredByCrew } from "./crew.ts";

const MEBIBYTE = 1024 * 1024;
/** Below this a worker is not ready before the work is done. */
const WORTH_BYTES = 20 * MEBIBYTE;
/** What is sent to a worker at a time. */
const BATCH_BYTES = 2 * MEBIBYTE;
/** More of them would wait for the disk, and take memory. */
const MOST_WORKERS = 4;

/** Files to be scored, and by what. */
interface Gathering {
  files: readonly FoundFile[];
  job: Job;
  configuration: Configuration;
  bench: Bench | undefined;
  shard: Shard | undefined;
}

/**
 * The suite with what workers found in the files. Undefined where one thread must see to it: there is too little to read, a judge or a
 * reader wants to see the runs themselves, or a file says what is expected of runs in others.
 */
export async function filledByWorkers(gathering: Gathering, suite: Suite): Promise<Suite | undefined> {
  const { files, job, configuration, bench, shard } = gathering;
  const { workers = defaultWorkers() } = job;
  if (workers < 1 || bench !== undefined || job.keepsDetails !== undefined) return undefined;
  const batches = batchesOf(files, job.workers === undefined ? WORTH_BYTES : 0);
  if (batches === undefined) return undefined;
  const { expectations, scoring: policy } = configuration;
  const { format, caseField } = job;
  const allowance = new Allowance(policy.limits);
  let at = 0;
  for await (const found of scoredByCrew(
    batches,
    { expectations, policy, format, caseField, shard },
    workers,
  )) {
    for (const { findings, used } of found) {
      const { name } = files[at] as FoundFile;
      at += 1;
      if (findings === undefined) return undefined;
      allowance.takeBytes(used.bytes, name);
      allowance.takeRuns(used.runs, name);
      for (const one of findings) add(one, suite);
      job.onProgress?.(at, files.length);
    }
  }
  await lookUp();
  return suite;
}

function defaultWorkers(): number {
  const cores = availableParallelism();
  return cores < 2 ? 0 : Math.min(cores, MOST_WORKERS);
}

/** The files in batches of about one size; undefined when they are not worth so many bytes. */
function batchesOf(files: readonly FoundFile[], worth: number): FoundFile[][] | undefined {
  const batches: FoundFile[][] = [];
  let inBatch = BATCH_BYTES;
  let total = 0;
  for (const file of files) {
    const size = statSync(file.path, { throwIfNoEntry: false })?.size ?? 0;
    total += size;
    if (inBatch >= BATCH_BYTES) {
      batches.push([]);
      inBatch = 0;
    }
    inBatch += size;
    batches.at(-1)?.push(file);
  }
  return total < worth || batches.length < 2 ? undefined : batches;
}

function add(one: Finding, suite: Suite): void {
  if ("fault" in one) suite.addBroken(one.fault, one.identity, one.origin);
  else suite.addScored(one);
}
