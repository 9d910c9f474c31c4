import { isObject, isString, type Json, type JsonObject, listOf, objectsOf } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import { contentText } from "../../chat.ts";
import { inSnakeCase } from "../../chat-messages.ts";
import { answerKeys, areSteps, areTrials, type Place } from "../../exchanges.ts";
import { messagesOf } from "../../format.ts";
import { type Answer, answerIn, isResponse } from "./answer.ts";
import { hasDelta, isChunk, readChunks } from "./chunks.ts";
import { isCohereEvent, readCohere } from "./cohere.ts";
import { readOllama } from "./ollama.ts";
import { isOllamaPiece } from "./ollama-piece.ts";

/** A way of streaming: what one piece looks like, and the answers that pieces in a row make up. */
interface Dialect {
  isPiece(item: JsonObject): boolean;
  read(pieces: readonly JsonObject[]): Answer[];
}

const DIALECTS: readonly Dialect[] = [
  { isPiece: isChunk, read: readChunks },
  { isPiece: isCohereEvent, read: readCohere },
  { isPiece: isOllamaPiece, read: readOllama },
];

/** What a model was asked, where that is recorded, and what it answered. */
interface Step {
  asked?: JsonObject[];
  answers: Answer[];
}

/** True for a list of what a model answered step by step, whole or streamed, with the requests in between or without. */
export function areStepItems(document: Json): document is JsonObject[] {
  if (!Array.isArray(document) || !document.every(isObject)) return false;
  if (!document.every((item) => isRequest(item) || isError(item) || isAnswer(item))) return false;
  return document.some(
    (item) => hasDelta(item) || (isCohereEvent(item) && "delta" in item) || isResponse(item),
  );
}

/** True for whole answers that can be no steps of one run. */
export function areRuns(items: readonly JsonObject[]): boolean {
  return items.every(isResponse) && areTrials(items.map((item) => answerIn(item)?.promptTokens));
}

function isAnswer(item: JsonObject): boolean {
  return isResponse(item) || (!("messages" in item) && DIALECTS.some(({ isPiece }) => isPiece(item)));
}

function isRequest(item: JsonObject): boolean {
  return !("choices" in item) && messagesOf(item) !== undefined;
}

function isError(item: JsonObject): boolean {
  return isObject(item.error) && !("message" in item);
}

/**
 * The messages of the run that a list of requests and answers records, and its answers. Throws RecordingError when it is not the
 * record of one run, or an answer failed or was cut off.
 */
export function readSteps(items: readonly JsonObject[]): { messages: JsonObject[]; answers: Answer[] } {
  const steps = stepsIn(items);
  if (!areSteps(steps, placeOfStep))
    throw new RecordingError(
      "a request does not repeat the calls made and the answers given before it: write one run per file",
    );
  const answers = steps.flatMap((step) => step.answers);
  if (areTrials(answers.map(({ promptTokens }) => promptTokens)))
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
  return { messages, answers };
}

/** The place in a run of a request and what came back. Throws RecordingError when that cannot be read. */
export function placeOf(items: readonly JsonObject[]): Place {
  return placeOfStep({ answers: [], ...stepsIn(items)[0] });
}

function placeOfStep({ asked = [], answers }: Step): Place {
  return {
    repeated: asked.filter(({ role }) => role === "assistant").flatMap(keysOf),
    answered: answers.flatMap(({ message }) => keysOf(message)),
  };
}

function keysOf(message: JsonObject): string[] {
  const { tool_calls, function_call, content } = inSnakeCase(message);
  const calls = objectsOf(tool_calls).map(({ id, function: made }) => ({
    id,
    name: isObject(made) ? made.name : undefined,
  }));
  // Some servers send an empty function_call with every message.
  const legacy = isObject(function_call) && function_call.name ? [{ name: function_call.name }] : [];
  return answerKeys(calls.length > 0 ? calls : legacy, contentText(content));
}

function stepsIn(items: readonly JsonObject[]): Step[] {
  const failed = items.find(isError);
  if (failed !== undefined) throw new RecordingError(`the model's answer ended in an error${detail(failed)}`);
  const steps: Step[] = [];
  for (const run of runsOfPieces(items)) {
    const [first = {}] = run.items;
    const answer = answerIn(first);
    const answers = run.dialect?.read(run.items) ?? (answer && [answer]);
    const open = steps.at(-1);
    if (answers === undefined) steps.push({ asked: messagesOf(first) ?? [], answers: [] });
    else if (open === undefined) steps.push({ answers });
    else open.answers.push(...answers);
  }
  return steps;
}

/** The items, those together that are pieces of streams in one dialect. */
function runsOfPieces(items: readonly JsonObject[]): { dialect: Dialect | undefined; items: JsonObject[] }[] {
  const runs: { dialect: Dialect | undefined; items: JsonObject[] }[] = [];
  for (const item of items) {
    const dialect = DIALECTS.find(({ isPiece }) => isPiece(item));
    const open = runs.at(-1);
    if (open !== undefined && dialect !== undefined && open.dialect === dialect) open.items.push(item);
    else runs.push({ dialect, items: [item] });
  }
  return runs;
}

/** An answer never repeats a call: some servers give the calls of every answer the same ids, which then tell nothing. */
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

function detail({ error }: JsonObject): string {
  return isObject(error) && isString(error.message) ? `: ${error.message.slice(0, 200)}` : "";
}
