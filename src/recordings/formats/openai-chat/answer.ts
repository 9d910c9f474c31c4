import { isObject, isString, type Json, type JsonObject, objectsOf } from "../../../json/json.ts";
import { isOllamaPiece } from "./ollama-piece.ts";

/** One answer of a model: a response, or what the pieces of a stream make up. */
export interface Answer {
  message: JsonObject;
  /** How many tokens it was asked with. */
  promptTokens?: Json | undefined;
  /** There are other choices, which are not read. */
  isOneOfSeveral?: boolean;
  /** Why the model stopped. */
  stopReason?: Json | undefined;
}

/** The answer in a response, of several choices the first; undefined when there is none. */
export function answerIn(response: JsonObject): Answer | undefined {
  const choices = objectsOf(response.choices);
  const message = choices[0]?.message ?? response.message;
  if (!isObject(message)) return undefined;
  return {
    message,
    promptTokens: promptTokens(response),
    isOneOfSeveral: choices.length > 1,
    // Cohere's stands beside the message, and Ollama's too.
    stopReason: choices[0]?.finish_reason ?? response.finish_reason ?? response.done_reason,
  };
}

/** True for a response that came whole: OpenAI's, Cohere's or Ollama's. */
export function isResponse(item: JsonObject): boolean {
  const { choices, message, finish_reason } = item;
  if ("messages" in item) return false;
  if (Array.isArray(choices)) return isObject(objectsOf(choices)[0]?.message);
  return isObject(message) && (isString(finish_reason) || isOllamaPiece(item));
}

function promptTokens(response: JsonObject): Json | undefined {
  if (isOllamaPiece(response)) return response.prompt_eval_count;
  const { usage } = response;
  if (!isObject(usage)) return undefined;
  return isObject(usage.tokens) ? usage.tokens.input_tokens : usage.prompt_tokens;
}
