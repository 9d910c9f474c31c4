import type { Answer, JudgeUsage, Question } from "../judgement/judgement.ts";
import { limits } from "../limits.ts";
import { type Asking, askQuestion } from "./ask.ts";
import { Budget } from "./budget.ts";
import { connect, type JudgeConnection } from "./client.ts";
import { closedBy, JudgeFault } from "./fault.ts";
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
 * Asks about each question; never throws for what a server does. The first request goes alone: what it
 * teaches about the server, such as that the key is wrong, need not be learnt by many at once. `onAnswer` is
 * told of each answer as it comes, and how many there are by then.
 */
export async function askJudge(
  questions: readonly Question[],
  connection: JudgeConnection,
  bounds: JudgeBounds,
  onAnswer: (question: Question, answer: Answer, done: number) => void = () => {},
): Promise<Judging> {
  const answers = new Map<string, Answer>();
  const usage = { requests: 0, promptTokens: 0, replyTokens: 0, unmetered: 0 };
  if (questions.length === 0) return { answers, usage };

  let letOthersGo = () => {};
  const othersMayGo = new Promise<void>((resolve) => {
    letOthersGo = resolve;
  });
  const onAttempt = () => {
    usage.requests += 1;
  };
  const client = await connect(connection, bounds.timeoutSeconds, {
    onAttempt,
    onPassingFault: letOthersGo,
  }).catch(closedBy);
  if (typeof client === "string") return { answers: allLeft(questions, client), usage };

  const end = new AbortController();
  const timer = setTimeout(() => end.abort(timeIsUp(bounds)), bounds.deadlineSeconds * 1000);
  const budget = new Budget(bounds.maxTokens);
  const shared = { client, connection, bounds, ladder: new Ladder(), budget, usage };
  const judge = new Judge({ ...shared, onReply: letOthersGo, signal: end.signal }, end);
  const queue = questions.values();
  const work = async () => {
    for (const question of queue) {
      const answer = await judge.answer(question);
      answers.set(question.key, answer);
      letOthersGo();
      onAnswer(question, answer, answers.size);
    }
  };
  try {
    const first = work();
    await Promise.race([first, othersMayGo]);
    await Promise.all([first, ...Array.from({ length: bounds.concurrency - 1 }, work)]);
  } finally {
    clearTimeout(timer);
    await client.close();
  }
  return { answers, usage };
}

function allLeft(questions: readonly Question[], reason: string): Map<string, Answer> {
  return new Map(questions.map(({ key }) => [key, { status: "left", reason }]));
}

/** Answers until there is a reason to end, which aborts what is in flight. */
class Judge {
  private readonly asking: Asking;
  private readonly end: AbortController;
  private faultsInRow = 0;

  constructor(asking: Asking, end: AbortController) {
    this.asking = asking;
    this.end = end;
  }

  async answer(question: Question): Promise<Answer> {
    if (this.end.signal.aborted) return this.left();
    try {
      const answer = await askQuestion(question, this.asking);
      if (answer.status !== "left") this.faultsInRow = 0;
      return answer;
    } catch (error) {
      if (this.end.signal.aborted) return this.left();
      if (!(error instanceof JudgeFault)) throw error;
      this.weigh(error);
      return { status: "failed", reason: error.message };
    }
  }

  private weigh({ reach, message }: JudgeFault): void {
    this.faultsInRow = reach === "passing" ? this.faultsInRow + 1 : 0;
    const most = limits.judgeFaultsInRow;
    if (reach === "judge") this.end.abort(`the judge was stopped: ${message}`);
    if (this.faultsInRow === most)
      this.end.abort(`the judge was stopped after ${most} failures in a row: ${message}`);
  }

  private left(): Answer {
    return { status: "left", reason: String(this.end.signal.reason) };
  }
}

function timeIsUp({ deadlineSeconds }: JudgeBounds): string {
  return `the judge's time was up: ${deadlineSeconds} s for all runs (judge.deadlineSeconds of the policy)`;
}
