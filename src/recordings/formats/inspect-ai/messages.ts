import { shown } from "../../../config/shown.ts";
import { isObject, isString, type Json, type JsonObject, listOf, objectsOf } from "../../../json/json.ts";
import { parseJson } from "../../../json/parse.ts";
import { RecordingError } from "../../../problems.ts";
import { listedObjects, mayHoldCall, statedArguments } from "../../calls.ts";
import type { Conversation } from "../../conversation.ts";
import type { Speaker } from "../../run.ts";
import type { StatedCall, StatedResult } from "../../stated.ts";
import type { Resolve } from "./attachments.ts";

const ROLES = new Set(["system", "user", "assistant", "tool"]);
/** Parts without a call. What is in `data` only the model's provider understands. */
const PART_TYPES = new Set(["image", "audio", "video", "document", "data"]);
const UNPARSED = /^Error parsing the following tool call arguments:\n\n([\s\S]*)\n\nError details: /;
/** Errors that came before the tool: its arguments did not fit, or a person or a policy refused the call. */
const REJECTIONS = new Set(["parsing", "approval"]);

/** True for messages in which a call or a result stands where Inspect, and nobody else, keeps it. */
export function areInspectMessages(messages: readonly JsonObject[]): boolean {
  return messages.every(({ role }) => isString(role) && ROLES.has(role)) && messages.some(statesCalls);
}

function statesCalls({ role, tool_calls, content, function: tool }: JsonObject): boolean {
  if (role === "tool") return isString(tool);
  if (role !== "assistant") return false;
  return (
    listOf(tool_calls).some((call) => isObject(call) && isString(call.function)) ||
    listOf(content).some((part) => isObject(part) && isServerCall(part))
  );
}

function isServerCall({ type, tool_type }: JsonObject): boolean {
  return type === "tool_use" && isString(tool_type);
}

/**
 * Tells a conversation of Inspect's messages, attachments put back. Examples in a sample's input are not calls of this run.
 * Throws RecordingError for what cannot be read.
 */
export function addMessages(talk: Conversation, messages: readonly JsonObject[], resolve: Resolve): void {
  for (const message of messages) {
    talk.nextTurn();
    addMessage(talk, message, resolve);
  }
}

function addMessage(talk: Conversation, message: JsonObject, resolve: Resolve): void {
  const { role } = message;
  if (!isString(role) || !ROLES.has(role))
    throw new RecordingError("a message without a role that Inspect knows");
  const given = message.source === "input";
  if (role === "tool") {
    if (!given) talk.result(resultOf(message, resolve));
    return;
  }
  talk.say("reasoning", message.reasoning);
  addContent(talk, message, role === "system" || role === "assistant" ? role : "user", resolve);
  const calls = listedObjects(message.tool_calls, "tool_calls");
  if (given && calls.length > 0)
    talk.warn("tool calls in the sample's input are examples and are not counted");
  else for (const call of calls) talk.call(statedCall(call, resolve));
}

function addContent(talk: Conversation, message: JsonObject, speaker: Speaker, resolve: Resolve): void {
  // A user message with the id of a call carries what the tool showed, such as a screenshot.
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
  const { arguments: args, argumentsText } = statedArguments(
    { ...call, name: call.function ?? null },
    "arguments",
  );
  return { ...stated, argumentsText, ...(args === undefined ? {} : { arguments: resolve(args, "whole") }) };
}

/** A tool that the model's provider ran: its call and result are one part of the message. */
function addServerCall(talk: Conversation, part: JsonObject, resolve: Resolve): void {
  const failed = part.error !== undefined && part.error !== null;
  const stated = statedArguments(part, "arguments");
  talk.call({
    id: part.id,
    name: isString(part.name) && part.name !== "" ? part.name : part.tool_type,
    arguments: resolve(stated.arguments ?? parsed(stated.argumentsText), "whole"),
    status: failed ? "error" : "ok",
    result: resolve((failed ? part.error : part.result) ?? null),
  });
  talk.nextGroup();
}

/** Providers state what their own tools take as JSON text, or as plain text such as a program. */
function parsed(stated: string | undefined): Json {
  if (stated === undefined || stated === "") return {};
  try {
    return parseJson(stated);
  } catch {
    return stated;
  }
}

function resultOf(message: JsonObject, resolve: Resolve): StatedResult {
  const joined = { id: message.tool_call_id, name: message.function };
  const error = message.error ?? message.tool_error ?? undefined;
  if (error === undefined) return { ...joined, status: "ok", result: contentOf(message.content, resolve) };
  const status = isObject(error) && isString(error.type) && REJECTIONS.has(error.type) ? "rejected" : "error";
  return { ...joined, status, result: resolve((isObject(error) ? error.message : error) ?? error) };
}

/** The text of a content; what is not only text as it was recorded. */
function contentOf(content: Json | undefined, resolve: Resolve): Json {
  const parts = objectsOf(content);
  const texts = parts.map((part) => part.text).filter(isString);
  const onlyText = parts.length > 0 && texts.length === parts.length;
  return resolve(onlyText ? texts.join("\n") : (content ?? null));
}
