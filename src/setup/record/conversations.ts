import { isObject, type JsonObject, jsonEquals, objectsOf } from "../../core/json.ts";
import { RecordingError } from "../../core/problems.ts";
import { readDocument, UnknownShapeError } from "../../recordings/detect.ts";
import type { Run, ToolCall } from "../../recordings/run.ts";
import { goesOnFrom, lastingFailures } from "./failures.ts";
import type { WholeExchange } from "./references.ts";
import type { Exchange } from "./traffic.ts";

export interface Conversation {
  exchanges: WholeExchange[];
  /** Messages and calls as of the last exchange; absent without an answer. */
  run?: Run;
  /** Reason why the beginning or the end is missing. */
  fault?: string;
}

/**
 * Groups the exchanges of one process into conversations. Model APIs are stateless, so each request repeats its conversation. An exchange
 * continues a conversation if it begins with its messages and calls, including the last answer, or names that answer. A request that failed
 * for good fails the conversation that it continues, or forms one without a run.
 */
export function conversationsIn(exchanges: readonly WholeExchange[]): Conversation[] {
  const conversations: Conversation[] = [];
  const failed: (Conversation & { fault: string })[] = [];
  for (const exchange of exchanges) {
    const { run, fault } = read(exchange);
    if (run === undefined) failed.push({ exchanges: [exchange], fault });
    else addExchange(conversations, exchange, run);
  }
  for (const each of conversations) if (hasSeveralAnswers(each)) each.fault ??= SEVERAL_ANSWERS;
  const answered = conversations.flatMap((each) => each.exchanges);
  const lasting = lastingFailures(failed, answered);
  const alone = lasting.filter((each) => !endContinued(conversations, each));
  return [...withoutCuts(conversations), ...alone];
}

function endContinued(
  conversations: readonly Conversation[],
  { exchanges: [failed], fault }: Conversation,
): boolean {
  const open = conversations.findLast((each) => {
    const last = each.exchanges.at(-1);
    return last !== undefined && failed !== undefined && goesOnFrom(failed, last);
  });
  if (open !== undefined && fault !== undefined) open.fault ??= fault;
  return open !== undefined;
}

/** Fault of a run whose agent drops earlier messages from its requests. */
export const CUT_CONTEXT =
  "the agent left out earlier messages, so its requests do not hold the whole run: record its traces, or keep the messages while you record";

const SEVERAL_ANSWERS =
  "the agent asked for several answers at once and ended with them, so rungate does not know which one it took: ask for one";

type ReadExchanges = { run: Run; fault?: undefined } | { run?: undefined; fault: string };

function read(exchange: Exchange): ReadExchanges {
  const { host, fault } = exchange;
  if (fault !== undefined) return { fault };
  try {
    const [run, ...rest] = readDocument(documentOf(exchange)).runs;
    if (run === undefined || rest.length > 0) return { fault: `the answer of ${host} is not one run` };
    return run.fault === undefined ? { run } : { fault: run.fault };
  } catch (error) {
    if (error instanceof UnknownShapeError) return { fault: `${host} gave an answer in no shape of its API` };
    if (error instanceof RecordingError)
      return { fault: `the answer of ${host} cannot be read: ${error.message}` };
    if (error instanceof RangeError) return { fault: `a request to ${host} nests too deep` };
    throw error;
  }
}

export function documentOf({ request, response }: Exchange): JsonObject {
  return { request, response: response ?? null };
}

function piecesOf(exchange: Exchange | undefined): JsonObject[] {
  return [exchange?.response].flat().filter(isObject);
}

function hasSeveralAnswers({ exchanges }: Conversation): boolean {
  return piecesOf(exchanges.at(-1)).some(({ choices, candidates }) =>
    [objectsOf(choices), objectsOf(candidates)].some(
      (list) => list.length > 1 || list.some(({ index = 0 }) => Number(index) > 0),
    ),
  );
}

function addExchange(conversations: Conversation[], exchange: WholeExchange, run: Run): void {
  const { follows } = exchange;
  const following = follows && conversations.find(({ exchanges }) => exchanges.at(-1) === follows);
  const previous = following ?? lastBefore(conversations, exchange, run);
  if (previous === undefined) conversations.push({ exchanges: [exchange], run });
  else Object.assign(previous, { exchanges: [...previous.exchanges, exchange], run });
}

/** Prefers conversations whose answer the request names by id, then the most messages and calls, then the latest. */
function lastBefore(
  conversations: readonly Conversation[],
  { follows, repeats }: WholeExchange,
  later: Run,
): Conversation | undefined {
  const size = ({ run }: Conversation) =>
    run === undefined ? 0 : wordsOf(run, "user").length + run.toolCalls.length;
  const before = conversations.filter(({ run }) => run !== undefined && goesOn(run, later));
  const referenced = before.filter(({ exchanges }) =>
    exchanges.some((each) => each === follows || each === repeats),
  );
  return (referenced.length > 0 ? referenced : before).sort((a, b) => size(a) - size(b)).at(-1);
}

function goesOn(earlier: Run, later: Run): boolean {
  if (lengthOf(later) <= lengthOf(earlier) || !repeatsAnswer(earlier, later)) return false;
  const [words, more] = [wordsOf(earlier, "user"), wordsOf(later, "user")];
  return (
    words.every((text, at) => text === more[at]) &&
    earlier.toolCalls.every((call, at) => isSameCall(call, later.toolCalls[at]))
  );
}

/** An answer with calls is repeated as calls, any other as text. */
function repeatsAnswer(earlier: Run, later: Run): boolean {
  if (earlier.toolCalls.some(({ status }) => status === "pending")) return true;
  return wordsOf(later, "assistant").includes(earlier.response.trim());
}

/** Some clients omit Gemini's call ids, and clients repair invalid JSON arguments. */
function isSameCall(
  { id, name, arguments: args, malformed }: ToolCall,
  other: ToolCall | undefined,
): boolean {
  if (other === undefined || name !== other.name) return false;
  if (!malformed && !jsonEquals(args, other.arguments)) return false;
  return id === undefined || other.id === undefined || id === other.id;
}

function lengthOf(run: Run): number {
  return wordsOf(run, "user").length + run.toolCalls.filter(({ status }) => status !== "pending").length;
}

function wordsOf({ texts }: Run, whose: "user" | "assistant"): string[] {
  return texts.flatMap(({ speaker, text }) => (speaker === whose ? [text.trim()] : []));
}

/** Returns true if the run has all calls of the other run, in order. */
export function holdsCalls(run: Run, { toolCalls }: Run): boolean {
  let at = 0;
  for (const call of run.toolCalls) if (isEqualCall(toolCalls[at], call)) at += 1;
  return at === toolCalls.length;
}

/** Ignores ids, which differ between traces and requests. */
function isEqualCall(call: ToolCall | undefined, other: ToolCall): boolean {
  return call !== undefined && call.name === other.name && jsonEquals(call.arguments, other.arguments);
}

/**
 * A conversation with a call that is pending in an earlier one is its continuation without the beginning. Drops it and gives the
 * earlier one a fault.
 */
function withoutCuts(conversations: readonly Conversation[]): Conversation[] {
  const rests = new Set<Conversation>();
  for (const conversation of conversations)
    for (const call of conversation.run?.toolCalls ?? []) {
      const isOpen = call.status === "pending" && call.id !== undefined;
      const rest = isOpen && conversations.find((other) => other !== conversation && hasCall(other, call));
      if (!rest) continue;
      rests.add(rest);
      conversation.fault ??= CUT_CONTEXT;
    }
  return conversations.filter((each) => !rests.has(each));
}

function hasCall({ run }: Conversation, call: ToolCall): boolean {
  return run?.toolCalls.some((other) => other.id === call.id && isSameCall(call, other)) ?? false;
}
