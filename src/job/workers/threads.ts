import { realpathSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { ConfigurationError } from "../../problems.ts";
import type { FileFindings, Source } from "../findings.ts";
import type { Part } from "./parts.ts";
import type { Answer, WorkerTerms } from "./worker.ts";

/** Batches that a worker has at a time, so that it need not wait for the next one. */
const AHEAD = 2;

/** A batch that is being scored. */
interface Asked {
  batch: readonly Part[];
  answer: Promise<Answer>;
}

/**
 * What batches came to, in their order, scored by so many workers. Throws ConfigurationError when there is more than a job may read,
 * and whatever a worker, or who makes the batches, throws. Of those nothing is asked for long before it is wanted.
 */
export async function* scoredByThreads(
  batches: Iterable<readonly Part[]>,
  terms: WorkerTerms,
  workers: number,
): AsyncGenerator<(readonly [Part, FileFindings])[]> {
  const threads: ScoringThread[] = [];
  const asked: Asked[] = [];
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

function isUnknown({ known }: Part): boolean {
  return known === undefined;
}

function pairs(batch: readonly Part[], scored: readonly FileFindings[]): (readonly [Part, FileFindings])[] {
  const found = scored.values();
  return batch.map((part) => [part, part.known ?? (found.next().value as FileFindings)]);
}

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** One worker, which answers in the order in which it is asked. */
class ScoringThread {
  private readonly thread: Worker;
  private readonly waiting: Waiting[] = [];
  private failure: Error | undefined;

  constructor(workerData: WorkerTerms) {
    // The worker begins where this process began: one file is all there is of a bundle.
    this.thread = new Worker(realpathSync(process.argv[1] ?? ""), { workerData });
    this.thread.on("message", (answer: Answer) => this.waiting.shift()?.resolve(answer));
    this.thread.on("messageerror", (error) => this.fail(error));
    this.thread.on("error", (error) => this.fail(error));
    this.thread.on("exit", (code) => this.fail(new Error(`a worker has ended by itself, with code ${code}`)));
  }

  score(parts: readonly Part[]): Promise<Answer> {
    if (this.failure !== undefined) return Promise.reject(this.failure);
    const answer = new Promise<Answer>((resolve, reject) => this.waiting.push({ resolve, reject }));
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
