import { shown } from "../../base/json.ts";
import { limits } from "../../base/limits.ts";
import { groupBy, listed, shorten } from "../../base/text.ts";
import * as z from "../../base/zod.ts";
import type { CallsJudgement, CallsQuestion, CallsReply, CallVerdict, JudgedBy } from "./judgement.ts";

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

/**
 * What a judge is asked to reply. Strings, booleans and lists alone, without bounds, which some servers refuse; the
 * reasoning stands before the verdict, so that it comes before it.
 */
const askedSchema = z.object({
  nonce: z.string(),
  evaluations: z.array(verdict),
  missingTools: z.array(z.string()),
  reason: z.string(),
});

/** What counts as such a reply: a verdict that does not speak of `partly` is a whole one. */
const replySchema = askedSchema.extend({ evaluations: z.array(verdict.partial({ partly: true })) });

/** What is asked for as JSON Schema, closed and with every key required, as the strict mode of servers demands. */
export const replyJsonSchema = z.toJSONSchema(askedSchema, { target: "draft-7", io: "output" });

/**
 * Reads what a judge replied, by its schema: the last JSON object of the text, with or without anything around it. It counts only
 * when no key in it stands twice and it repeats the question's nonce. Else the `fault` says in a sentence what is wrong with it.
 */
export function readObject<Said extends { nonce: string }>(
  text: string,
  nonce: string,
  schema: z.ZodType<Said>,
): { read: Said } | { fault: string } {
  const object = lastObject(text);
  if (object === undefined) return { fault: "the reply has no complete JSON object" };
  const repeated = repeatedKey(object);
  if (repeated !== undefined)
    return { fault: `the reply has the key ${shown(repeated)} twice in one object` };
  const { success, data, error } = schema.safeParse(JSON.parse(object));
  if (!success) return { fault: misshapen(error.issues) };
  if (data.nonce !== nonce)
    return { fault: `the reply has the nonce ${shown(data.nonce)} of another question` };
  return { read: data };
}

/** What is kept of a reason, copied: a piece of a text keeps all of that text in memory. */
export function keptReason(reason: string): string {
  return [...shorten(reason, limits.keptReasoning)].join("");
}

type Issues = readonly { path: readonly PropertyKey[]; message: string }[];

function misshapen([issue]: Issues): string {
  const where =
    issue === undefined || issue.path.length === 0 ? "" : ` at ${issue.path.map(String).join(".")}`;
  return `the reply is not what was asked for${where}: ${issue?.message ?? "another shape"}`;
}

const SIGN = /[{}]|("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?/gs;

/**
 * A key that stands twice in one object of a JSON text, however it is escaped; undefined when there is none.
 * Parsers keep the last of the two and say nothing. The text must be valid JSON.
 */
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

function inTheMiddle(votes: readonly CallVerdict[], isMajority: (votes: number) => boolean): CallVerdict {
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

const ESCAPE = String.raw`\\(?:["\\/bfnrt]|u[\da-fA-F]{4})`;
const PLAIN = String.raw`[^"\\\x00-\x1f]*`;
const TEXT = `"${PLAIN}(?:${ESCAPE}${PLAIN})*"`;
const WORD = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null`;
/** A piece of JSON: a sign, a text or a word. */
const PIECE = new RegExp(String.raw`[ \t\r\n]*(?:([{}[\],:])|(${TEXT})|${WORD})`, "y");
/** What is left of a text that ends between two pieces, or within one: a text, a number or a word. */
const REST = new RegExp(
  String.raw`[ \t\r\n]*(?:"${PLAIN}(?:${ESCAPE}${PLAIN})*(?:\\(?:u[\da-fA-F]{0,3})?)?|[-+.\w]*)$`,
  "y",
);

type Place = "value" | "item or end" | "key" | "key or end" | "colon" | "rest of object" | "rest of list";

/** By place and piece: what comes next, or that a value is complete. What is not here is no JSON. */
const GRAMMAR: Record<Place, Partial<Record<string, Place | "complete">>> = {
  value: { "{": "key or end", "[": "item or end", text: "complete", word: "complete" },
  "item or end": {
    "{": "key or end",
    "[": "item or end",
    text: "complete",
    word: "complete",
    "]": "complete",
  },
  key: { text: "colon" },
  "key or end": { text: "colon", "}": "complete" },
  colon: { ":": "value" },
  "rest of object": { ",": "key", "}": "complete" },
  "rest of list": { ",": "value", "]": "complete" },
};

/** Where objects end, by where they begin; null for what begins like one and is none. */
type Ends = Map<number, number | null>;

/**
 * The last whole JSON object in a text that stands within no other: what a model says at last, whatever it
 * wrote before or after, with fences, braces or quotation marks that have no end. Undefined when there is
 * none, or when the text ends within an object: that is the reply that was cut, and any whole object in it or
 * before it a draft. Linear in the text's length: of the walks from different braces at most two, one for
 * which a place lies in a text and one for which it does not, pass the same place.
 */
export function lastObject(text: string): string | undefined {
  const ends: Ends = new Map();
  let last: string | undefined;
  for (let at = text.indexOf("{"); at !== -1; at = text.indexOf("{", at)) {
    const brokenAt = ends.has(at) ? undefined : walk(text, at, ends);
    if (brokenAt !== undefined && endsAt(text, brokenAt)) return undefined;
    const end = ends.get(at) ?? null;
    if (end !== null) last = text.slice(at, end);
    at = end ?? at + 1;
  }
  return last;
}

/**
 * Walks through what begins at a brace, and notes where it ends, and the objects in it. Where it breaks off,
 * which is returned, all that is open is none.
 */
function walk(text: string, start: number, ends: Ends): number | undefined {
  const open: { at: number; rest: Place }[] = [];
  let place: Place = "value";
  let at = start;
  do {
    const piece = pieceAt(text, at);
    const next: Place | "complete" | undefined = piece && GRAMMAR[place][piece.kind];
    if (piece === undefined || next === undefined) {
      for (const broken of open) ends.set(broken.at, null);
      return at;
    }
    at = piece.end;
    if (next === "key or end") open.push({ at: at - 1, rest: "rest of object" });
    if (next === "item or end") open.push({ at: at - 1, rest: "rest of list" });
    if (piece.kind === "}" || piece.kind === "]") ends.set(open.pop()?.at ?? start, at);
    place = next === "complete" ? (open.at(-1)?.rest ?? "value") : next;
  } while (open.length > 0);
  return undefined;
}

function pieceAt(text: string, at: number): { kind: string; end: number } | undefined {
  PIECE.lastIndex = at;
  const [found, sign, quoted] = PIECE.exec(text) ?? [];
  if (found === undefined) return undefined;
  return { kind: sign ?? (quoted === undefined ? "word" : "text"), end: PIECE.lastIndex };
}

function endsAt(text: string, at: number): boolean {
  REST.lastIndex = at;
  return REST.test(text);
}
