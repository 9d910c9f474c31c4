import { realpathSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { FoundFile } from "../disk/patterns.ts";
import type { FileFindings } from "../findings.ts";
import { ConfigurationError } from "../problems.ts";
import type { Answer, WorkerTerms } from "./worker.ts";

/** Batches that a worker is given at a time, so that it need not wait for the next one. */
const AHEAD = 2;

/**
 * What batches of files came to, in their order, scored by so many workers. Throws ConfigurationError when there is more than a job may
 * read, and whatever a worker throws. Nothing is read far ahead of what is asked for.
 */
export async function* scoredByCrew(
  batches: readonly (readonly FoundFile[])[],
  terms: WorkerTerms,
  workers: number,
): AsyncGenerator<readonly FileFindings[]> {
  const crew = Array.from({ length: Math.min(workers, batches.length) }, () => new CrewMember(terms));
  const asked: Promise<Answer>[] = [];
  try {
    for (const at of batches.keys()) {
      for (let next = asked.length; next < Math.min(at + crew.length * AHEAD, batches.length); next += 1) {
        asked.push((crew[next % crew.length] as CrewMember).score(batches[next] as readonly FoundFile[]));
      }
      const answer = (await asked[at]) as Answer;
      delete asked[at];
      if ("refused" in answer) throw new ConfigurationError(answer.refused);
      yield answer.files;
    }
  } finally {
    await Promise.all(crew.map((member) => member.dismiss()));
  }
}

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** One worker, which answers in the order in which it is asked. */
class CrewMember {
  private readonly thread: Worker;
  private readonly waiting: Waiting[] = [];

  constructor(workerData: WorkerTerms) {
    // The worker begins where this process began: one file is all there is of a bundle.
    this.thread = new Worker(realpathSync(process.argv[1] ?? ""), { workerData });
    this.thread.on("message", (answer: Answer) => this.waiting.shift()?.resolve(answer));
    this.thread.on("error", (error) => this.fail(error));
    this.thread.on("exit", (code) => this.fail(new Error(`a worker has ended by itself, with code ${code}`)));
  }

  score(files: readonly FoundFile[]): Promise<Answer> {
    const answer = new Promise<Answer>((resolve, reject) => this.waiting.push({ resolve, reject }));
    // Whoever waits for it hears of it; of those ahead nobody may come to hear.
    answer.catch(() => {});
    this.thread.postMessage(files);
    return answer;
  }

  async dismiss(): Promise<void> {
    await this.thread.terminate();
  }

  private fail(error: unknown): void {
    for (const { reject } of this.waiting.splice(0)) reject(error);
  }
}
