import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  jsonEquals,
  member,
  objectsOf,
  shown,
  tryParseJson,
} from "../../base/json.ts";
import { anyValue } from "../../base/patterns.ts";
import { RecordingError } from "../../base/problems.ts";
import { callId, listedObjects, mayHoldCall, statedArguments } from "../calls.ts";
import { Conversation } from "../conversation.ts";
import { recordedReference, recordedReferences } from "../envelope.ts";
import type { Format } from "../format.ts";
import { offeredTools } from "../message-parts.ts";
import { instant, type ReferenceCall, type Run, type StatedCall, type StatedResult } from "../run.ts";

/** Agent data of Azure AI Evaluation: rows `{query, response, tool_definitions?, tool_calls?}`, one run each. */
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
    if (response?.some(holdsCalls)) return true;
    if (!isQuery(row.query)) return false;
    if (response !== undefined)
      return "response" in row && response.length > 0 && response.every(isPlainMessage);
    const isAnswer = row.response === undefined || row.response === null || isString(row.response);
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
  if (isObject(document)) return document;
  return Array.isArray(document) ? { messages: document } : undefined;
}

function holdsCalls({ content }: JsonObject): boolean {
  return objectsOf(content).some(isAzures);
}

function isQuery(query: Json | undefined): boolean {
  return isString(query) || messagesIn(query) !== undefined;
}

function isPlainMessage({ content }: JsonObject): boolean {
  if (!Array.isArray(content)) return content === undefined || content === null || isString(content);
  return content.every((block) => isObject(block) && isKnown(block));
}

/**
 * The run of one row. The query is the conversation so far, its calls those of earlier rows; the calls of this run are those of the
 * response or, where it has none, of `tool_calls`. Throws RecordingError when neither says what was called.
 */
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
  const { steps, ...run } = talk.run(referencesOf(row));
  // Which of the calls beside an answer were made at once nobody knows.
  return steps === undefined || (stated ?? []).length > 0 ? run : { ...run, steps };
}

function responseOf(row: JsonObject): JsonObject[] | undefined {
  return messagesIn(row.response) ?? messagesIn(row.actions) ?? messagesIn(row.messages);
}

function messagesIn(field: Json | undefined): JsonObject[] | undefined {
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
    talk.at(instant(message.createdAt));
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

function nameAlone({ name }: JsonObject): ReferenceCall {
  return { ...recordedReference(name, {}), arguments: anyValue };
}

/** Blocks that state a call, each with the block that gives its result. */
const RESULT_OF: Readonly<Record<string, string>> = {
  tool_call: "tool_result",
  function_call: "function_call_output",
  openapi_call: "openapi_call_output",
};
const CALLS = new Set(Object.keys(RESULT_OF));
const RESULTS = new Set(Object.values(RESULT_OF));
const APPROVALS = new Set(["mcp_approval_request", "mcp_approval_response"]);
const TEXTS = new Set(["text", "input_text", "output_text"]);

function isCall({ type }: JsonObject): boolean {
  return isString(type) && CALLS.has(type);
}

function isResult({ type }: JsonObject): boolean {
  return isString(type) && RESULTS.has(type);
}

function isText({ type }: JsonObject): boolean {
  return isString(type) && TEXTS.has(type);
}

/** True for a call or result that says so as nobody else does: LangChain's `tool_call` has `args` and an `id`. */
function isAzures(block: JsonObject): boolean {
  if (isCall(block)) return "tool_call_id" in block || isObject(block.tool_call);
  return isString(block.type) && isResult(block) && block.type in block;
}

function isKnown(block: JsonObject): boolean {
  if (isCall(block) || isResult(block) || isText(block)) return true;
  return isString(block.type) && (APPROVALS.has(block.type) || !mayHoldCall(block));
}

/** The call in a block, or in an entry of `tool_calls`. Converters before 2025-05 nest it under `tool_call`, as Agents report it. */
function statedCall(block: JsonObject): StatedCall {
  const inner = isObject(block.tool_call) ? block.tool_call : block;
  const id = block.tool_call_id ?? inner.tool_call_id ?? inner.id ?? inner.call_id;
  const outcome = "tool_result" in block ? ({ status: "ok", result: block.tool_result } as const) : {};
  if (isObject(inner.function)) {
    return { id, name: inner.function.name, ...statedArguments(inner.function, "arguments"), ...outcome };
  }
  const builtIn = isString(inner.type) ? inner[inner.type] : undefined;
  if (!("name" in inner) && isObject(builtIn))
    return { id, name: inner.type, arguments: builtIn, ...outcome };
  return { id, name: inner.name, ...statedArguments(inner, "arguments"), ...outcome };
}

function statedResult(block: JsonObject, message: JsonObject): StatedResult {
  const result = (isString(block.type) ? block[block.type] : undefined) ?? block.output ?? null;
  return { id: message.tool_call_id ?? block.tool_call_id ?? block.call_id, status: "ok", result };
}

function unquoted(field: Json | undefined): Json | undefined {
  if (!isString(field)) return field;
  if (!/^\s*[[{]/.test(field)) return undefined;
  return tryParseJson(field);
}
