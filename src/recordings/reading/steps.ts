import { isObject, type Json, type JsonObject, objectOf } from "../../core/json.ts";
import { RecordingError } from "../../core/problems.ts";
import { messagesOf } from "../format.ts";
import type { Run } from "../run.ts";
import type { Conversation } from "./conversation.ts";
import { type Exchange, exchangesIn } from "./exchanges.ts";
import type { StatedUsage } from "./usage.ts";

export interface Api {
  /** The messages or stream events of a response; undefined if it is not an answer, such as a failed request's. */
  answerIn(response: Json): readonly JsonObject[] | undefined;
  areEvents(items: readonly JsonObject[]): boolean;
  /** Throws RecordingError if a stream failed or was cut off. */
  messagesInEvents(events: readonly JsonObject[]): JsonObject[];
  messageIn(item: JsonObject): JsonObject;
  /** `isMessage`: possibly of this API; `areMessages`: certainly. */
  isMessage(message: JsonObject): boolean;
  areMessages(messages: readonly JsonObject[]): boolean;
  /** Keys that identify a repeated message, from `answerKeys`. */
  keysOf(message: JsonObject): string[];
  readRequest(talk: Conversation, request: JsonObject): void;
  /** With `request`, the messages are its answers. */
  readMessages(talk: Conversation, messages: readonly JsonObject[], request?: JsonObject): void;
  tookIn(answer: JsonObject, request: JsonObject): StatedUsage;
}

export interface Step {
  request: JsonObject;
  asked: readonly JsonObject[];
  answer: readonly JsonObject[];
  before: readonly Exchange[];
}

/** Returns the last step of a document, which repeats the earlier steps, or undefined. */
export function lastStepIn(document: Json, api: Api): Step | undefined {
  const exchanges = exchangesIn(document) ?? [];
  const last = exchanges.at(-1);
  if (last !== undefined) {
    const step = areSteps(exchanges, (exchange) => placeIn(exchange, api)) ? answered(last, api) : undefined;
    return step && { ...step, before: exchanges.slice(0, -1) };
  }
  const request = objectOf(document);
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

/** Returns true for a step that only this API writes. */
export function isStepOf({ asked, answer }: Step, api: Api): boolean {
  if (api.areEvents(answer)) return asked.every(api.isMessage);
  return api.areMessages([...asked, ...answer.map(api.messageIn)]);
}

/** Returns the run of a step and the steps before it. Throws RecordingError if a streamed answer was cut off. */
export function readStep(talk: Conversation, step: Step, api: Api): Run {
  const { request, asked, answer, before } = step;
  api.readRequest(talk, request);
  api.readMessages(talk, asked);
  const answersBefore = before.flatMap((exchange) =>
    wholeAnswer(api.answerIn(exchange.response) ?? [], api).map((message) =>
      api.tookIn(message, exchange.request),
    ),
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

/** Returns an answer's place in a run. `keysOf` returns the keys that identify a repeated message. */
export function placeOfMessages(
  asked: readonly JsonObject[],
  answers: readonly JsonObject[],
  keysOf: (message: JsonObject) => string[],
): Place {
  const before = asked.filter(({ role }) => role === "assistant");
  return { repeated: before.flatMap(keysOf), answered: answers.flatMap(keysOf) };
}

export interface Place {
  /** The keys of earlier answers that the request repeats. */
  repeated: readonly string[];
  answered: readonly string[];
  /** The ids of the response and of the response it continues, if a server keeps the run. */
  id?: string | undefined;
  previous?: string | undefined;
}

/** Returns the keys that identify a repeated answer: its calls, or without calls its text. */
export function answerKeys(
  calls: readonly { id?: Json | undefined; name?: Json | undefined }[],
  text: string,
): string[] {
  if (calls.length > 0)
    return calls.map(({ id, name }) => `calls ${JSON.stringify([keyText(name), keyText(id)])}`);
  const trimmed = text.trim();
  return trimmed === "" ? [] : [`says ${trimmed}`];
}

/** Returns true for steps of one run: each repeats the earlier answers or names the response it continues. */
export function areSteps<T>(items: readonly T[], placeOf: (item: T) => Place): boolean {
  if (items.length < 2) return true;
  try {
    const places = items.map(placeOf);
    const responseIds = new Set<string>();
    return places.every((place, at) => {
      const before = places[at - 1];
      if (before?.id !== undefined) responseIds.add(before.id);
      return (
        before === undefined ||
        (place.previous !== undefined && responseIds.has(place.previous)) ||
        repeats(place, before)
      );
    });
  } catch (error) {
    if (error instanceof RecordingError) return false;
    throw error;
  }
}

/** Returns true if the exchanges of a document are separate runs. `placeOf` gets an exchange's request and response objects. */
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

/** Returns true if equal prompt token counts show trials of a case. The prompts of steps in one run would grow. */
export function areTrials(promptTokens: readonly (Json | undefined)[]): boolean {
  const [first, ...rest] = promptTokens;
  return typeof first === "number" && first > 0 && rest.length > 0 && rest.every((count) => count === first);
}
