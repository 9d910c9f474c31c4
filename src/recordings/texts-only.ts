import { isObject, isString, type Json, type JsonObject } from "../json/json.ts";
import { RecordingError } from "../problems.ts";
import { CALL_LIKE } from "./calls.ts";

/** Fields in which calls may stand beside the texts, so that these are not all that was recorded. */
const HISTORY = /messages|items|steps|events|spans|observations|attributes|history|trajectory/i;

/**
 * True for what was asked and answered and no word on calls: `{input, response}` or `{input, output}`, each a text. What a store of
 * Mastra keeps of a scorer may be packed in text and hold more.
 */
export function isTextsOnly(row: Json): row is JsonObject {
  if (!isObject(row) || !isString(row.input) || "scorerId" in row) return false;
  const answers = [row.response ?? null, row.output ?? null].filter((one) => one !== null);
  return answers.length > 0 && answers.every(isString) && !Object.entries(row).some(mayHoldCalls);
}

/** The case may say which calls it expects. */
function mayHoldCalls([key, value]: [string, Json]): boolean {
  if (typeof value !== "object" && !isString(value)) return false;
  const isHistory = HISTORY.test(key) || (CALL_LIKE.test(key) && key !== "referenceToolCalls");
  return isHistory && value !== null;
}

/** The answer of such a row. Throws RecordingError when there are two. */
export function answerOf({ response = null, output = null }: JsonObject): Json {
  if (isString(response) && isString(output) && response !== output)
    throw new RecordingError("both output and response: keep the one that is the answer");
  return isString(response) ? response : output;
}
