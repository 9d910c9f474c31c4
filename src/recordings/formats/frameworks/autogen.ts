import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  jsonText,
  listOf,
  objectsOf,
  shown,
  textOf,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import type { Format } from "../../format.ts";
import { callId, listedObjects, statedArguments } from "../../reading/calls.ts";
import { Conversation } from "../../reading/conversation.ts";
import { outcomeText, toolMessageResult } from "../../reading/message-parts.ts";
import { listedCalls } from "../../reading/message-shapes.ts";
import { instant, type Run, type Speaker } from "../../run.ts";

/** Message types with text for the run. Texts of teams that select a speaker are internal. */
const TEXT_TYPES =
  /^(?:TextMessage|MultiModalMessage|StructuredMessage.*|StopMessage|HandoffMessage|UserMessage)$/;
const SILENT = new Set([
  ...["MemoryQueryEvent", "ModelClientStreamingChunkEvent", "UserInputRequestedEvent"],
  ...["SelectSpeakerEvent", "SelectorEvent", "CodeGenerationEvent"],
]);
const CALLS = new Set(["ToolCallRequestEvent", "ToolCallExecutionEvent", "ToolCallSummaryMessage"]);
const RESULTS = new Set<Json | undefined>(["ToolCallExecutionEvent", "FunctionExecutionResultMessage"]);
/** Types that an agent produces without a model call. */
const NO_ANSWERS = new Set<Json | undefined>(["HandoffMessage", "ToolCallSummaryMessage"]);
/** Message types of a model's context, which an agent's state stores. */
const CONTEXT = new Set([
  "SystemMessage",
  "UserMessage",
  "AssistantMessage",
  "FunctionExecutionResultMessage",
]);
/** Keys that hold messages in a saved state; a team's shared thread comes first. */
const PLACES = ["messages", "message_thread", "llm_context", "inner_messages", "chat_history"];

/** AutoGen 0.4 and later (task results, streams, states) and the chat history of 0.2 and AG2. */
export const autoGen: Format = {
  id: "autogen",
  title: "AutoGen and AG2: task results, messages, states; chat histories of 0.2",
  looksFor: "messages with a source and a type such as ToolCallRequestEvent, or with tool_responses[]",
  marks: [
    ["source", "content", "ToolCallRequestEvent", "ToolCallExecutionEvent"],
    ["source", "content", "AssistantMessage", "FunctionExecutionResultMessage"],
    ["role", "tool_calls", "tool_responses"],
  ],
  detect: (document) => messagesIn(document) !== undefined,
  read(document) {
    const messages = messagesIn(document);
    if (messages === undefined) throw new RecordingError("no messages: expected those of a TaskResult");
    const isOld = messages.some((message) => "tool_responses" in message);
    return [isOld ? readHistory(messages) : readMessages(messages, document)];
  },
};

function messagesIn(document: Json): JsonObject[] | undefined {
  if (isObject(document)) {
    const states = isObject(document.agent_states) ? Object.values(document.agent_states) : [];
    const candidates = [document, ...objectsOf(states)].flatMap((value) =>
      PLACES.map((key) => value[key] ?? null),
    );
    return candidates
      .map((value) => (value === null ? undefined : messagesIn(value)))
      .find((value) => value !== undefined);
  }
  const list = listOf(document);
  if (list.length === 0 || !list.every(isObject)) return undefined;
  // A stream ends with its result, which repeats the messages.
  const last = list.at(-1);
  if (list.length > 1 && "stop_reason" in (last ?? {}) && !isMessage(last ?? {}))
    return messagesIn(last ?? null);
  const areOwn =
    list.every(isMessage) && list.some(({ type, source }) => CALLS.has(textOf(type)) || isString(source));
  return areOwn || isHistory(list) ? list : undefined;
}

function isMessage({ type, source, content }: JsonObject): boolean {
  if (!isString(type) || !/^[A-Z]\w*(?:Message|Event)\b/.test(type) || content === undefined) return false;
  return isString(source) || CONTEXT.has(type);
}

/** AutoGen 0.2 writes OpenAI messages, but puts several results into one message. */
function isHistory(messages: readonly JsonObject[]): boolean {
  return (
    messages.every(({ role, content }) => isString(role) && content !== undefined) &&
    messages.some(({ role, tool_responses }) => role === "tool" && Array.isArray(tool_responses))
  );
}

function readMessages(messages: readonly JsonObject[], document: Json): Run {
  const talk = new Conversation("calls");
  const people = new Set(
    messages.flatMap(({ type, source = null }) => (type === "UserInputRequestedEvent" ? source : [])),
  );
  let before: Json | undefined;
  for (const message of messages) {
    const { type, source, created_at: time, models_usage: usage } = message;
    const isFromUser =
      type === "UserMessage" ? source === "user" : source === "user" || people.has(source ?? null);
    if (!RESULTS.has(type)) talk.nextTurn(NO_ANSWERS.has(type) || before === "ThoughtEvent");
    before = type;
    talk.actAs(isFromUser || !isString(source) ? undefined : source);
    readMessage(talk, message, isFromUser ? "user" : "assistant");
    if (isObject(usage)) talk.answered({ usage });
    if (isString(time)) talk.at(instant(time));
  }
  talk.tellsAgents(talk.isEachCallNamed);
  const reason = isObject(document) ? document.stop_reason : undefined;
  if (isString(reason) && /^Maximum number of (?:turns|messages)\b/.test(reason)) talk.endedAt(reason);
  return talk.run();
}

function readMessage(talk: Conversation, message: JsonObject, speaker: Speaker): void {
  const { type, content = null } = message;
  const kind = textOf(type);
  if (kind === "ToolCallRequestEvent" || (kind === "AssistantMessage" && Array.isArray(content))) {
    talk.say("reasoning", message.thought);
    readCalls(talk, content);
  } else if (RESULTS.has(type)) readResults(talk, content);
  else if (kind === "ToolCallSummaryMessage") readSummary(talk, message);
  else if (kind === "SystemMessage") talk.say("system", content);
  else if (kind === "ThoughtEvent") talk.say("reasoning", content);
  else if (kind === "CodeExecutionEvent")
    talk.warn("code that an agent executed is recorded; it is no tool call and is not counted");
  else if (kind === "AssistantMessage" || TEXT_TYPES.test(kind))
    for (const text of [content].flat()) talk.say(speaker, isObject(text) ? jsonText(text) : text);
  else if (!SILENT.has(kind))
    throw new RecordingError(`a message of type ${shown(type)}, which is not known`);
}

/** Newer versions repeat the summarized calls in the message. */
function readSummary(talk: Conversation, { content, tool_calls, results }: JsonObject): void {
  const missing = objectsOf(tool_calls).filter((call) => !talk.knows(callOf(call)));
  const ids = new Set(missing.map(({ id }) => callId(id)));
  readCalls(talk, missing);
  readResults(
    talk,
    objectsOf(results).filter(({ call_id }) => ids.has(callId(call_id))),
  );
  talk.say("assistant", content);
}

function callOf(call: JsonObject) {
  return { id: call.id, name: call.name, ...statedArguments(call, "arguments") };
}

function readCalls(talk: Conversation, calls: Json | undefined): void {
  for (const call of listedObjects(calls, "content")) talk.call(callOf(call));
}

function readResults(talk: Conversation, results: Json | undefined): void {
  for (const { call_id: id, name, content, is_error } of listedObjects(results, "content"))
    talk.result({ id, name, ...outcomeText(content, is_error === true) });
}

/** A history has roles from one participant's view, so every speaker but the first is the agent. */
function readHistory(messages: readonly JsonObject[]): Run {
  const talk = new Conversation("calls");
  const first = messages.find(({ role }) => role !== "system") ?? {};
  for (const message of messages) {
    const { role, name, content } = message;
    talk.nextTurn();
    const results = resultsIn(message);
    for (const result of results) talk.result(toolMessageResult(result));
    if (results.length > 0) continue;
    const calls = listedCalls(message);
    const isFirst = isString(name) && isString(first.name) ? name === first.name : role === first.role;
    talk.say(role === "system" ? "system" : isFirst && calls.length === 0 ? "user" : "assistant", content);
    for (const call of calls) talk.call({ ...call, agent: isString(name) ? name : undefined });
  }
  talk.tellsAgents(talk.isEachCallNamed);
  return talk.run();
}

function resultsIn(message: JsonObject): JsonObject[] {
  const isResult = message.role === "tool" || message.role === "function";
  if (Array.isArray(message.tool_responses)) return listedObjects(message.tool_responses, "tool_responses");
  return isResult ? [message] : [];
}
