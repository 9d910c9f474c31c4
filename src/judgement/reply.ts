import { shown } from "../config/shown.ts";
import { listed } from "../wording.ts";
import type { CallsQuestion, CallsReply, Verdict } from "./judgement.ts";
import { keptReason, readObject } from "./read-object.ts";
import { replySchema } from "./wire.ts";

/**
 * Reads what a judge replied: the last JSON object of the text, with or without anything around it. It counts
 * only when no key in it stands twice, it repeats the question's nonce, says of each call exactly once
 * whether it was appropriate, and names as missing none but available tools. Else the `fault` says in a
 * sentence what is wrong with it. Of long reasons the beginning is kept.
 */
export function readReply(text: string, question: CallsQuestion): { reply: CallsReply } | { fault: string } {
  const said = readObject(text, question.nonce, replySchema);
  if ("fault" in said) return said;
  const { evaluations, missingTools, reason } = said.read;
  const fault = callFault(evaluations, question) ?? toolFault(missingTools, question);
  if (fault !== undefined) return { fault };
  const verdicts = new Map(evaluations.map((one) => [one.callId, one]));
  return {
    reply: {
      evaluations: question.calls.flatMap(({ callId }) => {
        const verdict = verdicts.get(callId);
        return verdict === undefined
          ? []
          : [{ callId, ...verdictOf(verdict), reasoning: keptReason(verdict.reasoning) }];
      }),
      missingTools: [...new Set(missingTools)],
      reason: keptReason(reason),
    },
  };
}

/** What is appropriate in part is not appropriate, whatever else is said of it. */
function verdictOf({
  wasAppropriate,
  partly,
}: {
  wasAppropriate: boolean;
  partly?: boolean | undefined;
}): Verdict {
  return partly ? { wasAppropriate: false, partly } : { wasAppropriate };
}

function callFault(evaluations: readonly { callId: string }[], { calls }: CallsQuestion): string | undefined {
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

function toolFault(missingTools: readonly string[], { tools }: CallsQuestion): string | undefined {
  const available = new Set(tools);
  const unknown = missingTools.find((name) => !available.has(name));
  return unknown === undefined
    ? undefined
    : `the reply misses ${shown(unknown)}, which is none of the available tools`;
}
