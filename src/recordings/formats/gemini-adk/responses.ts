import { shown } from "../../../config/shown.ts";
import { isObject, isString, type Json, type JsonObject } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import type { Conversation } from "../../conversation.ts";
import { field, objectIn, objectsIn, textIn } from "./fields.ts";
import { isContent, partsOf, type Turn, turnsOfContents } from "./turns.ts";

const CANDIDATE_MARKS = ["content", "finishReason", "index"];
const ROW_FIELDS = ["contents", "messages", "history", "request", "case", "caseId", "case_id", "task_id"];
/** Ends of an answer that are as they should be. */
const FINISHED = new Set(["STOP", "FINISH_REASON_UNSPECIFIED", "MAX_TOKENS"]);
const NOT_CALLED = new Set(["MALFORMED_FUNCTION_CALL", "UNEXPECTED_TOOL_CALL", "TOO_MANY_TOOL_CALLS"]);

/** True for a response of generateContent. */
export function isResponse(value: Json | undefined): boolean {
  return isChunk(value) && (hasCandidates(value) || objectIn(value, "promptFeedback") !== undefined);
}

/** True for the responses of one run: the chunks of a stream, or those of one step after another. */
export function areResponses(list: readonly Json[]): list is JsonObject[] {
  return list.every((item) => (isChunk(item) && !isRow(item)) || isError(item)) && list.some(isResponse);
}

/** True for what is sent in place of a response when there is none. */
export function isError(value: Json | undefined): value is JsonObject {
  return isObject(value) && isObject(value.error) && ("code" in value.error || "status" in value.error);
}

/**
 * The turns that responses add to those `before` them. What the SDK called by itself stands in a response's
 * history, which repeats all that was before. Throws RecordingError when it does not.
 */
export function turnsOfResponses(
  talk: Conversation,
  responses: readonly JsonObject[],
  before: readonly Turn[],
): readonly Turn[] {
  let turns = before;
  for (const chunks of stepsOf(responses)) {
    const histories = chunks.map((chunk) => objectsIn(chunk, "automaticFunctionCallingHistory"));
    const history = turnsOfContents(histories.findLast(({ length }) => length > 0) ?? []);
    if (history.length > 0 && callsIn(history) < callsIn(turns))
      throw new RecordingError(
        "a response's history lacks calls that came before it: these are several runs",
      );
    if (history.length > 0) turns = history;
    turns = [...turns, { speaker: "assistant", parts: answerIn(talk, chunks) }];
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

/** True for a response that stands beside its request or its case: a run of its own. */
function isRow(response: JsonObject): boolean {
  return ROW_FIELDS.some((key) => key in response);
}

function hasCandidates(response: JsonObject): boolean {
  const { candidates } = response;
  return Array.isArray(candidates) && candidates.length > 0;
}

function isCandidate(candidate: Json): boolean {
  if (!isObject(candidate) || !CANDIDATE_MARKS.some((name) => field(candidate, name) !== undefined))
    return false;
  const content = field(candidate, "content");
  return content === undefined || isEmptyObject(content) || isContent(content);
}

function isEmptyObject(value: Json): boolean {
  return isObject(value) && Object.values(value).every((item) => item === null);
}

/** The responses of each step: chunks of one response have its id, or come before its end. */
function stepsOf(responses: readonly JsonObject[]): JsonObject[][] {
  const steps: JsonObject[][] = [];
  let last: JsonObject | undefined;
  for (const response of responses) {
    if (last !== undefined && isNext(last, response)) steps.at(-1)?.push(response);
    else steps.push([response]);
    last = response;
  }
  return steps;
}

function isNext(last: JsonObject, response: JsonObject): boolean {
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
    warnOfBlock(talk, chunk);
    const candidates = objectsIn(chunk, "candidates");
    const first = candidates.find(isFirst);
    if (candidates.some((one) => one !== first))
      talk.warn("a response has several candidates; the first is read");
    if (first === undefined) continue;
    warnOfEnd(talk, first);
    for (const part of partsOf(objectIn(first, "content"))) {
      const before = chunks.length > 1 ? parts.at(-1) : undefined;
      if (before !== undefined && isText(before) && isText(part) && before.thought === part.thought)
        parts[parts.length - 1] = { ...before, text: `${before.text}${part.text}` };
      else parts.push(part);
    }
  }
  return parts;
}

/** What is wrong with a response that is an error. */
export function errorText({ error }: JsonObject): string {
  const { message, status, code } = isObject(error) ? error : {};
  return `the model's answer is an error (${shown(message ?? status ?? code)}): the run broke off`;
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

/** What it means that an answer ended for that reason. */
export function endText(reason: string): string {
  return NOT_CALLED.has(reason)
    ? `the model's call could not be made (${reason}); it is not counted`
    : `the model's answer was cut off (${reason})`;
}

function warnOfBlock(talk: Conversation, response: JsonObject): void {
  const feedback = objectIn(response, "promptFeedback");
  const reason = feedback && textIn(feedback, "blockReason");
  if (reason !== undefined) talk.warn(`the prompt was blocked (${reason})`);
}

function callsIn(turns: readonly Turn[]): number {
  return turns.flatMap(({ parts }) => parts).filter((part) => objectIn(part, "functionCall")).length;
}
