import { isObject, isString, type Json, type JsonObject } from "../../core/json.ts";
import { RecordingError } from "../../core/problems.ts";
import type { Speaker } from "../run.ts";
import { suggestsCall } from "./calls.ts";
import { SPEAKERS } from "./message-shapes.ts";

/** Fields that may hold calls beside the texts. */
const HISTORY = /messages|items|steps|events|spans|observations|attributes|history|trajectory/i;
/** Keys that describe an object's kind, or why a model stopped. */
const KIND = /^(?:type|role|kind|event|object)$|reason$/i;

/**
 * Returns true for a question and answer without calls: `{input, response}` or `{input, output}`. The input (`userInput` in Java's
 * samples) is text or messages; `output` may be `{text}`.
 */
export function isTextsOnly(row: Json): row is JsonObject {
  if (!isObject(row) || "scorerId" in row || Object.entries(row).some(isHistoryOfCalls)) return false;
  const answers = [row.response ?? null, outputText(row.output)].filter((answer) => answer !== null);
  return answers.length > 0 && answers.every(isString) && askedTexts(row) !== undefined;
}

/** A case may list expected calls. */
function isHistoryOfCalls([key, value]: [string, Json]): boolean {
  return key !== "referenceToolCalls" && mentionsCalls(key, value);
}

function mentionsCalls(key: string, value: Json): boolean {
  if (value === null || (typeof value !== "object" && !isString(value))) return false;
  return HISTORY.test(key) || suggestsCall(key);
}

/** Returns the answer of such a row. Throws RecordingError for two different answers. */
export function answerOf({ response = null, output: given }: JsonObject): Json {
  const output = outputText(given);
  if (isString(response) && isString(output) && response !== output)
    throw new RecordingError("both output and response: keep the one that is the answer");
  return isString(response) ? response : output;
}

/** Reads `{text}` unless a call may be beside it. */
function outputText(output: Json = null): Json {
  return isObject(output) && isString(output.text) && !mayHoldCalls(output) ? output.text : output;
}

/** Returns the texts before the answer, or undefined if they may hold calls or have an unknown shape. */
export function askedTexts({ input: given = null, userInput = null }: JsonObject): SpokenText[] | undefined {
  const input = given ?? userInput;
  if (isString(input)) return [{ speaker: "user", text: input }];
  if (!Array.isArray(input) || input.length === 0 || mayHoldCalls(input)) return undefined;
  const texts = input.flatMap((message) => textIn(message) ?? []);
  return texts.length === input.length ? texts : undefined;
}

interface SpokenText {
  speaker: Speaker;
  text: string;
}

function textIn(message: Json): SpokenText | undefined {
  if (isString(message)) return { speaker: "user", text: message };
  if (!isObject(message)) return undefined;
  const { role = message.type, content = message.text } = message;
  const speaker = SPEAKERS.get(role);
  const parts = Array.isArray(content) ? content : [content ?? null];
  const texts = parts.flatMap((part) => (isObject(part) ? (part.text ?? []) : part)).filter(isString);
  return speaker === undefined || texts.length === 0 ? undefined : { speaker, text: texts.join("\n") };
}

/** Checks keys and kinds at any depth. */
function mayHoldCalls(value: Json): boolean {
  const values: Json[] = [value];
  // Without recursion, because values may nest deeply: the list grows during the loop.
  for (const item of values) {
    if (typeof item !== "object" || item === null) continue;
    for (const [key, inner] of Object.entries(item)) {
      if (isObject(item) && mentionsCalls(key, inner)) return true;
      if (KIND.test(key) && isString(inner) && suggestsCall(inner)) return true;
      values.push(inner);
    }
  }
  return false;
}
