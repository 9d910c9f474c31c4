import { limits } from "../../../core/limits.ts";
import {
  type Answer,
  beyondTokens,
  type JudgedBy,
  type JudgeUsage,
  type Question,
  tokensOf,
} from "../judgement.ts";
import { callsForm, type Form, sheetForm } from "../sheet-reply.ts";
import {
  AnswerTooLong,
  closedBy,
  JudgeFault,
  levelText,
  RequestLevels,
  safeText,
  withoutKey,
} from "./request-faults.ts";
import {
  type Ballot,
  connect,
  type JudgeClient,
  type JudgeConnection,
  readCompletion,
  requestOf,
} from "./retry.ts";

interface AskContext {
  client: JudgeClient;
  connection: JudgeConnection;
  bounds: { votes: number; maxTokens: number };
  levels: RequestLevels;
  budget: Budget;
  usage: JudgeUsage;
  /** Called after any reply, when the server's features and costs are known. */
  onReply: () => void;
  signal: AbortSignal;
}

interface Vote<Reply> {
  reply: Reply;
  model: string;
  rung: string;
}

/**
 * Asks one question, once per vote. Reserves tokens for all votes in advance, and again before a second attempt after an invalid reply;
 * repeats after a refusal or fault need none. Throws JudgeFault without an answer.
 */
function askQuestion(question: Question, context: AskContext): Promise<Answer> {
  return question.kind === "calls"
    ? askBy(callsForm(question), question, context)
    : askBy(sheetForm(question), question, context);
}

async function askBy<Reply>(form: Form<Reply>, question: Question, context: AskContext): Promise<Answer> {
  const { votes, maxTokens } = context.bounds;
  const tokens = tokensOf(question);
  if (!context.budget.take(tokens * votes)) return overBudget(tokens * votes, maxTokens);
  const cast: Vote<Reply>[] = [];
  for (let vote = 1; vote <= votes; vote++) {
    const ballot = { vote, votes };
    let result = await ask(form, question, ballot, context);
    if ("fault" in result) {
      if (!context.budget.take(tokens)) return overBudget(tokens, maxTokens);
      result = await ask(form, question, ballot, context);
    }
    if ("fault" in result)
      return { status: "failed", reason: `the judge gave no valid reply, twice: ${result.fault}` };
    cast.push(result);
  }
  const replies = cast.map(({ reply }) => reply);
  return { status: "judged", judgement: form.verdict(replies, judgedBy(cast, form)) };
}

async function ask<Reply>(
  form: Form<Reply>,
  question: Question,
  ballot: Ballot,
  context: AskContext,
): Promise<Vote<Reply> | { fault: string }> {
  const { client, connection, levels, usage, budget, onReply, signal } = context;
  const safe = (text: string) => safeText(text, connection.apiKey);
  try {
    const { answer, level } = await levels.descend((level) =>
      client.send(requestOf(question, connection.model, level, ballot), signal),
    );
    const completion = readCompletion(answer);
    meter(completion.usage, tokensOf(question), { usage, budget });
    onReply();
    if ("fault" in completion) return { fault: safe(completion.fault) };
    const read = form.read(completion.text);
    if ("fault" in read) return { fault: safe(read.fault) };
    // Without the key a name may be empty.
    const model = safe(completion.model ?? "") || safe(connection.model);
    // Reports and comments show the reasons.
    const reply = form.withReasons(read.reply, (reason) => withoutKey(reason, connection.apiKey));
    return { reply, model, rung: levelText(level) };
  } catch (error) {
    if (!(error instanceof AnswerTooLong)) throw error;
    usage.unmetered += 1;
    return { fault: error.message };
  }
}

function meter(
  used: { prompt_tokens: number; completion_tokens: number } | undefined,
  expected: number,
  { usage, budget }: Pick<AskContext, "usage" | "budget">,
): void {
  if (used === undefined) {
    usage.unmetered += 1;
    return;
  }
  usage.promptTokens += used.prompt_tokens;
  usage.replyTokens += used.completion_tokens;
  budget.exceeded(used.prompt_tokens + used.completion_tokens - expected);
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

function overBudget(tokens: number, maxTokens: number): Answer {
  return { status: "left", reason: beyondTokens(tokens, maxTokens) };
}

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
  const onAttempt = () => {
    usage.requests += 1;
  };
  const client = await connect(connection, bounds.timeoutSeconds, {
    onAttempt,
    onPassingFault: startOthers,
  }).catch(closedBy);
  if (typeof client === "string") return { answers: allLeft(questions, client), usage };

  const end = new AbortController();
  const timer = setTimeout(() => end.abort(timeIsUp(bounds)), bounds.deadlineSeconds * 1000);
  const budget = new Budget(bounds.maxTokens);
  const shared = { client, connection, bounds, levels: new RequestLevels(), budget, usage };
  const judge = new Judge({ ...shared, onReply: startOthers, signal: end.signal }, end);
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

function allLeft(questions: readonly Question[], reason: string): Map<string, Answer> {
  return new Map(questions.map(({ key }) => [key, { status: "left", reason }]));
}

/** Stops and aborts open requests after a fault that ends the judge, or too many faults in a row. */
class Judge {
  private readonly context: AskContext;
  private readonly end: AbortController;
  private faultsInRow = 0;

  constructor(context: AskContext, end: AbortController) {
    this.context = context;
    this.end = end;
  }

  async answer(question: Question): Promise<Answer> {
    if (this.end.signal.aborted) return this.left();
    try {
      const answer = await askQuestion(question, this.context);
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

class Budget {
  private left: number;

  constructor(tokens: number) {
    this.left = tokens;
  }

  take(tokens: number): boolean {
    if (tokens > this.left) return false;
    this.left -= tokens;
    return true;
  }

  /** Adds tokens beyond the reservation. Unused tokens are not returned, so that the budget does not depend on the server. */
  exceeded(tokens: number): void {
    this.left -= Math.max(0, tokens);
  }
}
