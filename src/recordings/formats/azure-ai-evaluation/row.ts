import { shown } from "../../../config/shown.ts";
import { jsonEquals } from "../../../json/equality.ts";
import { isObject, isString, type Json, type JsonObject, member, objectsOf } from "../../../json/json.ts";
import { anyValue } from "../../../matching/pattern.ts";
import type { ReferenceCall } from "../../../matching/reference.ts";
import { RecordingError } from "../../../problems.ts";
import { callId, listedObjects } from "../../calls.ts";
import { Conversation } from "../../conversation.ts";
import { offeredTools } from "../../offered-tools.ts";
import { recordedReference, recordedReferences } from "../../references.ts";
import type { Run } from "../../run.ts";
import type { StatedCall } from "../../stated.ts";
import { isCall, isKnown, isResult, isText, statedCall, statedResult, unquoted } from "./blocks.ts";

/**
 * The run of one row. The query is the conversation so far, its calls those of earlier rows; the calls of this run are those of the
 * response or, where it has none, of `tool_calls`. Throws RecordingError when neither says what was called.
 */
export function readRow(row: JsonObject): Run {
  const talk = new Conversation("calls");
  const tools = unquoted(row.tool_definitions ?? row.tools);
  for (const tool of offeredTools(isObject(tools) ? [tools] : tools)) talk.offer(tool);
  const query = messagesIn(row.query);
  if (query === undefined) talk.say("user", row.query);
  for (const message of query ?? []) {
    talk.nextTurn();
    sayTexts(talk, message);
  }
  const response = responseOf(row);
  if (response !== undefined) addResponse(talk, response);
  const stated = talk.run().toolCalls.length === 0 ? listedCalls(row.tool_calls) : [];
  if (response === undefined && stated === undefined) {
    throw new RecordingError(
      "the response is text and there are no tool_calls: what was called is not recorded. Write the response as a list of messages",
    );
  }
  for (const call of stated ?? []) {
    talk.nextTurn();
    talk.call(statedCall(call));
  }
  talk.nextTurn();
  if (response === undefined) talk.say("assistant", row.response);
  return talk.run(referencesOf(row));
}

/** The messages of the agent: `response`, or what newer evaluators call `actions` and `messages`. */
export function responseOf(row: JsonObject): JsonObject[] | undefined {
  return messagesIn(row.response) ?? messagesIn(row.actions) ?? messagesIn(row.messages);
}

/** A list of messages, or the JSON text of one. */
export function messagesIn(field: Json | undefined): JsonObject[] | undefined {
  const list = unquoted(field);
  return Array.isArray(list) && list.every(isMessage) ? list : undefined;
}

function isMessage(value: Json): value is JsonObject {
  return isObject(value) && isString(value.role) && !("parts" in value);
}

function addResponse(talk: Conversation, messages: readonly JsonObject[]): void {
  const made = messages.flatMap(({ content }) => objectsOf(content).filter(isCall)).map(statedCall);
  let before: JsonObject = {};
  for (const message of messages) {
    if (!isContinued(before, message)) talk.nextTurn();
    before = message;
    sayTexts(talk, message);
    for (const call of listedObjects(message.tool_calls, "tool_calls")) talk.call(statedCall(call));
    if (message.role === "tool" && isString(message.content))
      talk.result({ id: message.tool_call_id, status: "ok", result: message.content });
    for (const block of objectsOf(message.content)) addBlock(talk, block, message, made);
  }
}

function addBlock(
  talk: Conversation,
  block: JsonObject,
  message: JsonObject,
  made: readonly StatedCall[],
): void {
  if (isCall(block)) talk.call(statedCall(block));
  else if (isResult(block)) talk.result(statedResult(block, message));
  else if (block.type === "mcp_approval_request") addUnapproved(talk, block, made);
  else if (block.type === "mcp_approval_response") addApproval(talk, block);
  else if (!isKnown(block))
    throw new RecordingError(`a content block of the type ${shown(block.type)}, which rungate does not know`);
}

/** Calls made at once stand in messages of their own, one after the other, with the same `run_id`. */
function isContinued(before: JsonObject, message: JsonObject): boolean {
  const agents = before.role === "assistant" && message.role === "assistant";
  return agents && callId(message.run_id) !== undefined && before.run_id === message.run_id;
}

/** A request for approval is the call itself, unless the approved call follows. */
function addUnapproved(talk: Conversation, block: JsonObject, made: readonly StatedCall[]): void {
  const asked = statedCall(block);
  const follows = made.some(
    (call) =>
      call.name === asked.name &&
      call.argumentsText === asked.argumentsText &&
      jsonEquals(call.arguments ?? null, asked.arguments ?? null),
  );
  if (!follows) talk.call(asked);
}

function addApproval(talk: Conversation, { approve, approval_request_id: id, reason }: JsonObject): void {
  if (approve === false) talk.result({ id, status: "rejected", result: reason ?? null });
}

function sayTexts(talk: Conversation, { role, content }: JsonObject): void {
  if (role === "tool") return;
  const speaker = role === "user" || role === "assistant" ? role : "system";
  talk.say(speaker, isString(content) ? content : undefined);
  for (const block of objectsOf(content)) if (isText(block)) talk.say(speaker, block.text);
}

/** `tool_calls` of a row: a list, one call, or the JSON text of either; undefined when there is none. */
function listedCalls(field: Json | undefined): JsonObject[] | undefined {
  if (field === undefined || field === null) return undefined;
  const list = unquoted(field);
  if (list === undefined) throw new RecordingError("tool_calls is text that is not JSON");
  return listedObjects(isObject(list) ? [list] : list, "tool_calls");
}

/**
 * What TaskNavigationEfficiencyEvaluator expects: the names of the tools, or `[names, {name: arguments}]`. A `ground_truth` of
 * another evaluator is an answer in words and expects no calls.
 */
function referencesOf(row: JsonObject): Pick<Run, "referenceToolCalls"> {
  const truth = unquoted(row.expected_actions ?? row.ground_truth);
  if (areNames(truth))
    return recordedReferences(
      truth.map((name) => ({ name: name.trim() })),
      nameAlone,
    );
  if (!Array.isArray(truth) || truth.length !== 2) return {};
  const [names, stated] = truth;
  if (!areNames(names) || !isObject(stated)) return {};
  const calls = names.map((text) => {
    const name = text.trim();
    return { name, arguments: member(stated, name) ?? null };
  });
  return recordedReferences(calls, (call) => recordedReference(call.name, call.arguments));
}

function areNames(list: Json | undefined): list is string[] {
  return Array.isArray(list) && list.length > 0 && list.every(isString);
}

/** A name alone says nothing about the arguments. */
function nameAlone({ name }: JsonObject): ReferenceCall {
  return { ...recordedReference(name, {}), arguments: anyValue };
}
