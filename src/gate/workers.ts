import { realpathSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { loadRe2 } from "../base/expression.ts";
import { MEBIBYTE } from "../base/limits.ts";
import { ConfigurationError, type Problem } from "../base/problems.ts";
import { letInterruptsThrough } from "../base/process.ts";
import type { Policy } from "../config/policy-schema.ts";
import { Allowance, type RowPiece, rowPieces, UnevenRows } from "../recordings/files/allowance.ts";
import type { MatchedFile } from "../recordings/files/find.ts";
import { beginsWithRun, loadOptions } from "../recordings/files/load.ts";
import type { Expectation } from "../scorers/expectation.ts";
import { loadLibraries } from "../scorers/index.ts";
import { addFindings, type FileFindings, findingsIn, type ScoringTask, type Source } from "./findings.ts";
import type { Configuration } from "./job.ts";
import { RunScorer } from "./score.ts";
import type { Shard } from "./shards.ts";
import type { Suite } from "./suite.ts";

/** By what a worker scores: plain data, which is sent to it. */
interface WorkerTerms {
  expectations: ReadonlyMap<string, Expectation>;
  policy: Policy;
  format: string | undefined;
  caseField: string | undefined;
  shard: Shard | undefined;
}

/** What files came to, in the order in which they were sent, or why a job may not read them. */
type WorkerAnswer = { findings: FileFindings[] } | { refused: readonly Problem[] };

/** The life of a worker: it scores what it is sent, and answers in the same order. */
export async function work(): Promise<void> {
  await loadRe2();
  const { expectations, policy, shard, ...stated } = workerData as WorkerTerms;
  await loadLibraries(expectations, policy);
  const options = loadOptions(stated, []);
  const examiner = new RunScorer({ expectations, policy });
  const score = (source: Source) => findingsIn(received(source), options, policy.limits, shard, examiner);
  parentPort?.on("message", (sources: readonly Source[]) => parentPort?.postMessage(answer(sources, score)));
}

function answer(sources: readonly Source[], score: (source: Source) => FileFindings): WorkerAnswer {
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
export async function filledByWorkers(gathering: ScoringTask, suite: Suite): Promise<Suite | undefined> {
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
  scored: AsyncIterable<readonly (readonly [WorkItem, FileFindings])[]>,
  { files, job, configuration }: ScoringTask,
): Promise<boolean> {
  const allowance = new Allowance(configuration.scoring.limits);
  let file: WorkItem["file"] | undefined;
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

/** Batches that a worker has at a time, so that it need not wait for the next one. */
const AHEAD = 2;

/** A batch that is being scored. */
interface PendingBatch {
  batch: readonly WorkItem[];
  answer: Promise<WorkerAnswer>;
}

/**
 * What batches came to, in their order, scored by so many workers. Throws ConfigurationError when there is more than a job may read,
 * and whatever a worker, or who makes the batches, throws. Of those nothing is asked for long before it is wanted.
 */
async function* scoredByThreads(
  batches: Iterable<readonly WorkItem[]>,
  terms: WorkerTerms,
  workers: number,
): AsyncGenerator<(readonly [WorkItem, FileFindings])[]> {
  const threads: ScoringThread[] = [];
  const asked: PendingBatch[] = [];
  const wanted = batches[Symbol.iterator]();
  let next = 0;
  const ask = () => {
    const { done, value: batch } = wanted.next();
    if (done) return;
    threads[next % workers] ??= new ScoringThread(terms);
    asked.push({ batch, answer: (threads[next % workers] as ScoringThread).score(batch.filter(isUnknown)) });
    next += 1;
  };
  try {
    for (let at = 0; at < workers * AHEAD; at += 1) ask();
    for (let first = asked.shift(); first !== undefined; first = asked.shift()) {
      const answer = await first.answer;
      ask();
      if ("refused" in answer) throw new ConfigurationError(answer.refused);
      yield pairs(first.batch, answer.findings);
    }
  } finally {
    wanted.return?.();
    await Promise.all(threads.map((thread) => thread.dismiss()));
  }
}

function isUnknown({ known }: WorkItem): boolean {
  return known === undefined;
}

function pairs(
  batch: readonly WorkItem[],
  scored: readonly FileFindings[],
): (readonly [WorkItem, FileFindings])[] {
  const found = scored.values();
  return batch.map((part) => [part, part.known ?? (found.next().value as FileFindings)]);
}

interface PendingAnswer {
  resolve: (answer: WorkerAnswer) => void;
  reject: (error: unknown) => void;
}

/** One worker, which answers in the order in which it is asked. */
class ScoringThread {
  private readonly thread: Worker;
  private readonly waiting: PendingAnswer[] = [];
  private failure: Error | undefined;

  constructor(workerData: WorkerTerms) {
    // The worker begins where this process began: one file is all there is of a bundle.
    this.thread = new Worker(realpathSync(process.argv[1] ?? ""), { workerData });
    this.thread.on("message", (answer: WorkerAnswer) => this.waiting.shift()?.resolve(answer));
    this.thread.on("messageerror", (error) => this.fail(error));
    this.thread.on("error", (error) => this.fail(error));
    this.thread.on("exit", (code) => this.fail(new Error(`a worker has ended by itself, with code ${code}`)));
  }

  score(parts: readonly WorkItem[]): Promise<WorkerAnswer> {
    if (this.failure !== undefined) return Promise.reject(this.failure);
    const answer = new Promise<WorkerAnswer>((resolve, reject) => this.waiting.push({ resolve, reject }));
    // Whoever waits for it hears of it; of those ahead nobody may come to hear.
    answer.catch(() => {});
    const sources = parts.map(({ file, piece }): Source => ({ file, piece }));
    this.thread.postMessage(sources, sources.flatMap(memoryOf));
    return answer;
  }

  async dismiss(): Promise<void> {
    await this.thread.terminate();
  }

  private fail(error: Error): void {
    this.failure ??= error;
    for (const { reject } of this.waiting.splice(0)) reject(error);
  }
}

/** What can be handed over without a copy. Small buffers share their memory with others. */
function memoryOf({ piece }: Source): ArrayBuffer[] {
  if (piece === undefined) return [];
  const { buffer, length } = piece.content;
  return buffer instanceof ArrayBuffer && buffer.byteLength === length ? [buffer] : [];
}

/** A file of so many bytes is shared among workers, where its rows are runs. */
const PIECED_BYTES = 8 * MEBIBYTE;
/** Under a smaller bound on documents, blank lines at the ends of two pieces may be more than a document may have. */
const LEAST_BOUND = 16 * MEBIBYTE;

/** Something to be scored, or what it is known to come to. */
interface WorkItem extends Source {
  known?: FileFindings | undefined;
  bytes: number;
}

/** How many bytes files have, as far as they can be looked at. */
function bytesOf(files: readonly MatchedFile[]): Map<MatchedFile, number> {
  return new Map(files.map((file) => [file, statSync(file.path, { throwIfNoEntry: false })?.size ?? 0]));
}

/** The files in parts of about `batchBytes` each. Throws UnevenRows where one thread must see to it. */
function* batchesOf(
  files: readonly MatchedFile[],
  bytes: ReadonlyMap<MatchedFile, number>,
  unchanged: ReadonlyMap<MatchedFile, FileFindings>,
  configuration: Configuration,
  batchBytes: number,
): Generator<WorkItem[]> {
  let batch: WorkItem[] = [];
  let inBatch = 0;
  for (const file of files) {
    const known = unchanged.get(file);
    const parts =
      known === undefined ? partsOf(file, bytes.get(file) ?? 0, configuration) : [{ file, known, bytes: 0 }];
    for (const part of parts) {
      batch.push(part);
      inBatch += part.bytes;
      if (inBatch < batchBytes) continue;
      yield batch;
      batch = [];
      inBatch = 0;
    }
  }
  if (batch.length > 0) yield batch;
}

/** The file in pieces where each of its rows is a run, and there are several pieces: else nobody knows yet what its only run is called. */
function* partsOf(
  file: MatchedFile,
  bytes: number,
  { options, scoring }: Configuration,
): Generator<WorkItem> {
  const most = scoring.limits.documentMegabytes * MEBIBYTE;
  const isLarge = bytes >= PIECED_BYTES && most >= LEAST_BOUND;
  const pieces = isLarge ? rowPieces(file.path, most) : undefined;
  const first = pieces?.next().value as RowPiece | undefined;
  const second = pieces?.next().value as RowPiece | undefined;
  const part = (piece: RowPiece): WorkItem => ({ file, piece, bytes: piece.content.length });
  if (
    pieces === undefined ||
    first === undefined ||
    second === undefined ||
    !beginsWithRun(first, options, most)
  ) {
    pieces?.return(undefined);
    yield { file, bytes };
    return;
  }
  yield part(first);
  yield part(second);
  for (const piece of pieces) yield part(piece);
}
