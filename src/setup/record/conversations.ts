import {
  canonicalJson,
  isObject,
  isString,
  type Json,
  type JsonObject,
  jsonEquals,
  listOf,
} from "../../base/json.ts";
import { RecordingError } from "../../base/problems.ts";
import { readDocument, UnknownShapeError } from "../../recordings/detect.ts";
import type { Run, ToolCall } from "../../recordings/run.ts";
import type { Exchange } from "./traffic.ts";

/** The exchanges of one conversation of the agent with a model, in order. */
export interface Conversation {
  exchanges: Exchange[];
  /** Those that hold all of it: the last one, which repeats the others, unless the server keeps the conversation. */
  content: Exchange[];
  /** What was said and called; absent where nothing was answered. */
  run?: Run;
  /** Why it has no end. */
  fault?: string;
}

/**
 * The conversations in the exchanges of one process. A model API keeps nothing: each request repeats the conversation so far, so that
 * one goes on from another if what was said and called in it begins with what was in the other. Where the server keeps the conversation
 * a request names the response before it. A request that failed belongs to the conversation that it repeats, and is forgotten if a later
 * one of it was answered.
 */
export function conversationsIn(exchanges: readonly Exchange[]): Conversation[] {
  const conversations: Conversation[] = [];
  const failed: FailedExchange[] = [];
  for (const exchange of exchanges) {
    const kept = keptByServer(conversations, exchange);
    const content = [...(kept?.content ?? []), exchange];
    const { run, fault } = read(content);
    if (run === undefined) failed.push({ exchange, fault });
    else take(conversations, kept ?? lastBefore(conversations, run), { exchange, content, run });
  }
  for (const { exchange, fault } of failed.filter(isLasting(conversations))) {
    const open = conversations.findLast((one) => repeats(exchange, one.exchanges.at(-1)));
    if (open === undefined) conversations.push({ exchanges: [exchange], content: [], fault });
    else open.fault ??= fault;
  }
  return withoutCuts(conversations);
}

/** What is said of a run whose agent leaves out a part of what it said before. */
export const CUT_CONTEXT =
  "the agent left out earlier messages, so its requests do not hold the whole run: record its traces, or keep the messages while you record";

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

interface FailedExchange {
  exchange: Exchange;
  fault: string;
}

type ReadExchanges = { run: Run; fault?: undefined } | { run?: undefined; fault: string };

/** What was said and called in exchanges of one conversation, or why that cannot be read. */
function read(exchanges: readonly Exchange[]): ReadExchanges {
  const broken = exchanges.find(({ fault }) => fault !== undefined);
  if (broken?.fault !== undefined) return { fault: broken.fault };
  try {
    const { runs } = readDocument(documentOf(exchanges));
    const [run, ...others] = runs;
    if (run === undefined || others.length > 0) return { fault: "the answer is not one run" };
    return run.fault === undefined ? { run } : { fault: run.fault };
  } catch (error) {
    if (!(error instanceof RecordingError)) throw error;
    if (error instanceof UnknownShapeError)
      return { fault: `${exchanges[0]?.host ?? "the model"} gave an answer in no shape of its API` };
    return { fault: `the answer of ${exchanges[0]?.host ?? "the model"} cannot be read: ${error.message}` };
  }
}

/** Exchanges as recordings hold them: `{request, response}`, or several as `{exchanges: […]}`. */
export function documentOf(exchanges: readonly Exchange[]): JsonObject {
  const pairs = exchanges.map(({ request, response = null }) => ({ request, response }));
  const [only, ...others] = pairs;
  return only !== undefined && others.length === 0 ? only : { exchanges: pairs };
}

/** The conversation that a request names by its last response. */
function keptByServer(
  conversations: readonly Conversation[],
  { request: { previous_response_id: previous = null } }: Exchange,
): Conversation | undefined {
  return previous === null ? undefined : conversations.find((one) => idOf(one) === previous);
}

/** The conversation that a run goes on from: of several the one with the most calls, those that wait with them. */
function lastBefore(conversations: readonly Conversation[], later: Run): Conversation | undefined {
  const size = ({ run }: Conversation) =>
    run === undefined ? 0 : wordsOfUser(run).length + run.toolCalls.length;
  return conversations
    .filter(({ run }) => run !== undefined && goesOn(run, later))
    .sort((a, b) => size(b) - size(a))[0];
}

interface AnsweredExchange extends Required<Pick<Conversation, "content" | "run">> {
  exchange: Exchange;
}

/** Adds an exchange to the conversation that it goes on from, or begins one. */
function take(
  conversations: Conversation[],
  before: Conversation | undefined,
  { exchange, content, run }: AnsweredExchange,
): void {
  if (before === undefined) conversations.push({ exchanges: [exchange], content, run });
  else Object.assign(before, { exchanges: [...before.exchanges, exchange], content, run });
}

/** The id under which the server keeps the conversation. */
function idOf({ exchanges }: Conversation): Json | undefined {
  const { response } = exchanges.at(-1) ?? {};
  return [response]
    .flat()
    .filter(isObject)
    .map((piece) => (isObject(piece.response) ? piece.response.id : piece.id) ?? null)
    .findLast(isString);
}

/** True when the later run begins with all of the earlier one and has more. */
function goesOn(earlier: Run, later: Run): boolean {
  if (lengthOf(later) <= lengthOf(earlier)) return false;
  const [words, more] = [wordsOfUser(earlier), wordsOfUser(later)];
  return (
    words.every((text, at) => text === more[at]) &&
    earlier.toolCalls.every((call, at) => isSameCall(call, later.toolCalls[at]))
  );
}

/** Not every client repeats the ids that Gemini gives. */
function isSameCall(
  { id, name, arguments: args, malformed }: ToolCall,
  other: ToolCall | undefined,
): boolean {
  if (other === undefined || name !== other.name) return false;
  // Clients repair arguments that are no JSON before they repeat them.
  if (!malformed && !jsonEquals(args, other.arguments)) return false;
  return id === undefined || other.id === undefined || id === other.id;
}

/** What only grows: words of the user, and calls with a result. */
function lengthOf(run: Run): number {
  return wordsOfUser(run).length + run.toolCalls.filter(({ status }) => status !== "pending").length;
}

function wordsOfUser({ texts }: Run): string[] {
  return texts.flatMap(({ speaker, text }) => (speaker === "user" ? [text.trim()] : []));
}

/** Keeps the failures after which no request of the same conversation was answered. */
function isLasting(conversations: readonly Conversation[]) {
  const answered = conversations.flatMap(({ exchanges }) => exchanges);
  return ({ exchange }: FailedExchange) =>
    !answered.some((later) => later.startedAt >= exchange.startedAt && repeats(later, exchange));
}

/** True when a request begins with all messages of another one. */
function repeats({ request }: Exchange, other: Exchange | undefined): boolean {
  if (other === undefined) return false;
  const [own, others] = [messagesOf(request), messagesOf(other.request)];
  return others.length <= own.length && others.every((message, at) => message === own[at]);
}

/** The messages of a request as texts that can be compared: OpenAI and Anthropic, Gemini, OpenAI Responses. */
function messagesOf({
  messages,
  contents,
  input,
  previous_response_id: previous = null,
}: JsonObject): string[] {
  const list = messages ?? contents ?? input;
  const items = isString(list) ? [list] : listOf(list);
  return [canonicalJson(previous), ...items.map((item) => canonicalJson(item))];
}
