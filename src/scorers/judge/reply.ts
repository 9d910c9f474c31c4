import { shown } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import * as z from "../../core/schema.ts";
import { groupBy, listed, shorten } from "../../core/text.ts";
import type { JudgedBy } from "../details.ts";
import type { CallsJudgement, CallsQuestion, CallsReply, CallVerdict } from "./judgement.ts";
import { lastObject } from "./last-object.ts";

/**
 * Reads a judge's reply about calls. A valid reply judges each call exactly once and names only available tools as missing. Otherwise
 * `fault` describes the problem in one sentence.
 */
export function readReply(text: string, question: CallsQuestion): { reply: CallsReply } | { fault: string } {
  const result = readObject(text, question.nonce, replySchema);
  if ("fault" in result) return result;
  const { evaluations, missingTools, reason } = result.read;
  const fault = callFault(evaluations, question) ?? toolFault(missingTools, question);
  if (fault !== undefined) return { fault };
  const verdicts = new Map(evaluations.map((evaluation) => [evaluation.callId, evaluation]));
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

/** `partly` overrides a contradictory `wasAppropriate`. */
function verdictOf({
  wasAppropriate,
  partly,
}: {
  wasAppropriate: boolean;
  partly?: boolean | undefined;
}): CallVerdict {
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

const verdict = z.object({
  callId: z.string(),
  reasoning: z.string(),
  wasAppropriate: z.boolean(),
  partly: z.boolean(),
});

/** Only plain strings, booleans and lists, because some servers refuse limits. `reasoning` precedes the verdict to come first. */
const requestedSchema = z.object({
  nonce: z.string(),
  evaluations: z.array(verdict),
  missingTools: z.array(z.string()),
  reason: z.string(),
});

const replySchema = requestedSchema.extend({ evaluations: z.array(verdict.partial({ partly: true })) });

export const replyJsonSchema = z.toJSONSchema(requestedSchema, { target: "draft-7", io: "output" });

/**
 * Reads the last JSON object of a text by a schema. It must have no duplicate key and must repeat the question's nonce. Otherwise `fault`
 * describes the problem in one sentence.
 */
export function readObject<Reply extends { nonce: string }>(
  text: string,
  nonce: string,
  schema: z.ZodType<Reply>,
): { read: Reply } | { fault: string } {
  const object = lastObject(text);
  if (object === undefined) return { fault: "the reply has no complete JSON object" };
  if (isThought(text, object)) return { fault: "the reply has no JSON object after its thoughts" };
  const repeated = repeatedKey(object);
  if (repeated !== undefined)
    return { fault: `the reply has the key ${shown(repeated)} twice in one object` };
  const { success, data, error } = schema.safeParse(JSON.parse(object));
  if (!success) return { fault: misshapen(error.issues) };
  if (data.nonce !== nonce)
    return { fault: `the reply has the nonce ${shown(data.nonce)} of another question` };
  return { read: data };
}

const THOUGHT = /[<[](\/?)(?:\w+:)?think(?:ing)?[>\]]/gi;

/** True if the last object of a text is inside a thought, where a model tries out what it may not mean. */
function isThought(text: string, object: string): boolean {
  const at = text.lastIndexOf(object);
  const isEnd = ([, slash]: RegExpExecArray) => slash === "/";
  const before = [...text.slice(0, at).matchAll(THOUGHT)].at(-1);
  const after = [...text.slice(at + object.length).matchAll(THOUGHT)][0];
  return (before !== undefined && !isEnd(before)) || (after !== undefined && isEnd(after));
}

/** Shortens and copies a reason, because a substring would keep the whole text in memory. */
export function keptReason(reason: string): string {
  return [...shorten(reason, limits.keptReasoning)].join("");
}

type Issues = readonly { path: readonly PropertyKey[]; message: string }[];

function misshapen([issue]: Issues): string {
  const path =
    issue === undefined || issue.path.length === 0 ? "" : ` at ${issue.path.map(String).join(".")}`;
  return `the reply is not what was asked for${path}: ${issue?.message ?? "another shape"}`;
}

const SIGN = /[{}]|("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?/gs;

/** Finds a duplicate key in one object of valid JSON text, in any escaping. Parsers would silently keep the last value. */
function repeatedKey(json: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [sign, text = "", colon] of json.matchAll(SIGN)) {
    if (sign === "{") open.push(new Set());
    if (sign === "}") open.pop();
    if (colon === undefined) continue;
    const key = String(JSON.parse(text));
    const keys = open.at(-1);
    if (keys?.has(key)) return key;
    keys?.add(key);
  }
  return undefined;
}

/** Combines votes: a call is appropriate by majority, or partly if a majority considers it at least partly so. Throws without votes. */
export function majority(replies: readonly CallsReply[], by: JudgedBy): CallsJudgement {
  const [first] = replies;
  if (first === undefined) throw new Error("a verdict needs a vote");
  const isMajority = (votes: number) => votes > replies.length / 2;
  const evaluations = first.evaluations.map(({ callId }) => {
    const votes = replies.flatMap((reply) =>
      reply.evaluations.filter((evaluation) => evaluation.callId === callId),
    );
    const verdict = middleVerdict(votes, isMajority);
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

function middleVerdict(votes: readonly CallVerdict[], isMajority: (votes: number) => boolean): CallVerdict {
  const whole = votes.filter(({ wasAppropriate }) => wasAppropriate).length;
  const atLeastPartly = votes.filter(({ wasAppropriate, partly }) => wasAppropriate || partly).length;
  if (isMajority(whole)) return { wasAppropriate: true };
  return { wasAppropriate: false, ...(isMajority(atLeastPartly) ? { partly: true } : {}) };
}

function haveSame(a: readonly string[], b: readonly string[]): boolean {
  const setB = new Set(b);
  return a.length === b.length && a.every((name) => setB.has(name));
}
