import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  scalarText,
  shown,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { chained } from "../../../core/text.ts";
import { Conversation } from "../../reading/conversation.ts";
import { offeredTools } from "../../reading/message-parts.ts";
import type { StatedUsage } from "../../reading/usage.ts";
import type { Run } from "../../run.ts";
import {
  field,
  isContent,
  objectIn,
  objectsIn,
  partsOf,
  readTurns,
  type Turn,
  textIn,
  tookIn,
  turnsOfContents,
} from "./gemini-turns.ts";

interface Exchange {
  request: JsonObject;
  contents: readonly JsonObject[];
  responses: readonly JsonObject[];
}

export function isExchange(document: Json): boolean {
  return exchangeIn(document) !== undefined;
}

/** Throws RecordingError if contents or responses are unreadable. */
export function readExchange(document: Json): Run[] {
  const exchange = exchangeIn(document);
  if (exchange === undefined) {
    throw new RecordingError(
      "nothing of Gemini or ADK: expected contents [{role, parts}], a response with candidates, a session with events, or an eval set",
    );
  }
  const { request, contents, responses } = exchange;
  const failed = responses.find(isError);
  if (failed !== undefined) {
    const { message, status, code } = objectOf(failed.error);
    throw new RecordingError(
      `the model's answer is an error (${shown(message ?? status ?? code)}): the run broke off`,
    );
  }
  // A chat may reuse a call id, but a repeated history holds copies.
  const talk = new Conversation(responses.length > 1 ? "copies" : "calls");
  readRequest(talk, request);
  readTurns(talk, turnsOfResponses(talk, responses, turnsOfContents(contents)));
  // Without responses, usage and model beside the request apply to the whole run.
  const hasModel = responses.some((response) => textIn(response, "modelVersion") !== undefined);
  if (responses.length === 0) talk.took({ ...tookIn(request), model: request.model });
  else if (!hasModel) talk.took({ model: request.model });
  return [talk.run()];
}

function exchangeIn(document: Json): Exchange | undefined {
  if (Array.isArray(document)) return exchangeInList(document);
  if (!isObject(document)) return undefined;
  const request = objectIn(document, "request") ?? document;
  const contents = contentsOf(request);
  const responses = responsesOf(document);
  // `contents` may belong to another format.
  const isAlone = (request.contents ?? request.messages ?? null) === null && responses?.length !== 0;
  if (responses === undefined || (contents === undefined && !isAlone)) return undefined;
  return { request, contents: contents ?? [], responses };
}

function exchangeInList(list: readonly Json[]): Exchange | undefined {
  if (list.length === 0) return undefined;
  if (list.every(isMessage)) return { request: {}, contents: list, responses: [] };
  return areResponses(list) ? { request: {}, contents: [], responses: list } : undefined;
}

/** A content without a request must have a role. */
function isMessage(value: Json): value is JsonObject {
  return isContent(value) && typeof value.role === "string";
}

/** Returns an empty list if nothing is recorded, undefined for another format. */
function responsesOf(document: JsonObject): readonly JsonObject[] | undefined {
  if (isResponse(document)) return [document];
  if ((document.candidates ?? null) !== null) return undefined;
  const stated = document.response ?? document.responses ?? null;
  // rungate's own `response` is the answer text.
  if (stated === null || isString(stated)) return [];
  const list = Array.isArray(stated) ? stated : [stated];
  if (areResponses(list)) return list;
  const errors = list.filter(isError);
  return errors.length === list.length ? errors : undefined;
}

/** Reads `contents`, `messages` or `history`: a list, one content, or text if the SDK accepts it. */
function contentsOf(document: JsonObject): JsonObject[] | undefined {
  const { contents = null, messages = null, history = null } = document;
  const stated = contents ?? messages ?? history;
  const list = Array.isArray(stated) ? stated : [stated];
  const isText = (item: Json) => isString(item) && contents !== null;
  const read = list.map((item) => (isText(item) ? { role: "user", parts: [{ text: item }] } : item));
  return read.length > 0 && read.every(isContent) ? read : undefined;
}

function readRequest(talk: Conversation, request: JsonObject): void {
  const sources = [request, objectIn(request, "config") ?? {}];
  for (const source of sources) {
    const instruction = field(source, "systemInstruction");
    if (isString(instruction)) talk.say("system", instruction);
    if (isObject(instruction) && isContent({ role: "system", ...instruction }))
      for (const part of partsOf(instruction)) talk.say("system", part.text);
    for (const tool of offeredTools(source.tools)) talk.offer(tool);
  }
}

const CANDIDATE_MARKS = ["content", "finishReason", "index"];
const ROW_FIELDS = ["contents", "messages", "history", "request", "case", "caseId", "case_id", "task_id"];
const FINISHED = new Set(["STOP", "FINISH_REASON_UNSPECIFIED", "MAX_TOKENS"]);
const NOT_CALLED = new Set(["MALFORMED_FUNCTION_CALL", "UNEXPECTED_TOOL_CALL", "TOO_MANY_TOOL_CALLS"]);

function isResponse(value: Json | undefined): boolean {
  return (
    isChunk(value) && (listOf(value.candidates).length > 0 || objectIn(value, "promptFeedback") !== undefined)
  );
}

/** Detects the responses of one run: stream chunks, or one response per step. */
function areResponses(list: readonly Json[]): list is JsonObject[] {
  return list.every((item) => (isChunk(item) && !isRow(item)) || isError(item)) && list.some(isResponse);
}

/** An error may replace a response. */
function isError(value: Json | undefined): value is JsonObject {
  return isObject(value) && isObject(value.error) && ("code" in value.error || "status" in value.error);
}

/** A response's history repeats all earlier calls and adds automatic ones. Throws RecordingError if calls are missing in it. */
function turnsOfResponses(
  talk: Conversation,
  responses: readonly JsonObject[],
  before: readonly Turn[],
): readonly Turn[] {
  let turns = before;
  for (const chunks of chained(responses, isNext)) {
    const histories = chunks.map((chunk) => objectsIn(chunk, "automaticFunctionCallingHistory"));
    const history = turnsOfContents(histories.findLast(({ length }) => length > 0) ?? []);
    if (history.length > 0 && callsIn(history) < callsIn(turns))
      throw new RecordingError(
        "calls that came before are missing in a response's history: these are several runs",
      );
    if (history.length > 0) turns = history.map((turn, at) => ({ ...turn, took: turns[at]?.took }));
    turns = [...turns, { speaker: "assistant", parts: answerIn(talk, chunks), took: tookInChunks(chunks) }];
  }
  return turns;
}

function isChunk(value: Json | undefined): value is JsonObject {
  if (!isObject(value)) return false;
  const candidates = field(value, "candidates");
  if (candidates !== undefined) return Array.isArray(candidates) && candidates.every(isCandidate);
  const named = field(value, "modelVersion") ?? field(value, "responseId");
  return (
    objectIn(value, "promptFeedback") !== undefined ||
    (objectIn(value, "usageMetadata") !== undefined && named !== undefined)
  );
}

/** A response beside its request or case id is a separate run. */
function isRow(response: JsonObject): boolean {
  return ROW_FIELDS.some((key) => key in response);
}

function isCandidate(candidate: Json): boolean {
  if (!isObject(candidate) || !CANDIDATE_MARKS.some((name) => field(candidate, name) !== undefined))
    return false;
  const content = field(candidate, "content") ?? {};
  return isContent(content) || (isObject(content) && Object.values(content).every((item) => item === null));
}

/** Chunks share a response id, or follow a chunk without a finish reason. */
function isNext(response: JsonObject, last: JsonObject): boolean {
  const [before, now] = [textIn(last, "responseId"), textIn(response, "responseId")];
  if (before !== undefined && now !== undefined) return before === now;
  return finishReason(objectsIn(last, "candidates").find(isFirst)) === undefined;
}

function answerIn(talk: Conversation, chunks: readonly JsonObject[]): JsonObject[] {
  const parts: JsonObject[] = [];
  const firsts = chunks.map((chunk) => objectsIn(chunk, "candidates").find(isFirst));
  if (chunks.length > 1 && firsts.every((first) => finishReason(first) === undefined))
    talk.unscorable('a stream was cut off before its "finishReason": record the run again');
  for (const chunk of chunks) {
    const blocked = textIn(objectIn(chunk, "promptFeedback") ?? {}, "blockReason");
    if (blocked !== undefined) talk.warn(`the prompt was blocked (${blocked})`);
    const candidates = objectsIn(chunk, "candidates");
    const first = candidates.find(isFirst);
    if (candidates.some((candidate) => candidate !== first))
      talk.warn("a response has several candidates; the first is read");
    if (first === undefined) continue;
    warnOfEnd(talk, first);
    for (const part of partsOf(objectIn(first, "content"))) {
      const before = chunks.length > 1 ? parts.at(-1) : undefined;
      if (before !== undefined && isText(before) && isText(part) && before.thought === part.thought)
        parts[parts.length - 1] = { ...before, text: `${scalarText(before.text)}${scalarText(part.text)}` };
      else parts.push(part);
    }
  }
  return parts;
}

/** Chunk counts are cumulative. */
function tookInChunks(chunks: readonly JsonObject[]): StatedUsage {
  const took = chunks.map(tookIn);
  return {
    model: took.findLast(({ model }) => model !== undefined)?.model,
    usage: took.findLast(({ usage }) => usage !== undefined)?.usage,
  };
}

function isFirst(candidate: JsonObject): boolean {
  return (field(candidate, "index") ?? 0) === 0;
}

function isText(part: JsonObject): boolean {
  return isString(part.text) && Object.keys(part).every((key) => key === "text" || key === "thought");
}

function finishReason(candidate: JsonObject | undefined): string | undefined {
  const reason = candidate && textIn(candidate, "finishReason");
  return reason === "FINISH_REASON_UNSPECIFIED" ? undefined : reason;
}

function warnOfEnd(talk: Conversation, candidate: JsonObject): void {
  const reason = finishReason(candidate);
  if (reason === undefined) return;
  talk.stopped(reason);
  if (!FINISHED.has(reason)) talk.warn(endText(reason));
}

export function endText(reason: string): string {
  return NOT_CALLED.has(reason)
    ? `the model's call could not be made (${reason}); it is not counted`
    : `the model's answer was cut off (${reason})`;
}

function callsIn(turns: readonly Turn[]): number {
  return turns.flatMap(({ parts }) => parts).filter((part) => objectIn(part, "functionCall")).length;
}
