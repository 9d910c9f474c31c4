import { groupBy } from "../group-by.ts";
import type { CallsJudgement, CallsReply, JudgedBy } from "./judgement.ts";

/**
 * The verdict of several votes on one question, each of which judges all of its calls: what more than half of
 * them say of a call, and the tools that more than half of them miss. Without a majority a call is not
 * appropriate. Throws when nobody voted.
 */
export function majority(replies: readonly CallsReply[], by: JudgedBy): CallsJudgement {
  const [first] = replies;
  if (first === undefined) throw new Error("a verdict needs a vote");
  const isMajority = (votes: number) => votes > replies.length / 2;
  const evaluations = first.evaluations.map(({ callId }) => {
    const votes = replies.flatMap((reply) => reply.evaluations.filter((one) => one.callId === callId));
    const wasAppropriate = isMajority(votes.filter((vote) => vote.wasAppropriate).length);
    const agreeing = votes.filter((vote) => vote.wasAppropriate === wasAppropriate);
    return { callId, wasAppropriate, agreeing: agreeing.length, reasoning: agreeing[0]?.reasoning ?? "" };
  });
  const missed = groupBy(
    replies.flatMap((reply) => reply.missingTools),
    (name) => name,
  );
  const missingTools = [...missed].filter(([, votes]) => isMajority(votes.length)).map(([name]) => name);
  const { reason } = replies.find((reply) => haveSame(reply.missingTools, missingTools)) ?? first;
  return { evaluations, missingTools, reason, by, votes: replies.length };
}

/** Both without a name twice. */
function haveSame(some: readonly string[], others: readonly string[]): boolean {
  const known = new Set(others);
  return some.length === others.length && some.every((name) => known.has(name));
}
