import { parentPort, workerData } from "node:worker_threads";
import type { Expectation } from "../../expectations/expectation.ts";
import { loadOptions } from "../../loading/load-options.ts";
import type { Policy } from "../../policy/schema.ts";
import { ConfigurationError, type Problem } from "../../problems.ts";
import { loadRe2 } from "../../re2.ts";
import { loadLibraries } from "../../scorers/load-libraries.ts";
import type { Shard } from "../../shards/shard.ts";
import { Examiner } from "../../suite/examiner.ts";
import { type FileFindings, findingsIn, type Source } from "../findings.ts";

/** By what a worker scores: plain data, which is sent to it. */
export interface WorkerTerms {
  expectations: ReadonlyMap<string, Expectation>;
  policy: Policy;
  format: string | undefined;
  caseField: string | undefined;
  shard: Shard | undefined;
}

/** What files came to, in the order in which they were sent, or why a job may not read them. */
export type Answer = { findings: FileFindings[] } | { refused: readonly Problem[] };

/** The life of a worker: it scores what it is sent, and answers in the same order. */
export async function work(): Promise<void> {
  await loadRe2();
  const { expectations, policy, shard, ...stated } = workerData as WorkerTerms;
  await loadLibraries(expectations, policy);
  const options = loadOptions(stated, []);
  const examiner = new Examiner({ expectations, policy });
  const score = (source: Source) => findingsIn(received(source), options, policy.limits, shard, examiner);
  parentPort?.on("message", (sources: readonly Source[]) => parentPort?.postMessage(answer(sources, score)));
}

function answer(sources: readonly Source[], score: (source: Source) => FileFindings): Answer {
  try {
    return { findings: sources.map(score) };
  } catch (error) {
    if (error instanceof ConfigurationError) return { refused: error.problems };
    throw error;
  }
}

/** A buffer arrives as the bytes that it has. */
function received({ file, piece }: Source): Source {
  if (piece === undefined) return { file };
  const { buffer, byteOffset, byteLength } = piece.content;
  return { file, piece: { ...piece, content: Buffer.from(buffer, byteOffset, byteLength) } };
}
