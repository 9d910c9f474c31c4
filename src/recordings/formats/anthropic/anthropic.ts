import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectsOf,
  scalarText,
  shown,
  textOf,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { groupBy } from "../../../core/text.ts";
import { type Format, messagesOf } from "../../format.ts";
import { callId } from "../../reading/calls.ts";
import { Conversation } from "../../reading/conversation.ts";
import { offeredTools } from "../../reading/message-parts.ts";
import { type Api, answerKeys, areTrials, isStepOf, lastStepIn, readStep } from "../../reading/steps.ts";
import { askedWith } from "../../reading/usage-dialects.ts";
import type { Run } from "../../run.ts";
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
import { accountForRows, isKnownRow, missingCalls, withProgress, withSeparateCalls } from "./claude-rows.ts";
import { timeOf, tookByResults, tookIn, toolTimeOf } from "./claude-usage.ts";

/** Anthropic's Messages API, and transcripts of Claude Code and the Claude Agent SDK, which contain its messages. */
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

function withPieceAsList(document: Json): Json {
  return isObject(document) && (hasMessage(document) || isStart(document)) ? [document] : document;
}

function isTranscript(document: Json): document is JsonObject[] {
  return Array.isArray(document) && document.length > 0 && document.every(isObject) && areEntries(document);
}

function readRequest(talk: Conversation, { system, tools }: JsonObject): void {
  talk.say("system", system);
  for (const { text } of objectsOf(system)) talk.say("system", text);
  for (const tool of offeredTools(tools)) talk.offer(tool);
}

function areEntries(items: readonly JsonObject[]): boolean {
  return (
    items.every(({ type, role }) => role === undefined && isString(type) && /^[a-z][a-z_-]*$/.test(type)) &&
    items.some((item) => hasMessage(item) || isOfSession(item))
  );
}

/** Throws RecordingError if there is no message, or if an entry of an unknown type holds calls. */
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
  const messages = withSeparateCalls(talk, messagesIn(all, subagents));
  if (fault === undefined && messages.every(({ message }) => message.role !== "assistant"))
    throw new RecordingError(
      "a transcript in which the agent says nothing: expected entries of type assistant, as with --output-format stream-json",
    );
  readSent(talk, messages, denied);
  talk.tellsAgents(messages.every(({ sender }) => sender === undefined || sender.agent !== undefined));
  for (const id of denied) talk.resultIfAwaited({ id, status: "rejected" });
  const { result: finalText, subtype } = own.findLast(({ type }) => type === "result") ?? {};
  if (isString(subtype) && isLimit(subtype)) talk.endedAt(subtype);
  for (const entry of all) talk.at(timeOf(entry));
  talk.took(tookByResults(own));
  return talk.run(isString(finalText) && finalText !== "" ? { response: finalText } : {});
}

function offerTools(talk: Conversation, entries: readonly JsonObject[]): void {
  for (const { type, subtype, tools } of entries)
    if (type === "system" && subtype === "init")
      for (const name of listOf(tools)) if (isString(name)) talk.offer({ name });
}

function hasMessage({ type, message }: JsonObject): boolean {
  return (type === "assistant" || type === "user") && isObject(message) && message.role === type;
}

/** Entries without a message still have a session id. */
function isOfSession(entry: JsonObject): boolean {
  if (entry.type === "file-history-snapshot") return isObject(entry.snapshot);
  return isKnownRow(entry) && [entry.sessionId, entry.session_id, entry.leafUuid].some(isString);
}

/** A resumed session repeats entries with their uuid. */
function withoutCopies(entries: readonly JsonObject[]): JsonObject[] {
  const seen = new Set<string>();
  return entries.filter(({ type, uuid }) => {
    if (!isString(uuid)) return true;
    const key = `${scalarText(type)} ${uuid}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** If a model refuses, another model answers again; the Agent SDK lists the uuids of the void messages. */
function withoutRetracted(talk: Conversation, entries: readonly JsonObject[]): JsonObject[] {
  const retracted = new Set(entries.flatMap((entry) => listOf(entry.retracted_message_uuids)));
  const isVoid = ({ uuid }: JsonObject) => isString(uuid) && retracted.has(uuid);
  for (const call of entries.filter(isVoid).flatMap(blocksOf).filter(isCall))
    talk.leaveOut({ id: call.id, name: call.name }, "its answer was retracted");
  return entries.filter((entry) => !isVoid(entry));
}

/** In a transcript of a sub-agent alone, all entries are its own. */
function ownEntries(entries: readonly JsonObject[]): readonly JsonObject[] {
  const own = entries.filter((entry) => !isSubagents(entry));
  return own.some(({ type }) => type === "assistant" || type === "stream_event") ? own : entries;
}

function deniedIn(entries: readonly JsonObject[]): Set<string> {
  const denials = entries.flatMap((entry) =>
    entry.type === "system" && entry.subtype === "permission_denied"
      ? [entry]
      : objectsOf(entry.permission_denials),
  );
  return new Set(denials.map(({ tool_use_id }) => callId(tool_use_id)).filter(isString));
}

/** Stream events repeat the answers, so they are read only when there is nothing else. */
function messagesIn(entries: readonly JsonObject[], subagents: Subagents | undefined): SentMessage[] {
  const isStreamed = !entries.some(({ type }) => type === "assistant");
  if (isStreamed) return streamedMessages(entries, subagents);
  return entries.flatMap((entry) => {
    const sender = subagents?.senderOf(entry);
    const toolTime = toolTimeOf(entry);
    return messageOf(entry).map((message) => ({ message, sender, toolTime }));
  });
}

/** Parallel agents stream side by side, so the messages are regrouped by agent. */
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

/** Places each sub-agent's messages after the message that started it. */
function placed(sent: readonly SentMessage[][]): SentMessage[] {
  const pending = new Set(sent.filter(([first]) => first?.sender !== undefined));
  const byCall = groupBy([...pending], ([first]) => first?.sender?.call ?? "");
  const own = sent.filter((messages) => !pending.has(messages)).flat();
  const all = own.flatMap((item) => {
    const calls = objectsOf(item.message.content).filter(isCall);
    const started = calls
      .flatMap(({ id }) => byCall.get(callId(id) ?? "") ?? [])
      .filter((messages) => pending.delete(messages));
    return [item, ...started.flat()];
  });
  return [...all, ...[...pending].flat()];
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
  const sent = isAside(entry)
    ? { ...message, content: blocksOf(entry).filter(({ type }) => type !== "text") }
    : message;
  return [{ ...sent, role: type }];
}

/** Text that Claude Code inserted, or an API error, is not the user's or the model's. */
function isAside(entry: JsonObject): boolean {
  return ["isMeta", "isCompactSummary", "isSynthetic", "isApiErrorMessage"].some(
    (mark) => entry[mark] === true,
  );
}

/** Claude Code has several limits, and more may come. */
function isLimit(subtype: string): boolean {
  return subtype.startsWith("error_max_");
}

/** A limit that the agent hit is a valid result, not a fault. */
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
  // A stream that starts with the SDK's init entry must end with a result.
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

/** Detects answers to the same question, which are separate runs. */
function areRuns(items: readonly JsonObject[]): boolean {
  const ids = new Set(items.map(({ id }) => callId(id)));
  const prompts = items.map(({ usage }) => askedWith(usage));
  return ids.size === items.length && items.every(isResponse) && areTrials(prompts);
}
