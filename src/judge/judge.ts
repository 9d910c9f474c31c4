import type { Answer, JudgeUsage, Question } from "../judgement/judgement.ts";
import { limits } from "../limits.ts";
import { type Asking, askQuestion } from "./ask.ts";
import { Budget } from "./budget.ts";
import { connect, type JudgeConnection } from "./client.ts";
import { JudgeFault } from "./fault.ts";
import { Ladder } from "./ladder.ts";

export type { JudgeConnection };

/** How much may be spent. */
export interface JudgeBounds {
  maxTokens: number;
  concurrency: number;
  /** For one try of one request. */
  timeoutSeconds: number;
  /** For all questions together. */
  deadlineSeconds: number;
  votes: number;
}

export interface Judging {
  /** By the keys of the questions. */
  answers: Map<string, Answer>;
  usage: JudgeUsage;
}

/**
 * Asks about each question; never throws for what a server does. The first question is asked alone: what it teaches about the server,
 * such as that the key is wrong, need not be learnt by many at once. `onProgress` is told after each question: done, total.
 */
export async function askJudge(
  questions: readonly Question[],
  connection: JudgeConnection,
  bounds: JudgeBounds,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Judging> {
  const answers = new Map<string, Answer>();
  const usage = { requests: 0, promptTokens: 0, replyTokens: 0, unmetered: 0 };
  if (questions.length === 0) return { answers, usage };

  const client = await connect(connection, bounds.timeoutSeconds, () => {
    usage.requests += 1;
  });
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(timeIsUp(bounds)), bounds.deadlineSeconds * 1000);
  const budget = new Budget(bounds.maxTokens);
  const asking = { client, connection, bounds, ladder: new Ladder(), budget, usage, signal: end.signal };
  const judge = new Judge(asking, end);
  const queue = questions.values();
  const work = async (most: number) => {
    for (let done = 0; done < most; done++) {
      const { value: question } = queue.next();
      if (question === undefined) return;
      answers.set(question.key, await judge.answer(question));
      onProgress(answers.size, questions.length);
    }
  };
  try {
    await work(1);
    await Promise.all(Array.from({ length: bounds.concurrency }, () => work(Number.POSITIVE_INFINITY)));
  } finally {
    clearTimeout(timer);
    await client.close();
  }
  return { answers, usage };
}

/** Answers until there is a reason to end, which aborts what is in flight. */
class Judge {
  readonly #asking: Asking;
  readonly #end: AbortController;
  #faultsInRow = 0;

  constructor(asking: Asking, end: AbortController) {
    this.#asking = asking;
    this.#end = end;
  }

  async answer(question: Question): Promise<Answer> {
    if (this.#end.signal.aborted) return this.#left();
    try {
      const answer = await askQuestion(question, this.#asking);
      if (answer.status !== "left") this.#faultsInRow = 0;
      return answer;
    } catch (error) {
      if (this.#end.signal.aborted) return this.#left();
      if (!(error instanceof JudgeFault)) throw error;
      this.#weigh(error);
      return { status: "failed", reason: error.message };
    }
  }

  #weigh({ reach, message }: JudgeFault): void {
    this.#faultsInRow = reach === "passing" ? this.#faultsInRow + 1 : 0;
    const most = limits.judgeFaultsInRow;
    if (reach === "judge") this.#end.abort(`the judge was stopped: ${message}`);
    if (this.#faultsInRow === most)
      this.#end.abort(`the judge was stopped after ${most} failures in a row: ${message}`);
  }

  #left(): Answer {
    return { status: "left", reason: String(this.#end.signal.reason) };
  }
}

function timeIsUp({ deadlineSeconds }: JudgeBounds): string {
  return `the judge's time was up: ${deadlineSeconds} s for all runs (judge.deadlineSeconds of the policy)`;
}
