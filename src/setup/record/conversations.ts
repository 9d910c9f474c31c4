import { isObject, type JsonObject, jsonEquals, objectsOf } from "../../base/json.ts";
import { RecordingError } from "../../base/problems.ts";
import { readDocument, UnknownShapeError } from "../../recordings/detect.ts";
import type { Run, ToolCall } from "../../recordings/run.ts";
import { goesOnFrom, lastingFailures } from "./failures.ts";
import type { WholeExchange } from "./references.ts";
import type { Exchange } from "./traffic.ts";

/** The exchanges of one conversation of the agent with a model, in order. */
export interface Conversation {
  exchanges: WholeExchange[];
  /** The words and calls, as the last exchange repeats them; absent where nothing was answered. */
  run?: Run;
  /** Why it has no end, or no beginning. */
  fault?: string;
}

/**
 * The conversations in the exchanges of one process. A model API keeps nothing: each request repeats the conversation so far, or has been
 * made to. So one goes on from another if it begins with its words and calls, the last answer with them, or if it names that
 * answer. A request that failed for good is a fault of the conversation that it goes on from, or else a conversation of its own without a
 * run.
 */
export function conversationsIn(exchanges: readonly WholeExchange[]): Conversation[] {
  const conversations: Conversation[] = [];
  const failed: (Conversation & { fault: string })[] = [];
  for (const exchange of exchanges) {
    const { run, fault } = read(exchange);
    if (run === undefined) failed.push({ exchanges: [exchange], fault });
    else take(conversations, exchange, run);
  }
  for (const one of conversations) if (hasSeveralAnswers(one)) one.fault ??= SEVERAL_ANSWERS;
  const answered = conversations.flatMap((one) => one.exchanges);
  const lasting = lastingFailures(failed, answered);
  const alone = lasting.filter((one) => !endsAny(conversations, one));
  return [...withoutCuts(conversations), ...alone];
}

/** Where a failed request goes on from a conversation, that one has no end. */
function endsAny(
  conversations: readonly Conversation[],
  { exchanges: [failed], fault }: Conversation,
): boolean {
  const open = conversations.findLast((one) => {
    const last = one.exchanges.at(-1);
    return last !== undefined && failed !== undefined && goesOnFrom(failed, last);
  });
  if (open !== undefined && fault !== undefined) open.fault ??= fault;
  return open !== undefined;
}

/** What is said of a run whose agent leaves out a part of what it said before. */
export const CUT_CONTEXT =
  "the agent left out earlier messages, so its requests do not hold the whole run: record its traces, or keep the messages while you record";

const SEVERAL_ANSWERS =
  "the agent asked for several answers at once and ended with them, so rungate does not know which one it took: ask for one";

type ReadExchanges = { run: Run; fault?: undefined } | { run?: undefined; fault: string };

/** The words and calls of an exchange, or why they cannot be read. */
function read(exchange: Exchange): ReadExchanges {
  const { host, fault } = exchange;
  if (fault !== undefined) return { fault };
  try {
    const [run, ...others] = readDocument(documentOf(exchange)).runs;
    if (run === undefined || others.length > 0) return { fault: `the answer of ${host} is not one run` };
    return run.fault === undefined ? { run } : { fault: run.fault };
  } catch (error) {
    if (error instanceof UnknownShapeError) return { fault: `${host} gave an answer in no shape of its API` };
    if (error instanceof RecordingError)
      return { fault: `the answer of ${host} cannot be read: ${error.message}` };
    if (error instanceof RangeError) return { fault: `a request to ${host} nests too deep` };
    throw error;
  }
}

/** An exchange as recordings hold it. */
export function documentOf({ request, response }: Exchange): JsonObject {
  return { request, response: response ?? null };
}

function piecesOf(exchange: Exchange | undefined): JsonObject[] {
  return [exchange?.response].flat().filter(isObject);
}

/** Whether the last answer is one of several. */
function hasSeveralAnswers({ exchanges }: Conversation): boolean {
  return piecesOf(exchanges.at(-1)).some(({ choices, candidates }) =>
    [objectsOf(choices), objectsOf(candidates)].some(
      (list) => list.length > 1 || list.some(({ index = 0 }) => Number(index) > 0),
    ),
  );
}

/** Adds an exchange to the conversation that it goes on from, or begins one. */
function take(conversations: Conversation[], exchange: WholeExchange, run: Run): void {
  const { follows } = exchange;
  const named = follows && conversations.find(({ exchanges }) => exchanges.at(-1) === follows);
  const before = named ?? lastBefore(conversations, exchange, run);
  if (before === undefined) conversations.push({ exchanges: [exchange], run });
  else Object.assign(before, { exchanges: [...before.exchanges, exchange], run });
}

/**
 * The conversation that a run goes on from. Of several it is the one whose answer the request names by an id, or else the one with the
 * most calls, those that wait with them, and of those the latest.
 */
function lastBefore(
  conversations: readonly Conversation[],
  { follows, repeats }: WholeExchange,
  later: Run,
): Conversation | undefined {
  const size = ({ run }: Conversation) =>
    run === undefined ? 0 : wordsOf(run, "user").length + run.toolCalls.length;
  const before = conversations.filter(({ run }) => run !== undefined && goesOn(run, later));
  const named = before.filter(({ exchanges }) => exchanges.some((one) => one === follows || one === repeats));
  return (named.length > 0 ? named : before).sort((a, b) => size(a) - size(b)).at(-1);
}

/** True when the later run begins with all of the earlier one, repeats its last answer, and has more. */
function goesOn(earlier: Run, later: Run): boolean {
  if (lengthOf(later) <= lengthOf(earlier) || !repeatsAnswer(earlier, later)) return false;
  const [words, more] = [wordsOf(earlier, "user"), wordsOf(later, "user")];
  return (
    words.every((text, at) => text === more[at]) &&
    earlier.toolCalls.every((call, at) => isSameCall(call, later.toolCalls[at]))
  );
}

/** An answer that called something is repeated with its calls; any other by its words. */
function repeatsAnswer(earlier: Run, later: Run): boolean {
  if (earlier.toolCalls.some(({ status }) => status === "pending")) return true;
  return wordsOf(later, "assistant").includes(earlier.response.trim());
}

/** Not every client repeats the ids that Gemini gives, and clients repair arguments that are no JSON. */
function isSameCall(
  { id, name, arguments: args, malformed }: ToolCall,
  other: ToolCall | undefined,
): boolean {
  if (other === undefined || name !== other.name) return false;
  if (!malformed && !jsonEquals(args, other.arguments)) return false;
  return id === undefined || other.id === undefined || id === other.id;
}

/** What only grows: words of the user, and calls with a result. */
function lengthOf(run: Run): number {
  return wordsOf(run, "user").length + run.toolCalls.filter(({ status }) => status !== "pending").length;
}

function wordsOf({ texts }: Run, whose: "user" | "assistant"): string[] {
  return texts.flatMap(({ speaker, text }) => (speaker === whose ? [text.trim()] : []));
}

/** Whether a run has every call of another one, in the same order. */
export function holdsCalls(run: Run, { toolCalls }: Run): boolean {
  let at = 0;
  for (const call of run.toolCalls) if (sameDeed(toolCalls[at], call)) at += 1;
  return at === toolCalls.length;
}

/** Traces may have other ids than requests. */
function sameDeed(call: ToolCall | undefined, other: ToolCall): boolean {
  return call !== undefined && call.name === other.name && jsonEquals(call.arguments, other.arguments);
}

/**
 * A conversation that holds a call for which an earlier one still waits is the rest of it, without its beginning. It is left out, and the
 * earlier one has a fault.
 */
function withoutCuts(conversations: readonly Conversation[]): Conversation[] {
  const rests = new Set<Conversation>();
  for (const one of conversations)
    for (const call of one.run?.toolCalls ?? []) {
      const isOpen = call.status === "pending" && call.id !== undefined;
      const rest = isOpen && conversations.find((other) => other !== one && hasCall(other, call));
      if (!rest) continue;
      rests.add(rest);
      one.fault ??= CUT_CONTEXT;
    }
  return conversations.filter((one) => !rests.has(one));
}

function hasCall({ run }: Conversation, call: ToolCall): boolean {
  return run?.toolCalls.some((other) => other.id === call.id && isSameCall(call, other)) ?? false;
}
