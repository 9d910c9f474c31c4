import {
  errorText,
  isEmpty,
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  objectsOf,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { chained } from "../../../core/text.ts";
import { type Format, messagesOf } from "../../format.ts";
import { areChatMessages, contentText, inSnakeCase, readChat } from "../../reading/chat.ts";
import { unpaired } from "../../reading/exchanges.ts";
import { lastStepWarning } from "../../reading/message-parts.ts";
import {
  answerKeys,
  areRunsOfTheirOwn,
  areSteps,
  areTrials,
  type Place,
  placeOfMessages,
} from "../../reading/steps.ts";
import type { StatedUsage } from "../../reading/usage.ts";
import { askedWith } from "../../reading/usage-dialects.ts";
import {
  type Answer,
  answerIn,
  dialectOf,
  hasDelta,
  isCohereEvent,
  isResponse,
  readPieces,
} from "./openai-chat-stream.ts";

/** OpenAI Chat Completions, whole or streamed, including the variants of Ollama, Mistral, DeepSeek and Cohere. */
export const openaiChat: Format = {
  id: "openai-chat",
  title: "OpenAI Chat Completions: messages, requests, responses, streams; Mistral, DeepSeek, Ollama, Cohere",
  looksFor:
    "messages with a role and text content or tool_calls[].function, or responses or chunks with choices[]",
  marks: [
    ["messages", "role", "content"],
    ["role", "tool_calls", "function"],
    ["choices", "message", "role"],
    ["choices", "delta", "chat.completion.chunk"],
  ],
  detect(recording) {
    const document = unpaired(recording);
    if (areStepItems(document)) {
      if (areRuns(document) || areRunsOfTheirOwn(recording, placeOf)) return false;
      return areChatMessages(wholeMessages(document));
    }
    const chat = chatIn(document);
    return chat !== undefined && areChatMessages(chat.messages) && !isQuestion(document);
  },
  read(recording) {
    const document = unpaired(recording);
    const chat = areStepItems(document) ? readSteps(document) : chatIn(document);
    if (chat === undefined)
      throw new RecordingError("no messages: expected a list of chat messages, {messages} or {choices}");
    const { answers, answersBefore = [], whole = {} } = chat;
    const all = [...answersBefore, ...answers];
    const run = readChat(chat.messages, {
      tools: [document].flat().flatMap((item) => objectsOf(objectOf(item).tools)),
      stopReason: all.at(-1)?.stopReason,
      answersBefore: answersBefore.map(({ took }) => took),
      answers: answers.map(({ took }) => took),
      whole,
    });
    const lastStep = lastStepWarning(chat.messages, run);
    if (all.some(({ isOneOfSeveral }) => isOneOfSeveral))
      run.warnings.push("a response has several choices; only the first is read");
    if (lastStep !== undefined) run.warnings.push(lastStep);
    return [run];
  },
};

interface Chat {
  messages: JsonObject[];
  /** `answers` are the last messages; `answersBefore` are repeated in the last request. */
  answers: Answer[];
  answersBefore?: Answer[];
  /** The usage of all messages if no answer has it. */
  whole?: StatedUsage;
}

/** Reads a bare list, a request, a response, or both in one object. */
function chatIn(document: Json): Chat | undefined {
  const messages = messagesOf(document);
  if (!isObject(document)) return messages && { messages: messages, answers: [] };
  const answer = answerIn(document);
  if (answer !== undefined) return { messages: [...(messages ?? []), answer.message], answers: [answer] };
  // A response without a message, such as a stream chunk, is still a response.
  const isAnswered = isObject(document.request) && isObject(document.response);
  if (Array.isArray(document.choices) || isAnswered) return undefined;
  const { model, usage } = document;
  return messages && { messages: messages, answers: [], whole: { model, usage } };
}

function wholeMessages(items: readonly JsonObject[]): JsonObject[] {
  return items.flatMap((item) => {
    const message = answerIn(item)?.message;
    return message === undefined ? (messagesOf(item) ?? []) : [message];
  });
}

/** The messages lack calls, and the steps beside them hold the run. */
function isQuestion(document: Json): boolean {
  if (!isObject(document) || objectsOf(document.messages).some((message) => "tool_calls" in message))
    return false;
  return listOf(document.steps).length > 0 || !isEmpty(document.responseMessages);
}

interface Step {
  asked?: JsonObject[];
  model?: Json | undefined;
  answers: Answer[];
}

function areStepItems(document: Json): document is JsonObject[] {
  if (!Array.isArray(document) || !document.every(isObject)) return false;
  if (!document.every((item) => isRequest(item) || isError(item) || isAnswer(item))) return false;
  return document.some(
    (item) => hasDelta(item) || (isCohereEvent(item) && "delta" in item) || isResponse(item),
  );
}

function areRuns(items: readonly JsonObject[]): boolean {
  return items.every(isResponse) && areTrials(items.map((item) => askedWith(answerIn(item)?.took.usage)));
}

function isAnswer(item: JsonObject): boolean {
  return isResponse(item) || (!("messages" in item) && dialectOf(item) !== undefined);
}

function isRequest(item: JsonObject): boolean {
  return !("choices" in item) && messagesOf(item) !== undefined;
}

function isError(item: JsonObject): boolean {
  return isObject(item.error) && !("message" in item);
}

/** Throws RecordingError if the items are not a single run, or an answer failed or was cut off. */
function readSteps(items: readonly JsonObject[]): Chat {
  const steps = stepsIn(items);
  if (!areSteps(steps, placeOfStep))
    throw new RecordingError(
      "a request does not repeat the calls made and the answers given before it: write one run per file",
    );
  const answers = steps.flatMap((step) => step.answers);
  if (areTrials(answers.map(({ took }) => askedWith(took.usage))))
    throw new RecordingError(
      "answers to one and the same request: they are runs of their own, write one per file",
    );
  // Each request repeats the run so far.
  const last = steps.at(-1);
  const messages = [...(last?.asked ?? [])];
  const used = new Set(messages.flatMap(callIds));
  for (const { message } of last?.answers ?? []) {
    messages.push(withoutUsedIds(message, used));
    for (const id of callIds(message)) used.add(id);
  }
  const answersBefore = steps.slice(0, -1).flatMap((step) => step.answers);
  return { messages, answers: last?.answers ?? [], answersBefore };
}

function placeOf(items: readonly JsonObject[]): Place {
  return placeOfStep({ answers: [], ...stepsIn(items)[0] });
}

function placeOfStep({ asked = [], answers }: Step): Place {
  return placeOfMessages(
    asked,
    answers.map(({ message }) => message),
    keysOf,
  );
}

function keysOf(message: JsonObject): string[] {
  const { tool_calls, function_call, content } = inSnakeCase(message);
  const calls = objectsOf(tool_calls).map((call) => ({ id: call.id, name: objectOf(call.function).name }));
  // Some servers send an empty function_call with every message.
  const legacy = isObject(function_call) && function_call.name ? [{ name: function_call.name }] : [];
  return answerKeys(calls.length > 0 ? calls : legacy, contentText(content));
}

function stepsIn(items: readonly JsonObject[]): Step[] {
  const failed = items.find(isError);
  if (failed !== undefined)
    throw new RecordingError(`the model's answer ended in an error${errorText(failed)}`);
  const steps: Step[] = [];
  const continues = (item: JsonObject, before: JsonObject) =>
    dialectOf(before) !== undefined && dialectOf(item) === dialectOf(before);
  for (const pieces of chained(items, continues)) {
    const [first] = pieces;
    const dialect = dialectOf(first);
    const answer = answerIn(first);
    const answers = (dialect && readPieces(dialect, pieces)) ?? (answer && [answer]);
    const open = steps.at(-1);
    if (answers === undefined)
      steps.push({ asked: messagesOf(first) ?? [], model: first.model, answers: [] });
    else if (open === undefined) steps.push({ answers });
    else open.answers.push(...answers.map((answer) => ofModel(answer, open.model)));
  }
  return steps;
}

function ofModel(answer: Answer, requestedModel: Json | undefined): Answer {
  return isString(answer.took.model)
    ? answer
    : { ...answer, took: { ...answer.took, model: requestedModel } };
}

/** Some servers reuse call ids in every answer, so repeated ids are removed. */
function withoutUsedIds(message: JsonObject, used: ReadonlySet<string>): JsonObject {
  if (!callIds(message).some((id) => used.has(id))) return message;
  const tool_calls = listOf(message.tool_calls).map((call) =>
    isObject(call) ? { ...call, id: null } : call,
  );
  return { ...message, tool_calls };
}

function callIds({ tool_calls }: JsonObject): string[] {
  return objectsOf(tool_calls).flatMap(({ id }) => (isString(id) && id !== "" ? [id] : []));
}
