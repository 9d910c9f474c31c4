import { parentPort, workerData } from "node:worker_threads";
import type { FoundFile } from "../disk/patterns.ts";
import type { Expectation } from "../expectations/expectation.ts";
import { type FileFindings, findingsIn } from "../findings.ts";
import { loadOptions } from "../load-options.ts";
import type { Policy } from "../policy/schema.ts";
import { ConfigurationError, type Problem } from "../problems.ts";
import type { Shard } from "../shards/shard.ts";
import { Examiner } from "../suite/examiner.ts";

/** By what a worker scores: plain data, which is sent to it. */
export interface WorkerTerms {
  expectations: ReadonlyMap<string, Expectation>;
  policy: Policy;
  format: string | undefined;
  caseField: string | undefined;
  shard: Shard | undefined;
}

/** What files came to, or why a job may not read them. */
export type Answer = { files: FileFindings[] } | { refused: readonly Problem[] };

/** The life of a worker: it scores the files that it is sent, and answers in the same order. */
export function work(): void {
  const { expectations, policy, shard, ...stated } = workerData as WorkerTerms;
  const options = loadOptions(stated, []);
  const examiner = new Examiner({ expectations, policy });
  const score = (file: FoundFile) => findingsIn(file, options, policy.limits, shard, examiner);
  parentPort?.on("message", (files: readonly FoundFile[]) => parentPort?.postMessage(answer(files, score)));
}

function answer(files: readonly FoundFile[], score: (file: FoundFile) => FileFindings): Answer {
  try {
    return { files: files.map(score) };
  } catch (error) {
    if (error instanceof ConfigurationError) return { refused: error.problems };
    throw error;
  }
}
