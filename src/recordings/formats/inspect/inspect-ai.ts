import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  member,
  objectOf,
  objectsOf,
  shown,
  textOf,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { type Format, messagesOf } from "../../format.ts";
import { bounded, callId, listedObjects, mayHoldCall, statedArguments } from "../../reading/calls.ts";
import { Conversation } from "../../reading/conversation.ts";
import { jsonIn, offeredTools } from "../../reading/message-parts.ts";
import { readTrace } from "../../reading/spans.ts";
import { limitIn } from "../../reading/stop-reasons.ts";
import type { Run, Speaker, StatedCall, StatedResult } from "../../run.ts";
import { isSummary, scoresOf, summaryRun, withResults } from "./inspect-ai-scores.ts";
import { SampleEvents } from "./inspect-ai-usage.ts";

/** Inspect AI: logs, samples, or the messages of a sample. */
export const inspectAi: Format = {
  id: "inspect-ai",
  title: "Inspect AI logs and samples",
  looksFor:
    "eval and plan with samples[], or one sample with its epoch, or messages whose tool_calls[].function is text",
  marks: [
    ["eval", "plan", "samples"],
    ["epoch", "target", "messages"],
    ["tool_calls", "function", "arguments", "source"],
  ],
  refines: ["openai-chat"],
  apart: ["model_args"],
  detect(document) {
    if (isLog(document) || isSample(document) || isSummary(document)) return true;
    const messages = messagesOf(document);
    return messages !== undefined && areInspectMessages(messages);
  },
  read(document) {
    if (isLog(document)) return withResults(readLog(document));
    if (isSample(document)) return [readSample(document)];
    if (isSummary(document)) return [summaryRun(document)];
    const messages = messagesOf(document);
    if (messages === undefined)
      throw new RecordingError(
        "no samples and no messages: expected a log {eval, plan, samples} of Inspect AI",
      );
    const talk = new Conversation("calls");
    addMessages(talk, messages, attachmentsOf({}), new SampleEvents([]));
    return [talk.run()];
  },
};

function isLog(document: Json): document is JsonObject {
  if (!isObject(document) || !isObject(document.eval)) return false;
  return isObject(document.plan) || (Array.isArray(document.samples) && isString(document.status));
}

function readLog(log: JsonObject): Run[] {
  const { samples, status, error } = log;
  if (samples === undefined || samples === null)
    throw new RecordingError(
      'only the header of an Inspect log: evaluate without --no-log-samples and dump it without --header-only ("inspect log dump FILE.eval")',
    );
  if (!Array.isArray(samples)) throw new RecordingError("samples is not a list");
  const { message } = objectOf(error);
  if (samples.length === 0)
    throw new RecordingError(
      `the evaluation recorded no sample${isString(message) ? `: ${firstLine(message)}` : ""}`,
    );
  const doubts =
    isString(status) && status !== "success"
      ? [`the evaluation did not finish (status "${status}"): samples may be missing from its log`]
      : [];
  return samples.map((sample) => {
    if (isObject(sample)) return readSample(sample, doubts);
    return new Conversation().run({ row: sample, fault: "a sample that is not an object" });
  });
}

function isSample(value: Json): value is JsonObject {
  if (!isObject(value) || !("target" in value) || !Array.isArray(value.messages)) return false;
  return callId(value.id) !== undefined && callId(value.epoch) !== undefined;
}

/** Unreadable and unfinished samples have a fault, because Inspect does not score them either. */
function readSample(sample: JsonObject, warnings: readonly string[] = []): Run {
  const read = () => {
    const run = readMessages(sample);
    return { ...run, ...limitOf(sample), warnings: [...run.warnings, ...warnings], ...crashOf(sample) };
  };
  const named = defined({ caseId: callId(sample.id), trial: callId(sample.epoch) });
  return { ...readTrace(true, read), ...named, ...scoresOf(sample) };
}

function readMessages(sample: JsonObject): Run {
  const { messages } = sample;
  if (Array.isArray(messages) && messages.length === 0)
    return new Conversation().run({ fault: "a sample without messages: run it again" });
  const list = messagesOf(sample);
  if (list === undefined) throw new RecordingError("a sample whose messages are not a list of objects");
  const talk = new Conversation("calls");
  const resolve = attachmentsOf(sample);
  const events = [...objectsOf(sample.events), ...objectsOf(objectOf(sample.transcript).events)];
  offerTools(talk, events, resolve);
  const sampleEvents = new SampleEvents(events);
  addMessages(talk, list, resolve, sampleEvents);
  sampleEvents.readRest(talk, sample);
  const run = talk.run();
  return withUnseenCalls(run, events);
}

function offerTools(talk: Conversation, events: readonly JsonObject[], resolve: Resolve): void {
  for (const tool of offeredTools(events.flatMap(({ tools }) => listOf(tools)))) {
    const description = tool.description && textOf(resolve(tool.description));
    talk.offer({ ...tool, ...defined({ description }) });
  }
}

/** Sub-agent calls are recorded only in events. */
function withUnseenCalls(run: Run, events: readonly JsonObject[]): Run {
  const seen = new Set<Json | undefined>(run.toolCalls.map(({ id }) => id));
  const ids = events.filter(({ event, id }) => event === "tool" && !seen.has(id)).map(({ id }) => id);
  const unseen = ids.filter(isString);
  if (unseen.length === 0) return run;
  const warning = `${unseen.length} tool calls are in events but not in the sample's messages, and are not counted`;
  return { ...run, warnings: [...run.warnings, warning], leftOut: [...(run.leftOut ?? []), ...unseen] };
}

function crashOf({ error = null }: JsonObject): Pick<Run, "fault"> {
  if (error === null) return {};
  const message = isObject(error) ? error.message : error;
  const reason = isString(message) ? firstLine(message) : "see the log";
  return { fault: `the sample ended with an error: ${reason}` };
}

function limitOf({ limit, output }: JsonObject): Pick<Run, "limit"> {
  const type = isObject(limit) ? limit.type : limit;
  const [choice] = objectsOf(objectOf(output).choices);
  return defined({ limit: isString(type) ? type : limitIn(choice?.stop_reason) });
}

function firstLine(text: string): string {
  return text.trim().split("\n", 1)[0]?.slice(0, 300) ?? "";
}

const ROLES = new Set(["system", "user", "assistant", "tool"]);
/** Parts without a call; only the provider can read `data`. */
const PART_TYPES = new Set(["image", "audio", "video", "document", "data"]);
const UNPARSED = /^Error parsing the following tool call arguments:\n\n([\s\S]*)\n\nError details: /;
/** Errors before the tool ran: invalid arguments, or a denial by a person or policy. */
const REJECTIONS = new Set(["parsing", "approval"]);

function areInspectMessages(messages: readonly JsonObject[]): boolean {
  return messages.every(({ role }) => isString(role) && ROLES.has(role)) && messages.some(statesCalls);
}

function statesCalls({ role, tool_calls, content, function: tool }: JsonObject): boolean {
  if (role === "tool") return isString(tool);
  const hasCall =
    objectsOf(tool_calls).some((call) => isString(call.function)) || objectsOf(content).some(isServerCall);
  return role === "assistant" && hasCall;
}

function isServerCall({ type, tool_type }: JsonObject): boolean {
  return type === "tool_use" && isString(tool_type);
}

/** Calls in a sample's input are examples, not calls of this run. Throws RecordingError for unreadable messages. */
function addMessages(talk: Conversation, messages: JsonObject[], resolve: Resolve, events: SampleEvents) {
  for (const message of messages) {
    talk.nextTurn();
    const isInput = message.source === "input";
    const duration = events.toolTimes.get(callId(message.tool_call_id) ?? "");
    if (message.role !== "tool") addMessage(talk, message, resolve);
    else if (!isInput) talk.result({ ...resultOf(message, resolve), duration });
    if (message.role !== "assistant") continue;
    if (isInput) talk.noAnswer();
    else events.read(talk, message);
  }
}

function addMessage(talk: Conversation, message: JsonObject, resolve: Resolve): void {
  const { role } = message;
  if (!isString(role) || !ROLES.has(role))
    throw new RecordingError("a message without a role that Inspect knows");
  const isInput = message.source === "input";
  talk.say("reasoning", message.reasoning);
  addContent(talk, message, role === "system" || role === "assistant" ? role : "user", resolve);
  const calls = listedObjects(message.tool_calls, "tool_calls");
  if (isInput && calls.length > 0)
    talk.warn("tool calls in the sample's input are examples and are not counted");
  else for (const call of calls) talk.call(statedCall(call, resolve));
}

function addContent(talk: Conversation, message: JsonObject, speaker: Speaker, resolve: Resolve): void {
  // A user message with a call id contains tool output, such as a screenshot.
  const ofTool = speaker === "user" && listOf(message.tool_call_id).length > 0;
  const say = (text: Json | undefined) =>
    talk.say(speaker, text === undefined || ofTool ? "" : resolve(text));
  if (isString(message.content)) say(message.content);
  for (const part of objectsOf(message.content)) {
    if (isServerCall(part)) addServerCall(talk, part, resolve);
    else if (part.type === "text") say(part.text);
    else if (part.type === "reasoning")
      talk.say("reasoning", part.redacted === true ? part.summary : part.reasoning);
    else if (!isString(part.type) || (!PART_TYPES.has(part.type) && mayHoldCall(part)))
      throw new RecordingError(`a content part of the type ${shown(part.type)}, which rungate does not know`);
  }
}

function statedCall(call: JsonObject, resolve: Resolve): StatedCall {
  const stated = { id: call.id, name: call.function };
  const { parse_error: fault } = call;
  const isEmpty = !isObject(call.arguments) || Object.keys(call.arguments).length === 0;
  if (isString(fault) && isEmpty) return { ...stated, argumentsText: UNPARSED.exec(fault)?.[1] ?? fault };
  const named = { ...call, name: call.function ?? null };
  const { arguments: args, argumentsText } = statedArguments(named, "arguments");
  return { ...stated, argumentsText, arguments: args && resolve(args, "whole") };
}

/** The provider ran this tool, so its call and result are one part. */
function addServerCall(talk: Conversation, part: JsonObject, resolve: Resolve): void {
  const failed = (part.error ?? null) !== null;
  const stated = statedArguments(part, "arguments");
  talk.call({
    id: part.id,
    name: isString(part.name) && part.name !== "" ? part.name : part.tool_type,
    arguments: resolve(stated.arguments ?? jsonIn(stated.argumentsText || "{}") ?? null, "whole"),
    status: failed ? "error" : "ok",
    result: resolve((failed ? part.error : part.result) ?? null),
  });
  talk.nextGroup();
}

function resultOf(message: JsonObject, resolve: Resolve): StatedResult {
  const joined = { id: message.tool_call_id, name: message.function };
  const error = message.error ?? message.tool_error ?? undefined;
  if (error === undefined) return { ...joined, status: "ok", result: contentOf(message.content, resolve) };
  const status = isObject(error) && isString(error.type) && REJECTIONS.has(error.type) ? "rejected" : "error";
  return { ...joined, status, result: resolve((isObject(error) ? error.message : error) ?? error) };
}

function contentOf(content: Json = null, resolve: Resolve): Json {
  const texts = objectsOf(content).map((part) => part.text);
  return resolve(texts.length > 0 && texts.every(isString) ? texts.join("\n") : content);
}

/** Restores attachments in a value. Throws RecordingError if one is missing and `whole` is set. */
type Resolve = (value: Json, whole?: "whole") => Json;

/** A content hash after `attachment://` or, before 2025, `tc://`. */
const REFERENCE = /^(?:attachment|tc):\/\/([0-9a-f]{32})$/;

/** Inspect stores long texts once per sample, in `attachments`. */
function attachmentsOf(sample: JsonObject): Resolve {
  const sources = [sample.attachments, objectOf(sample.transcript).content].filter(isObject);
  return (value, whole) => resolved(bounded(value, "arguments or results"), sources, whole);
}

function resolved(value: Json, sources: readonly JsonObject[], whole: "whole" | undefined): Json {
  const hash = isString(value) ? REFERENCE.exec(value)?.[1] : undefined;
  if (Array.isArray(value)) return value.map((item) => resolved(item, sources, whole));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, resolved(item, sources, whole)]),
    );
  if (hash === undefined) return value;
  const content = sources.map((source) => member(source, hash)).find(isString);
  if (content === undefined && whole !== undefined)
    throw new RecordingError(
      `the attachment ${hash} is not in the log: dump the log again ("inspect log dump")`,
    );
  return content ?? value;
}
