import { isObject, isString, type Json, type JsonObject } from "../json/json.ts";
import { RecordingError } from "../problems.ts";
import { CALL_LIKE } from "./calls.ts";

/** Fields in which calls may stand beside the texts, so that these are not all that was recorded. */
const HISTORIES = ["messages", "steps", "events", "spans", "observations", "history", "trajectory"];

/** True for what was asked and answered and no word on calls: `{input, response}` or `{input, output}`, each a text. */
export function isTextsOnly(row: Json): row is JsonObject {
  if (!isObject(row) || !isString(row.input)) return false;
  if (!isString(row.response) && !isString(row.output)) return false;
  return !Object.keys(row).some(
    (key) => HISTORIES.includes(key) || (CALL_LIKE.test(key) && key !== "referenceToolCalls"),
  );
}

/** The answer of such a row. Throws RecordingError when there are two. */
export function answerOf({ response = null, output = null }: JsonObject): Json {
  if (isString(response) && isString(output) && response !== output)
    throw new RecordingError("both output and response: keep the one that is the answer");
  return isString(response) ? response : output;
}
