import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  jsonEquals,
  listOf,
  member,
  objectOf,
  objectsOf,
  shown,
  textOf,
} from "../../../core/json.ts";
import { anyValue } from "../../../core/match-values.ts";
import { tryParseJson } from "../../../core/parse-json.ts";
import { RecordingError } from "../../../core/problems.ts";
import type { Format } from "../../format.ts";
import { callId, listedObjects, mayHoldCall, statedArguments } from "../../reading/calls.ts";
import { Conversation } from "../../reading/conversation.ts";
import { offeredTools } from "../../reading/message-parts.ts";
import { recordedReference, recordedReferences } from "../../reading/recording-fields.ts";
import { instant, type Run, type StatedCall, type StatedResult } from "../../run.ts";

/** Azure AI Evaluation's agent data: rows `{query, response, tool_definitions?, tool_calls?}`, one run each. */
export const azureAiEvaluation: Format = {
  id: "azure-ai-evaluation",
  title: "Azure AI Evaluation: rows of agent data",
  looksFor:
    "query beside a response[] of messages with content[] of tool_call and tool_result, or beside tool_calls",
  marks: [
    ["query", "response", "tool_call", "tool_call_id"],
    ["query", "tool_calls", "tool_definitions"],
  ],
  refines: ["openai-chat"],
  apart: ["query"],
  detect(document) {
    const row = rowOf(document);
    if (row === undefined) return false;
    const response = responseOf(row);
    if (response?.some(({ content }) => objectsOf(content).some(isAzures))) return true;
    if (!isString(row.query) && messagesIn(row.query) === undefined) return false;
    if (response !== undefined)
      return "response" in row && response.length > 0 && response.every(isPlainMessage);
    const isAnswer = (row.response ?? null) === null || isString(row.response);
    return isAnswer && ("tool_calls" in row || "tool_definitions" in row);
  },
  read(document) {
    const row = rowOf(document);
    if (row === undefined)
      throw new RecordingError("not a row: expected {query, response, tool_definitions}");
    return [readRow(row)];
  },
};

function rowOf(document: Json): JsonObject | undefined {
  return Array.isArray(document) ? { messages: document } : isObject(document) ? document : undefined;
}

function isPlainMessage({ content = null }: JsonObject): boolean {
  if (!Array.isArray(content)) return content === null || isString(content);
  return content.every((block) => isObject(block) && isKnown(block));
}

/** The query holds calls of earlier rows; this run's calls are in the response or, without one, in `tool_calls`. */
function readRow(row: JsonObject): Run {
  const talk = new Conversation("calls");
  const tools = unquoted(row.tool_definitions ?? row.tools);
  for (const tool of offeredTools(isObject(tools) ? [tools] : tools)) talk.offer(tool);
  const query = messagesIn(row.query);
  if (query === undefined) talk.say("user", row.query);
  for (const message of query ?? []) {
    talk.nextTurn();
    sayTexts(talk, message);
    talk.noAnswer();
  }
  talk.at(instant(query?.findLast(({ role }) => role === "user")?.createdAt));
  const response = responseOf(row);
  if (response !== undefined) addResponse(talk, response);
  const stated = talk.run().toolCalls.length === 0 ? listedCalls(row.tool_calls) : [];
  if (response === undefined && stated === undefined)
    throw new RecordingError(
      "the response is text and there are no tool_calls: what was called is not recorded. Write the response as a list of messages",
    );
  for (const call of stated ?? []) {
    talk.nextTurn();
    talk.call(statedCall(call));
  }
  talk.nextTurn();
  if (response === undefined) talk.say("assistant", row.response);
  const { steps, ...run } = talk.run(referencesOf(row));
  // `tool_calls` does not show which calls were parallel.
  return { ...run, ...defined({ steps: stated?.length ? undefined : steps }) };
}

function responseOf(row: JsonObject): JsonObject[] | undefined {
  return messagesIn(row.response) ?? messagesIn(row.actions) ?? messagesIn(row.messages);
}

function messagesIn(field: Json | undefined): JsonObject[] | undefined {
  const list = unquoted(field);
  const isMessage = (value: Json) => isObject(value) && isString(value.role) && !("parts" in value);
  return Array.isArray(list) && list.every(isMessage) ? objectsOf(list) : undefined;
}

function addResponse(talk: Conversation, messages: readonly JsonObject[]): void {
  const made = messages.flatMap(({ content }) => objectsOf(content).filter(isCall)).map(statedCall);
  let before: JsonObject = {};
  for (const message of messages) {
    if (!isContinued(before, message)) talk.nextTurn();
    before = message;
    talk.at(instant(message.createdAt));
    sayTexts(talk, message);
    for (const call of listedObjects(message.tool_calls, "tool_calls")) talk.call(statedCall(call));
    if (message.role === "tool" && isString(message.content))
      talk.result({ id: message.tool_call_id, status: "ok", result: message.content });
    for (const block of objectsOf(message.content)) addBlock(talk, block, message, made);
  }
}

function addBlock(talk: Conversation, block: JsonObject, message: JsonObject, made: readonly StatedCall[]) {
  const { type, approve, approval_request_id: id, reason = null } = block;
  if (isCall(block)) talk.call(statedCall(block));
  else if (isResult(block)) talk.result(statedResult(block, message));
  else if (type === "mcp_approval_request") addUnapproved(talk, block, made);
  else if (type === "mcp_approval_response" && approve === false)
    talk.result({ id, status: "rejected", result: reason });
  else if (!isKnown(block))
    throw new RecordingError(`a content block of the type ${shown(type)}, which rungate does not know`);
}

/** Parallel calls are separate consecutive messages with one `run_id`. */
function isContinued(before: JsonObject, message: JsonObject): boolean {
  const agents = before.role === "assistant" && message.role === "assistant";
  return agents && callId(message.run_id) !== undefined && before.run_id === message.run_id;
}

/** An approval request is the call itself, unless the approved call follows. */
function addUnapproved(talk: Conversation, block: JsonObject, made: readonly StatedCall[]): void {
  const request = statedCall(block);
  const isRequested = ({ name, argumentsText: text, arguments: args = null }: StatedCall) =>
    name === request.name && text === request.argumentsText && jsonEquals(args, request.arguments ?? null);
  if (!made.some(isRequested)) talk.call(request);
}

function sayTexts(talk: Conversation, { role, content }: JsonObject): void {
  if (role === "tool") return;
  const speaker = role === "user" || role === "assistant" ? role : "system";
  talk.say(speaker, isString(content) ? content : undefined);
  for (const block of objectsOf(content)) if (TEXTS.test(textOf(block.type))) talk.say(speaker, block.text);
}

function listedCalls(field: Json = null): JsonObject[] | undefined {
  const list = unquoted(field);
  if (list === undefined) throw new RecordingError("tool_calls is text that is not JSON");
  return field === null ? undefined : listedObjects(isObject(list) ? [list] : list, "tool_calls");
}

function referencesOf(row: JsonObject): Pick<Run, "referenceToolCalls"> {
  const truth = unquoted(row.expected_actions ?? row.ground_truth);
  const [names, stated] = listOf(truth).length === 2 && isObject(listOf(truth)[1]) ? listOf(truth) : [truth];
  if (!Array.isArray(names) || names.length === 0 || !names.every(isString)) return {};
  const calls = names.map((name) => ({ name: name.trim() }));
  // A name alone matches any arguments.
  return recordedReferences(calls, ({ name }) =>
    stated === undefined
      ? { ...recordedReference(name, {}), arguments: anyValue }
      : recordedReference(name, member(objectOf(stated), textOf(name))),
  );
}

const CALLS = /^(?:tool|function|openapi)_call$/;
const RESULTS = /^(?:tool_result|function_call_output|openapi_call_output)$/;
const APPROVALS = /^mcp_approval_(?:request|response)$/;
const TEXTS = /^(?:(?:input|output)_)?text$/;

const isCall = ({ type }: JsonObject) => CALLS.test(textOf(type));
const isResult = ({ type }: JsonObject) => RESULTS.test(textOf(type));

/** LangChain also has a `tool_call` type, but with `args` and `id`. */
function isAzures(block: JsonObject): boolean {
  if (isCall(block)) return "tool_call_id" in block || isObject(block.tool_call);
  return isResult(block) && textOf(block.type) in block;
}

function isKnown(block: JsonObject): boolean {
  return (
    [CALLS, RESULTS, TEXTS, APPROVALS].some((types) => types.test(textOf(block.type))) || !mayHoldCall(block)
  );
}

/** Converters before 2025-05 nest the call under `tool_call`, as Azure Agents report it. */
function statedCall(block: JsonObject): StatedCall {
  const inner = isObject(block.tool_call) ? block.tool_call : block;
  const id = block.tool_call_id ?? inner.tool_call_id ?? inner.id ?? inner.call_id;
  const outcome = "tool_result" in block ? ({ status: "ok", result: block.tool_result } as const) : {};
  const made = isObject(inner.function) ? inner.function : inner;
  const builtIn = inner[textOf(inner.type)];
  if (made === inner && !("name" in inner) && isObject(builtIn))
    return { id, name: inner.type, arguments: builtIn, ...outcome };
  return { id, name: made.name, ...statedArguments(made, "arguments"), ...outcome };
}

function statedResult(block: JsonObject, message: JsonObject): StatedResult {
  const id = message.tool_call_id ?? block.tool_call_id ?? block.call_id;
  return { id, status: "ok", result: block[textOf(block.type)] ?? block.output ?? null };
}

function unquoted(field: Json | undefined): Json | undefined {
  if (!isString(field)) return field;
  return /^\s*[[{]/.test(field) ? tryParseJson(field) : undefined;
}
