import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Allowance } from "../disk/allowance.ts";
import type { FoundFile } from "../disk/patterns.ts";
import { addFindings, type FileFindings } from "../findings.ts";
import type { Gathering } from "../gather.ts";
import { lookUp } from "../interrupt.ts";
import type { Suite } from "../suite/suite.ts";
import { scoredByCrew } from "./crew.ts";

const MEBIBYTE = 1024 * 1024;
/** Below this a worker is not ready before the work is done. */
const WORTH_BYTES = 20 * MEBIBYTE;
/** What is sent to a worker at a time. */
const BATCH_BYTES = 2 * MEBIBYTE;
/** More of them would wait for the disk, and take memory. */
const MOST_WORKERS = 4;

/**
 * The suite with what workers found in the files. Undefined where one thread must see to it: there is too little to read, a judge or a
 * reader wants to see the runs themselves, or a file says what is expected of runs in others.
 */
export async function filledByWorkers(gathering: Gathering, suite: Suite): Promise<Suite | undefined> {
  const { files, unchanged, job, configuration, bench, shard } = gathering;
  const { workers = defaultWorkers() } = job;
  if (workers < 1 || bench !== undefined || job.keepsDetails !== undefined) return undefined;
  const left = files.filter((file) => !unchanged.has(file));
  const batches = batchesOf(left, job.workers === undefined ? WORTH_BYTES : 0);
  if (batches === undefined) return undefined;
  const { expectations, scoring: policy } = configuration;
  const { format, caseField } = job;
  const terms = { expectations, policy, format, caseField, shard };
  const allowance = new Allowance(policy.limits);
  let done = 0;
  for await (const [file, { findings, used }] of inOrder(
    files,
    unchanged,
    scoredByCrew(batches, terms, workers),
  )) {
    if (findings === undefined) return undefined;
    allowance.take(used, file.name);
    addFindings(findings, suite);
    done += 1;
    job.onProgress?.(done, files.length);
  }
  await lookUp();
  return suite;
}

/** Each file with what it came to: known before, or the next one that was scored. */
async function* inOrder(
  files: readonly FoundFile[],
  unchanged: Gathering["unchanged"],
  scored: AsyncGenerator<readonly FileFindings[]>,
): AsyncGenerator<[FoundFile, FileFindings]> {
  const waiting: FileFindings[] = [];
  try {
    for (const file of files) {
      const known = unchanged.get(file);
      if (known === undefined && waiting.length === 0) waiting.push(...((await scored.next()).value ?? []));
      yield [file, known ?? (waiting.shift() as FileFindings)];
    }
  } finally {
    await scored.return(undefined);
  }
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
