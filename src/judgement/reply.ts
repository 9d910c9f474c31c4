import { shown } from "../config/shown.ts";
import { limits } from "../limits.ts";
import { listed, shorten } from "../wording.ts";
import type { Question, Reply } from "./judgement.ts";
import { lastObject } from "./last-object.ts";
import { repeatedKey } from "./repeated-key.ts";
import { replySchema } from "./wire.ts";

/**
 * Reads what a judge replied: the last JSON object of the text, with or without anything around it. It counts
 * only when no key in it stands twice, it repeats the question's nonce, says of each call exactly once
 * whether it was appropriate, and names as missing none but available tools. Else the `fault` says in a
 * sentence what is wrong with it. Of long reasons the beginning is kept.
 */
export function readReply(text: string, question: Question): { reply: Reply } | { fault: string } {
  const object = lastObject(text);
  if (object === undefined) return { fault: "the reply holds no whole JSON object" };
  const repeated = repeatedKey(object);
  if (repeated !== undefined)
    return { fault: `the reply has the key ${shown(repeated)} twice in one object` };
  const read = replySchema.safeParse(JSON.parse(object));
  if (!read.success) return { fault: misshapen(read.error.issues) };
  const { nonce, evaluations, missingTools, reason } = read.data;
  const fault =
    nonceFault(nonce, question) ?? callFault(evaluations, question) ?? toolFault(missingTools, question);
  if (fault !== undefined) return { fault };
  const verdicts = new Map(evaluations.map((one) => [one.callId, one]));
  return {
    reply: {
      evaluations: question.calls.flatMap(({ callId }) => {
        const verdict = verdicts.get(callId);
        return verdict === undefined ? [] : [{ ...verdict, callId, reasoning: kept(verdict.reasoning) }];
      }),
      missingTools: [...new Set(missingTools)],
      reason: kept(reason),
    },
  };
}

/** What is kept of a reason, copied: a piece of a text keeps all of that text in memory. */
function kept(reason: string): string {
  return [...shorten(reason, limits.keptReasoning)].join("");
}

type Issues = readonly { path: readonly PropertyKey[]; message: string }[];

function misshapen([issue]: Issues): string {
  const where =
    issue === undefined || issue.path.length === 0 ? "" : ` at ${issue.path.map(String).join(".")}`;
  return `the reply is not what was asked for${where}: ${issue?.message ?? "another shape"}`;
}

function nonceFault(nonce: string, question: Question): string | undefined {
  return nonce === question.nonce ? undefined : `the reply has the nonce ${shown(nonce)} of another question`;
}

function callFault(evaluations: readonly { callId: string }[], { calls }: Question): string | undefined {
  const open = new Set(calls.map(({ callId }) => callId));
  for (const { callId } of evaluations) {
    if (open.delete(callId)) continue;
    const isCall = calls.some((call) => call.callId === callId);
    return isCall
      ? `the reply judges ${callId} twice`
      : `the reply judges ${shown(callId)}, which is no call`;
  }
  return open.size === 0 ? undefined : `the reply does not judge ${listed([...open])}`;
}

function toolFault(missingTools: readonly string[], { tools }: Question): string | undefined {
  const available = new Set(tools);
  const unknown = missingTools.find((name) => !available.has(name));
  return unknown === undefined
    ? undefined
    : `the reply misses ${shown(unknown)}, which is none of the available tools`;
}
