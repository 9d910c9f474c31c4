import { availableParallelism } from "node:os";
import { Allowance } from "../../disk/allowance.ts";
import { UnevenRows } from "../../disk/row-pieces.ts";
import { ConfigurationError } from "../../problems.ts";
import { letInterruptsThrough } from "../../process/interrupt.ts";
import type { Suite } from "../../suite/suite.ts";
import { addFindings, type FileFindings } from "../findings.ts";
import type { Gathering } from "../gathering.ts";
import { batchesOf, bytesOf, type Part } from "./parts.ts";
import { scoredByThreads } from "./threads.ts";

const MEBIBYTE = 1024 * 1024;
/** Below this a worker is not ready before the work is done. */
const WORTH_BYTES = 20 * MEBIBYTE;
/** What is sent to a worker at a time. */
const BATCH_BYTES = 2 * MEBIBYTE;
/** More of them would wait for the disk, and take memory. */
const MOST_WORKERS = 4;

/**
 * The suite with what workers found in the files. Undefined where one thread must see to it: there is too little to read, a judge or a
 * reader wants to see the runs themselves, a file says what is expected of runs in others, or something is wrong that it can tell.
 */
export async function filledByWorkers(gathering: Gathering, suite: Suite): Promise<Suite | undefined> {
  const { files, unchanged, job, configuration, judge, shard } = gathering;
  const { workers = defaultWorkers() } = job;
  if (workers < 1 || judge !== undefined || job.keepsDetails !== undefined) return undefined;
  const bytes = bytesOf(files.filter((file) => !unchanged.has(file)));
  const isWorth = job.workers !== undefined || total(bytes) >= WORTH_BYTES;
  if (!isWorth) return undefined;
  const { expectations, scoring: policy } = configuration;
  const terms = { expectations, policy, shard, format: job.format, caseField: job.caseField };
  const batches = batchesOf(files, bytes, unchanged, configuration, BATCH_BYTES);
  try {
    const isFilled = await fill(suite, scoredByThreads(batches, terms, workers), gathering);
    await letInterruptsThrough();
    return isFilled ? suite : undefined;
  } catch (error) {
    // Of what is too much one thread tells how much it is.
    if (error instanceof UnevenRows || error instanceof ConfigurationError) return undefined;
    throw error;
  }
}

/** Adds what was found in each part, in their order. False when one thread must see to it after all. */
async function fill(
  suite: Suite,
  scored: AsyncIterable<readonly (readonly [Part, FileFindings])[]>,
  { files, job, configuration }: Gathering,
): Promise<boolean> {
  const allowance = new Allowance(configuration.scoring.limits);
  let file: Part["file"] | undefined;
  let begun = 0;
  let runs = 0;
  for await (const parts of scored) {
    for (const [part, { findings, used }] of parts) {
      if (findings === undefined) return false;
      if (part.file !== file) {
        job.onProgress?.(begun, files.length);
        begun += 1;
        file = part.file;
        runs = 0;
      }
      allowance.take(used, file.name);
      // Those of a piece are counted from its beginning.
      for (const { origin } of part.known === undefined ? findings : []) origin.place.index += runs;
      addFindings(findings, suite);
      runs += used.runs;
    }
  }
  job.onProgress?.(files.length, files.length);
  return true;
}

function total(bytes: ReadonlyMap<unknown, number>): number {
  return [...bytes.values()].reduce((sum, one) => sum + one, 0);
}

function defaultWorkers(): number {
  const cores = availableParallelism();
  return cores < 2 ? 0 : Math.min(cores, MOST_WORKERS);
}
