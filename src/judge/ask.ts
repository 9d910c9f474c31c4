import { callsForm, type Form, sheetForm } from "../judgement/form.ts";
import type { Answer, JudgedBy, JudgeUsage, Question } from "../judgement/judgement.ts";
import { beyondTokens, tokensOf } from "../judgement/tokens.ts";
import type { Budget } from "./budget.ts";
import type { JudgeClient, JudgeConnection } from "./client.ts";
import { readCompletion } from "./completion.ts";
import { AnswerTooLong, safeText, withoutKey } from "./fault.ts";
import type { Ladder } from "./ladder.ts";
import { type Ballot, requestOf } from "./request.ts";
import { rungText } from "./rung.ts";

/** What the questions of a job share. */
export interface Asking {
  client: JudgeClient;
  connection: JudgeConnection;
  bounds: { votes: number; maxTokens: number };
  ladder: Ladder;
  budget: Budget;
  usage: JudgeUsage;
  /** Is told when the server has replied, whatever it said: how to ask it, and what that costs, is known then. */
  onReply: () => void;
  signal: AbortSignal;
}

interface Vote<Reply> {
  reply: Reply;
  model: string;
  rung: string;
}

/**
 * Asks one question, as often as there are votes. Tokens are set aside for all votes before the first one,
 * and for a second try before it; further requests after a refusal or a fault cost no more. Throws JudgeFault
 * when there is no answer, and what an aborted signal makes of a request.
 */
export function askQuestion(question: Question, asking: Asking): Promise<Answer> {
  return question.kind === "calls"
    ? askBy(callsForm(question), question, asking)
    : askBy(sheetForm(question), question, asking);
}

async function askBy<Reply>(form: Form<Reply>, question: Question, asking: Asking): Promise<Answer> {
  const { votes, maxTokens } = asking.bounds;
  const tokens = tokensOf(question);
  if (!asking.budget.take(tokens * votes)) return beyond(tokens * votes, maxTokens);
  const cast: Vote<Reply>[] = [];
  for (let vote = 1; vote <= votes; vote++) {
    const ballot = { vote, votes };
    let said = await ask(form, question, ballot, asking);
    if ("fault" in said) {
      if (!asking.budget.take(tokens)) return beyond(tokens, maxTokens);
      said = await ask(form, question, ballot, asking);
    }
    if ("fault" in said)
      return { status: "failed", reason: `the judge gave no valid reply, twice: ${said.fault}` };
    cast.push(said);
  }
  const replies = cast.map(({ reply }) => reply);
  return { status: "judged", judgement: form.verdict(replies, judgedBy(cast, form)) };
}

/** One vote; or why the reply is none. */
async function ask<Reply>(
  form: Form<Reply>,
  question: Question,
  ballot: Ballot,
  asking: Asking,
): Promise<Vote<Reply> | { fault: string }> {
  const { client, connection, ladder, usage, budget, onReply, signal } = asking;
  const safe = (text: string) => safeText(text, connection.apiKey);
  try {
    const { answer, rung } = await ladder.descend((rung) =>
      client.send(requestOf(question, connection.model, rung, ballot), signal),
    );
    const completion = readCompletion(answer);
    meter(completion.usage, tokensOf(question), { usage, budget });
    onReply();
    if ("fault" in completion) return { fault: safe(completion.fault) };
    const read = form.read(completion.text);
    if ("fault" in read) return { fault: safe(read.fault) };
    // Nothing may be left of a name that is made of blanks.
    const model = safe(completion.model ?? "") || safe(connection.model);
    // Its reasons stand in reports and comments.
    const reply = form.withReasons(read.reply, (reason) => withoutKey(reason, connection.apiKey));
    return { reply, model, rung: rungText(rung) };
  } catch (error) {
    if (!(error instanceof AnswerTooLong)) throw error;
    usage.unmetered += 1;
    return { fault: error.message };
  }
}

function meter(
  used: { prompt_tokens: number; completion_tokens: number } | undefined,
  expected: number,
  { usage, budget }: Pick<Asking, "usage" | "budget">,
): void {
  if (used === undefined) {
    usage.unmetered += 1;
    return;
  }
  usage.promptTokens += used.prompt_tokens;
  usage.replyTokens += used.completion_tokens;
  budget.exceeded(used.prompt_tokens + used.completion_tokens - expected);
}

/** Names all that answered, should it not have been the same for each vote. */
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

function beyond(tokens: number, maxTokens: number): Answer {
  return { status: "left", reason: beyondTokens(tokens, maxTokens) };
}
