import { groupBy } from "../group-by.ts";
import type { CallsJudgement, CallsReply, JudgedBy, Verdict } from "./judgement.ts";

/**
 * The verdict of several votes on one question, each of which judges all of its calls: a call is
 * appropriate when more than half of them say so, in part when more than half say that it is so at least in part, and a tool missing when
 * more than half miss it. Throws when nobody voted.
 */
export function majority(replies: readonly CallsReply[], by: JudgedBy): CallsJudgement {
  const [first] = replies;
  if (first === undefined) throw new Error("a verdict needs a vote");
  const isMajority = (votes: number) => votes > replies.length / 2;
  const evaluations = first.evaluations.map(({ callId }) => {
    const votes = replies.flatMap((reply) => reply.evaluations.filter((one) => one.callId === callId));
    const verdict = inTheMiddle(votes, isMajority);
    const agreeing = votes.filter(
      (vote) => vote.wasAppropriate === verdict.wasAppropriate && vote.partly === verdict.partly,
    );
    return { callId, ...verdict, agreeing: agreeing.length, reasoning: agreeing[0]?.reasoning ?? "" };
  });
  const missed = groupBy(
    replies.flatMap((reply) => reply.missingTools),
    (name) => name,
  );
  const missingTools = [...missed].filter(([, votes]) => isMajority(votes.length)).map(([name]) => name);
  const { reason } = replies.find((reply) => haveSame(reply.missingTools, missingTools)) ?? first;
  return { evaluations, missingTools, reason, by, votes: replies.length };
}

function inTheMiddle(votes: readonly Verdict[], isMajority: (votes: number) => boolean): Verdict {
  const whole = votes.filter(({ wasAppropriate }) => wasAppropriate).length;
  const atLeastPartly = votes.filter(({ wasAppropriate, partly }) => wasAppropriate || partly).length;
  if (isMajority(whole)) return { wasAppropriate: true };
  return { wasAppropriate: false, ...(isMajority(atLeastPartly) ? { partly: true } : {}) };
}

/** Both without a name twice. */
function haveSame(some: readonly string[], others: readonly string[]): boolean {
  const known = new Set(others);
  return some.length === others.length && some.every((name) => known.has(name));
}
