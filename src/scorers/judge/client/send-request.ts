import { limits } from "../../../core/limits.ts";
import { codeOf } from "../../../core/network.ts";
import type { JudgedBy } from "../../details.ts";
import { type Answer, beyondTokens, type JudgeUsage, type Question, tokensOf } from "../judgement.ts";
import { callsForm, type Form, sheetForm } from "../sheet-reply.ts";
import {
  connect,
  type JudgeClient,
  type JudgeConnection,
  JudgeFault,
  safeText,
  withoutKey,
} from "./connect.ts";
import { levelBelow, levelText, type RequestLevel, readCompletion, requestOf, TOP_LEVEL } from "./request.ts";

export type { JudgeConnection };

/** The limits of judging. `deadlineSeconds` is for all questions together. */
export interface JudgeBounds {
  maxTokens: number;
  concurrency: number;
  /** Per attempt. */
  timeoutSeconds: number;
  deadlineSeconds: number;
  votes: number;
}

export interface JudgingResult {
  /** By question key. */
  answers: Map<string, Answer>;
  usage: JudgeUsage;
}

/**
 * Asks all questions. Never throws because of the server. The first request runs alone, because it may reveal a problem such as a wrong
 * key. `onAnswer` receives each answer and the number of answers so far.
 */
export async function askJudge(
  questions: readonly Question[],
  connection: JudgeConnection,
  bounds: JudgeBounds,
  onAnswer: (question: Question, answer: Answer, done: number) => void = () => {},
): Promise<JudgingResult> {
  const answers = new Map<string, Answer>();
  const usage = { requests: 0, promptTokens: 0, replyTokens: 0, unmetered: 0 };
  if (questions.length === 0) return { answers, usage };

  let startOthers = () => {};
  const othersMayStart = new Promise<void>((resolve) => {
    startOthers = resolve;
  });
  let client: JudgeClient;
  try {
    client = connect(connection, bounds.timeoutSeconds, {
      onAttempt: () => {
        usage.requests += 1;
      },
      onPassingFault: startOthers,
    });
  } catch (error) {
    for (const { key } of questions) answers.set(key, { status: "left", reason: unreachable(error) });
    return { answers, usage };
  }
  const judge = new Judge({ client, connection, bounds, usage, onReply: startOthers });
  const { deadlineSeconds } = bounds;
  const timeIsUp = `the judge's time was up: ${deadlineSeconds} s for all runs (judge.deadlineSeconds of the policy)`;
  const timer = setTimeout(() => judge.stop(timeIsUp), deadlineSeconds * 1000);
  const queue = questions.values();
  const work = async () => {
    for (const question of queue) {
      const answer = await judge.answer(question);
      answers.set(question.key, answer);
      startOthers();
      onAnswer(question, answer, answers.size);
    }
  };
  try {
    const first = work();
    await Promise.race([first, othersMayStart]);
    await Promise.all([first, ...Array.from({ length: bounds.concurrency - 1 }, work)]);
  } finally {
    clearTimeout(timer);
    await client.close();
  }
  return { answers, usage };
}

/** Explains why there is no client. Other error texts are left out, because they may quote the environment. */
function unreachable(error: unknown): string {
  if (error instanceof JudgeFault) return `the judge cannot be asked: ${error.message}`;
  return `the judge cannot be asked: ${codeOf(error) ?? (error instanceof Error ? error.name : typeof error)}`;
}

interface Vote<Reply> {
  reply: Reply;
  model: string;
  rung: string;
}

interface JudgeParts {
  client: JudgeClient;
  connection: JudgeConnection;
  bounds: JudgeBounds;
  usage: JudgeUsage;
  onReply: () => void;
}

class Judge {
  private readonly parts: JudgeParts;
  private readonly end = new AbortController();
  /** The tokens that are not yet reserved. Unused ones are not returned, so that they do not depend on the server. */
  private tokensLeft: number;
  /** The features that the server supports, as far as they are known. */
  private level = TOP_LEVEL;
  private faultsInRow = 0;

  constructor(parts: JudgeParts) {
    this.parts = parts;
    this.tokensLeft = parts.bounds.maxTokens;
  }

  /** Aborts open requests. Later questions are not asked. */
  stop(reason: string): void {
    this.end.abort(reason);
  }

  async answer(question: Question): Promise<Answer> {
    if (this.end.signal.aborted) return this.unasked();
    try {
      const answer =
        question.kind === "calls"
          ? await this.ask(question, callsForm(question))
          : await this.ask(question, sheetForm(question));
      if (answer.status !== "left") this.faultsInRow = 0;
      return answer;
    } catch (error) {
      if (this.end.signal.aborted) return this.unasked();
      if (!(error instanceof JudgeFault)) throw error;
      this.stopAfter(error);
      return { status: "failed", reason: error.message };
    }
  }

  private unasked(): Answer {
    return { status: "left", reason: String(this.end.signal.reason) };
  }

  /** Stops after a fault that ends the judge, or too many faults in a row. */
  private stopAfter({ reach, message }: JudgeFault): void {
    this.faultsInRow = reach === "passing" ? this.faultsInRow + 1 : 0;
    const most = limits.judgeFaultsInRow;
    if (reach === "judge") this.stop(`the judge was stopped: ${message}`);
    if (this.faultsInRow === most)
      this.stop(`the judge was stopped after ${most} failures in a row: ${message}`);
  }

  /**
   * Asks a question, once per vote. Reserves tokens for all votes in advance, and again before a second attempt after an invalid reply;
   * repeats after a refusal or fault need none. Throws JudgeFault without an answer.
   */
  private async ask<Reply>(question: Question, form: Form<Reply>): Promise<Answer> {
    const { votes, maxTokens } = this.parts.bounds;
    const tokens = tokensOf(question);
    const overBudget = (tokens: number): Answer => ({
      status: "left",
      reason: beyondTokens(tokens, maxTokens),
    });
    if (!this.reserve(tokens * votes)) return overBudget(tokens * votes);
    const cast: Vote<Reply>[] = [];
    for (let vote = 1; vote <= votes; vote++) {
      let result = await this.vote(question, form, vote);
      if ("fault" in result) {
        if (!this.reserve(tokens)) return overBudget(tokens);
        result = await this.vote(question, form, vote);
      }
      if ("fault" in result)
        return { status: "failed", reason: `the judge gave no valid reply, twice: ${result.fault}` };
      cast.push(result);
    }
    const replies = cast.map(({ reply }) => reply);
    return { status: "judged", judgement: form.verdict(replies, judgedBy(cast, form)) };
  }

  private reserve(tokens: number): boolean {
    if (tokens > this.tokensLeft) return false;
    this.tokensLeft -= tokens;
    return true;
  }

  private async vote<Reply>(
    question: Question,
    form: Form<Reply>,
    vote: number,
  ): Promise<Vote<Reply> | { fault: string }> {
    const { connection, bounds, usage, onReply } = this.parts;
    const { apiKey, model: requested } = connection;
    const { answer, level } = await this.sendAtLevel((level) =>
      requestOf(question, requested, level, vote, bounds.votes),
    );
    if (answer === undefined) {
      usage.unmetered += 1;
      return { fault: `the answer was longer than ${limits.judgeAnswerBytes} bytes` };
    }
    const completion = readCompletion(answer);
    this.meter(completion.usage, tokensOf(question));
    onReply();
    const read = "fault" in completion ? completion : form.read(completion.text);
    if ("fault" in read) return { fault: safeText(read.fault, apiKey) };
    // Without the key a name may be empty.
    const model = safeText(completion.model ?? "", apiKey) || safeText(requested, apiKey);
    // Reports and comments show the reasons.
    const reply = form.withReasons(read.reply, (reason) => withoutKey(reason, apiKey));
    return { reply, model, rung: levelText(level) };
  }

  /**
   * Sends at the best level that may work and descends after refusals. Later requests start at the level that worked. A level without
   * success is not remembered, because then the request itself was at fault.
   */
  private async sendAtLevel(
    request: (level: RequestLevel) => ReturnType<typeof requestOf>,
  ): Promise<{ answer: string | undefined; level: RequestLevel }> {
    const start = this.level;
    let level = start;
    for (;;) {
      try {
        const answer = await this.parts.client.send(request(level), this.end.signal);
        // Another request may have learned more in the meantime.
        if (this.level === start) this.level = level;
        return { answer, level };
      } catch (error) {
        const below = error instanceof JudgeFault ? levelBelow(level, error.complaint) : undefined;
        if (below === undefined) throw error;
        level = below;
      }
    }
  }

  private meter(used: ReturnType<typeof readCompletion>["usage"], reserved: number): void {
    const { usage } = this.parts;
    if (used === undefined) {
      usage.unmetered += 1;
      return;
    }
    usage.promptTokens += used.prompt_tokens;
    usage.replyTokens += used.completion_tokens;
    this.tokensLeft -= Math.max(0, used.prompt_tokens + used.completion_tokens - reserved);
  }
}

/** Votes may come from different models or levels. */
function judgedBy(
  cast: readonly Vote<unknown>[],
  { promptVersion, reasoning }: Pick<Form<unknown>, "promptVersion" | "reasoning">,
): JudgedBy {
  const all = (names: string[]) => [...new Set(names)].sort().join(" and ");
  return {
    model: all(cast.map(({ model }) => model)),
    rung: all(cast.map(({ rung }) => rung)),
    promptVersion,
    ...(reasoning ? { reasoning } : {}),
  };
}
