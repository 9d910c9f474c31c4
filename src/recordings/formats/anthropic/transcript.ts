import { shown } from "../../../config/shown.ts";
import { isObject, isString, type JsonObject, listOf, objectsOf } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import { counted } from "../../../wording.ts";
import { callId } from "../../calls.ts";
import { Conversation } from "../../conversation.ts";
import type { Run } from "../../run.ts";
import { isCall, isResult } from "./blocks.ts";
import { readMessages } from "./messages.ts";
import { Streams } from "./stream.ts";

/** True for the entries of a transcript of Claude Code, or the messages that the Claude Agent SDK streams. */
export function areEntries(items: readonly JsonObject[]): boolean {
  return (
    items.every(({ type, role }) => role === undefined && isString(type) && /^[a-z][a-z_-]*$/.test(type)) &&
    items.some((item) => hasMessage(item) || isOfSession(item))
  );
}

/**
 * Reads a transcript. The calls that a sub-agent made are its own: only the call that started it counts, unless the transcript is
 * the sub-agent's. Throws RecordingError when there is no message, or an entry of an unknown type holds calls.
 */
export function readTranscript(entries: readonly JsonObject[]): Run {
  const talk = new Conversation();
  const own = withoutRetracted(talk, ownEntries(talk, withoutCopies(entries)));
  for (const { type, subtype, tools } of own)
    if (type === "system" && subtype === "init")
      for (const name of listOf(tools)) if (isString(name)) talk.offer({ name });
  const denied = deniedIn(own);
  const fault = faultIn(own);
  if (fault !== undefined) talk.unscorable(fault);
  const messages = messagesIn(own);
  if (fault === undefined && messages.every(({ role }) => role !== "assistant"))
    throw new RecordingError(
      "a transcript in which the agent says nothing: expected entries of type assistant, as with --output-format stream-json",
    );
  readMessages(talk, messages, denied);
  for (const id of denied) talk.resultIfAwaited({ id, status: "rejected" });
  const { result: said, subtype } = own.findLast(({ type }) => type === "result") ?? {};
  if (isString(subtype) && isLimit(subtype)) talk.endedAt(subtype);
  return talk.run(isString(said) && said !== "" ? { response: said } : {});
}

/** True for an entry that holds a message. */
export function hasMessage({ type, message }: JsonObject): boolean {
  return (type === "assistant" || type === "user") && isObject(message) && message.role === type;
}

/** Entries that hold no message still say which session they belong to. */
function isOfSession(entry: JsonObject): boolean {
  if (entry.type === "file-history-snapshot") return isObject(entry.snapshot);
  return [entry.sessionId, entry.session_id, entry.leafUuid].some(isString);
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
  if (entries.filter(isVoid).flatMap(blocksOf).some(isCall))
    talk.warn("tool calls in answers that were retracted are left out");
  return entries.filter((entry) => !isVoid(entry));
}

/** The entries of the agent itself; all of them when there is nobody else. */
function ownEntries(talk: Conversation, entries: readonly JsonObject[]): JsonObject[] {
  const own = entries.filter((entry) => !isSubagents(entry));
  if (!own.some(({ type }) => type === "assistant" || type === "stream_event")) return [...entries];
  const calls = entries.filter(isSubagents).flatMap(blocksOf).filter(isCall);
  const count = new Set(calls.map(({ id }) => callId(id))).size;
  if (count > 0)
    talk.warn(
      `${counted(count, "tool call")} of sub-agents left out: only the calls that started them count`,
    );
  return own;
}

function isSubagents({ isSidechain, parent_tool_use_id }: JsonObject): boolean {
  return isSidechain === true || isString(parent_tool_use_id);
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

/** The events of a stream repeat the answers, unless only they were kept. */
function messagesIn(entries: readonly JsonObject[]): JsonObject[] {
  if (entries.some(({ type }) => type === "assistant")) return entries.flatMap(messageOf);
  const streams = new Streams();
  for (const entry of entries) {
    if (entry.type === "stream_event" && isObject(entry.event)) streams.add(entry.event);
    else for (const message of messageOf(entry)) streams.addMessage(message);
  }
  return streams.finished();
}

function messageOf(entry: JsonObject): JsonObject[] {
  const { type, message } = entry;
  if (type !== "assistant" && type !== "user") {
    if (blocksOf(entry).some((block) => isCall(block) || isResult(block)))
      throw new RecordingError(`a transcript entry of type ${shown(type)} that holds tool calls or results`);
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

function blocksOf({ message }: JsonObject): JsonObject[] {
  return isObject(message) ? objectsOf(message.content) : [];
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
