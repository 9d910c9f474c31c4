import { isObject, type Json, type JsonObject } from "../base/json.ts";
import { RecordingError } from "../base/problems.ts";
import type { Conversation } from "./conversation.ts";
import { type Exchange, exchangesIn } from "./exchanges.ts";
import { messagesOf } from "./format.ts";
import type { Run } from "./run.ts";
import type { StatedUsage } from "./usage.ts";

/** How the API of a model writes what was asked and what was answered. */
export interface Api {
  /** Messages, or the events of a stream, in what came back; undefined for what is no answer, as of a request that failed. */
  answerIn(response: Json): readonly JsonObject[] | undefined;
  areEvents(items: readonly JsonObject[]): boolean;
  /** Throws RecordingError when a stream failed or was cut off. */
  messagesInEvents(events: readonly JsonObject[]): JsonObject[];
  /** The message in an item of a list. */
  messageIn(item: JsonObject): JsonObject;
  /** True for a message that may be one of this API; `areMessages`: for messages that only this API writes so. */
  isMessage(message: JsonObject): boolean;
  areMessages(messages: readonly JsonObject[]): boolean;
  /** What tells that a message repeats another, by `answerKeys`. */
  keysOf(message: JsonObject): string[];
  readRequest(talk: Conversation, request: JsonObject): void;
  /** Reads messages, which are answers to the `request` where one is given. */
  readMessages(talk: Conversation, messages: readonly JsonObject[], request?: JsonObject): void;
  tookIn(answer: JsonObject, request: JsonObject): StatedUsage;
}

/** A request, its messages, what came of it, and the exchanges before it. */
export interface Step {
  request: JsonObject;
  asked: readonly JsonObject[];
  answer: readonly JsonObject[];
  before: readonly Exchange[];
}

/** The last step that a document tells of, which repeats those before it; undefined when it tells of none. */
export function lastStepIn(document: Json, api: Api): Step | undefined {
  const exchanges = exchangesIn(document) ?? [];
  const last = exchanges.at(-1);
  if (last !== undefined) {
    const step = areSteps(exchanges, (one) => placeIn(one, api)) ? answered(last, api) : undefined;
    return step && { ...step, before: exchanges.slice(0, -1) };
  }
  const request = isObject(document) ? document : {};
  const step = answered({ request, response: document as JsonObject | Json[] }, api);
  if (step !== undefined || !isObject(document)) return step;
  const asked = messagesOf(document)?.map(api.messageIn);
  return asked && { request, asked, answer: [], before: [] };
}

function answered({ request, response }: Exchange, api: Api): Step | undefined {
  const answer = api.answerIn(response);
  const asked = messagesOf(request)?.map(api.messageIn) ?? [];
  return answer && { request, asked, answer, before: [] };
}

/** True for a step that only this API writes so. */
export function isStepOf({ asked, answer }: Step, api: Api): boolean {
  if (api.areEvents(answer)) return asked.every(api.isMessage);
  return api.areMessages([...asked, ...answer.map(api.messageIn)]);
}

/** The run of a step and those before it. Throws RecordingError when an answer was streamed and cut off. */
export function readStep(talk: Conversation, step: Step, api: Api): Run {
  const { request, asked, answer, before } = step;
  api.readRequest(talk, request);
  api.readMessages(talk, asked);
  const answersBefore = before.flatMap((one) =>
    wholeAnswer(api.answerIn(one.response) ?? [], api).map((message) => api.tookIn(message, one.request)),
  );
  talk.answeredBefore(answersBefore);
  if (answer.length > 0) api.readMessages(talk, wholeAnswer(answer, api), request);
  else talk.took({ model: request.model ?? request.modelId, usage: request.usage });
  return talk.run();
}

function wholeAnswer(answer: readonly JsonObject[], api: Api): JsonObject[] {
  return api.areEvents(answer) ? api.messagesInEvents(answer) : answer.map(api.messageIn);
}

function placeIn({ request, response }: Exchange, api: Api): Place {
  const answers = wholeAnswer(api.answerIn(response) ?? [], api);
  return placeOfMessages(messagesOf(request) ?? [], answers, api.keysOf);
}

/** The place of an answer in a run, by the messages it was asked with. `keysOf`: what tells that a message repeats another. */
export function placeOfMessages(
  asked: readonly JsonObject[],
  answers: readonly JsonObject[],
  keysOf: (message: JsonObject) => string[],
): Place {
  const before = asked.filter(({ role }) => role === "assistant");
  return { repeated: before.flatMap(keysOf), answered: answers.flatMap(keysOf) };
}

/** What a step of a run says of its place in it. */
export interface Place {
  /** What the model had answered before, as the request repeats it, by `answerKeys`. */
  repeated: readonly string[];
  /** What it answered then, likewise. */
  answered: readonly string[];
  /** The id of the response, and that of the one that it goes on from, where a server keeps the run. */
  id?: string | undefined;
  previous?: string | undefined;
}

/** What tells that a message repeats an answer: the calls that it made, or without any its text. */
export function answerKeys(
  calls: readonly { id?: Json | undefined; name?: Json | undefined }[],
  text: string,
): string[] {
  if (calls.length > 0)
    return calls.map(({ id, name }) => `calls ${JSON.stringify([keyText(name), keyText(id)])}`);
  const said = text.trim();
  return said === "" ? [] : [`says ${said}`];
}

/**
 * True for steps of one run: each repeats what was answered before it, or names the response that it goes on from. Others are
 * runs of their own, as is one that `placeOf` throws a RecordingError for.
 */
export function areSteps<T>(items: readonly T[], placeOf: (item: T) => Place): boolean {
  if (items.length < 2) return true;
  try {
    const places = items.map(placeOf);
    const known = new Set<string>();
    return places.every((place, at) => {
      const before = places[at - 1];
      if (before?.id !== undefined) known.add(before.id);
      return (
        before === undefined ||
        (place.previous !== undefined && known.has(place.previous)) ||
        repeats(place, before)
      );
    });
  } catch (error) {
    if (error instanceof RecordingError) return false;
    throw error;
  }
}

/**
 * True for a list of exchanges that are runs of their own. `placeOf` is given the objects of an exchange: its request, and what
 * came back.
 */
export function areRunsOfTheirOwn(document: Json, placeOf: (items: readonly JsonObject[]) => Place): boolean {
  const exchanges = exchangesIn(document) ?? [];
  return !areSteps(exchanges, ({ request, response }) =>
    placeOf([request, ...[response].flat().filter(isObject)]),
  );
}

function repeats({ repeated }: Place, before: Place): boolean {
  const expected = [...before.repeated, ...before.answered];
  let found = 0;
  for (const key of repeated) if (key === expected[found]) found += 1;
  return found > 0 && found === expected.length && repeated.length > before.repeated.length;
}

function keyText(value: Json | undefined): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/**
 * True for answers of a model that can be no steps of one run, by the number of tokens that each was asked with: every step adds
 * to what the next is asked, and trials of one case are asked the same.
 */
export function areTrials(promptTokens: readonly (Json | undefined)[]): boolean {
  const [first, ...others] = promptTokens;
  return typeof first === "number" && first > 0 && others.length > 0 && others.every((one) => one === first);
}
