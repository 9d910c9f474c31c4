import { isObject, type Json, type JsonObject, objectsOf, textOf } from "../../../json/json.ts";
import { answerKeys, areRunsOfTheirOwn, areTrials, exchangesIn, type Place } from "../../exchanges.ts";
import { messagesOf } from "../../format.ts";
import { areMessages, isMessage } from "./messages.ts";
import { areEvents, messagesInEvents } from "./stream.ts";

/** A request, all messages, and the events of streams that came after them. */
export interface Step {
  request: JsonObject;
  messages: readonly JsonObject[];
  events: readonly JsonObject[];
}

/** The last step that a document tells of, which repeats those before it; undefined when it tells of none. */
export function lastStepIn(document: Json): Step | undefined {
  const last = exchangesIn(document)?.at(-1);
  if (last !== undefined)
    return areRunsOfTheirOwn(document, placeOf) ? undefined : answered(last.request, last.response);
  if (!isObject(document)) return answered({}, document);
  const { response = null } = document;
  // A response that failed is not the same as no answer.
  if (isObject(response) || Array.isArray(response)) return answered(document, response);
  if ("output" in document || Array.isArray(document.stream)) return answered(document, document);
  const messages = messagesOf(document)?.map(messageIn);
  return messages && { request: document, messages, events: [] };
}

/** A request with what came back: a response, its stream, or a list of messages, responses or events. */
function answered(request: JsonObject, response: Json): Step | undefined {
  const asked = messagesOf(request)?.map(messageIn) ?? [];
  const answer = isObject(response) && Array.isArray(response.stream) ? response.stream : response;
  if (isObject(answer))
    return messageOf(answer.output) && { request, messages: [...asked, messageIn(answer)], events: [] };
  const items = messagesOf(answer);
  if (items === undefined || areTrials(items.map(promptTokens))) return undefined;
  if (areEvents(items)) return { request, messages: asked, events: items };
  return { request, messages: [...asked, ...items.map(messageIn)], events: [] };
}

/** The place in a run of a request and what came back. Throws RecordingError when that cannot be read. */
function placeOf([request = {}, ...response]: readonly JsonObject[]): Place {
  const [first = {}] = response;
  const { messages = [], events = [] } = answered({}, response.length > 1 ? [...response] : first) ?? {};
  const asked = messagesOf(request) ?? [];
  return {
    repeated: asked.filter(({ role }) => role === "assistant").flatMap(keysOf),
    answered: [...messages, ...messagesInEvents(events)].flatMap(keysOf),
  };
}

function keysOf({ content }: JsonObject): string[] {
  const blocks = objectsOf(content);
  const calls = blocks.map(({ toolUse }) => toolUse).filter(isObject);
  return answerKeys(
    calls.map(({ toolUseId, name }) => ({ id: toolUseId, name })),
    blocks.map(({ text }) => textOf(text)).join(""),
  );
}

/** What was asked is counted apart as far as it was cached. */
function promptTokens({ usage }: JsonObject): number {
  const counts = isObject(usage)
    ? [usage.inputTokens, usage.cacheReadInputTokens, usage.cacheWriteInputTokens]
    : [];
  return counts.filter((count) => typeof count === "number").reduce((sum, count) => sum + count, 0);
}

/** The message itself, or the one in a response of Converse or in a session of Strands. */
function messageIn(item: JsonObject): JsonObject {
  const kept =
    "message_id" in item
      ? (messageOf({ message: item.redact_message ?? null }) ?? messageOf(item))
      : undefined;
  const answer = messageOf(item.output);
  return answer === undefined ? (kept ?? item) : { ...answer, stopReason: item.stopReason ?? null };
}

function messageOf(holder: Json | undefined): JsonObject | undefined {
  return isObject(holder) && isObject(holder.message) ? holder.message : undefined;
}

/** True for a step that only Converse writes so. */
export function isOwnStep({ messages, events }: Step): boolean {
  return events.length > 0 ? messages.every(isMessage) : areMessages(messages);
}
