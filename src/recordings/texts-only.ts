import { isObject, isString, type Json, type JsonObject } from "../base/json.ts";
import { RecordingError } from "../base/problems.ts";
import { CALL_LIKE } from "./calls.ts";
import { SPEAKERS } from "./message-shapes.ts";
import type { Speaker } from "./run.ts";

/** Fields in which calls may stand beside the texts, so that these are not all that was recorded. */
const HISTORY = /messages|items|steps|events|spans|observations|attributes|history|trajectory/i;
/** Keys whose text says of what kind an object is, or why a model stopped. */
const KIND = /^(?:type|role|kind|event|object)$|reason$/i;

/**
 * Returns true for a question and an answer without a word on calls: `{input, response}` or `{input, output}`. The input (in Java's
 * samples `userInput`) is a text or a list of messages, the answer a text, as `output` also `{text}`. A row of Mastra's scorers may be packed in text and hold more.
 */
export function isTextsOnly(row: Json): row is JsonObject {
  if (!isObject(row) || "scorerId" in row || Object.entries(row).some(isHistoryOfCalls)) return false;
  const answers = [row.response ?? null, outputText(row.output)].filter((one) => one !== null);
  return answers.length > 0 && answers.every(isString) && askedTexts(row) !== undefined;
}

/** The case may say which calls it expects. */
function isHistoryOfCalls([key, value]: [string, Json]): boolean {
  return key !== "referenceToolCalls" && speaksOfCalls(key, value);
}

function speaksOfCalls(key: string, value: Json): boolean {
  if (value === null || (typeof value !== "object" && !isString(value))) return false;
  return HISTORY.test(key) || CALL_LIKE.test(key);
}

/** Returns the answer of such a row. Throws RecordingError when there are two. */
export function answerOf({ response = null, output: given }: JsonObject): Json {
  const output = outputText(given);
  if (isString(response) && isString(output) && response !== output)
    throw new RecordingError("both output and response: keep the one that is the answer");
  return isString(response) ? response : output;
}

/** The text of `{text}` where nothing beside it may be a call; any other output as it is. */
function outputText(output: Json = null): Json {
  return isObject(output) && isString(output.text) && !mayHoldCalls(output) ? output.text : output;
}

/** Returns what was said before the answer of such a row; undefined where it may hold calls, or is of no known shape. */
export function askedTexts({ input: given = null, userInput = null }: JsonObject): SpokenText[] | undefined {
  const input = given ?? userInput;
  if (isString(input)) return [{ speaker: "user", text: input }];
  if (!Array.isArray(input) || input.length === 0 || mayHoldCalls(input)) return undefined;
  const said = input.flatMap((message) => saidIn(message) ?? []);
  return said.length === input.length ? said : undefined;
}

interface SpokenText {
  speaker: Speaker;
  text: string;
}

function saidIn(message: Json): SpokenText | undefined {
  if (isString(message)) return { speaker: "user", text: message };
  if (!isObject(message)) return undefined;
  const { role = message.type, content = message.text } = message;
  const speaker = SPEAKERS.get(role);
  const parts = Array.isArray(content) ? content : [content ?? null];
  const texts = parts.flatMap((part) => (isObject(part) ? (part.text ?? []) : part)).filter(isString);
  return speaker === undefined || texts.length === 0 ? undefined : { speaker, text: texts.join("\n") };
}

/** True where a key at any depth, or a word on the kind of an object, may speak of calls. */
function mayHoldCalls(value: Json): boolean {
  const values: Json[] = [value];
  // The list grows while it is walked: without recursion, however deep the value nests.
  for (const one of values) {
    if (typeof one !== "object" || one === null) continue;
    for (const [key, inner] of Object.entries(one)) {
      if (isObject(one) && speaksOfCalls(key, inner)) return true;
      if (KIND.test(key) && isString(inner) && CALL_LIKE.test(inner)) return true;
      values.push(inner);
    }
  }
  return false;
}
