import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  objectsOf,
  scalarText,
  shown,
  textOf,
} from "../../../core/json.ts";
import { parseJson, tryParseJson } from "../../../core/parse-json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { listedObjects, statedArguments, suggestsCall } from "../../reading/calls.ts";
import type { Conversation } from "../../reading/conversation.ts";
import { messageOutcome, readParts, sayQuestions, speakerOf } from "../../reading/message-parts.ts";
import { type CallStatus, instant, type Run } from "../../run.ts";
import { readEnd, readStep } from "../ai-sdk/ai-sdk.ts";
import { readUiMessage, runOfMessages } from "../ai-sdk/ai-sdk-ui.ts";
import { readMessageMetadata } from "../ai-sdk/ai-sdk-usage.ts";

const CALL_STEP = /(?:^|_)tool_call$/;

export function isTrajectory(output: Json | undefined): output is JsonObject {
  return (
    isObject(output) &&
    Array.isArray(output.steps) &&
    output.steps.every((step) => isObject(step) && isString(step.stepType) && isString(step.name))
  );
}

/** Reads a trajectory's calls, without steps below them. Throws RecordingError for an unknown step that may be a call. */
export function readTrajectory(talk: Conversation, list: Json | undefined): void {
  for (const step of listedObjects(list, "steps")) {
    const { stepType, name, durationMs: duration } = step;
    if (isString(stepType) && CALL_STEP.test(stepType)) {
      talk.nextTurn();
      talk.call({ name, ...statedArguments(step, "toolArgs"), ...outcomeOf(step), duration });
    } else if (!isString(stepType) || suggestsCall(stepType))
      throw new RecordingError(
        `a step of the trajectory of a kind that no Mastra writes: stepType ${scalarText(stepType)}`,
      );
    else readTrajectory(talk, step.children);
  }
}

/** Adds the usage of all model answers, including those below a call. The tokens are summed only if every answer has them. */
export function readTrajectoryUsage(talk: Conversation, { steps, totalDurationMs }: JsonObject): void {
  const answers = generationsIn(steps);
  for (const { modelId, promptTokens = null, completionTokens = null, durationMs } of answers)
    talk.answered({ model: modelId, usage: { promptTokens, completionTokens }, duration: durationMs });
  const sumOf = (key: "promptTokens" | "completionTokens") =>
    answers.reduce((sum, { [key]: count }) => sum + (typeof count === "number" ? count : Number.NaN), 0);
  const usage = { promptTokens: sumOf("promptTokens"), completionTokens: sumOf("completionTokens") };
  const isWhole = Object.values(usage).every((sum) => sum > 0);
  talk.took({ duration: totalDurationMs, usage: isWhole ? usage : undefined });
}

function generationsIn(steps: Json | undefined): JsonObject[] {
  return objectsOf(steps).flatMap((step) => [
    ...(step.stepType === "model_generation" ? [step] : []),
    ...generationsIn(step.children),
  ]);
}

function outcomeOf({ success, toolResult = null }: JsonObject): { status: CallStatus; result?: Json } {
  const result = toolResult === null ? {} : { result: toolResult };
  if (success === false) return { status: "error", ...result };
  return { status: success === true || toolResult !== null ? "ok" : "pending", ...result };
}

/** Returns true for a result of `agent.generate()`. Version 0.14 has no mark of Mastra and is read as an AI SDK v4 result. */
export function isOutput(document: Json): boolean {
  if (!isObject(document))
    return objectsOf(document).some(isStep) && !objectsOf(document).some(({ steps }) => steps);
  // A single step is a row of a run, such as a line of JSONL.
  if ("stepType" in document && !("steps" in document)) return false;
  return callsByPayload(document) || objectsOf(document.steps).some(isStep);
}

function isStep(item: JsonObject): boolean {
  return callsByPayload(item) || (isObject(item.response) && Array.isArray(item.response.dbMessages));
}

function callsByPayload(item: JsonObject): boolean {
  return objectsOf(item.toolCalls).some(
    ({ name, payload }) => name === undefined && isObject(payload) && isString(payload.toolName),
  );
}

export function readOutput(talk: Conversation, document: Json): Run {
  const output = isObject(document) ? document : { steps: document };
  sayStored(talk, output.messages);
  const steps = listedObjects(output.steps, "steps");
  const stepsRead = (steps.length > 0 ? steps : [output]).map((step) => ({
    response: step.response ?? null,
    usage: step.totalUsage ?? step.usage ?? null,
    providerMetadata: step.providerMetadata ?? null,
    finishReason: step.finishReason ?? output.finishReason ?? null,
    reasoning: step.reasoningText ?? null,
    text: step.text ?? null,
    toolCalls: payloads(listedObjects(step.toolCalls, "toolCalls")),
    toolResults: payloads(step.toolResults),
  }));
  for (const step of stepsRead) {
    readStep(talk, step, steps.length === 0);
    readErrors(talk, step.response);
  }
  readEnd(talk, stepsRead);
  const { steps: answers, ...run } = talk.run();
  // Without steps the number of answers is unknown.
  return { ...run, ...defined({ steps: steps.length === 0 ? undefined : answers }) };
}

/** Adds the user's and system texts of messages, stored or not. */
export function sayStored(talk: Conversation, messages: Json | undefined): void {
  sayQuestions(
    talk,
    objectsOf(messages).map((message) => (hasStoredContent(message) ? uiMessage(message) : message)),
  );
}

function payloads(chunks: Json | undefined): JsonObject[] {
  return objectsOf(chunks).map((chunk) => (isObject(chunk.payload) ? chunk.payload : chunk));
}

/** A step's `toolResults` lack failed calls; the messages of its response hold them. */
function readErrors(talk: Conversation, response: Json | undefined): void {
  const parts = objectsOf(objectOf(response).messages).flatMap(({ content }) => objectsOf(content));
  const results = parts.filter(({ type }) => type === "tool-result");
  readParts(talk, undefined, results, messageOutcome);
}

const STORED_TEXT = /^\s*\{\s*"format"\s*:\s*[23]\s*,/;
const FORMAT_MARK = /^\s*\{.*"format"\s*:\s*[23]\s*[,}]/s;
/** Row types of 0.x stores, whose parts are text too. */
const ROW_TYPES = new Set<Json | undefined>(["text", "tool-call", "tool-result"]);
const PARTS_TEXT = /^\s*\[\s*\{.*"type"\s*:/s;

/** Known keys of calls; 0.x repeats names, ids and arguments in separate columns. */
const OWN_CALLS = new Set(["toolInvocations", "toolCallIds", "toolCallArgs", "toolNames"]);

/** Returns true if any message has the shape of Mastra's stores. */
export function areStored(messages: readonly JsonObject[] | undefined): boolean {
  if (messages === undefined) return false;
  const isChat = messages.some((message) => "tool_calls" in message || "tool_call_id" in message);
  return !isChat && messages.some(hasStoredContent);
}

/** Returns true for content `{format: 2, parts[]}`, its JSON text, or text of parts. */
export function hasStoredContent({ content, type }: JsonObject): boolean {
  return isString(content) ? isPacked(content, type) : isContent(content);
}

/** Reads messages of all versions, which a store may mix. */
export function readStored(talk: Conversation, messages: readonly JsonObject[]): Run {
  const read = messages.map(uiMessage);
  for (const [at, message] of read.entries()) {
    talk.nextTurn();
    for (const { createdAt } of [messages[at] ?? {}, ...objectsOf(message.parts)])
      talk.at(instant(createdAt));
    const { role, content } = message;
    if (!Array.isArray(content)) readUiMessage(talk, message);
    else readParts(talk, speakerOf(role), objectsOf(content), messageOutcome);
    readMessageMetadata(talk, message);
  }
  const asParts = (row: JsonObject) => (Array.isArray(row.content) ? { ...row, parts: row.content } : row);
  return runOfMessages(talk, read.map(asParts));
}

/** Converts a stored message to a UI message, or to the core message of 0.x. Throws RecordingError for other content. */
function uiMessage(message: JsonObject): JsonObject {
  refuseForeignCalls(message);
  const role = roleOf(message);
  const content = storedContent(message);
  if (isContent(content)) return { ...whole(content), role };
  if (isString(content)) return { ...message, role, content };
  const areParts = listOf(content).every((part) => isString(objectOf(part).type));
  if (Array.isArray(content) && content.length > 0 && areParts) return { role, content };
  if ((content ?? null) === null && isString(message.role)) return { ...message, role, content: "" };
  throw new RecordingError("a message's content is neither text nor {format: 2, parts[]}");
}

/** Throws RecordingError for calls under an unknown key, because skipped calls would count as not made. */
function refuseForeignCalls(message: JsonObject): void {
  for (const [key, value] of Object.entries(message))
    if (suggestsCall(key) && !OWN_CALLS.has(key) && typeof value === "object" && value !== null)
      throw new RecordingError(`a message has ${shown(key)}, where no Mastra writes calls`);
}

/** A signal is the user's text only if its type is user. */
function roleOf({ role = null, content, type }: JsonObject): Json {
  if (role !== "signal") return role;
  const signal = objectOf(objectOf(objectOf(content).metadata).signal);
  return /^user(?:-message)?$/.test(textOf(signal.type ?? type)) ? "user" : "data";
}

/** Adds texts that no part has, and the text of reasoning parts from their details. */
function whole(content: JsonObject): JsonObject {
  refuseForeignCalls(content);
  const parts = listedObjects(content.parts, "parts").map((part) =>
    part.type === "reasoning" ? { ...part, text: thoughtIn(part) } : part,
  );
  const lacking = (type: string, text: Json | undefined) =>
    textOf(text) === "" || parts.some((part) => part.type === type) ? [] : [{ type, text: textOf(text) }];
  return {
    ...content,
    parts: [...lacking("reasoning", content.reasoning), ...parts, ...lacking("text", content.content)],
  };
}

function thoughtIn({ text, reasoning, details }: JsonObject): Json {
  const thought = text ?? reasoning ?? "";
  const parts = objectsOf(details).map((detail) => textOf(detail.text));
  return thought === "" ? parts.join("") : thought;
}

/** Stores keep content as JSON text; memory.query() of 0.14 returns that text as a text part. */
function storedContent({ content, type }: JsonObject): Json | undefined {
  if (isString(content)) {
    if (!isPacked(content, type)) return content;
    return storedContent({ content: unpackedText(content, "a message's content") });
  }
  const [part = {}] = isContent(content) ? objectsOf(content.parts) : [];
  const text = part.type === "text" ? textOf(part.text) : "";
  return isStoredText(text) ? storedContent({ content: text }) : content;
}

function isPacked(content: string, type: Json | undefined): boolean {
  return isStoredText(content) || (ROW_TYPES.has(type) && PARTS_TEXT.test(content));
}

/** Stores may reorder keys. Truncated text is recognized by its usual beginning. */
function isStoredText(text: string): boolean {
  return STORED_TEXT.test(text) || (FORMAT_MARK.test(text) && isContent(tryParseJson(text)));
}

function isContent(content: Json | undefined): content is JsonObject {
  if (!isObject(content) || (content.format !== 2 && content.format !== 3)) return false;
  return Array.isArray(content.parts) || Array.isArray(content.toolInvocations);
}

/** Parses the JSON text of a store. Throws RecordingError, with `what` in the message, if it is invalid. */
export function unpackedText(text: string, what: string): Json {
  try {
    return parseJson(text);
  } catch (error) {
    throw new RecordingError(`${what} is ${error instanceof Error ? error.message : error}`);
  }
}
