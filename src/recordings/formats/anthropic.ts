import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectsOf,
  shown,
  textOf,
} from "../../base/json.ts";
import { RecordingError } from "../../base/problems.ts";
import { groupBy } from "../../base/text.ts";
import { callId } from "../calls.ts";
import { Conversation } from "../conversation.ts";
import { type Format, messagesOf } from "../format.ts";
import { offeredTools } from "../message-parts.ts";
import type { Run } from "../run.ts";
import { type Api, answerKeys, areTrials, isStepOf, lastStepIn, readStep } from "../steps.ts";
import { askedWith } from "../usage-dialects.ts";
import {
  areMessages,
  isCall,
  isMessage,
  isResponse,
  isResult,
  readMessages,
  readSent,
  type SentMessage,
} from "./anthropic-messages.ts";
import { areEvents, isStart, messagesInEvents, Streams } from "./anthropic-stream.ts";
import { blocksOf, isSubagents, Subagents } from "./claude-agents.ts";
import { accountForRows, isKnownRow, missingCalls, toldApart, withProgress } from "./claude-rows.ts";
import { timeOf, tookByResults, tookIn, toolTimeOf } from "./claude-usage.ts";

/**
 * Anthropic's Messages API: requests, responses, both of them side by side, the responses of one run, the events of its streams.
 * And the transcripts of Claude Code and the Claude Agent SDK, in which the messages are those of the API.
 */
export const anthropic: Format = {
  id: "anthropic",
  title: "Anthropic Messages: requests, responses, streams; Claude Code and Claude Agent SDK transcripts",
  looksFor:
    "messages with tool_use, tool_result or thinking blocks, or responses of type message, or stream events, or transcript entries {type, message}",
  marks: [
    ["role", "content", "tool_use", "input"],
    ["role", "content", "tool_result", "tool_use_id"],
    ["message", "assistant", "content", "stop_reason"],
    ["message_start", "content_block_start", "content_block_delta"],
    ["assistant", "message", "content", "sessionId"],
    ["assistant", "message", "content", "session_id"],
  ],
  refines: ["openai-chat", "ai-sdk"],
  knowsRows: true,
  detect(recording) {
    const document = withPieceAsList(recording);
    if (isTranscript(document)) return true;
    const step = lastStepIn(document, api);
    return step !== undefined && isStepOf(step, api);
  },
  read(recording) {
    const document = withPieceAsList(recording);
    if (isTranscript(document)) return [readTranscript(document)];
    const step = lastStepIn(document, api);
    if (step === undefined)
      throw new RecordingError(
        "no messages: expected a list of messages, responses or stream events, {messages}, or {request, response}",
      );
    return [readStep(new Conversation("calls"), step, api)];
  },
};

/** An entry or the first event alone is a list of one: beside its message it has nothing that other formats lack. */
function withPieceAsList(document: Json): Json {
  return isObject(document) && (hasMessage(document) || isStart(document)) ? [document] : document;
}

function isTranscript(document: Json): document is JsonObject[] {
  return Array.isArray(document) && document.length > 0 && document.every(isObject) && areEntries(document);
}

/** What a request says besides its messages: the system prompt and the tools on offer. */
function readRequest(talk: Conversation, { system, tools }: JsonObject): void {
  talk.say("system", system);
  for (const { text } of objectsOf(system)) talk.say("system", text);
  for (const tool of offeredTools(tools)) talk.offer(tool);
}

/** True for the entries of a transcript of Claude Code, or the messages that the Claude Agent SDK streams. */
function areEntries(items: readonly JsonObject[]): boolean {
  return (
    items.every(({ type, role }) => role === undefined && isString(type) && /^[a-z][a-z_-]*$/.test(type)) &&
    items.some((item) => hasMessage(item) || isOfSession(item))
  );
}

/**
 * Reads a transcript with the calls of sub-agents. What these say is said to the agent that started them, unless the transcript is the
 * sub-agent's. Throws RecordingError when there is no message, or an entry of an unknown type holds calls.
 */
function readTranscript(entries: readonly JsonObject[]): Run {
  const talk = new Conversation();
  accountForRows(talk, entries);
  const all = withoutRetracted(talk, withoutCopies(withProgress(entries)));
  const own = ownEntries(all);
  offerTools(talk, own);
  const denied = deniedIn(all);
  const fault = faultIn(own);
  if (fault !== undefined) talk.unscorable(fault);
  const subagents = own.length < all.length ? new Subagents(all) : undefined;
  const missing = missingCalls(all, subagents);
  if (missing !== undefined) talk.unscorable(missing);
  const messages = toldApart(talk, messagesIn(all, subagents));
  if (fault === undefined && messages.every(({ message }) => message.role !== "assistant"))
    throw new RecordingError(
      "a transcript in which the agent says nothing: expected entries of type assistant, as with --output-format stream-json",
    );
  readSent(talk, messages, denied);
  talk.tellsAgents(messages.every(({ sender }) => sender === undefined || sender.agent !== undefined));
  for (const id of denied) talk.resultIfAwaited({ id, status: "rejected" });
  const { result: said, subtype } = own.findLast(({ type }) => type === "result") ?? {};
  if (isString(subtype) && isLimit(subtype)) talk.endedAt(subtype);
  for (const entry of all) talk.at(timeOf(entry));
  talk.took(tookByResults(own));
  return talk.run(isString(said) && said !== "" ? { response: said } : {});
}

/** The names of the tools on offer, as a stream begins with them. */
function offerTools(talk: Conversation, entries: readonly JsonObject[]): void {
  for (const { type, subtype, tools } of entries)
    if (type === "system" && subtype === "init")
      for (const name of listOf(tools)) if (isString(name)) talk.offer({ name });
}

/** True for an entry that holds a message. */
function hasMessage({ type, message }: JsonObject): boolean {
  return (type === "assistant" || type === "user") && isObject(message) && message.role === type;
}

/** Entries that hold no message still say which session they belong to. */
function isOfSession(entry: JsonObject): boolean {
  if (entry.type === "file-history-snapshot") return isObject(entry.snapshot);
  return isKnownRow(entry) && [entry.sessionId, entry.session_id, entry.leafUuid].some(isString);
}

/** A session that was resumed repeats entries under the ids they had. */
function withoutCopies(entries: readonly JsonObject[]): JsonObject[] {
  const known = new Set<string>();
  return entries.filter(({ type, uuid }) => {
    if (!isString(uuid)) return true;
    const key = `${type} ${uuid}`;
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

/** Another model answers anew where one refused: the Agent SDK names the messages that are void then. */
function withoutRetracted(talk: Conversation, entries: readonly JsonObject[]): JsonObject[] {
  const retracted = new Set(entries.flatMap((entry) => listOf(entry.retracted_message_uuids)));
  const isVoid = ({ uuid }: JsonObject) => isString(uuid) && retracted.has(uuid);
  for (const call of entries.filter(isVoid).flatMap(blocksOf).filter(isCall))
    talk.leaveOut({ id: call.id, name: call.name }, "its answer was retracted");
  return entries.filter((entry) => !isVoid(entry));
}

/** The entries of the agent itself; all of them when there is nobody else. */
function ownEntries(entries: readonly JsonObject[]): readonly JsonObject[] {
  const own = entries.filter((entry) => !isSubagents(entry));
  return own.some(({ type }) => type === "assistant" || type === "stream_event") ? own : entries;
}

/** The ids of calls that a person or a rule did not permit. */
function deniedIn(entries: readonly JsonObject[]): Set<string> {
  const denials = entries.flatMap((entry) =>
    entry.type === "system" && entry.subtype === "permission_denied"
      ? [entry]
      : objectsOf(entry.permission_denials),
  );
  return new Set(denials.map(({ tool_use_id }) => callId(tool_use_id)).filter(isString));
}

/** The messages with their senders. The events of a stream repeat the answers, unless only they were kept. */
function messagesIn(entries: readonly JsonObject[], subagents: Subagents | undefined): SentMessage[] {
  const isStreamed = !entries.some(({ type }) => type === "assistant");
  if (isStreamed) return streamedMessages(entries, subagents);
  return entries.flatMap((entry) => {
    const sender = subagents?.senderOf(entry);
    const toolTime = toolTimeOf(entry);
    return messageOf(entry).map((message) => ({ message, sender, toolTime }));
  });
}

/** Agents that work side by side stream side by side: the messages of each sub-agent follow those of the call that started it. */
function streamedMessages(entries: readonly JsonObject[], subagents: Subagents | undefined): SentMessage[] {
  const agents = new Map<string | undefined, { sender: SentMessage["sender"]; streams: Streams }>();
  for (const entry of entries) {
    const sender = subagents?.senderOf(entry);
    const { streams } = agents.get(sender?.key) ?? { streams: new Streams() };
    agents.set(sender?.key, { sender, streams });
    if (entry.type === "stream_event" && isObject(entry.event)) streams.add(entry.event);
    else for (const message of messageOf(entry)) streams.addMessage(message);
  }
  const sent = [...agents.values()].map(({ sender, streams }) =>
    streams.finished().map((message): SentMessage => ({ message, sender })),
  );
  return placed(sent);
}

/** The messages of the main agent, each followed by those of the sub-agents whose calls are in it. */
function placed(sent: readonly SentMessage[][]): SentMessage[] {
  const others = new Set(sent.filter(([first]) => first?.sender !== undefined));
  const byCall = groupBy([...others], ([first]) => first?.sender?.call ?? "");
  const own = sent.filter((messages) => !others.has(messages)).flat();
  const all = own.flatMap((one) => {
    const calls = objectsOf(one.message.content).filter(isCall);
    const started = calls
      .flatMap(({ id }) => byCall.get(callId(id) ?? "") ?? [])
      .filter((messages) => others.delete(messages));
    return [one, ...started.flat()];
  });
  return [...all, ...[...others].flat()];
}

function messageOf(entry: JsonObject): JsonObject[] {
  const { type, message } = entry;
  if (type !== "assistant" && type !== "user") {
    if (blocksOf(entry).some((block) => isCall(block) || isResult(block)))
      throw new RecordingError(`a transcript entry of type ${shown(type)} that has tool calls or results`);
    return [];
  }
  if (!isObject(message) || (!isString(message.content) && !Array.isArray(message.content)))
    throw new RecordingError(`a transcript entry of type ${type} without message.content`);
  const told = isAside(entry)
    ? { ...message, content: blocksOf(entry).filter(({ type }) => type !== "text") }
    : message;
  return [{ ...told, role: type }];
}

/** True for an entry whose text nobody said: Claude Code added it, or the API failed. */
function isAside(entry: JsonObject): boolean {
  return ["isMeta", "isCompactSummary", "isSynthetic", "isApiErrorMessage"].some(
    (mark) => entry[mark] === true,
  );
}

/** Claude Code has several of them, and more may come. */
function isLimit(subtype: string): boolean {
  return subtype.startsWith("error_max_");
}

/** Why the run did not come to its end by itself. Limits that the agent ran into are its own doing. */
function faultIn(entries: readonly JsonObject[]): string | undefined {
  const result = entries.findLast(({ type }) => type === "result");
  if (result !== undefined) {
    const subtype = isString(result.subtype) ? result.subtype : "";
    if (!isLimit(subtype) && (result.is_error === true || subtype.startsWith("error")))
      return `the run ended in an error: ${shown(result.result ?? listOf(result.errors)[0] ?? subtype)}`;
    return undefined;
  }
  if (entries.findLast(({ type }) => type === "assistant")?.isApiErrorMessage === true)
    return "the run ended in an error of the API";
  // What begins as the streams of the SDK do also ends as they do.
  if (entries.some(({ type, subtype }) => type === "system" && subtype === "init"))
    return "the stream has no result at its end: it was cut off, or the result was not recorded";
  return undefined;
}

const api: Api = {
  answerIn,
  areEvents,
  messagesInEvents,
  messageIn: (item) => item,
  isMessage,
  areMessages,
  keysOf,
  readRequest,
  readMessages,
  tookIn: (answer) => ({ ...tookIn(answer) }),
};

function answerIn(response: Json): readonly JsonObject[] | undefined {
  if (isObject(response)) return isResponse(response) ? [response] : undefined;
  const items = messagesOf(response);
  return items === undefined || areRuns(items) ? undefined : items;
}

function keysOf({ content }: JsonObject): string[] {
  const blocks = isString(content) ? [{ text: content }] : objectsOf(content);
  return answerKeys(blocks.filter(isCall), blocks.map(({ text }) => textOf(text)).join(""));
}

/** True for answers to one and the same question, which are runs of their own. */
function areRuns(items: readonly JsonObject[]): boolean {
  const ids = new Set(items.map(({ id }) => callId(id)));
  const asked = items.map(({ usage }) => askedWith(usage));
  return ids.size === items.length && items.every(isResponse) && areTrials(asked);
}
